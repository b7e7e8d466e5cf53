import { useTranslation } from "react-i18next";
import { usePageTitle } from "#web/lib/use-page-title.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Rule } from "#web/ui/ornament.tsx";

export function NotFoundPage() {
  const { t } = useTranslation();
  usePageTitle(t("nav.pageTitle", { page: t("notFound.title") }));
  return (
    <div className="m-auto flex max-w-xl flex-col items-center gap-5 px-6 pb-24 text-center">
      <p aria-hidden="true" className="majlis-number text-8xl font-semibold text-gold">
        404
      </p>
      <Rule className="w-64" />
      <h1 className="text-3xl sm:text-4xl">{t("notFound.title")}</h1>
      <p className="text-ink-muted">{t("notFound.text")}</p>
      <ButtonLink to="/" size="lg" className="mt-3">
        {t("notFound.home")}
      </ButtonLink>
    </div>
  );
}

import { useTranslation } from "react-i18next";
import { usePageTitle } from "#web/lib/use-page-title.ts";
import { Rule } from "#web/ui/ornament.tsx";

const TANZIL_URL = "https://tanzil.net";

/** Names where the content comes from; the licence of the Quran text asks for it, and for the link. */
export function SourcesPage() {
  const { t } = useTranslation();
  usePageTitle(t("nav.pageTitle", { page: t("sources.title") }));
  return (
    <article className="mx-auto flex w-full max-w-3xl flex-col gap-8 px-6 pt-8 pb-20">
      <header className="flex flex-col gap-5">
        <h1 className="text-3xl sm:text-4xl">{t("sources.title")}</h1>
        <Rule className="w-64" />
      </header>
      <section className="flex flex-col gap-3">
        <h2 className="text-xl">{t("sources.quranTitle")}</h2>
        <p>{t("sources.quranText")}</p>
        <p>
          <a
            href={TANZIL_URL}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-11 items-center text-gold-bright underline underline-offset-4"
          >
            {t("sources.tanzilLink")}
          </a>
        </p>
      </section>
      <section className="flex flex-col gap-3">
        <h2 className="text-xl">{t("sources.meaningsTitle")}</h2>
        <p>{t("sources.meaningsText")}</p>
      </section>
      <section className="flex flex-col gap-3">
        <h2 className="text-xl">{t("sources.booksTitle")}</h2>
        <p>{t("sources.booksText")}</p>
      </section>
      <section className="flex flex-col gap-3">
        <h2 className="text-xl">{t("sources.reviewTitle")}</h2>
        <p>{t("sources.reviewText")}</p>
      </section>
    </article>
  );
}

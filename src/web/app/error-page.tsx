import { RotateCw } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "#web/ui/button.tsx";
import { Ornament } from "#web/ui/ornament.tsx";

/** Needs nothing but the texts, because whatever else there is may be what failed. */
export function ErrorPage() {
  const { t } = useTranslation();
  return (
    <main className="majlis-ground relative isolate flex min-h-dvh flex-col items-center justify-center gap-5 p-6 text-center">
      <Ornament />
      <h1 className="text-3xl text-gold-bright">{t("error.title")}</h1>
      <p className="max-w-md text-ink-muted">{t("error.text")}</p>
      <div className="mt-2 flex flex-wrap items-center justify-center gap-3">
        <Button icon={<RotateCw />} onClick={() => window.location.reload()}>
          {t("error.reload")}
        </Button>
        {/* A full load, not a route: the script may be what is broken. */}
        <a
          href="/"
          className="inline-flex min-h-12 items-center px-4 font-semibold text-gold underline underline-offset-4"
        >
          {t("error.home")}
        </a>
      </div>
    </main>
  );
}

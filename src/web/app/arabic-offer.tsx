import { useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { prefersArabic, storedLanguage, storeLanguage } from "#web/i18n/language.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { Button } from "#web/ui/button.tsx";

const subscribeToNothing = () => () => {};
const deservesOffer = (): boolean => storedLanguage() === null && prefersArabic(navigator.languages);

/** Offers Arabic, in Arabic, to a first visit whose browser asks for it; either answer is remembered. */
export function ArabicOffer() {
  const { t } = useTranslation();
  const { language, setLanguage } = useLanguage();
  const isOffered = useSyncExternalStore(subscribeToNothing, deservesOffer, () => false);
  const [isAnswered, setIsAnswered] = useState(false);
  if (!isOffered || isAnswered || language === "ar") return null;

  return (
    <div
      lang="ar"
      dir="rtl"
      className="majlis-panel fixed inset-x-3 inset-be-3 z-30 mx-auto flex max-w-xl animate-rise flex-wrap items-center justify-center gap-x-5 gap-y-3 bg-surface! px-5 py-4"
    >
      <p className="text-lg font-semibold">{t("language.offerQuestion")}</p>
      <div className="flex flex-wrap items-center gap-2">
        <Button onClick={() => void setLanguage("ar")}>{t("language.offerAccept")}</Button>
        <Button
          variant="ghost"
          lang="en"
          onClick={() => {
            storeLanguage("en");
            setIsAnswered(true);
          }}
        >
          {t("language.offerDecline")}
        </Button>
      </div>
    </div>
  );
}

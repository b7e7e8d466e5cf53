import { Languages } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "#web/i18n/use-language.ts";
import { classNames } from "#web/lib/class-names.ts";

/** One tap to the other language, written in that language. */
export function LanguageSwitch({ className, iconOnly = false }: { className?: string; iconOnly?: boolean }) {
  const { t } = useTranslation();
  const { other, setLanguage } = useLanguage();
  return (
    <button
      type="button"
      onClick={() => void setLanguage(other)}
      title={t("language.switchLabel")}
      className={classNames(
        "inline-flex min-h-11 min-w-11 items-center gap-2.5 rounded-full px-3 max-[22rem]:px-1.5 font-semibold text-gold transition",
        "hover:bg-surface-raised hover:text-gold-bright",
        className,
      )}
    >
      <Languages aria-hidden="true" className="size-[1.25em] shrink-0" />
      <span lang={other} className={iconOnly ? "sr-only" : undefined}>
        {t("language.switch")}
      </span>
    </button>
  );
}

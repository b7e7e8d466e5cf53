import { Moon, Sun } from "lucide-react";
import { useTranslation } from "react-i18next";
import { chooseTheme, useTheme } from "#web/lib/theme.ts";
import { IconButton } from "#web/ui/icon-button.tsx";

export function ThemeSwitch() {
  const { t } = useTranslation();
  const isNight = useTheme() === "night";
  return (
    <IconButton
      label={isNight ? t("theme.toDay") : t("theme.toNight")}
      icon={isNight ? <Sun /> : <Moon />}
      onClick={() => chooseTheme(isNight ? "day" : "night")}
    />
  );
}

import { Eye, EyeOff } from "lucide-react";
import { useState, type ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "#web/ui/icon-button.tsx";
import { TextField } from "#web/ui/text-field.tsx";

/** A password that can be looked at while it is typed. Letters of a password run left to right in both languages. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, "type" | "end" | "dir">) {
  const { t } = useTranslation();
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? "text" : "password"}
      dir="ltr"
      autoCapitalize="none"
      spellCheck={false}
      end={
        <IconButton
          label={isShown ? t("auth.hidePassword") : t("auth.showPassword")}
          icon={isShown ? <EyeOff /> : <Eye />}
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  );
}

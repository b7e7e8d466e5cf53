import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { toast } from "#web/ui/toast.ts";
import { cleanEmail, signIn } from "#web/session/auth-calls.ts";
import type { SessionUser } from "#web/session/use-session.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { PasswordField } from "./password-field.tsx";
import { loginRefusal } from "./refusal-texts.ts";
import { RefusalNote } from "./refusal-note.tsx";
import { forgetEmail, rememberedEmail, rememberEmail } from "./remembered-email.ts";
import { checkEmail, checkLoginPassword } from "./validation.ts";

interface Fields {
  email: string;
  password: string;
  remember: boolean;
}

/** E-mail and password; tells its parent who signed in. */
export function LoginForm({ onSignedIn }: { onSignedIn: (user: SessionUser) => void }) {
  const { t, i18n } = useTranslation();
  const { register, handleSubmit, setFocus, formState } = useForm<Fields>({
    mode: "onTouched",
    defaultValues: () => {
      const email = rememberedEmail(Date.now());
      return Promise.resolve({ email: email ?? "", password: "", remember: email !== null });
    },
  });
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: signIn,
    onSuccess: onSignedIn,
    onError: (refusal) => {
      forgetEmail();
      const { title, description } = loginRefusal(refusal, t, i18n.language);
      toast.error(title, { ...(description && { description }) });
      setFocus("password", { shouldSelect: true });
    },
  });
  const { errors } = formState;

  const submit = handleSubmit(({ email, password, remember }) =>
    mutate(
      { email, password },
      { onSuccess: () => (remember ? rememberEmail(cleanEmail(email), Date.now()) : forgetEmail()) },
    ),
  );

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <TextField
        label={t("auth.email")}
        type="email"
        dir="ltr"
        inputMode="email"
        autoComplete="username"
        error={errors.email?.message && t(errors.email.message as "login.emailInvalid")}
        {...register("email", { validate: (email) => checkEmail(cleanEmail(email)) })}
      />
      <PasswordField
        label={t("auth.password")}
        autoComplete="current-password"
        error={errors.password?.message && t(errors.password.message as "login.passwordTooShort")}
        {...register("password", { validate: checkLoginPassword })}
      />
      <div>
        <label className="flex min-h-11 items-center gap-3 font-semibold">
          <input type="checkbox" className="majlis-check" aria-describedby="remember-hint" {...register("remember")} />
          {t("login.remember")}
        </label>
        <p id="remember-hint" className="text-sm text-ink-muted">
          {t("login.rememberHint")}
        </p>
      </div>
      {error ? <RefusalNote refusal={loginRefusal(error, t, i18n.language)} /> : null}
      <Button type="submit" size="lg" busy={isPending || isSuccess}>
        {isPending || isSuccess ? t("login.submitting") : t("login.submit")}
      </Button>
    </form>
  );
}

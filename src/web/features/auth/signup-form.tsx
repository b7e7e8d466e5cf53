import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { toast } from "#web/ui/toast.ts";
import { isCallError } from "#web/lib/call.ts";
import { cleanEmail, signUp } from "#web/session/auth-calls.ts";
import type { SessionUser } from "#web/session/use-session.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { PasswordField } from "./password-field.tsx";
import { signUpRefusal } from "./refusal-texts.ts";
import { RefusalNote } from "./refusal-note.tsx";
import { checkConfirmation, checkEmail, checkName, checkNewPassword } from "./validation.ts";

interface Fields {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  confirmation: string;
}

const MAX_NAME_LENGTH = 50;

/** Opens an account; tells its parent who it is for. */
export function SignUpForm({ onSignedIn }: { onSignedIn: (user: SessionUser) => void }) {
  const { t } = useTranslation();
  const { register, handleSubmit, setFocus, getValues, trigger, formState } = useForm<Fields>({
    mode: "onTouched",
    defaultValues: { firstName: "", lastName: "", email: "", password: "", confirmation: "" },
  });
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: signUp,
    onSuccess: onSignedIn,
    onError: (refusal) => {
      const { title, description } = signUpRefusal(refusal, t);
      toast.error(title, { ...(description && { description }) });
      if (isCallError(refusal, "USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL")) setFocus("email");
    },
  });
  const { errors, touchedFields } = formState;
  const errorOf = (field: keyof Fields): string | undefined => {
    const key = errors[field]?.message;
    return key ? t(key as "signup.confirmMismatch") : undefined;
  };

  const submit = handleSubmit(({ firstName, lastName, email, password }) =>
    mutate({ firstName, lastName, email, password }),
  );

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5 sm:grid-cols-2">
      <TextField
        label={t("auth.firstName")}
        autoComplete="given-name"
        maxLength={MAX_NAME_LENGTH}
        dir="auto"
        error={errorOf("firstName")}
        {...register("firstName", { validate: (name) => checkName(name, "signup.firstNameRequired") })}
      />
      <TextField
        label={t("auth.lastName")}
        autoComplete="family-name"
        maxLength={MAX_NAME_LENGTH}
        dir="auto"
        error={errorOf("lastName")}
        {...register("lastName", { validate: (name) => checkName(name, "signup.lastNameRequired") })}
      />
      <TextField
        label={t("auth.email")}
        type="email"
        dir="ltr"
        inputMode="email"
        autoComplete="email"
        className="sm:col-span-2"
        error={errorOf("email")}
        {...register("email", { validate: (email) => checkEmail(cleanEmail(email)) })}
      />
      <PasswordField
        label={t("auth.password")}
        autoComplete="new-password"
        hint={t("signup.passwordHint")}
        error={errorOf("password")}
        {...register("password", {
          validate: checkNewPassword,
          onChange: () => {
            if (touchedFields.confirmation) void trigger("confirmation");
          },
        })}
      />
      <PasswordField
        label={t("auth.confirmPassword")}
        autoComplete="new-password"
        error={errorOf("confirmation")}
        {...register("confirmation", {
          validate: (confirmation) => checkConfirmation(confirmation, getValues("password")),
        })}
      />
      {error ? <RefusalNote refusal={signUpRefusal(error, t)} className="sm:col-span-2" /> : null}
      <Button type="submit" size="lg" busy={isPending || isSuccess} className="sm:col-span-2">
        {isPending || isSuccess ? t("signup.submitting") : t("signup.submit")}
      </Button>
    </form>
  );
}

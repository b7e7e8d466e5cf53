import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { toast } from "#web/ui/toast.ts";
import { LANGUAGE_KEY } from "#web/i18n/language.ts";
import { clearStored, writeStored } from "#web/lib/storage.ts";
import { THEME_KEY } from "#web/lib/theme.ts";
import { signOut } from "./auth-calls.ts";
import { SIGNED_OUT_KEY } from "./signed-out.ts";
import { sessionQuery } from "./use-session.ts";

const KEPT_KEYS = [LANGUAGE_KEY, THEME_KEY] as const;

/** Ends the session on the server, then forgets everything of the person but language and look. */
export function useSignOut() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const navigate = useNavigate();

  return useMutation({
    mutationFn: signOut,
    onSuccess: () => {
      clearStored("localStorage", KEPT_KEYS);
      clearStored("sessionStorage");
      writeStored("localStorage", SIGNED_OUT_KEY, crypto.randomUUID());
      queryClient.clear();
      queryClient.setQueryData(sessionQuery.queryKey, null);
      toast.success(t("session.loggedOut"));
      void navigate("/");
    },
    onError: () => toast.error(t("session.logoutFailed"), { description: t("session.logoutFailedHint") }),
  });
}

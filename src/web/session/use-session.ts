import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import type { CurrentUser, getMe } from "#contract/account.ts";
import { call, isCallError } from "#web/lib/call.ts";

/** The person who is signed in, as the server answers it. */
export type SessionUser = Readonly<CurrentUser>;

const SESSION_KEY = ["session"] as const;

export const sessionQuery = queryOptions({
  queryKey: SESSION_KEY,
  queryFn: async ({ signal }): Promise<SessionUser | null> => {
    try {
      return (await call<typeof getMe>("getMe", {}, { signal })).user;
    } catch (error) {
      if (isCallError(error, "UNAUTHENTICATED")) return null;
      throw error;
    }
  },
  staleTime: 60_000,
});

export type Session =
  | { readonly status: "checking"; readonly user: null }
  | { readonly status: "guest"; readonly user: null }
  /** Nobody could say; shown like a guest, but nothing is thrown away. */
  | { readonly status: "unknown"; readonly user: null }
  | { readonly status: "signedIn"; readonly user: SessionUser };

/** Who is signed in. The server decides; the browser only remembers its last answer. */
export function useSession(): Session {
  const { data, isPending } = useQuery(sessionQuery);
  if (data) return { status: "signedIn", user: data };
  if (isPending) return { status: "checking", user: null };
  return { status: data === null ? "guest" : "unknown", user: null };
}

/** Puts a person in their place as soon as an answer says who they are, and drops what a guest was shown. */
export function useEnterSession(): (user: SessionUser) => void {
  const queryClient = useQueryClient();
  return (user) => {
    queryClient.setQueryData<SessionUser | null>(SESSION_KEY, user);
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== SESSION_KEY[0] });
  };
}

/** Shows a new balance at once, when an answer carried it. */
export function useUpdatePoints(): (points: number) => void {
  const queryClient = useQueryClient();
  return (points) =>
    queryClient.setQueryData<SessionUser | null>(SESSION_KEY, (user) => (user ? { ...user, points } : user));
}

import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { call, isCallError } from "#web/lib/call.ts";
import type { Endpoint } from "#contract/endpoint.ts";

/** The person who is signed in, as the server answers it. */
export interface SessionUser {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly points: number;
}

const SESSION_KEY = ["session"] as const;

export const sessionQuery = queryOptions({
  queryKey: SESSION_KEY,
  queryFn: async ({ signal }): Promise<SessionUser | null> => {
    try {
      const { user } = (await call<Endpoint>("getMe", {}, { signal })) as { user: SessionUser | null };
      return user;
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

/** Shows a new balance at once, when an answer carried it. */
export function useUpdatePoints(): (points: number) => void {
  const queryClient = useQueryClient();
  return (points) =>
    queryClient.setQueryData<SessionUser | null>(SESSION_KEY, (user) => (user ? { ...user, points } : user));
}

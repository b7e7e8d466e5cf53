import { useInfiniteQuery } from "@tanstack/react-query";
import { Plus, RotateCw } from "lucide-react";
import { useEffect, useState, type ComponentType, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { toast } from "#web/ui/toast.ts";
import type { GameSummary } from "#contract/game-schemas.ts";
import { usePageTitle } from "#web/lib/use-page-title.ts";
import { useSession } from "#web/session/use-session.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Emblem } from "#web/ui/logo.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";
import { useRefreshAfterGame } from "./coming-from-game.ts";
import { GameCard } from "./game-card.tsx";
import { GameOptions } from "./game-options.tsx";
import { gamesQuery } from "./use-games.ts";

/** Game specification, section 2. */
const PLACEHOLDERS = [1, 2, 3] as const;

export interface LoginDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
}

interface Props {
  /** From where the features meet. */
  LoginDialog: ComponentType<LoginDialogProps>;
  /** Lets the board drop what it holds of a game that began anew. */
  onGameReset: (gameId: string) => Promise<void>;
}

/** A person's saved games. */
export function MyGamesPage({ LoginDialog, onGameReset }: Props) {
  const { t } = useTranslation();
  const { status } = useSession();
  const [isLoggingIn, setIsLoggingIn] = useState(false);
  usePageTitle(t("nav.pageTitle", { page: t("games.pageTitle") }));
  const isGuest = status === "guest" || status === "unknown";

  return (
    <div className="mx-auto flex w-full max-w-[100rem] flex-1 flex-col">
      <h1 className="mb-6 flex min-h-12 items-center text-3xl text-gold-bright">{t("games.title")}</h1>
      {isGuest ? (
        <Notice title={t("games.loginToSee")} text={t("games.loginToSeeHint")}>
          <Button size="lg" onClick={() => setIsLoggingIn(true)}>
            {t("games.login")}
          </Button>
          {isLoggingIn ? <LoginDialog open onOpenChange={setIsLoggingIn} title={t("games.loginTitle")} /> : null}
        </Notice>
      ) : null}
      {status === "checking" ? <Placeholders /> : null}
      {status === "signedIn" ? <SavedGames onGameReset={onGameReset} /> : null}
    </div>
  );
}

function Notice({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="m-auto flex max-w-md flex-col items-center gap-3 pb-16 text-center">
      <Emblem className="mb-2 size-24!" />
      <h2 className="text-2xl">{title}</h2>
      <p className="text-ink-muted">{text}</p>
      <div className="mt-4">{children}</div>
    </div>
  );
}

const GRID = "grid grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] gap-5";

function Placeholders() {
  const { t } = useTranslation();
  return (
    <div role="status" className={GRID}>
      <VisuallyHidden>{t("games.loading")}</VisuallyHidden>
      {PLACEHOLDERS.map((placeholder) => (
        <Skeleton key={placeholder} className="h-72" />
      ))}
    </div>
  );
}

function SavedGames({ onGameReset }: Pick<Props, "onGameReset">) {
  const { t } = useTranslation();
  const { data, isPending, isError, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(gamesQuery);
  const [openedGame, setOpenedGame] = useState<GameSummary | null>(null);
  useRefreshAfterGame();

  useEffect(() => {
    if (isError) toast.error(t("games.errorFetching"), { id: "games" });
  }, [isError, t]);

  if (isPending) return <Placeholders />;
  if (!data) {
    return (
      <Notice title={t("games.errorFetching")} text={t("games.errorFetchingHint")}>
        <Button icon={<RotateCw />} busy={isFetching} onClick={() => void refetch()}>
          {t("app.tryAgain")}
        </Button>
      </Notice>
    );
  }

  const games = data.pages.flatMap((page) => page.games);
  if (games.length === 0) {
    return (
      <Notice title={t("games.empty")} text={t("games.emptyHint")}>
        <ButtonLink to="/play" size="lg">
          {t("games.newGame")}
        </ButtonLink>
      </Notice>
    );
  }
  return (
    <>
      <ButtonLink to="/play" icon={<Plus />} className="mb-6 self-start md:-mt-18 md:self-end">
        {t("games.newGame")}
      </ButtonLink>
      <ul className={GRID}>
        {games.map((game) => (
          <li key={game.id}>
            <GameCard game={game} onOpen={() => setOpenedGame(game)} />
          </li>
        ))}
      </ul>
      {hasNextPage ? (
        <Button
          variant="secondary"
          className="mx-auto mt-8"
          busy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {t("games.more")}
        </Button>
      ) : null}
      <GameOptions game={openedGame} onReset={onGameReset} onClose={() => setOpenedGame(null)} />
    </>
  );
}

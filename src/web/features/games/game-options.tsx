import { Play, RotateCcw } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { toast } from "#web/ui/toast.ts";
import type { GameSummary } from "#contract/game-schemas.ts";
import { Bdi } from "#web/ui/bdi.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { noteGameEntered } from "./coming-from-game.ts";
import { useResetGame } from "./use-games.ts";

interface Props {
  /** `null` while none is opened. */
  game: GameSummary | null;
  /** Awaited before a game that was reset is entered. */
  onReset: (gameId: string) => Promise<void>;
  onClose: () => void;
}

/** What can be done with a saved game. Resetting asks first and says what it does. */
export function GameOptions({ game, onReset, onClose }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [asksToReset, setAsksToReset] = useState(false);
  const [shownGame, setShownGame] = useState(game);
  const reset = useResetGame();
  // The dialog keeps its words while it fades out.
  if (game && game !== shownGame) {
    setShownGame(game);
    setAsksToReset(false);
  }

  const enter = (gameId: string): void => {
    noteGameEntered();
    void navigate(`/jeopardy/${gameId}`);
  };

  const handleReset = ({ id }: GameSummary): void =>
    reset.mutate(id, {
      onSuccess: () => {
        toast.success(t("games.resetDone"));
        void onReset(id).then(() => enter(id));
      },
      onError: () => toast.error(t("games.resetFailed")),
    });

  if (!shownGame) return null;
  return (
    <Dialog
      open={game !== null}
      onOpenChange={(open) => {
        if (open || reset.isPending) return;
        setAsksToReset(false);
        onClose();
      }}
      title={asksToReset ? t("games.resetQuestion") : <Bdi>{shownGame.name}</Bdi>}
      description={asksToReset ? t("games.resetText") : shownGame.hasState ? undefined : t("games.setupHint")}
      closeLabel={t("app.close")}
      actions={
        asksToReset ? (
          <>
            <Button variant="ghost" disabled={reset.isPending} onClick={() => setAsksToReset(false)}>
              {t("app.cancel")}
            </Button>
            <Button variant="danger" busy={reset.isPending} icon={<RotateCcw />} onClick={() => handleReset(shownGame)}>
              {reset.isPending ? t("games.resetting") : t("games.resetConfirm")}
            </Button>
          </>
        ) : null
      }
    >
      {asksToReset ? null : (
        <div className="flex flex-col gap-3">
          <Button size="lg" icon={<Play />} disabled={!shownGame.hasState} onClick={() => enter(shownGame.id)}>
            {shownGame.hasState ? t("games.continue") : t("games.setup")}
          </Button>
          {shownGame.hasState ? (
            <Button size="lg" variant="secondary" icon={<RotateCcw />} onClick={() => setAsksToReset(true)}>
              {t("games.reset")}
            </Button>
          ) : null}
        </div>
      )}
    </Dialog>
  );
}

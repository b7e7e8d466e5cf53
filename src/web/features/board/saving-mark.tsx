import { CloudOff, CloudUpload } from "lucide-react";
import { GAME_TEXTS } from "./game-texts.ts";
import { TwoScripts } from "./two-scripts.tsx";

export interface Saving {
  readonly unsavedMoves: number;
  readonly isSavingLate: boolean;
  readonly isOffline: boolean;
}

/** A small mark while a move waits for the server, and after ten seconds a quiet line; nothing once all is saved. */
export function SavingMark({ saving }: { saving?: Saving }) {
  const isWaiting = saving !== undefined && saving.unsavedMoves > 0;
  const line = saving?.isOffline ? GAME_TEXTS.offline : GAME_TEXTS.notSavedYet;
  return (
    <div role="status" className="game-saving" data-late={(isWaiting && saving.isSavingLate) || undefined}>
      {isWaiting && !saving.isSavingLate ? (
        <span className="game-saving-mark" title={GAME_TEXTS.unsaved.en}>
          <CloudUpload aria-hidden="true" />
        </span>
      ) : null}
      {isWaiting && saving.isSavingLate ? (
        <>
          <CloudOff aria-hidden="true" />
          <TwoScripts text={line} />
        </>
      ) : null}
    </div>
  );
}

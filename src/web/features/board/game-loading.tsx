import { CATEGORY_COUNT } from "#core/game/board.ts";
import { GameFrame } from "./game-frame.tsx";
import { GAME_TEXTS } from "./game-texts.ts";
import { TwoScripts } from "./two-scripts.tsx";
import "./board.css";

/** The board's places while the game is on its way. */
export const GameLoading = () => (
  <GameFrame screen="board" exit={{ to: "/games" }} notice={null}>
    <main className="board-grid" aria-busy="true">
      <p role="status" className="sr-only">
        <TwoScripts text={GAME_TEXTS.loading} />
      </p>
      {Array.from({ length: CATEGORY_COUNT }, (_, index) => (
        <div key={index} className="game-skeleton" aria-hidden="true" />
      ))}
    </main>
    <div className="board-foot" aria-hidden="true">
      <div className="game-skeleton board-foot-skeleton" />
    </div>
  </GameFrame>
);

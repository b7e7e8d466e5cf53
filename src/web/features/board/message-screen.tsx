import type { ReactNode } from "react";
import { Link } from "react-router";
import { GameFrame } from "./game-frame.tsx";
import { GAME_TEXTS, type TwoScripts as Text } from "./game-texts.ts";
import { TwoScripts } from "./two-scripts.tsx";

interface Props {
  title: Text;
  /** What is wrong. */
  reason?: Text;
  /** What may lie behind it. */
  detail?: Text;
  /** More ways out, before the way back to the games. */
  children?: ReactNode;
}

/** A game page that cannot be shown: what happened and the way on. */
export const MessageScreen = ({ title, reason, detail, children }: Props) => (
  <GameFrame screen="message" exit={{ to: "/games" }} notice={null}>
    <main className="game-main">
      <div className="game-message" role="alert">
        <h1 className="game-message-title">
          <TwoScripts text={title} stacked />
        </h1>
        {[reason, detail].map((text) =>
          text ? (
            <p key={text.en}>
              <TwoScripts text={text} stacked />
            </p>
          ) : null,
        )}
        <div className="game-dialog-actions">
          {children}
          <Link className="game-button" data-look="gold" to="/games" data-first-stop>
            <TwoScripts text={GAME_TEXTS.returnToGames} />
          </Link>
        </div>
      </div>
    </main>
  </GameFrame>
);

import { ArrowLeft, Undo2 } from "lucide-react";
import { Link } from "react-router";
import type { GameView } from "#contract/game-schemas.ts";
import { outcomeOf } from "#core/game/outcome.ts";
import { formatScore } from "#web/lib/format.ts";
import { Bdi } from "#web/ui/bdi.tsx";
import { ARCH_OUTLINE } from "#web/ui/shapes.tsx";
import { describeUndo } from "./describe-undo.ts";
import { GameFrame } from "./game-frame.tsx";
import { GAME_TEXTS } from "./game-texts.ts";
import type { Saving } from "./saving-mark.tsx";
import { TeamMark } from "./team-mark.tsx";
import { TwoScripts } from "./two-scripts.tsx";
import "./winner.css";

interface Props {
  game: GameView;
  saving: Saving;
  onBackToBoard: () => void;
  onUndo: () => void;
}

/** How the game ended: the winner or a draw, and the final scores. */
export function WinnerScreen({ game, saving, onBackToBoard, onUndo }: Props) {
  const { ranking, isDraw } = outcomeOf(game.state);
  const [first] = ranking;
  const lastMove = game.trail.at(-1);
  const undoText = lastMove ? describeUndo(lastMove, game.state.teams) : null;
  return (
    <GameFrame
      screen="winner"
      exit={{ to: "/games" }}
      gameName={game.name}
      notice={null}
      saving={saving}
      keys={{ onBack: onBackToBoard, letters: { KeyU: onUndo } }}
    >
      <main className="winner">
        <section className="winner-niche" data-team={isDraw ? "noOne" : first.index} aria-live="polite">
          <div aria-hidden="true" className="winner-arch" />
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" className="winner-outline">
            <path d={ARCH_OUTLINE} vectorEffect="non-scaling-stroke" />
          </svg>
          <h2 className="winner-title">
            <TwoScripts text={isDraw ? GAME_TEXTS.draw : GAME_TEXTS.winner} stacked />
          </h2>
          {isDraw ? (
            <p className="winner-marks" aria-hidden="true">
              {ranking.map(({ index }) => (
                <TeamMark key={index} winner={index} className={`winner-mark team-${index}`} />
              ))}
            </p>
          ) : (
            <>
              <TeamMark winner={first.index} className="winner-mark" />
              <p className="winner-name">
                <Bdi>{first.name}</Bdi>
              </p>
            </>
          )}
          <p className="winner-points">
            <span>{formatScore(first.score)}</span> <TwoScripts text={GAME_TEXTS.points} />
          </p>
        </section>

        <section className="final" aria-labelledby="final-scores">
          <h2 id="final-scores" className="final-title">
            <TwoScripts text={GAME_TEXTS.finalScores} />
          </h2>
          <ol className="final-list">
            {ranking.map(({ index, name, score }, place) => (
              <li
                key={index}
                className="final-row"
                data-team={index}
                data-first={(place === 0 && !isDraw) || undefined}
              >
                <TeamMark winner={index} className="team-mark" />
                <Bdi className="final-name">{name}</Bdi>
                <span className="team-points">{formatScore(score)}</span>
              </li>
            ))}
          </ol>
          <div className="final-actions">
            <Link className="game-button" data-look="gold" to="/games" data-first-stop>
              <TwoScripts text={GAME_TEXTS.returnToGames} />
            </Link>
            <button type="button" className="game-button" onClick={onBackToBoard}>
              <ArrowLeft aria-hidden="true" />
              <TwoScripts text={GAME_TEXTS.backToBoard} />
            </button>
            {undoText ? (
              <button type="button" className="game-button" data-look="quiet" title={undoText.full.en} onClick={onUndo}>
                <Undo2 aria-hidden="true" />
                <span aria-hidden="true" className="undo-words">
                  <TwoScripts text={undoText.short} stacked />
                </span>
                <TwoScripts text={undoText.full} className="sr-only" />
              </button>
            ) : null}
          </div>
        </section>
      </main>
    </GameFrame>
  );
}

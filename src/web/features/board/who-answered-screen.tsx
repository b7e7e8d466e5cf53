import { useEffect, useRef } from "react";
import { ArrowLeft, CopyPlus, ShieldBan, Sparkles } from "lucide-react";
import type { BoardCategory, GameView } from "#contract/game-schemas.ts";
import { valueOfTile } from "#core/game/board.ts";
import { awardedPoints, isBlocked, isPending } from "#core/game/moves.ts";
import { TEAMS, type TeamIndex, type Winner } from "#core/game/state.ts";
import { formatScore } from "#web/lib/format.ts";
import { Bdi } from "#web/ui/bdi.tsx";
import { GameFrame, type ExitLink } from "./game-frame.tsx";
import { GAME_TEXTS, type TwoScripts as Text } from "./game-texts.ts";
import "./question.css";
import type { Saving } from "./saving-mark.tsx";
import { TeamMark } from "./team-mark.tsx";
import { TileHeading } from "./tile-heading.tsx";
import { TurnLabel } from "./turn-label.tsx";
import { TwoScripts } from "./two-scripts.tsx";

interface Props {
  /** As it was before the award, so that names, points and blocks stay while it is confirmed. */
  game: GameView;
  tile: number;
  category: BoardCategory | undefined;
  saving: Saving;
  exit: ExitLink;
  /** Awarded now or before: nothing can be pressed any more. */
  isDone: boolean;
  chosen: Winner | null;
  /** The blocked team that was pressed once. */
  asksFor: TeamIndex | null;
  error: Text | null;
  onAward: (winner: Winner) => void;
  onBack: () => void;
}

/** Who gets the tile: the first team, no one, or the second team. */
export function WhoAnsweredScreen({
  game,
  tile,
  category,
  saving,
  exit,
  isDone,
  chosen,
  asksFor,
  error,
  onAward,
  onBack,
}: Props) {
  const { state } = game;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const renderTeam = (team: TeamIndex) => {
    const blocked = isBlocked(state, team);
    return (
      <button
        key={team}
        type="button"
        className="award"
        data-team={team}
        data-blocked={blocked || undefined}
        data-chosen={chosen === team || undefined}
        data-confirming={asksFor === team || undefined}
        data-first-stop={team === TEAMS[0] || undefined}
        disabled={isDone}
        onClick={() => onAward(team)}
      >
        <TeamMark winner={team} className="award-mark" />
        <Bdi className="award-name">{state.teams[team].name}</Bdi>
        <span className="award-points">+{formatScore(awardedPoints(state, tile, team))}</span>
        {isPending(state, team, "double") ? (
          <span className="badge">
            <Sparkles aria-hidden="true" />
            <TwoScripts text={GAME_TEXTS.doubled} />
          </span>
        ) : null}
        {isPending(state, team, "twoAnswers") ? (
          <span className="badge">
            <CopyPlus aria-hidden="true" />
            <TwoScripts text={GAME_TEXTS.mayAnswerTwice} />
          </span>
        ) : null}
        {blocked ? (
          <span className="badge" data-tone="blocked">
            <ShieldBan aria-hidden="true" />
            <TwoScripts text={GAME_TEXTS.blocked} />
          </span>
        ) : null}
      </button>
    );
  };

  return (
    <GameFrame
      screen="who-answered"
      exit={exit}
      gameName={game.name}
      notice={null}
      saving={saving}
      keys={{ onBack, onPrevious: onBack }}
      headerEnd={<TurnLabel state={state} />}
    >
      <main className="who">
        <div className="question-top">
          <TileHeading value={valueOfTile(tile)} category={category} language={state.language} />
          <h2 ref={heading} tabIndex={-1} className="who-title">
            <TwoScripts text={GAME_TEXTS.whoAnswered} lead="ar" />
          </h2>
        </div>
        <div className="awards">
          {renderTeam(0)}
          <button
            type="button"
            className="award"
            data-team="noOne"
            data-chosen={chosen === "noOne" || undefined}
            disabled={isDone}
            onClick={() => onAward("noOne")}
          >
            <TeamMark winner="noOne" className="award-mark" />
            <span className="award-name">
              <TwoScripts text={GAME_TEXTS.noOne} stacked />
            </span>
          </button>
          {renderTeam(1)}
        </div>
        <div className="who-lines">
          <p role="alert" className="who-line" data-error={error !== null || undefined}>
            {error ? <TwoScripts text={error} /> : null}
            {error === null && asksFor !== null ? <TwoScripts text={GAME_TEXTS.awardAnyway} /> : null}
          </p>
          <p role="status" className="who-line">
            {isDone ? <TwoScripts text={chosen === null ? GAME_TEXTS.alreadyAnswered : GAME_TEXTS.recorded} /> : null}
          </p>
        </div>
        <button type="button" className="game-button who-back" onClick={onBack}>
          <ArrowLeft aria-hidden="true" />
          <TwoScripts text={GAME_TEXTS.backToAnswer} />
        </button>
      </main>
    </GameFrame>
  );
}

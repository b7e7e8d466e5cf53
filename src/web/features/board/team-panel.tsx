import { Check, Hourglass, Minus, Phone, Plus } from "lucide-react";
import { PENDING_POWERS, type PendingPower, type Power, type Team, type TeamIndex } from "#core/game/state.ts";
import { formatScore } from "#web/lib/format.ts";
import { GAME_TEXTS, POWER_TEXTS } from "./game-texts.ts";
import { TeamMark } from "./team-mark.tsx";
import { lettersOf } from "./text-size.ts";
import { TwoScripts } from "./two-scripts.tsx";

interface Props {
  index: TeamIndex;
  team: Team;
  isOnTurn: boolean;
  onAdjust: (direction: "up" | "down") => void;
  onUsePower: (power: PendingPower) => void;
}

/** Letters that two lines of the stage hold in the full size. */
const LONG_NAME = 18;

/** A team at the foot of the board: name, score with its two buttons, and its one-time powers. */
export const TeamPanel = ({ index, team, isOnTurn, onAdjust, onUsePower }: Props) => (
  <section
    className="team"
    data-team={index}
    data-turn={isOnTurn || undefined}
    data-long={lettersOf(team.name) > LONG_NAME || undefined}
    aria-label={team.name}
  >
    <div className="team-name">
      <TeamMark winner={index} className="team-mark" />
      <h2 dir="auto" title={team.name} className="team-name-text">
        {team.name}
      </h2>
      {isOnTurn ? <TwoScripts text={GAME_TEXTS.onTurn} className="team-turn" /> : null}
    </div>
    <div className="team-score">
      <button
        type="button"
        className="game-button"
        data-look="round"
        aria-disabled={team.score === 0 || undefined}
        onClick={() => onAdjust("down")}
      >
        <Minus aria-hidden="true" />
        <TwoScripts text={GAME_TEXTS.takePoints} className="sr-only" />
      </button>
      <output className="team-points" aria-live="off" aria-label={GAME_TEXTS.score.en}>
        {formatScore(team.score)}
      </output>
      <button type="button" className="game-button" data-look="round" onClick={() => onAdjust("up")}>
        <Plus aria-hidden="true" />
        <TwoScripts text={GAME_TEXTS.addPoints} className="sr-only" />
      </button>
    </div>
    <div className="team-powers">
      <PowerFace power="callFriend" team={team} />
      {PENDING_POWERS.map((power) => (
        <button
          key={power}
          type="button"
          className="power"
          data-power={power}
          data-state={stateOf(team, power)}
          aria-disabled={team.usedPowers.includes(power) || undefined}
          onClick={() => onUsePower(power)}
        >
          <PowerLabel power={power} team={team} />
        </button>
      ))}
    </div>
  </section>
);

/** The call is made from the question; here it only shows whether it is left. */
const PowerFace = ({ power, team }: { power: Power; team: Team }) => (
  <span className="power" data-power={power} data-state={stateOf(team, power)} data-read-only>
    <PowerLabel power={power} team={team} />
  </span>
);

type PowerState = "free" | "pending" | "used";

function stateOf({ usedPowers, pendingPowers }: Team, power: Power): PowerState {
  if ((pendingPowers as readonly Power[]).includes(power)) return "pending";
  return usedPowers.includes(power) ? "used" : "free";
}

function PowerLabel({ power, team }: { power: Power; team: Team }) {
  const state = stateOf(team, power);
  return (
    <>
      <TwoScripts text={POWER_TEXTS[power]} stacked className="power-name" />
      <PowerSign power={power} state={state} />
      <span className="sr-only">{STATE_TEXTS[state].en}</span>
    </>
  );
}

const STATE_TEXTS = { free: GAME_TEXTS.notUsed, pending: GAME_TEXTS.pending, used: GAME_TEXTS.used } as const;

function PowerSign({ power, state }: { power: Power; state: PowerState }) {
  if (state === "used") return <Check aria-hidden="true" className="power-sign" />;
  if (state === "pending") return <Hourglass aria-hidden="true" className="power-sign" />;
  return power === "callFriend" ? <Phone aria-hidden="true" className="power-sign" /> : null;
}

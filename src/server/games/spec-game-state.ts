import type { SpecGameState } from "#contract/categories.ts";
import type { BoardCategory } from "#contract/game-schemas.ts";
import { TILES_PER_CATEGORY, valueOfTile } from "#core/game/board.ts";
import { awardedTileCount } from "#core/game/outcome.ts";
import { isAwarded, type GameState, type Power, type TeamIndex, type TileState } from "#core/game/state.ts";

/** A game's state under the specification's field names; the one place that knows both. */
export function toSpecGameState(
  state: GameState,
  { gameName, categories }: { gameName: string; categories: readonly BoardCategory[] },
): SpecGameState {
  const [first, second] = state.teams;
  const hasUsed = (team: TeamIndex, power: Power) => state.teams[team].usedPowers.includes(power);
  return {
    team1_score: first.score,
    team2_score: second.score,
    current_team: state.turn,
    team1_used_call: hasUsed(0, "callFriend"),
    team2_used_call: hasUsed(1, "callFriend"),
    team1_used_2x: hasUsed(0, "double"),
    team2_used_2x: hasUsed(1, "double"),
    team1_used_block: hasUsed(0, "block"),
    team2_used_block: hasUsed(1, "block"),
    team1_used_answer2: hasUsed(0, "twoAnswers"),
    team2_used_answer2: hasUsed(1, "twoAnswers"),
    team1DoublePending: first.pendingPowers.includes("double"),
    team2DoublePending: second.pendingPowers.includes("double"),
    team1_name: first.name,
    team2_name: second.name,
    game_name: gameName,
    questions_answered: awardedTileCount(state),
    teams: state.teams.map(({ name, score }) => ({ name, score })),
    saved_categories: categories.map((category, index) => ({
      category_name: category.nameAr,
      saved_questions: Array.from({ length: TILES_PER_CATEGORY }, (_, slot) =>
        savedQuestion(state, index * TILES_PER_CATEGORY + slot),
      ),
    })),
  };
}

function savedQuestion(
  state: GameState,
  tile: number,
): SpecGameState["saved_categories"][number]["saved_questions"][number] {
  const outcome: TileState = state.tiles[tile] ?? "untouched";
  const isCorrect = outcome === 0 || outcome === 1;
  return {
    id: state.questionIds[tile] ?? 0,
    points: valueOfTile(tile),
    answered: isAwarded(outcome),
    correct: isCorrect,
    answered_by: isCorrect ? state.teams[outcome].name : null,
    teamAnswered: isCorrect ? outcome : isAwarded(outcome) ? -1 : null,
    isCorrect,
  };
}

import type { TFunction } from "i18next";
import type { SetupError } from "#core/game/setup.ts";
import { CATEGORY_COUNT } from "#core/game/board.ts";
import { isCallError, type CallError } from "#web/lib/call.ts";
import { formatNames, type Language } from "#web/lib/format.ts";
import type { Category } from "./use-categories.ts";

/** Part of the form that a setup error belongs to. */
export type SetupPart = "gameName" | "teams" | "categories";

export function partOf(error: SetupError): SetupPart {
  switch (error) {
    case "GAME_NAME_MISSING":
      return "gameName";
    case "TEAM_NAME_MISSING":
      return "teams";
    case "CATEGORY_MISSING":
    case "TOO_MANY_CATEGORIES":
    case "CATEGORY_REPEATED":
      return "categories";
  }
}

/** What is missing in an entered game, in the specification's words. */
export function setupErrorText(error: SetupError, selected: number, t: TFunction): string {
  switch (error) {
    case "GAME_NAME_MISSING":
      return t("newGame.enterGameName");
    case "TEAM_NAME_MISSING":
      return t("newGame.enterTeamNames");
    case "TOO_MANY_CATEGORIES":
    case "CATEGORY_REPEATED":
      return t("newGame.tooMany");
    case "CATEGORY_MISSING":
      return selected === 0 ? t("newGame.noneSelected") : t("newGame.missing", { count: CATEGORY_COUNT - selected });
  }
}

/** How a refused creation is told, and what of the selection cannot stay. */
export interface CreationRefusal {
  readonly title: string;
  readonly text?: string;
  readonly removedIds: readonly number[];
  readonly mustLogin: boolean;
}

const categoryIdsOf = ({ details }: CallError): number[] => {
  const { categories } = details;
  return Array.isArray(categories) ? categories.filter((id): id is number => Number.isInteger(id)) : [];
};

interface Context {
  readonly t: TFunction;
  readonly language: Language;
  readonly categories: ReadonlyMap<number, Category>;
  readonly selected: number;
}

/** Puts a refused creation into words (game specification, section 8). */
export function creationRefusal(error: unknown, { t, language, categories, selected }: Context): CreationRefusal {
  const stays = { removedIds: [], mustLogin: false };
  if (!isCallError(error)) return { title: t("newGame.errorCreating"), text: t("refusal.unknown"), ...stays };

  const removedIds = categoryIdsOf(error);
  const names = formatNames(
    removedIds.flatMap((id) => categories.get(id)?.name ?? []),
    language,
  );
  const code: string = error.code;
  switch (code) {
    case "UNAUTHENTICATED":
      return { title: t("newGame.authRequired"), text: t("newGame.authText"), removedIds: [], mustLogin: true };
    // The balance shown here was enough; the server's is not.
    case "INSUFFICIENT_POINTS":
      return { title: t("newGame.errorPoints"), text: t("newGame.insufficientPoints"), ...stays };
    case "CATEGORY_EXHAUSTED":
      return {
        title: t("newGame.exhausted"),
        text: t("newGame.exhaustedNamed", { names }),
        removedIds,
        mustLogin: false,
      };
    case "CATEGORY_NOT_FOUND":
      return { title: t("newGame.notAvailable", { names }), removedIds, mustLogin: false };
    case "NOT_ENOUGH_QUESTIONS":
      return { title: t("newGame.notEnoughQuestions", { names }), removedIds, mustLogin: false };
    case "SETUP_REFUSED":
      return { title: setupErrorText(error.details["reason"] as SetupError, selected, t), ...stays };
    case "OFFLINE":
      return { title: t("newGame.errorCreating"), text: t("refusal.offline"), ...stays };
    case "RATE_LIMITED":
      return { title: t("newGame.errorCreating"), text: t("refusal.rateLimited"), ...stays };
    case "UNAVAILABLE":
      return { title: t("newGame.errorCreating"), text: t("refusal.unavailable"), ...stays };
    default:
      return { title: t("newGame.errorCreating"), text: t("newGame.errorCreatingHint"), ...stays };
  }
}

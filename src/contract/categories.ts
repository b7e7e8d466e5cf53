import { z } from "zod";
import { defineEndpoint } from "./endpoint.ts";

const count = z.int().nonnegative();
/** The specification's calls carry the caller's id; it is taken and not believed, the session says who asks. */
const unbelievedUserId = z.string().max(64).nullable().exactOptional();

const categoryListItem = z.strictObject({
  category_id: z.int(),
  category_name: z.string(),
  category_name_en: z.string(),
  image_url: z.string(),
  category_group: z.string(),
  category_group_ar: z.string(),
  category_group_en: z.string(),
  description: z.string(),
  description_en: z.string(),
});
export type CategoryListItem = z.infer<typeof categoryListItem>;

export const getTrivaCategories = defineEndpoint({
  method: "POST",
  path: "/rest/v1/rpc/get_triva_categories",
  access: "public",
  summary: "All categories, in the order of their groups.",
  body: z.strictObject({}),
  response: z.array(categoryListItem),
  refusals: [],
});

const remainingGamesItem = z.strictObject({
  category_id: z.int(),
  category_name: z.string(),
  remaining_games: count,
});

export const getAllCategoriesRemainingGames = defineEndpoint({
  method: "POST",
  path: "/rest/v1/rpc/get_all_categories_remaining_games",
  access: "public",
  summary: "How many games each category still gives the caller, or a guest.",
  body: z.strictObject({ p_user_id: unbelievedUserId }),
  response: z.array(remainingGamesItem),
  refusals: [],
});

export const checkCategoryAvailability = defineEndpoint({
  method: "POST",
  path: "/rest/v1/rpc/check_category_availability",
  access: "signedIn",
  summary: "How many questions of each difficulty a category has beside the given ones.",
  body: z.strictObject({
    p_category_name: z.string().min(1).max(80),
    p_used_question_ids: z.array(z.int().positive()).max(2000),
  }),
  response: z.strictObject({ easy_count: count, normal_count: count, hard_count: count }),
  refusals: ["CATEGORY_NOT_FOUND"],
});

export const getQuestionDetails = defineEndpoint({
  method: "POST",
  path: "/rest/v1/rpc/get_question_details",
  access: "signedIn",
  summary: "A question of one of the caller's games; its answer once that tile is revealed.",
  body: z.strictObject({ p_category_name: z.string().max(80), p_question_id: z.int() }),
  response: z.strictObject({
    question: z.string(),
    answer: z.string().nullable(),
    difficulty: z.enum(["easy", "normal", "hard"]),
    points: z.int(),
    video_url: z.string().nullable(),
    answer_url: z.string().nullable(),
  }),
  refusals: ["QUESTION_NOT_FOUND"],
});

const specTeam = z.strictObject({ name: z.string(), score: z.int() });
const specGameState = z.strictObject({
  team1_score: z.int(),
  team2_score: z.int(),
  current_team: z.literal([0, 1]),
  team1_used_call: z.boolean(),
  team2_used_call: z.boolean(),
  team1_used_2x: z.boolean(),
  team2_used_2x: z.boolean(),
  team1_used_block: z.boolean(),
  team2_used_block: z.boolean(),
  team1_used_answer2: z.boolean(),
  team2_used_answer2: z.boolean(),
  team1DoublePending: z.boolean(),
  team2DoublePending: z.boolean(),
  team1_name: z.string(),
  team2_name: z.string(),
  game_name: z.string(),
  questions_answered: z.int(),
  teams: z.array(specTeam),
  saved_categories: z.array(
    z.strictObject({
      category_name: z.string(),
      saved_questions: z.array(
        z.strictObject({
          id: z.int(),
          points: z.int(),
          answered: z.boolean(),
          correct: z.boolean(),
          answered_by: z.string().nullable(),
          teamAnswered: z.int().nullable(),
          isCorrect: z.boolean(),
        }),
      ),
    }),
  ),
});
export type SpecGameState = z.infer<typeof specGameState>;

export const getCompleteGameData = defineEndpoint({
  method: "POST",
  path: "/rest/v1/rpc/get_complete_game_data_ultra_fast",
  access: "signedIn",
  summary: "A game's state in the specification's field names.",
  body: z.strictObject({ p_game_id: z.uuid() }),
  response: z.strictObject({ success: z.literal(true), gameState: specGameState, error: z.null() }),
  refusals: ["GAME_NOT_FOUND", "GAME_STATE_MISSING"],
});

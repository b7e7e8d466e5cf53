import type { FastifyInstance } from "fastify";
import { checkCategoryAvailability, getAllCategoriesRemainingGames, getTrivaCategories } from "#contract/categories.ts";
import { remainingGames } from "#core/game/setup.ts";
import { GROUPS } from "#db/content/groups.ts";
import type { Db } from "#server/platform/database.ts";
import { ApiError } from "#server/platform/errors.ts";
import { registerEndpoint } from "#server/platform/route.ts";
import { countQuestions, listCategories, listProgress } from "./queries.ts";

/** The specification's group of a category that belongs to none. */
const UNGROUPED = { id: "ungrouped", nameAr: "أخرى", nameEn: "Other" };

export function registerContentRoutes(app: FastifyInstance, { db }: { db: Db }): void {
  registerEndpoint(app, getTrivaCategories, async () => {
    const categories = await listCategories(db);
    return categories.map((category) => {
      const group = GROUPS.find(({ id }) => id === category.groupId) ?? UNGROUPED;
      return {
        category_id: category.id,
        category_name: category.nameAr,
        category_name_en: category.nameEn,
        image_url: category.imageUrl,
        category_group: group.id,
        category_group_ar: group.nameAr,
        category_group_en: group.nameEn,
        description: category.descriptionAr,
        description_en: category.descriptionEn,
      };
    });
  });

  registerEndpoint(app, getAllCategoriesRemainingGames, async ({ user }) => {
    const progress = await listProgress(db, { userId: user?.id ?? null });
    return progress.map(({ categoryId, nameAr, counts, gamesPlayed }) => ({
      category_id: categoryId,
      category_name: nameAr,
      remaining_games: remainingGames(counts, gamesPlayed),
    }));
  });

  registerEndpoint(app, checkCategoryAvailability, async ({ body }) => {
    const counts = await countQuestions(db, { nameAr: body.p_category_name, exceptIds: body.p_used_question_ids });
    if (!counts) throw new ApiError("CATEGORY_NOT_FOUND");
    return { easy_count: counts.easy, normal_count: counts.normal, hard_count: counts.hard };
  });
}

import { queryOptions, useQuery } from "@tanstack/react-query";
import type { CategoryListItem, getAllCategoriesRemainingGames, getTrivaCategories } from "#contract/categories.ts";
import { call } from "#web/lib/call.ts";
import type { Language } from "#web/lib/format.ts";

/** Game specification, section 9: default cache time. */
const LIST_FRESH_MS = 10 * 60 * 1000;
/** Game specification, section 4: the calculation is tried again up to 3 times, 500 ms apart. */
const REMAINING_RETRIES = 3;
const REMAINING_RETRY_DELAY_MS = 500;
/** The specification's group of a category that has none. */
const UNGROUPED = "ungrouped";

export interface Category {
  readonly id: number;
  readonly name: string;
  readonly imageUrl: string;
  readonly description: string;
}

export interface CategoryGroup {
  readonly id: string;
  /** Empty for categories without a group. */
  readonly name: string;
  readonly categories: readonly Category[];
}

export const categoriesQuery = queryOptions({
  queryKey: ["categories"],
  queryFn: ({ signal }) => call<typeof getTrivaCategories>("getTrivaCategories", { body: {} }, { signal }),
  staleTime: LIST_FRESH_MS,
});

const remainingQuery = (userId: string | null) =>
  queryOptions({
    queryKey: ["remaining-games", userId],
    queryFn: async ({ signal }) => {
      const items = await call<typeof getAllCategoriesRemainingGames>(
        "getAllCategoriesRemainingGames",
        { body: { p_user_id: userId } },
        { signal },
      );
      return Object.fromEntries(items.map((item) => [item.category_id, item.remaining_games]));
    },
    retry: REMAINING_RETRIES,
    retryDelay: REMAINING_RETRY_DELAY_MS,
  });

/** Remaining games by category id, for one person or a guest. */
export type RemainingGames = Readonly<Record<number, number>>;

export const useRemainingGames = (userId: string | null, enabled: boolean) =>
  useQuery({ ...remainingQuery(userId), enabled });

const inLanguage = (item: CategoryListItem, language: Language): Category => ({
  id: item.category_id,
  name: (language === "en" && item.category_name_en) || item.category_name,
  imageUrl: item.image_url,
  description: (language === "en" && item.description_en) || item.description,
});

/** The categories in their groups, in the order in which the list has them. */
export function groupCategories(items: readonly CategoryListItem[], language: Language): CategoryGroup[] {
  const byGroup = Map.groupBy(items, (item) => item.category_group || UNGROUPED);
  return [...byGroup].map(([id, members]) => {
    const groupName = language === "en" ? members[0]?.category_group_en : members[0]?.category_group_ar;
    return {
      id,
      name: id === UNGROUPED ? "" : groupName || id,
      categories: members.map((item) => inLanguage(item, language)),
    };
  });
}

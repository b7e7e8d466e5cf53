import { X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { CATEGORY_COUNT } from "#core/game/board.ts";
import { classNames } from "#web/lib/class-names.ts";
import { isolate } from "#web/lib/format.ts";
import { ArchCard } from "#web/ui/arch-card.tsx";
import { Bdi } from "#web/ui/bdi.tsx";
import { CategoryImage } from "#web/ui/category-image.tsx";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";
import type { Category } from "./use-categories.ts";
import { useLeaving } from "./use-leaving.ts";

/** Game specification, section 2. */
const EXIT_MS = 300;
const POSITIONS = Array.from({ length: CATEGORY_COUNT }, (_, index) => index);

interface Props {
  categoryIds: readonly number[];
  categories: ReadonlyMap<number, Category>;
  onRemove: (categoryId: number) => void;
}

/** Six arches that fill with the chosen categories; pressing one empties it. */
export function SelectionSlots({ categoryIds, categories, onRemove }: Props) {
  const { t } = useTranslation();
  const shown = useLeaving(categoryIds, EXIT_MS).slice(0, CATEGORY_COUNT);

  return (
    <ul className="grid grid-cols-3 gap-x-3 gap-y-2">
      {POSITIONS.map((position) => {
        const slot = shown[position];
        const category = slot && categories.get(slot.id);
        if (!category) {
          return (
            <li key={`free-${position}`}>
              <ArchCard className="aspect-10/11">
                <span className="flex size-full items-center justify-center pt-2 text-2xl text-gold-deep">
                  <span aria-hidden="true" className="majlis-number">
                    {position + 1}
                  </span>
                  <VisuallyHidden>{t("newGame.emptySlot", { position: position + 1 })}</VisuallyHidden>
                </span>
              </ArchCard>
            </li>
          );
        }
        return (
          <li key={category.id} className={classNames("majlis-slot", slot.isLeaving && "majlis-slot-leaving")}>
            <button
              type="button"
              disabled={slot.isLeaving}
              onClick={() => onRemove(category.id)}
              aria-label={t("newGame.remove", { name: isolate(category.name) })}
              title={category.name}
              className="group/slot block w-full rounded-xl"
            >
              <ArchCard lit className="aspect-10/11">
                <CategoryImage src={category.imageUrl} className="aspect-auto! h-full scale-140 origin-[50%_58%]" />
                <span className="absolute inset-x-0 inset-be-0 bg-linear-to-t from-ground-deep via-ground-deep/90 to-transparent px-1.5 pt-6 pb-1.5">
                  <Bdi className="line-clamp-2 text-center text-xs leading-snug font-semibold text-ink rtl:leading-normal">
                    {category.name}
                  </Bdi>
                </span>
                <span
                  aria-hidden="true"
                  className="absolute inset-0 flex items-center justify-center bg-ground-deep/75 opacity-0 transition-opacity group-focus-visible/slot:opacity-100 hover:group-hover/slot:opacity-100"
                >
                  <X className="size-8 text-gold-bright" />
                </span>
              </ArchCard>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

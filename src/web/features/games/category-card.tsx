import { Check, Info, X } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { classNames } from "#web/lib/class-names.ts";
import { isolate } from "#web/lib/format.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Bdi } from "#web/ui/bdi.tsx";
import { CategoryImage } from "#web/ui/category-image.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import type { Category } from "./use-categories.ts";

interface Props {
  category: Category;
  /** `null` while it is not known. */
  remaining: number | null;
  isSelected: boolean;
  onToggle: () => void;
}

/** A category to choose: its picture in front, its description on the back. */
export function CategoryCard({ category, remaining, isSelected, onToggle }: Props) {
  const { t } = useTranslation();
  const [isFlipped, setIsFlipped] = useState(false);
  const isUsedUp = remaining === 0;
  const name = isolate(category.name);

  return (
    <li className="group relative">
      <div className={classNames("majlis-flip h-full", isFlipped && "majlis-flipped")}>
        <button
          type="button"
          aria-pressed={isSelected}
          aria-disabled={isUsedUp || undefined}
          inert={isFlipped}
          onClick={onToggle}
          className={classNames(
            "majlis-face flex h-full w-full flex-col overflow-hidden rounded-2xl border-2 bg-surface text-start transition",
            isSelected
              ? "border-gold shadow-[0_0_1.75rem_-0.5rem_var(--gold)]"
              : "border-line hover:border-line-strong",
          )}
        >
          <span className="relative block">
            <CategoryImage
              src={category.imageUrl}
              className={classNames(
                "transition duration-300",
                isUsedUp && "opacity-40 grayscale",
                isSelected && "brightness-110",
              )}
            />
            {isSelected ? (
              <span
                aria-hidden="true"
                className="absolute inset-s-2 inset-bs-2 flex size-8 items-center justify-center rounded-full bg-gold text-surface-sunken shadow-shade"
              >
                <Check className="size-5" strokeWidth={3} />
              </span>
            ) : null}
          </span>
          <span className="flex flex-1 flex-col justify-between gap-1.5 border-t border-line px-3 py-2.5">
            <Bdi
              className={classNames(
                "block font-semibold leading-snug rtl:leading-relaxed",
                isSelected && "text-gold-bright",
              )}
            >
              {category.name}
            </Bdi>
            {remaining === null ? null : (
              <Badge tone={isUsedUp ? "danger" : "quiet"} className="self-start px-2.5! font-normal!">
                {isUsedUp ? t("newGame.noneLeft") : t("newGame.remaining", { count: remaining })}
              </Badge>
            )}
          </span>
        </button>
        <div
          inert={!isFlipped}
          className="majlis-face majlis-back absolute inset-0 flex flex-col gap-1.5 overflow-y-auto rounded-2xl border-2 border-line-strong bg-surface-raised p-3"
        >
          <Bdi className="block pe-9 font-semibold text-gold-bright">{category.name}</Bdi>
          <p dir="auto" className="text-sm leading-relaxed">
            {category.description}
          </p>
        </div>
      </div>
      {category.description ? (
        <IconButton
          label={t(isFlipped ? "newGame.flipBack" : "newGame.flip", { name })}
          icon={isFlipped ? <X /> : <Info />}
          aria-expanded={isFlipped}
          onClick={() => setIsFlipped(!isFlipped)}
          className="absolute! inset-e-0.5 inset-bs-0.5 text-gold-bright [&_svg]:rounded-full [&_svg]:bg-ground-deep/85"
        />
      ) : null}
    </li>
  );
}

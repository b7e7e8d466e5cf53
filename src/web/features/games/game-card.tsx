import { Trophy } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { GameSummary } from "#contract/game-schemas.ts";
import { TILE_COUNT } from "#core/game/board.ts";
import { TEAMS } from "#core/game/state.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { classNames } from "#web/lib/class-names.ts";
import { formatDate, formatNumber } from "#web/lib/format.ts";
import { ArchCard } from "#web/ui/arch-card.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Bdi } from "#web/ui/bdi.tsx";
import { CategoryImage } from "#web/ui/category-image.tsx";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";

interface Props {
  game: GameSummary;
  onOpen: () => void;
}

/** A saved game at a glance: when, which categories, who leads. */
export function GameCard({ game, onOpen }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();

  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      className="majlis-panel flex h-full w-full flex-col gap-4 p-5 text-start transition hover:-translate-y-0.5 hover:border-line-strong"
    >
      <span className="flex w-full items-start justify-between gap-3">
        <span className="min-w-0">
          <Bdi className="majlis-name line-clamp-2 text-xl leading-normal font-semibold text-gold-bright">
            {game.name}
          </Bdi>
          <span className="text-sm text-ink-muted">
            {t("games.created", { date: formatDate(game.createdAt, language) })}
          </span>
        </span>
        {game.isFinished ? (
          <Badge icon={<Trophy />} className="shrink-0">
            {t("games.finished")}
          </Badge>
        ) : null}
      </span>

      <span className="grid grid-cols-6 gap-1.5" role="list" aria-label={t("games.categories")}>
        {game.categories.map((category) => {
          const name = language === "ar" ? category.nameAr : category.nameEn || category.nameAr;
          return (
            <span key={category.id} role="listitem" title={name}>
              <ArchCard className="aspect-4/5">
                <CategoryImage
                  src={category.imageUrl}
                  alt={name}
                  className="aspect-auto! h-full scale-140 origin-[50%_58%]"
                />
              </ArchCard>
            </span>
          );
        })}
      </span>

      <span className="mt-auto grid w-full grid-cols-2 gap-3">
        {TEAMS.map((index) => {
          const team = game.teams[index];
          if (!team) return null;
          return (
            <span
              key={index}
              title={team.name}
              className={classNames(
                "rounded-2xl border-s-4 bg-surface-sunken px-3.5 py-2",
                index === 0 ? "border-team-1" : "border-team-2",
              )}
            >
              <Bdi className="majlis-name block truncate text-sm text-ink-muted">{team.name}</Bdi>
              <span className="majlis-number text-2xl leading-tight font-semibold">
                <VisuallyHidden>{t("games.score")} </VisuallyHidden>
                {formatNumber(team.score, language)}
              </span>
            </span>
          );
        })}
      </span>

      {game.hasState && !game.isFinished ? (
        <span className="w-full">
          <span className="block h-1.5 overflow-hidden rounded-full bg-surface-sunken" aria-hidden="true">
            <span
              className="block h-full rounded-full bg-gold"
              style={{ inlineSize: `${(game.awardedTiles / TILE_COUNT) * 100}%` }}
            />
          </span>
          <span className="mt-1.5 block text-sm text-ink-muted">
            {t("games.progress", { count: game.awardedTiles, total: TILE_COUNT })}
          </span>
        </span>
      ) : null}
    </button>
  );
}

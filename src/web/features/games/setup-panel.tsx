import { CircleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Ref } from "react";
import { CATEGORY_COUNT } from "#core/game/board.ts";
import { MAX_GAME_NAME_LENGTH, MAX_TEAM_NAME_LENGTH } from "#core/game/setup.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";
import type { SetupPart } from "./creation-refusal.ts";
import type { Draft } from "./draft.ts";
import { SelectionSlots } from "./selection-slots.tsx";
import type { Category } from "./use-categories.ts";
import { useDots } from "./use-dots.ts";

interface Props {
  draft: Draft;
  onChange: (part: Partial<Omit<Draft, "id">>) => void;
  categories: ReadonlyMap<number, Category>;
  /** `null` for guests. */
  points: number | null;
  /** What is missing, part by part. */
  errors: Readonly<Partial<Record<SetupPart, string>>>;
  /** What the server said no to; stays until something is changed. */
  notice: { readonly title: string; readonly text?: string } | null;
  isCreating: boolean;
  onCreate: () => void;
  formRef: Ref<HTMLFormElement>;
}

/** What is typed turns by itself; an empty field, and the example in it, by the page. */
const directionOf = (value: string): "auto" | undefined => (value === "" ? undefined : "auto");

const TEAM_FIELDS = [
  { field: "team1", label: "newGame.team1", placeholder: "newGame.team1Placeholder", enterKeyHint: "next" },
  { field: "team2", label: "newGame.team2", placeholder: "newGame.team2Placeholder", enterKeyHint: "done" },
] as const;

const renamed = ([first, second]: Draft["teamNames"], index: number, name: string): Draft["teamNames"] =>
  index === 0 ? [name, second] : [first, name];

const PartError = ({ id, text }: { id: string; text: string | undefined }) =>
  text === undefined ? null : (
    <p id={id} role="alert" className="mt-2 flex items-start gap-1.5 text-sm font-semibold text-danger">
      <CircleAlert aria-hidden="true" className="mt-[0.2em] size-[1.15em] shrink-0" />
      {text}
    </p>
  );

/** The game that is being put together: six arches, three names, one button. */
export function SetupPanel({
  draft,
  onChange,
  categories,
  points,
  errors,
  notice,
  isCreating,
  onCreate,
  formRef,
}: Props) {
  const { t } = useTranslation();
  const dots = useDots(isCreating);
  const selected = draft.categoryIds.length;

  return (
    <form
      ref={formRef}
      noValidate
      aria-label={t("newGame.details")}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isCreating) onCreate();
      }}
      className="majlis-panel flex flex-col gap-4 p-4 sm:p-5"
    >
      <div
        role="group"
        aria-labelledby="selected-categories"
        aria-describedby={errors.categories && "categories-error"}
        tabIndex={-1}
        data-field="categories"
      >
        <div className="mb-3 flex items-baseline justify-between gap-3">
          <h2 id="selected-categories" className="text-xl text-gold-bright">
            {t("newGame.selected")}
          </h2>
          <p aria-hidden="true" className="majlis-number text-lg font-semibold text-gold">
            {t("newGame.counter", { count: selected, total: CATEGORY_COUNT })}
          </p>
          <p role="status" className="sr-only">
            {t("newGame.counterSpoken", { count: selected, total: CATEGORY_COUNT })}
          </p>
        </div>
        <SelectionSlots
          categoryIds={draft.categoryIds}
          categories={categories}
          onRemove={(categoryId) => onChange({ categoryIds: draft.categoryIds.filter((id) => id !== categoryId) })}
        />
        <PartError id="categories-error" text={errors.categories} />
      </div>

      <TextField
        label={t("newGame.gameName")}
        name="gameName"
        data-field="gameName"
        dir={directionOf(draft.gameName)}
        autoComplete="off"
        enterKeyHint="next"
        maxLength={MAX_GAME_NAME_LENGTH}
        placeholder={t("newGame.gameNamePlaceholder")}
        value={draft.gameName}
        error={errors.gameName}
        onChange={({ target }) => onChange({ gameName: target.value })}
      />
      <div className="grid grid-cols-2 items-start gap-3">
        {TEAM_FIELDS.map(({ field, label, placeholder, enterKeyHint }, index) => {
          const name = draft.teamNames[index] ?? "";
          const isMissing = errors.teams !== undefined && name.trim() === "";
          return (
            <TextField
              key={field}
              label={t(label)}
              name={field}
              data-field={field}
              dir={directionOf(name)}
              autoComplete="off"
              enterKeyHint={enterKeyHint}
              maxLength={MAX_TEAM_NAME_LENGTH}
              placeholder={t(placeholder)}
              value={name}
              aria-invalid={isMissing || undefined}
              aria-describedby={isMissing ? "teams-error" : undefined}
              onChange={({ target }) => onChange({ teamNames: renamed(draft.teamNames, index, target.value) })}
            />
          );
        })}
        <div className="col-span-2 empty:hidden">
          <PartError id="teams-error" text={errors.teams} />
        </div>
      </div>

      {notice ? (
        <div className="rounded-xl border border-danger px-4 py-3 text-danger">
          <p className="font-semibold">{notice.title}</p>
          {notice.text ? <p className="text-sm">{notice.text}</p> : null}
        </div>
      ) : null}
      <div className="mt-auto">
        <Button type="submit" size="lg" busy={isCreating} className="w-full">
          {isCreating ? (
            <>
              <span aria-hidden="true" className="whitespace-pre">
                {t("newGame.creating", { dots })}
              </span>
              <VisuallyHidden>{t("newGame.creatingSpoken")}</VisuallyHidden>
            </>
          ) : (
            t("newGame.create")
          )}
        </Button>
        <p className="mt-2 text-center text-sm text-ink-muted">
          {t("newGame.cost")} {points === null ? null : t("newGame.balance", { count: points })}
        </p>
      </div>
    </form>
  );
}

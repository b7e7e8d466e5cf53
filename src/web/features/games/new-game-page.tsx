import { useQuery } from "@tanstack/react-query";
import { RotateCw } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { toast } from "#web/ui/toast.ts";
import { CATEGORY_COUNT } from "#core/game/board.ts";
import { checkSetup, GAME_COST_POINTS, listSetupErrors } from "#core/game/setup.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { formatNames, isolate } from "#web/lib/format.ts";
import { usePageTitle } from "#web/lib/use-page-title.ts";
import { useSession } from "#web/session/use-session.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { CategoryCard } from "./category-card.tsx";
import { useRefreshAfterGame } from "./coming-from-game.ts";
import { creationRefusal, partOf, setupErrorText, type SetupPart } from "./creation-refusal.ts";
import { useDraft, type Draft } from "./draft.ts";
import { SetupPanel } from "./setup-panel.tsx";
import { categoriesQuery, groupCategories, useRemainingGames, type Category } from "./use-categories.ts";
import { useCreateGame } from "./use-create-game.ts";

/** Where a game is put together; open to guests up to the last button. */
export function NewGamePage() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { status, user } = useSession();
  const userId = user?.id ?? null;
  const list = useQuery(categoriesQuery);
  const remaining = useRemainingGames(userId, status !== "checking").data ?? null;
  const groups = useMemo(() => groupCategories(list.data ?? [], language), [list.data, language]);
  const categories = useMemo(
    () => new Map(groups.flatMap((group) => group.categories).map((category) => [category.id, category])),
    [groups],
  );
  useRefreshAfterGame();
  usePageTitle(t("nav.pageTitle", { page: t("newGame.pageTitle") }));

  const hasFailed = list.isError;
  useEffect(() => {
    if (hasFailed) toast.error(t("newGame.errorLoading"), { id: "categories" });
  }, [hasFailed, t]);

  if (list.isPending) return <Spinner label={t("newGame.settingUp")} className="flex-1" />;
  if (hasFailed && !list.data) {
    return (
      <Hint title={t("newGame.errorLoading")} text={t("newGame.errorLoadingHint")}>
        <Button icon={<RotateCw />} busy={list.isFetching} onClick={() => void list.refetch()}>
          {t("app.tryAgain")}
        </Button>
      </Hint>
    );
  }
  if (categories.size === 0) return <Hint title={t("newGame.noCategories")} text={t("newGame.noCategoriesHint")} />;
  return <Workshop groups={groups} categories={categories} remaining={remaining} userId={userId} />;
}

const Hint = ({ title, text, children }: { title: string; text: string; children?: React.ReactNode }) => (
  <div className="m-auto flex max-w-md flex-col items-center gap-3 text-center">
    <h1 className="text-2xl text-gold-bright">{title}</h1>
    <p className="text-ink-muted">{text}</p>
    <div className="mt-3">{children}</div>
  </div>
);

interface WorkshopProps {
  groups: ReturnType<typeof groupCategories>;
  categories: ReadonlyMap<number, Category>;
  remaining: Readonly<Record<number, number>> | null;
  userId: string | null;
}

function Workshop({ groups, categories, remaining, userId }: WorkshopProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { status, user } = useSession();
  const navigate = useNavigate();
  const { draft, change, discard } = useDraft();
  const creation = useCreateGame(userId);
  /** From the first press on, what is missing is told until it is there. */
  const [wasTried, setWasTried] = useState(false);
  const [notice, setNotice] = useState<{ title: string; text?: string } | null>(null);
  const [asksToLogIn, setAsksToLogIn] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const selected = draft.categoryIds;

  const edit = (part: Partial<Omit<Draft, "id">>): void => {
    setNotice(null);
    change(part);
  };

  // A kept selection may hold what has gone since, or what the person who logged in has used up.
  const goneIds = selected.filter((id) => !categories.has(id));
  const usedUpIds = selected.filter((id) => categories.has(id) && remaining?.[id] === 0);
  const unusableKey = [...goneIds, ...usedUpIds].join();
  useEffect(() => {
    if (unusableKey === "") return;
    change({ categoryIds: selected.filter((id) => !goneIds.includes(id) && !usedUpIds.includes(id)) });
    if (usedUpIds.length === 0) return;
    const names = formatNames(
      usedUpIds.flatMap((id) => categories.get(id)?.name ?? []),
      language,
    );
    toast.warning(t("newGame.exhausted"), { id: "exhausted", description: t("newGame.exhaustedNamed", { names }) });
    // The key stands for both lists; a change of words alone must not tell it again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [unusableKey]);

  const toggle = ({ id, name }: Category): void => {
    if (selected.includes(id)) {
      edit({ categoryIds: selected.filter((selectedId) => selectedId !== id) });
    } else if (remaining?.[id] === 0) {
      toast.warning(t("newGame.usedInAllGames", { name: isolate(name) }), { id: `used-up-${id}` });
    } else if (selected.length >= CATEGORY_COUNT) {
      toast.warning(t("newGame.tooMany"), { id: "too-many" });
    } else {
      edit({ categoryIds: [...selected, id] });
    }
  };

  const refuse = (title: string, text?: string): void => {
    setNotice({ title, ...(text && { text }) });
    toast.error(title, { id: "creation", ...(text && { description: text }) });
  };

  const create = (): void => {
    setNotice(null);
    if (status === "guest") {
      setAsksToLogIn(true);
      return;
    }
    const checked = checkSetup(draft);
    if (!checked.ok) {
      setWasTried(true);
      focusPart(form.current, partOf(checked.refusal), draft);
      return;
    }
    if (user && user.points < GAME_COST_POINTS) {
      refuse(t("newGame.insufficientPointsShort"), t("newGame.insufficientPoints"));
      return;
    }
    creation.mutate(
      { ...draft, ...checked.value },
      {
        onSuccess: ({ gameId }) => {
          discard();
          toast.success(t("newGame.created"));
          void navigate(`/jeopardy/${gameId}`);
        },
        onError: (error) => {
          const refusal = creationRefusal(error, { t, language, categories, selected: selected.length });
          refuse(refusal.title, refusal.text);
          if (refusal.removedIds.length > 0) {
            change({ categoryIds: selected.filter((id) => !refusal.removedIds.includes(id)) });
          }
          if (refusal.mustLogin) void navigate("/login", { state: { from: "/play" } });
        },
      },
    );
  };

  const errors: Partial<Record<SetupPart, string>> = {};
  for (const error of wasTried ? listSetupErrors(draft) : [])
    errors[partOf(error)] ??= setupErrorText(error, selected.length, t);

  return (
    <div className="mx-auto grid w-full max-w-[110rem] items-start gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_21rem]">
      <div className="min-w-0">
        <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
          <div className="min-w-56 flex-1">
            <h1 className="text-3xl text-gold-bright">{t("newGame.title")}</h1>
            <p className="text-ink-muted">{t("newGame.text")}</p>
          </div>
          {status === "guest" ? (
            <ButtonLink to="/login" state={{ from: "/play" }} variant="secondary">
              {t("newGame.loginRegister")}
            </ButtonLink>
          ) : null}
        </div>
        {groups.map((group) => (
          <section key={group.id} aria-labelledby={`group-${group.id}`} className="mb-8">
            <h2 id={`group-${group.id}`} className="mb-3 flex items-center gap-3 text-xl">
              <span aria-hidden="true" className="size-2.5 rotate-45 bg-gold" />
              <bdi dir="auto">{group.name || t("newGame.ungrouped")}</bdi>
              <span
                aria-hidden="true"
                className="h-px flex-1 bg-linear-to-r from-line-strong to-transparent rtl:bg-linear-to-l"
              />
            </h2>
            <ul className="grid grid-cols-[repeat(auto-fill,minmax(8.6rem,1fr))] gap-3 sm:gap-4">
              {group.categories.map((category) => (
                <CategoryCard
                  key={category.id}
                  category={category}
                  remaining={remaining?.[category.id] ?? null}
                  isSelected={selected.includes(category.id)}
                  onToggle={() => toggle(category)}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <div
        className="scroll-mt-4 lg:sticky lg:inset-bs-4 lg:max-h-[calc(100dvh-2rem)] lg:overflow-y-auto lg:pb-1"
        data-setup
      >
        <SetupPanel
          draft={draft}
          onChange={edit}
          categories={categories}
          points={user?.points ?? null}
          errors={errors}
          notice={notice}
          isCreating={creation.isPending}
          onCreate={create}
          formRef={form}
        />
      </div>
      <JumpBar selected={selected.length} onJump={() => focusPart(form.current, "gameName", draft)} />
      <Dialog
        open={asksToLogIn}
        onOpenChange={setAsksToLogIn}
        title={t("newGame.authTitle")}
        description={t("newGame.authText")}
        closeLabel={t("app.close")}
        actions={
          <>
            <ButtonLink to="/signup" state={{ from: "/play" }} variant="secondary">
              {t("newGame.signUp")}
            </ButtonLink>
            <ButtonLink to="/login" state={{ from: "/play" }}>
              {t("newGame.logIn")}
            </ButtonLink>
          </>
        }
      >
        <p className="text-ink-muted">{t("newGame.authKept")}</p>
      </Dialog>
    </div>
  );
}

/** On narrow screens, where the form is below the cards: how many are chosen, and the way down. */
function JumpBar({ selected, onJump }: { selected: number; onJump: () => void }) {
  const { t } = useTranslation();
  if (selected === 0) return null;
  return (
    <div
      data-jump-bar
      className="sticky inset-be-18 z-10 order-first row-start-2 flex animate-rise items-center justify-between gap-3 rounded-full border border-line-strong bg-surface-sunken py-1.5 ps-5 pe-1.5 shadow-shade md:inset-be-3 lg:hidden"
    >
      <p aria-hidden="true" className="majlis-number font-semibold text-gold-bright">
        {t("newGame.counter", { count: selected, total: CATEGORY_COUNT })}
      </p>
      <Button onClick={onJump}>{t("newGame.toDetails")}</Button>
    </div>
  );
}

function focusPart(form: HTMLFormElement | null, part: SetupPart, { teamNames }: Draft): void {
  const firstBlank = teamNames[0].trim() === "" ? "team1" : "team2";
  form?.querySelector<HTMLElement>(`[data-field="${part === "teams" ? firstBlank : part}"]`)?.focus();
}

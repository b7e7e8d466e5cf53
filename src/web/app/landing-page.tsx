import { LayoutGrid, MessageCircleQuestionMark, Users } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Navigate } from "react-router";
import { usePageTitle } from "#web/lib/use-page-title.ts";
import { useSession } from "#web/session/use-session.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Rule } from "#web/ui/ornament.tsx";
import { HeroScene } from "./hero-scene.tsx";

/** Says what the product is; someone with a session is led on to play. */
export function LandingPage() {
  const { t } = useTranslation();
  const { status } = useSession();
  usePageTitle(t("landing.pageTitle"));
  if (status === "signedIn") return <Navigate to="/play" replace />;

  const facts = [
    { icon: <Users />, title: t("landing.factTeams"), text: t("landing.factTeamsText") },
    { icon: <LayoutGrid />, title: t("landing.factCategories"), text: t("landing.factCategoriesText") },
    { icon: <MessageCircleQuestionMark />, title: t("landing.factQuestions"), text: t("landing.factQuestionsText") },
  ];

  return (
    <div className="m-auto grid w-full max-w-7xl items-center gap-x-12 gap-y-8 px-5 pt-2 pb-8 sm:px-8 lg:grid-cols-[1.05fr_1fr]">
      <div className="flex flex-col items-center gap-6 text-center lg:items-start lg:text-start">
        <h1 className="text-4xl text-gold-bright sm:text-5xl tv:text-6xl">{t("landing.title")}</h1>
        <p className="max-w-xl text-lg text-ink-muted sm:text-xl">{t("landing.text")}</p>
        <div className="mt-2 flex flex-wrap justify-center gap-4">
          <ButtonLink to="/play" size="lg">
            {t("landing.play")}
          </ButtonLink>
          <ButtonLink to="/login" size="lg" variant="secondary">
            {t("landing.logIn")}
          </ButtonLink>
        </div>
      </div>
      <HeroScene className="mx-auto w-full max-w-md lg:max-h-[62dvh] lg:max-w-xl" />
      <section aria-label={t("landing.facts")} className="lg:col-span-2">
        <Rule className="mb-7" />
        <ul className="grid gap-5 sm:grid-cols-3 sm:gap-8">
          {facts.map(({ icon, title, text }) => (
            <li
              key={title}
              className="flex items-start gap-4 sm:flex-col sm:items-center sm:text-center lg:flex-row lg:items-start lg:text-start"
            >
              <span
                aria-hidden="true"
                className="flex size-12 shrink-0 items-center justify-center rounded-full border border-line-strong bg-surface text-gold"
              >
                {icon}
              </span>
              <div>
                <h2 className="text-lg">{title}</h2>
                <p className="text-ink-muted">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

import { Gem, House, LogIn, LogOut, PanelLeft, ScrollText } from "lucide-react";
import { Suspense, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link, NavLink, Outlet, useLocation } from "react-router";
import { useLanguage } from "#web/i18n/use-language.ts";
import { classNames } from "#web/lib/class-names.ts";
import { formatNumber, isolate } from "#web/lib/format.ts";
import { useSession, type Session } from "#web/session/use-session.ts";
import { useSignOut } from "#web/session/use-sign-out.ts";
import { Bdi } from "#web/ui/bdi.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Emblem, Logo } from "#web/ui/logo.tsx";
import { Ornament } from "#web/ui/ornament.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { ArabicOffer } from "./arabic-offer.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { useSidebar } from "./use-sidebar.ts";

const ITEMS = [
  { to: "/play", text: "nav.home", icon: House },
  { to: "/games", text: "nav.games", icon: ScrollText },
] as const;

const NAV_LINK =
  "flex min-h-12 items-center gap-3 rounded-2xl border px-3.5 font-semibold transition [&_svg]:size-[1.4em] [&_svg]:shrink-0";

const navLinkLook = ({ isActive }: { isActive: boolean }): string =>
  classNames(
    NAV_LINK,
    isActive
      ? "border-line-strong bg-surface-raised text-gold-bright"
      : "border-transparent text-ink-muted hover:bg-surface hover:text-ink",
  );

/** Frame of the rooms around the game: sidebar (a bar at the foot on phones), greeting and wallet. */
export function SignedInLayout() {
  const { t } = useTranslation();
  const session = useSession();
  const sidebar = useSidebar();
  const main = useFocusOnNewPage();

  return (
    <div className="majlis-ground relative isolate flex min-h-dvh">
      <Ornament className="fixed!" />
      <a
        href="#main"
        className="sr-only z-20 rounded-full bg-surface px-5 py-3 focus:not-sr-only focus:absolute focus:inset-s-3 focus:inset-bs-3"
      >
        {t("app.skipToContent")}
      </a>
      <Sidebar isOpen={sidebar.isOpen} onToggle={sidebar.toggle} session={session} />
      <div className="flex min-w-0 flex-1 flex-col pb-20 md:pb-0">
        <Header session={session} />
        <main
          id="main"
          ref={main}
          tabIndex={-1}
          className="flex flex-1 flex-col px-4 pb-8 outline-none sm:px-6 lg:px-8"
        >
          <Suspense fallback={<Spinner label={t("app.loading")} className="flex-1" />}>
            <Outlet />
          </Suspense>
        </main>
      </div>
      <BottomBar />
      <ArabicOffer />
    </div>
  );
}

/** A new page takes the focus, so that keyboards and readers go on at its beginning. */
function useFocusOnNewPage() {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const shownPath = useRef(pathname);
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}

function Header({ session }: { session: Session }) {
  const { t } = useTranslation();
  return (
    <header className="flex min-h-16 items-center justify-between gap-3 px-4 py-2 sm:px-6 lg:px-8">
      <div className="flex min-w-0 items-center gap-4">
        <Link to="/play" className="rounded-xl md:hidden">
          <Logo compact />
        </Link>
        {session.user ? (
          <p className="truncate text-lg font-semibold">
            <span className="max-sm:hidden">{t("nav.hello", { name: isolate(session.user.firstName) })}</span>
            <Bdi className="sm:hidden">{session.user.firstName}</Bdi>
          </p>
        ) : null}
      </div>
      <div className="flex shrink-0 items-center gap-1 sm:gap-2">
        {session.user ? <WalletChip points={session.user.points} /> : null}
        <LanguageSwitch iconOnly className="md:hidden" />
        {session.user ? <SignOutButton className="md:hidden" /> : null}
      </div>
    </header>
  );
}

function WalletChip({ points }: { points: number }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return (
    <p className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line-strong bg-surface px-3.5 sm:px-4 font-semibold whitespace-nowrap text-gold-bright">
      <Gem aria-hidden="true" className="size-[1.15em] text-gold" />
      <span className="max-sm:sr-only">{t("nav.points", { count: points })}</span>
      <span aria-hidden="true" className="majlis-number sm:hidden">
        {formatNumber(points, language)}
      </span>
    </p>
  );
}

function SignOutButton({ className }: { className?: string }) {
  const { t } = useTranslation();
  const { mutate, isPending } = useSignOut();
  return (
    <IconButton
      label={t("nav.logOut")}
      icon={<LogOut className="rtl:-scale-x-100" />}
      disabled={isPending}
      onClick={() => mutate()}
      {...(className ? { className } : {})}
    />
  );
}

function Sidebar({ isOpen, onToggle, session }: { isOpen: boolean; onToggle: () => void; session: Session }) {
  const { t } = useTranslation();
  const { mutate: signOut, isPending } = useSignOut();
  const label = classNames("truncate", !isOpen && "sr-only");
  const quietItem = classNames(NAV_LINK, "w-full border-transparent text-ink-muted hover:bg-surface hover:text-ink");

  return (
    <nav
      aria-label={t("nav.label")}
      data-sidebar={isOpen ? "open" : "closed"}
      className={classNames(
        "sticky inset-bs-0 hidden h-dvh shrink-0 flex-col gap-2 border-e border-line bg-surface-sunken/70 p-3 transition-[width] duration-200 md:flex",
        isOpen ? "w-57" : "w-19",
      )}
    >
      <div className="mb-3 flex min-h-12 items-center justify-between gap-2">
        <Link to="/play" className="rounded-xl">
          {isOpen ? <Logo className="text-[0.92rem]" /> : <Emblem />}
        </Link>
      </div>
      {ITEMS.map(({ to, text, icon: Icon }) => (
        <NavLink key={to} to={to} className={navLinkLook} title={isOpen ? undefined : t(text)}>
          <Icon aria-hidden="true" />
          <span className={label}>{t(text)}</span>
        </NavLink>
      ))}
      <div className="mt-auto flex flex-col gap-1 border-t border-line pt-3">
        <LanguageSwitch
          iconOnly={!isOpen}
          className="min-h-12! gap-3! rounded-2xl! px-3.5! text-ink-muted [&_svg]:size-[1.4em]!"
        />
        {session.status === "signedIn" ? (
          <button
            type="button"
            className={quietItem}
            disabled={isPending}
            onClick={() => signOut()}
            title={isOpen ? undefined : t("nav.logOut")}
          >
            <LogOut aria-hidden="true" className="rtl:-scale-x-100" />
            <span className={label}>{t("nav.logOut")}</span>
          </button>
        ) : (
          <Link to="/login" className={quietItem} title={isOpen ? undefined : t("nav.logIn")}>
            <LogIn aria-hidden="true" className="rtl:-scale-x-100" />
            <span className={label}>{t("nav.logIn")}</span>
          </Link>
        )}
        <button
          type="button"
          className={quietItem}
          aria-expanded={isOpen}
          aria-label={isOpen ? t("nav.collapse") : t("nav.expand")}
          onClick={onToggle}
        >
          <PanelLeft aria-hidden="true" className="rtl:-scale-x-100" />
          <span aria-hidden="true" className={label}>
            {t("nav.collapse")}
          </span>
        </button>
      </div>
    </nav>
  );
}

function BottomBar() {
  const { t } = useTranslation();
  return (
    <nav
      aria-label={t("nav.label")}
      data-foot-bar
      className="fixed inset-x-0 inset-be-0 z-20 flex justify-around border-t border-line bg-surface-sunken pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {ITEMS.map(({ to, text, icon: Icon }) => (
        <NavLink
          key={to}
          to={to}
          className={({ isActive }) =>
            classNames(
              "flex min-h-16 flex-1 flex-col items-center justify-center gap-0.5 text-sm font-semibold",
              isActive ? "text-gold-bright" : "text-ink-muted",
            )
          }
        >
          <Icon aria-hidden="true" className="size-6" />
          {t(text)}
        </NavLink>
      ))}
    </nav>
  );
}

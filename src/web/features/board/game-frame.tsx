import { useRef, useState, type ReactNode } from "react";
import { Keyboard, LogOut, Maximize, Minimize } from "lucide-react";
import { Link } from "react-router";
import "./game.css";
import { GameDialog } from "./game-dialog.tsx";
import { GAME_TEXTS } from "./game-texts.ts";
import { KeyHelp } from "./key-help.tsx";
import { SavingMark, type Saving } from "./saving-mark.tsx";
import { TwoScripts } from "./two-scripts.tsx";
import { useArrowKeys } from "./use-arrow-keys.ts";
import { useFullScreen } from "./use-full-screen.ts";
import { useGameKeys, type KeyActions } from "./use-game-keys.ts";
import type { Notice } from "./use-notice.ts";
import { useStoredSetting } from "./use-stored-setting.ts";
import { useWakeLock } from "./use-wake-lock.ts";

export interface ExitLink {
  readonly to: string;
  readonly state?: unknown;
}

interface Props {
  screen: "board" | "question" | "answer" | "who-answered" | "winner" | "message";
  exit: ExitLink;
  gameName?: string;
  /** Stands in the header after the game's name. */
  headerEnd?: ReactNode;
  notice: Notice | null;
  saving?: Saving;
  keys?: KeyActions;
  children: ReactNode;
}

/** What every game page has: the ground, the header, keys and remote, full screen, and one live region. */
export function GameFrame({ screen, exit, gameName, headerEnd, notice, saving, keys, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<"keys" | "install" | null>(null);
  const [singleKeys, setSingleKeys] = useStoredSetting("singleKeys", "on");
  const fullScreen = useFullScreen();
  const toggleFullScreen = () => (fullScreen.isPossible ? fullScreen.toggle() : setOpen("install"));
  const fullScreenText = fullScreen.isFull ? GAME_TEXTS.leaveFullScreen : GAME_TEXTS.fullScreen;

  useArrowKeys(root);
  useWakeLock();
  useGameKeys(
    { ...keys, letters: { ...keys?.letters, "?": () => setOpen("keys"), KeyF: toggleFullScreen } },
    singleKeys === "on",
  );

  return (
    <div ref={root} className="game" data-screen={screen} lang="en" dir="ltr">
      <header className="game-header">
        <Link className="game-button" data-look="quiet" data-exit to={exit.to} state={exit.state}>
          <LogOut aria-hidden="true" />
          <TwoScripts text={GAME_TEXTS.exit} />
        </Link>
        {gameName === undefined ? null : (
          <h1 dir="auto" className="game-name" title={gameName}>
            {gameName}
          </h1>
        )}
        {headerEnd}
        <div className="game-tools">
          <button type="button" className="game-button" data-look="icon" data-full-screen onClick={toggleFullScreen}>
            {fullScreen.isFull ? <Minimize aria-hidden="true" /> : <Maximize aria-hidden="true" />}
            <TwoScripts text={fullScreenText} className="sr-only" />
          </button>
          <button type="button" className="game-button" data-look="icon" onClick={() => setOpen("keys")}>
            <Keyboard aria-hidden="true" />
            <TwoScripts text={GAME_TEXTS.shortcuts} className="sr-only" />
          </button>
        </div>
        <SavingMark {...(saving ? { saving } : {})} />
      </header>

      {children}

      <div role="status" className={notice && !notice.isQuiet ? "game-notice" : "sr-only"}>
        {notice ? <span key={notice.count}>{notice.text}</span> : null}
      </div>

      {open === "keys" ? (
        <KeyHelp
          areSingleKeysOn={singleKeys === "on"}
          onToggle={() => setSingleKeys(singleKeys === "on" ? "off" : "on")}
          onClose={() => setOpen(null)}
        />
      ) : null}
      {open === "install" ? (
        <GameDialog title={GAME_TEXTS.installTitle} onClose={() => setOpen(null)}>
          <p className="game-dialog-text">
            <TwoScripts text={GAME_TEXTS.installExplained} stacked />
          </p>
        </GameDialog>
      ) : null}
    </div>
  );
}

import type { CurrentUser } from "#contract/account.ts";
import type { GameView } from "#contract/game-schemas.ts";

/** Id of the element that carries what came with a page. */
export const BOOT_ELEMENT_ID = "boot";

/** What comes with a page, so that nothing is asked for before its first picture. */
export interface Boot {
  /** Who is signed in; absent when the page does not know. */
  readonly user?: CurrentUser | null;
  /** The game whose board the page shows. */
  readonly game?: GameView;
  /** Whether the page also brings the pictures of that game's categories, side by side in one. */
  readonly hasPictures?: boolean;
}

/** Reads what came with this page; nothing when it came bare. */
export function readBoot(): Boot {
  const text = document.getElementById(BOOT_ELEMENT_ID)?.textContent;
  // Written by our own server into this page, by the types above.
  return text ? (JSON.parse(text) as Boot) : {};
}

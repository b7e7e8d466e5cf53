/**
 * Every code a call may refuse with, its HTTP status, and the sentence that tells a developer what to do.
 * The words a person reads are in `web/i18n`, in both languages.
 */
export const REFUSALS = {
  BAD_REQUEST: {
    status: 400,
    message: "The request is not of the documented form; `field` names the first part to correct.",
  },
  UNAUTHENTICATED: { status: 401, message: "Sign in and send the session cookie." },
  CROSS_SITE: { status: 403, message: "Changing requests must come from the product's own pages." },
  NOT_FOUND: { status: 404, message: "There is nothing at this address." },
  METHOD_NOT_ALLOWED: { status: 405, message: "This address does not take that method." },
  BODY_TOO_LARGE: { status: 413, message: "Send at most 64 KB." },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: "Send JSON with `content-type: application/json`." },
  RATE_LIMITED: { status: 429, message: "Too many requests; try again after the seconds named in `retry-after`." },
  UNKNOWN: {
    status: 500,
    message: "Something went wrong on our side; try again, and name the request id if it stays.",
  },
  UNAVAILABLE: { status: 503, message: "The service is busy; try again in a few seconds." },

  GAME_NOT_FOUND: { status: 404, message: "There is no such game among yours." },
  QUESTION_NOT_FOUND: { status: 404, message: "That question is not in this game." },
  NOT_REVEALED: { status: 403, message: "Play `revealAnswer` for the tile first." },
  STALE_VERSION: { status: 409, message: "The game has moved on; continue from the `game` in this answer." },
  REQUEST_ID_REUSED: { status: 409, message: "This id was used for another request; make a new one." },
  MOVE_REFUSED: { status: 422, message: "The rules refuse this move; `reason` says why." },

  GAME_STATE_MISSING: { status: 409, message: "No game state found for this game; create a new game." },
  SETUP_REFUSED: { status: 422, message: "The new game is not complete; `reason` names the first thing to correct." },

  INSUFFICIENT_POINTS: { status: 402, message: "A new game costs 1 point; get points first." },
  CATEGORY_NOT_FOUND: { status: 404, message: "There is no such category; load the list again." },
  CATEGORY_EXHAUSTED: {
    status: 409,
    message: "All games of a category are used; choose another. `categories` names it.",
  },
  NOT_ENOUGH_QUESTIONS: { status: 409, message: "A category has too few questions for a game. `categories` names it." },
} as const satisfies Record<string, { status: number; message: string }>;

export type RefusalCode = keyof typeof REFUSALS;

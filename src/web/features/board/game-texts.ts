import type { MoveError } from "#core/game/moves.ts";
import type { Power, QuestionLanguage } from "#core/game/state.ts";
import { formatScore, isolate } from "#web/lib/format.ts";

/** A text of the game pages in both scripts; the one that the specification fixes leads. */
export interface TwoScripts {
  readonly en: string;
  readonly ar: string;
}

/**
 * Every text of the game pages. They are the same whatever the interface language (game specification, section 2), so
 * that they live here and not in the language files.
 */
export const GAME_TEXTS = {
  exit: { en: "Exit", ar: "خروج" },
  gameCode: { en: "Game code", ar: "رمز اللعبة" },
  teamTurn: { en: "Team Turn", ar: "الدور" },
  onTurn: { en: "Turn", ar: "الدور" },
  swapTurn: { en: "Press to change the turn", ar: "اضغط لتبديل الدور" },
  points: { en: "points", ar: "نقطة" },
  score: { en: "Score", ar: "النتيجة" },
  category: { en: "Category", ar: "الفئة" },

  undo: { en: "Undo", ar: "تراجع" },
  nothingToUndo: { en: "Nothing to undo", ar: "لا شيء للتراجع عنه" },
  reset: { en: "Reset game", ar: "إعادة ضبط اللعبة" },
  resetExplained: {
    en: "Scores go to 0, all powers come back and all questions are unanswered again. Undo can take this back.",
    ar: "تعود النتائج إلى الصفر وتتاح المساعدات من جديد وتعود جميع الأسئلة غير مُجاب عنها. يمكن التراجع عن ذلك.",
  },
  cancel: { en: "Cancel", ar: "إلغاء" },
  close: { en: "Close", ar: "إغلاق" },
  fullScreen: { en: "Full screen", ar: "ملء الشاشة" },
  leaveFullScreen: { en: "Leave full screen", ar: "إنهاء ملء الشاشة" },
  installTitle: { en: "Full screen is not possible here", ar: "ملء الشاشة غير متاح هنا" },
  installExplained: {
    en: "Add this page to your home screen and open it from there: it then fills the screen.",
    ar: "أضف هذه الصفحة إلى الشاشة الرئيسية وافتحها من هناك لتملأ الشاشة.",
  },
  questionLanguage: { en: "Language of the questions", ar: "لغة الأسئلة" },

  shortcuts: { en: "Keys and remote", ar: "المفاتيح وجهاز التحكم" },
  singleKeys: { en: "Single-key shortcuts", ar: "اختصارات الحرف الواحد" },
  switchedOn: { en: "On", ar: "مفعّل" },
  switchedOff: { en: "Off", ar: "متوقف" },

  loading: { en: "Loading the game…", ar: "جارٍ تحميل اللعبة…" },
  loadErrorTitle: { en: "Error Loading Game", ar: "تعذّر تحميل اللعبة" },
  returnToGames: { en: "Return to Games", ar: "العودة إلى ألعابي" },
  tryAgain: { en: "Try again", ar: "حاول مرة أخرى" },
  noQuestions: { en: "No Questions Available", ar: "لا توجد أسئلة متاحة" },
  noQuestionsExplained: {
    en: "This game has no categories. Create a new game to play.",
    ar: "لا تحتوي هذه اللعبة على فئات. أنشئ لعبة جديدة للعب.",
  },
  seeResult: { en: "See the result", ar: "عرض النتيجة" },

  unsaved: { en: "Saving…", ar: "جارٍ الحفظ…" },
  notSavedYet: { en: "Not saved yet. Playing on is fine.", ar: "لم يُحفظ بعد، ويمكنكم متابعة اللعب." },
  offline: { en: "No connection. Moves are kept and sent later.", ar: "لا اتصال. تُحفظ الحركات وتُرسل لاحقًا." },

  awarded: { en: "answered", ar: "أُجيب عنه" },
  wonByNoOne: { en: "answered by no one", ar: "لم يُجب أحد" },
  shownNotScored: { en: "revealed, not scored yet", ar: "كُشفت إجابته ولم تُحتسب بعد" },
  inPlay: { en: "open now", ar: "مفتوح الآن" },
  addPoints: { en: "Add 200", ar: "زيادة 200" },
  takePoints: { en: "Take 200", ar: "خصم 200" },
  used: { en: "used", ar: "استُخدمت" },
  notUsed: { en: "not used yet", ar: "لم تُستخدم" },
  pending: { en: "for the next question", ar: "للسؤال القادم" },

  answerButton: { en: "Answer", ar: "الإجابة" },
  toAnswer: { en: "Answer page", ar: "صفحة الإجابة" },
  backToBoard: { en: "Back to board", ar: "العودة إلى اللوحة" },
  alreadyAnswered: { en: "Already answered", ar: "سبقت الإجابة عنه" },
  report: { en: "var", ar: "الإبلاغ عن خطأ" },
  reportTitle: { en: "Report an issue", ar: "الإبلاغ عن خطأ في السؤال" },
  reportLabel: { en: "What is wrong with this question?", ar: "ما الخطأ في هذا السؤال؟" },
  send: { en: "Send", ar: "إرسال" },
  sending: { en: "Sending...", ar: "جارٍ الإرسال…" },
  sent: { en: "Sent", ar: "أُرسل" },
  sendFailed: { en: "Failed", ar: "تعذّر الإرسال" },

  callFriend: { en: "Phone a friend", ar: "اتصال بصديق" },
  startTimer: { en: "Start Timer", ar: "ابدأ المؤقت" },
  timeFinished: { en: "Time Finished", ar: "انتهى الوقت" },
  seconds: { en: "seconds", ar: "ثانية" },
  lessTime: { en: "30 seconds less", ar: "أقل 30 ثانية" },
  moreTime: { en: "30 seconds more", ar: "أكثر 30 ثانية" },

  timer: { en: "Timer", ar: "المؤقت" },
  pause: { en: "Pause", ar: "إيقاف" },
  resume: { en: "Resume", ar: "متابعة" },
  resetTimer: { en: "Reset timer", ar: "إعادة المؤقت" },
  timerSettings: { en: "Timer settings", ar: "إعدادات المؤقت" },
  timerShorter: { en: "15 seconds less", ar: "أقل 15 ثانية" },
  timerLonger: { en: "15 seconds more", ar: "أكثر 15 ثانية" },
  timerUse: { en: "Use the timer", ar: "استخدام المؤقت" },
  timeIsUp: { en: "Time is up", ar: "انتهى الوقت" },

  loadingMedia: { en: "Loading media...", ar: "جارٍ تحميل الوسائط…" },
  videoFailed: { en: "Video could not be loaded", ar: "تعذّر تحميل الفيديو" },
  imageFailed: { en: "Image could not be loaded", ar: "تعذّر تحميل الصورة" },
  enlarge: { en: "Enlarge", ar: "تكبير" },
  questionImage: { en: "Picture of the question", ar: "صورة السؤال" },
  questionVideo: { en: "Film of the question", ar: "فيديو السؤال" },

  answerTitle: { en: "Answer", ar: "الإجابة" },
  alsoAccepted: { en: "Also right", ar: "ويُقبل أيضًا" },
  source: { en: "Source", ar: "المصدر" },
  returnToQuestion: { en: "Return to question", ar: "العودة إلى السؤال" },
  whoAnswered: { en: "Who answered?", ar: "من أجاب؟" },
  loadingAnswer: { en: "Loading answer...", ar: "جارٍ تحميل الإجابة…" },
  answerUnavailable: { en: "The answer cannot be loaded", ar: "تعذّر تحميل الإجابة" },
  answerUnavailableExplained: {
    en: "Points can still be given. The answer appears once there is a connection.",
    ar: "يمكن منح النقاط مع ذلك، وستظهر الإجابة عند عودة الاتصال.",
  },

  noOne: { en: "No One", ar: "لا أحد" },
  backToAnswer: { en: "Back to Answer", ar: "العودة إلى الإجابة" },
  blocked: { en: "Blocked", ar: "محظور" },
  awardAnyway: {
    en: "This team is blocked. Press again to award the points anyway.",
    ar: "هذا الفريق محظور. اضغط مرة أخرى لمنح النقاط رغم ذلك.",
  },
  recorded: { en: "Recorded. Back to the board…", ar: "سُجّلت. العودة إلى اللوحة…" },
  recordFailed: {
    en: "Failed to record your answer. Please try again.",
    ar: "تعذّر تسجيل الإجابة. حاول مرة أخرى.",
  },
  mayAnswerTwice: { en: "May answer twice", ar: "له إجابتان" },
  doubled: { en: "2X", ar: "مضاعفة" },
  blocksOther: { en: "Block", ar: "منع" },

  calculatingResults: { en: "Calculating results...", ar: "جارٍ حساب النتائج…" },
  winner: { en: "Winner", ar: "الفائز" },
  draw: { en: "Draw", ar: "تعادل" },
  finalScores: { en: "Final scores", ar: "النتائج النهائية" },

  errorTitle: "Error",
  noTeamData: {
    en: "No team data found. Redirecting to games page.",
    ar: "لا توجد نتيجة لعرضها. جارٍ الانتقال إلى ألعابي.",
  },
  categoryNameMissing: "Error: Category name is missing",
  moveRefused: "That move could not be saved and was taken back. تعذّر حفظ الحركة فأُلغيت.",
  noGameId: "No game ID provided",
} as const;

/** A visible short name of each power, as its button shows it. */
export const POWER_TEXTS: Readonly<Record<Power, TwoScripts>> = {
  double: { en: "2X", ar: "مضاعفة" },
  block: { en: "Block", ar: "منع" },
  twoAnswers: { en: "2 answers", ar: "إجابتان" },
  callFriend: { en: "Call", ar: "اتصال" },
};

export const LANGUAGE_TEXTS: Readonly<Record<QuestionLanguage, { short: string; name: string }>> = {
  ar: { short: "ع", name: "Arabic العربية" },
  arEn: { short: "ع + E", name: "Arabic and English العربية والإنجليزية" },
  en: { short: "E", name: "English الإنجليزية" },
};

/** Why a game cannot be shown, in the specification's words (section 8). */
const LOAD_ERRORS: Readonly<Record<string, TwoScripts>> = {
  NO_GAME_ID: { en: "No game ID provided", ar: "لم تُحدَّد اللعبة" },
  GAME_NOT_FOUND: { en: "Failed to load game data", ar: "هذه اللعبة غير موجودة بين ألعابك" },
  NOT_FOUND: { en: "Failed to load game data", ar: "هذه اللعبة غير موجودة بين ألعابك" },
  BAD_REQUEST: { en: "Failed to load game data", ar: "هذه اللعبة غير موجودة بين ألعابك" },
  GAME_STATE_MISSING: { en: "No game state found for this game", ar: "لا توجد حالة محفوظة لهذه اللعبة" },
  OFFLINE: { en: "Load failed", ar: "لا يوجد اتصال بالإنترنت" },
};
const STATE_NOT_FETCHED: TwoScripts = { en: "Failed to fetch game state", ar: "تعذّر جلب حالة اللعبة، حاول بعد قليل" };

export const loadErrorText = (code: string): TwoScripts => LOAD_ERRORS[code] ?? STATE_NOT_FETCHED;

/** Why a question cannot be shown, in the specification's words (section 8). */
export const QUESTION_ERRORS = {
  GAME_ID_MISSING: { en: "Game ID not provided", ar: "لم تُحدَّد اللعبة" },
  QUESTION_ID_MISSING: { en: "Question ID not provided", ar: "لم يُحدَّد السؤال" },
  INVALID_QUESTION_ID: { en: "Invalid question ID", ar: "رقم السؤال غير صحيح" },
  QUESTION_NOT_FOUND: { en: "Question not found", ar: "السؤال غير موجود" },
  NOT_RETRIEVED: { en: "Failed to retrieve question data", ar: "تعذّر جلب السؤال" },
  NO_CATEGORY: {
    en: "Question not found in game state and no category name provided",
    ar: "السؤال غير موجود في هذه اللعبة",
  },
  CORRUPTED: { en: "Question data corrupted", ar: "نصّ السؤال تالف" },
  INVALID_CATEGORY: { en: "Invalid category name", ar: "اسم الفئة غير صحيح" },
  TOO_FEW_QUESTIONS: {
    en: "This category doesn't have enough questions to play.",
    ar: "لا تحتوي هذه الفئة على أسئلة كافية للعب.",
  },
} as const satisfies Record<string, TwoScripts>;
export type QuestionErrorCode = keyof typeof QUESTION_ERRORS;

export const MOVE_ERRORS_TEXTS: Readonly<Record<MoveError, TwoScripts>> = {
  TILE_NOT_ON_BOARD: QUESTION_ERRORS.INVALID_QUESTION_ID,
  TILE_ALREADY_AWARDED: { en: "This question is already answered", ar: "سبقت الإجابة عن هذا السؤال" },
  TEAM_BLOCKED: { en: "This team is blocked", ar: "هذا الفريق محظور" },
  POWER_ALREADY_USED: { en: "This team has already used that", ar: "سبق لهذا الفريق استخدامها" },
  SCORE_ALREADY_ZERO: { en: "The score is already 0", ar: "النتيجة صفر بالفعل" },
  NOTHING_TO_UNDO: { en: "Nothing to undo", ar: "لا شيء للتراجع عنه" },
};

/** Toast of a refused award, as the specification words it (section 8). */
export const submitFailedText = (reason: string | undefined): string =>
  `Failed to submit answer: ${reason ?? "Unknown error"}`;

/** One plain sentence for screen readers, name first. */
export const scoreAnnouncement = (teamName: string, score: number): string =>
  `${isolate(teamName)}: ${formatScore(score)}`;
export const turnAnnouncement = (teamName: string): string => `Team Turn: ${isolate(teamName)}`;
export const timeAnnouncement = (seconds: number): string =>
  seconds === 0 ? "Time is up انتهى الوقت" : `${seconds} seconds left. بقي ${seconds} ثانية`;

/** Keys of the game pages, as the help under `?` lists them. */
export const KEY_HELP: readonly { readonly keys: string; readonly meaning: TwoScripts; readonly isSingleKey?: true }[] =
  [
    { keys: "← ↑ → ↓", meaning: { en: "Move", ar: "التنقل" } },
    { keys: "Enter", meaning: { en: "Press", ar: "اختيار" } },
    { keys: "Esc / Backspace", meaning: { en: "Back", ar: "رجوع" } },
    { keys: "Space", meaning: { en: "Pause or resume the timer", ar: "إيقاف المؤقت أو متابعته" } },
    { keys: "Page Down", meaning: { en: "Answer, then who answered", ar: "الإجابة ثم من أجاب" } },
    { keys: "Page Up", meaning: { en: "Step back", ar: "خطوة إلى الوراء" } },
    { keys: "T", meaning: { en: "Change the turn", ar: "تبديل الدور" }, isSingleKey: true },
    { keys: "U", meaning: { en: "Undo", ar: "تراجع" }, isSingleKey: true },
    { keys: "F", meaning: { en: "Full screen", ar: "ملء الشاشة" }, isSingleKey: true },
    { keys: "?", meaning: { en: "This list", ar: "هذه القائمة" }, isSingleKey: true },
  ];

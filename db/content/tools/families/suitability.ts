/** What may be asked about: rules that keep a prompt from telling its answer, from being ambiguous, and from giving offence. */
import { skeleton, splitWords, withoutAlefs, withoutSpaces } from "#db/content/tools/arabic-text.ts";
import { type Ayah, ayahs, requireSurah } from "#db/content/tools/quran-text.ts";

/** Roots that give a surah away although its name itself is not in the text. */
const TELLING_ROOTS: Readonly<Record<number, readonly string[]>> = {
  17: ["سري"],
  20: ["طه"],
  21: ["نبي"],
  23: ["مومن"],
  35: ["فاطر", "فطر"],
  36: ["يس"],
  37: ["صف", "صفت"],
  38: ["ص"],
  39: ["زمر"],
  40: ["غافر", "غفر"],
  41: ["فصلت"],
  43: ["زخرف"],
  48: ["فتح"],
  50: ["ق"],
  51: ["ذري"],
  58: ["تجادل"],
  60: ["امتحن"],
  63: ["منفق"],
  65: ["طلق"],
  66: ["حرم"],
  68: ["قلم"],
  69: ["حاق"],
  71: ["نوح"],
  72: ["جن"],
  73: ["مزمل"],
  74: ["مدثر"],
  75: ["قيم"],
  77: ["مرسل"],
  78: ["نبا"],
  79: ["نزع"],
  81: ["كور"],
  82: ["فطر"],
  83: ["مطفف"],
  84: ["شق"],
  87: ["اعلي"],
  94: ["شرح"],
  99: ["زلزل"],
  100: ["عدي"],
  102: ["كاثر", "تكثر"],
  109: ["كفر"],
  110: ["نصر"],
  114: ["ناس"],
};

const withoutPrefix = (word: string) => word.replace(/^(وال|فال|بال|كال|لل|ال|و|ف|ب|ل|ك)/, "");

/** True when the text itself tells the name of the surah, by name or by a word of its root, whatever prefix it carries. */
export function tellsSurah(text: string, surah: number): boolean {
  const tokens = skeleton(text)
    .split(" ")
    .flatMap((word) => [word, withoutPrefix(word), withoutPrefix(withoutPrefix(word))])
    .map(withoutAlefs);
  const name = withoutAlefs(skeleton(requireSurah(surah).ar).replace(/^ال/, ""));
  if (tokens.some((token) => token === name || (name.length >= 3 && token.includes(name)))) return true;

  return (TELLING_ROOTS[surah] ?? []).map(withoutAlefs).some((root) => {
    // A root of one letter is a surah's whole name (Sad, Qaf): it tells only when it stands alone.
    return root.length >= 2 ? tokens.some((token) => token.includes(root)) : tokens.includes(root);
  });
}

/** Rulings on war, punishments and private matters, and threats, are left to study circles. */
const SENSITIVE =
  /قتل|قتال|قوتل|اقتل|نكح|طلق|محيض|زنا|زاني|يزنين|فرج|يهود|نصر[يا]|لعن|سوات|خنزير|تضربوا|اضربو|ارضع|حملهن|ارحام|مضاجع|عاقر|يمسسني|رفث|ملكت|ازواج|بغي|جلد|قطعوا|نسا|زوج|حور|اثداء|كواعب|عورت|لوط|فحش|فرعون اليم|جهنم|سعير|جحيم|عذاب|سقر|لظي|غسلين|زقوم|حميم|نار /;

export const isGentle = (text: string): boolean => !SENSITIVE.test(`${skeleton(text)} `);

/** Words that introduce what deniers said: quoted in part they would print a false claim as the Almighty's word. */
const REPORTED_SPEECH = /قالوا|قالت|وقال |قال الذين|يقولون|تقولوا|تقولون|زعم|افتري|وجعلوا/;

export const isPlainSpeech = (text: string): boolean => !REPORTED_SPEECH.test(`${skeleton(text)} `);

/** Words at which a prompt must not stop, since what stands alone would then say something else. */
const INCOMPLETE_ENDS: ReadonlySet<string> = new Set(
  "لا ما الا لم لن ليس ان انما من في علي الي عن و او ثم بل لكن حتي اذا اذ قل قال قالوا الله رب غير دون كل ذلك هو هم".split(
    " ",
  ),
);

export const mayStopAfter = (text: string): boolean => !INCOMPLETE_ENDS.has(splitWords(text).at(-1) ?? "");

const consonantsOf = (text: string) => withoutAlefs(skeleton(text));
const consonantsOfVerses = ayahs.map(({ text }) => withoutSpaces(consonantsOf(text)));

/** How many verses run almost like this: same consonants, whatever the word breaks and a leading waw or fa. */
export function countLookalikes(fragment: string): number {
  const wanted = withoutSpaces(consonantsOf(fragment).replace(/^[وف]/, ""));
  return consonantsOfVerses.filter((consonants) => consonants.includes(wanted)).length;
}

const versesWithWord = new Map<string, number>();
for (const ayah of ayahs) {
  for (const word of new Set(ayah.skeleton.split(" "))) versesWithWord.set(word, (versesWithWord.get(word) ?? 0) + 1);
}

/** How telling a verse is: mean inverse document frequency of its three rarest words. */
export function rarityOf(ayah: Ayah): number {
  const rarest = ayah.skeleton
    .split(" ")
    .map((word) => Math.log(ayahs.length / (versesWithWord.get(word) ?? 1)))
    .toSorted((left, right) => right - left)
    .slice(0, 3);
  return rarest.reduce((sum, rarity) => sum + rarity, 0) / rarest.length;
}

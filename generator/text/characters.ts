/** The characters of ids: invisible ones, and letters of one script that look like those of another. */

/**
 * Control characters, halves of surrogate pairs, direction marks, characters that draw nothing, and every space except
 * the plain one: two ids that differ only in these look the same.
 */
const unseen =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Zs}/gu;

/** The id as it was most probably meant: without invisible characters, and without spaces at its ends. */
export function asSeen(id: string): string {
  if (isOrdinary(id)) return id;
  return replaceUnseen(id, () => "").trim();
}

/** Replaces each invisible character. */
export function replaceUnseen(text: string, replacement: (character: string) => string): string {
  return text.replace(unseen, replacement);
}

/** The invisible characters of a text, each once. */
export function unseenIn(text: string): string[] {
  return [...new Set(text.match(unseen) ?? [])];
}

/** Whether the id consists of visible ASCII characters and of spaces between them. */
export function isOrdinary(id: string): boolean {
  return ordinary.test(id);
}

const ordinary = /^[!-~](?:[ -~]*[!-~])?$/u;

/** Scripts with letters that look like letters of another of these scripts. */
const scripts = ["Latin", "Cyrillic", "Greek", "Armenian", "Coptic", "Cherokee"].map((name) => ({
  name,
  letters: new RegExp(String.raw`\p{Script=${name}}`, "u"),
}));

/** Cyrillic and Greek letters that look like Latin ones. */
const twins = /^[аеорсухіјѕһԁԛԝАВЕЅІЈКМНОРСТУХҮοΑΒΕΖΗΙΚΜΝΟΡΤΥΧ]+$/u;

/** Letters among those of another script. */
export interface MixedScripts {
  /** The script of most letters. */
  readonly script: string;
  /** The letters of other scripts, each once, with their scripts. */
  readonly strangers: readonly { readonly letter: string; readonly script: string }[];
}

/**
 * Finds words that mix letters of two scripts, and words all of whose letters look like those of the other words'
 * script. Words are separated by any other characters: `t_стена` is a prefix and a word, and mixes nothing.
 */
export function mixedScripts(id: string): MixedScripts | undefined {
  const words = id.match(/[\p{L}\p{M}]+/gu) ?? [];
  const main = scriptOfMost(words.join(""));
  if (main === undefined) return undefined;
  const strangers = new Map<string, string>();
  for (const word of words) {
    const letters = [...word].map((letter) => ({ letter, script: scriptOf(letter) }));
    const foreign = letters.filter(({ script }) => script !== undefined && script !== main);
    const mixes = foreign.length < letters.filter(({ script }) => script !== undefined).length;
    if (!mixes && !(twins.test(word) && hasLongWord(words, main))) continue;
    for (const { letter, script } of foreign) strangers.set(letter, script ?? "");
  }
  if (strangers.size === 0) return undefined;
  return {
    script: main,
    strangers: [...strangers].map(([letter, script]) => ({ letter, script })),
  };
}

/** Whether a word of more than one letter is of this script; a prefix of one letter does not count. */
function hasLongWord(words: readonly string[], script: string): boolean {
  return words.some((word) => [...word].length > 1 && scriptOf(word) === script);
}

function scriptOf(letter: string): string | undefined {
  return scripts.find(({ letters }) => letters.test(letter))?.name;
}

/** The script with the most letters; of several with equally many, the first. */
function scriptOfMost(text: string): string | undefined {
  let most: { readonly name: string; readonly count: number } | undefined;
  for (const { name, letters } of scripts) {
    const count = [...text].filter((letter) => letters.test(letter)).length;
    if (count > (most?.count ?? 0)) most = { name, count };
  }
  return most?.name;
}

/**
 * Describes the first letter in which a word differs from one that looks the same, with both code points; `undefined`
 * if they differ in more than letters that look alike.
 */
export function lookAlike(found: string, meant: string): string | undefined {
  const [one, other] = [[...found], [...meant]];
  const at = one.findIndex((letter, index) => letter !== other[index]);
  const [letter, right] = [one[at], other[at]];
  if (one.length !== other.length || letter === undefined || right === undefined) return undefined;
  const isAlike = one.every((each, index) => each === other[index] || twins.test(each));
  return isAlike ? `${named(letter)} stands for ${named(right)}` : undefined;
}

function named(letter: string): string {
  return `the ${scriptOf(letter) ?? "other"} "${letter}" (${codePointOf(letter)})`;
}

/** Prints a code point, such as `U+0430`. */
export function codePointOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}

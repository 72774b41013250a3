/** What characters an id is made of: those that nobody sees, and letters of one script that pass for another's. */

/**
 * Controls, halves of surrogate pairs, marks of writing direction, what draws nothing, and every space but the plain
 * one: two ids that differ in these alone look the same.
 */
const unseen =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Zs}/gu;

/** The id as it was most probably meant: without what nobody sees, and without spaces at its ends. */
export function asSeen(id: string): string {
  if (isOrdinary(id)) return id;
  return id.replace(unseen, "").trim();
}

/** Whether it is of ASCII signs that are seen, and of spaces between them. */
export function isOrdinary(id: string): boolean {
  return ordinary.test(id);
}

const ordinary = /^[!-~](?:[ -~]*[!-~])?$/u;

/** Scripts with letters that look like those of another of them. */
const scripts = [
  { name: "Latin", letters: /\p{Script=Latin}/u },
  { name: "Cyrillic", letters: /\p{Script=Cyrillic}/u },
  { name: "Greek", letters: /\p{Script=Greek}/u },
  { name: "Armenian", letters: /\p{Script=Armenian}/u },
  { name: "Coptic", letters: /\p{Script=Coptic}/u },
  { name: "Cherokee", letters: /\p{Script=Cherokee}/u },
] as const;

/** Letters of Cyrillic and Greek that are drawn as Latin ones are. */
const twins = /^[аеорсухіјѕһԁԛԝАВЕЅІЈКМНОРСТУХҮοΑΒΕΖΗΙΚΜΝΟΡΤΥΧ]+$/u;

/** Letters that stand among those of another script. */
export interface MixedScripts {
  /** The script of most letters. */
  readonly script: string;
  /** A letter of another, once however often it occurs, with its script. */
  readonly strangers: readonly { readonly letter: string; readonly script: string }[];
}

/**
 * Letters of two scripts that look alike in one word, or a word all of whose letters look like those of the other
 * words'. Words are what stands between other signs: `t_стена` is a prefix and a word, and mixes nothing.
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

/** More than a prefix of one letter is of that script. */
function hasLongWord(words: readonly string[], script: string): boolean {
  return words.some((word) => [...word].length > 1 && scriptOf(word) === script);
}

function scriptOf(letter: string): string | undefined {
  return scripts.find(({ letters }) => letters.test(letter))?.name;
}

/** The first of those that have as many letters. */
function scriptOfMost(text: string): string | undefined {
  let most: { readonly name: string; readonly count: number } | undefined;
  for (const { name, letters } of scripts) {
    const count = [...text].filter((letter) => letters.test(letter)).length;
    if (count > (most?.count ?? 0)) most = { name, count };
  }
  return most?.name;
}

/**
 * The first letter by which a word differs from one that looks the same, each with its code point; `undefined` where
 * they differ in more than letters that are drawn alike.
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
  const code = (letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
  return `the ${scriptOf(letter) ?? "other"} "${letter}" (U+${code})`;
}

import type { Json } from "../model/json.ts";
import { article } from "../text/article.ts";

/** A kind as a noun: `item group`. */
export function nounOf(kind: string): string {
  return kind.replaceAll("_", " ");
}

/** Asks for the only word that is likely to be meant; `undefined` if there is none. */
export function didYouMean(suggestion: string | undefined): string | undefined {
  return suggestion === undefined ? undefined : `Did you mean "${suggestion}"?`;
}

/** A kind with its article: `a terrain`, `an item group`, `furniture`. */
export function oneOf(kind: string): string {
  const words = nounOf(kind);
  if (kind === "furniture") return words;
  return `${article(words)} ${words}`;
}

/** The same for the beginning of a sentence. */
export function capitalOneOf(kind: string): string {
  const text = oneOf(kind);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A section with the name of its document. */
export function cite(section: string): string {
  return `specification §${section}`;
}

/** An enumeration: `a, b or c`. */
export function list(words: readonly string[], last: "and" | "or"): string {
  if (words.length < 2) return words[0] ?? "";
  return `${words.slice(0, -1).join(", ")} ${last} ${words.at(-1) ?? ""}`;
}

/** Maximum number of ids of a chain that are shown. */
const mostSteps = 8;

/** A chain of ids: `"a" → "b" → "a"`; of a long chain the first and the last ids. */
export function steps(ids: readonly string[], arrow = " → "): string {
  const quoted = (some: readonly string[]): string[] => some.map((id) => `"${id}"`);
  if (ids.length <= mostSteps) return quoted(ids).join(arrow);
  const half = mostSteps / 2;
  const left = `… (${(ids.length - mostSteps).toLocaleString("en")} more)`;
  return [...quoted(ids.slice(0, half)), left, ...quoted(ids.slice(-half))].join(arrow);
}

/** An enumeration with quotes: `"a", "b" or "c"`. */
export function quotedList(words: readonly string[], last: "and" | "or"): string {
  return list(
    words.map((word) => `"${word}"`),
    last,
  );
}

/** Examples to choose from: `, such as "a", "b" or "c"`, or nothing if none are known. */
export function suchAs(ids: readonly string[] | undefined): string {
  return ids === undefined || ids.length === 0 ? "" : `, such as ${quotedList(ids, "or")}`;
}

/** Shows the allowed form of a text by examples, if there are any: they are easier to read than a pattern. */
export function textSuchAs(examples: readonly Json[], pattern: string): string {
  const texts = examples.map((each) => JSON.stringify(each));
  return `text ${texts.length === 0 ? `that matches "${pattern}"` : `such as ${list(texts, "or")}`}`;
}

/** The numbers between bounds, of which some may be missing. */
export function range(
  minimum: number | undefined,
  maximum: number | undefined,
  exclusiveMinimum?: number,
): string {
  const most = `at most ${String(maximum)}`;
  if (exclusiveMinimum !== undefined) {
    const above = `more than ${String(exclusiveMinimum)}`;
    return maximum === undefined ? above : `${above}, ${most}`;
  }
  if (minimum === undefined) return most;
  return maximum === undefined
    ? `at least ${String(minimum)}`
    : `${String(minimum)} to ${String(maximum)}`;
}

/** The word in quotes, or that it is missing. */
function quotedOrMissing(word: string | undefined): string {
  return word === undefined ? "missing" : `"${word}"`;
}

/** The examine action beside a member that needs another one. Children inherit the member but never the action. */
export function actionBeside(
  member: string,
  action: string | undefined,
  inherited: true | undefined,
): string {
  return inherited
    ? `"${member}" is inherited, but "examine_action" never is`
    : `"${member}" is present, but "examine_action" is ${quotedOrMissing(action)}`;
}

/** What to do, and what the author then means, if that can be told. */
export type Remedy = readonly [action: string, condition: string | undefined];

/** A help text for a mistake that can have several meanings: `Choose: (a) … if …; (b) … if ….` */
export function choose(...remedies: readonly Remedy[]): string {
  const all = remedies.map(
    ([action, condition], at) =>
      `(${"abcdefgh".charAt(at)}) ${action}${condition === undefined ? "" : ` if ${condition}`}`,
  );
  return `Choose: ${all.join("; ")}.`;
}

/**
 * What to do about a member that needs another examine action than the one beside it.
 * @param needed the action, and others that do as well
 */
export function needsAction(
  member: string,
  action: string | undefined,
  inherited: true | undefined,
  needed: string,
  others = "",
): string {
  if (action === undefined || inherited) return `Add "examine_action": "${needed}"${others}.`;
  return choose(
    [`write "${needed}"${others}`, `"${member}" is meant`],
    [`remove "${member}"`, `"${action}" is meant`],
  );
}

/**
 * The beginning of a sentence about a value.
 * @param where Its path as people write it; "" for the object itself.
 */
export function subjectAt(where: string, isName = false): string {
  if (isName) return `A name in ${where === "" ? "the object" : `"${where}"`}`;
  return where === "" ? "The object" : `"${where}"`;
}

/** That a skill is needed for further levels of a recipe. */
export function alsoNeeded(others: number): string {
  if (others === 0) return "";
  return others === 1 ? ", as for one more level" : `, as for ${String(others)} more levels`;
}

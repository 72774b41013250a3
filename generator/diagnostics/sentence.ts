/** `a terrain`, `an item group`, `furniture`: a kind as people speak of one of it. */
export function oneOf(kind: string): string {
  const words = kind.replaceAll("_", " ");
  if (kind === "furniture") return words;
  return `${/^[aeiou]/u.test(words) ? "an" : "a"} ${words}`;
}

/** The same at the beginning of a sentence. */
export function capitalOneOf(kind: string): string {
  const text = oneOf(kind);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `a, b or c`: an enumeration as people write it. */
export function list(words: readonly string[], last: "and" | "or"): string {
  if (words.length < 2) return words[0] ?? "";
  return `${words.slice(0, -1).join(", ")} ${last} ${words.at(-1) ?? ""}`;
}

/** So many ids of a circle are shown. */
const mostSteps = 8;

/** `"a" → "b" → "a"`: ids that lead on to each other, of long lists the first and the last. */
export function steps(ids: readonly string[], arrow = " → "): string {
  const quoted = (some: readonly string[]): string[] => some.map((id) => `"${id}"`);
  if (ids.length <= mostSteps) return quoted(ids).join(arrow);
  const half = mostSteps / 2;
  const left = `… (${(ids.length - mostSteps).toLocaleString("en")} more)`;
  return [...quoted(ids.slice(0, half)), left, ...quoted(ids.slice(-half))].join(arrow);
}

/** `"a", "b" or "c"`. */
export function quotedList(words: readonly string[], last: "and" | "or"): string {
  return list(
    words.map((word) => `"${word}"`),
    last,
  );
}

/** What to choose from: `, such as "a", "b" or "c"`, or nothing where none is known. */
export function suchAs(ids: readonly string[] | undefined): string {
  return ids === undefined || ids.length === 0 ? "" : `, such as ${quotedList(ids, "or")}`;
}

/** `"door"`, or that it is missing. */
function quotedOrMissing(word: string | undefined): string {
  return word === undefined ? "missing" : `"${word}"`;
}

/** What an examine action is, beside a member that needs another one: children inherit the member, and no action. */
export function actionBeside(
  member: string,
  action: string | undefined,
  inherited: true | undefined,
): string {
  return inherited
    ? `"${member}" is inherited and "examine_action" never is`
    : `"${member}" is given and "examine_action" is ${quotedOrMissing(action)}`;
}

/** What a sentence about a value begins with. @param where Its path as people write it; "" for the object itself. */
export function subjectAt(where: string): string {
  return where === "" ? "The object" : `"${where}"`;
}

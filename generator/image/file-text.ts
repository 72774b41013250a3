/**
 * The text of a file as an image has it: the objects that linking reads, letter by letter and without white space, and
 * beside them the white space, as one sign for each gap between two tokens. What stood between the objects becomes line
 * ends and spaces, so that every object keeps its line and column.
 */

/** Where an object is in a text. */
export interface ObjectSpan {
  readonly start: number;
  readonly end: number;
}

/** Different runs of white space, each with its sign. */
export interface Gaps {
  readonly runs: string[];
  readonly signs: Map<string, string>;
}

export function noGaps(): Gaps {
  return { runs: [], signs: new Map() };
}

export interface KeptText {
  /** A list of the objects, in one line. */
  readonly objects: string;
  /** A sign for each gap: before each object, and between its tokens. */
  readonly gaps: string;
}

/** A string, or a sign, or a number or word; before each of them there may be a gap. */
const tokens = /(\s*)("(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s"{}[\],:]+)/gsuy;

export function keepText(text: string, objects: readonly ObjectSpan[], gaps: Gaps): KeptText {
  const signs: string[] = [];
  let done = 0;
  const kept = objects.map(({ start, end }) => {
    signs.push(signOf(blank(text.slice(done, start)), gaps));
    done = end;
    const own: string[] = [];
    eachToken(text.slice(start, end), (gap, token) => {
      if (own.length > 0) signs.push(signOf(gap, gaps));
      own.push(token);
    });
    return own.join("");
  });
  return { objects: `[${kept.join(",")}]`, gaps: signs.join("") };
}

/**
 * The text with the same lines and columns.
 * @param indices of the objects in the list of the file; `undefined` for the only one of a file without a list
 * @returns also where they are in the text, as `SourceText.entries`
 */
export function textAgain(
  { objects, gaps: signs }: KeptText,
  indices: readonly (number | undefined)[],
  runs: readonly string[],
): { readonly text: string; readonly entries: Int32Array | undefined } {
  const parts: string[] = [];
  const last = indices.at(-1);
  const entries = last === undefined ? undefined : new Int32Array(2 * last + 2);
  let length = 0;
  let gap = 0;
  let depth = 0;
  let object = 0;
  // The list itself is not part of the text.
  eachToken(objects.slice(1, -1), (_, token) => {
    if (depth === 0 && token === ",") return;
    const run = runs[signs.charCodeAt(gap) - firstSign] ?? "";
    gap += 1;
    parts.push(run, token);
    const at = indices[object] ?? 0;
    if (depth === 0) entries?.set([length + run.length], 2 * at);
    length += run.length + token.length;
    if (token === "{" || token === "[") depth += 1;
    else if (token === "}" || token === "]") depth -= 1;
    if (depth > 0) return;
    entries?.set([length], 2 * at + 1);
    object += 1;
  });
  return { text: parts.join(""), entries };
}

function eachToken(text: string, visit: (gap: string, token: string) => void): void {
  tokens.lastIndex = 0;
  for (let found = tokens.exec(text); found; found = tokens.exec(text)) {
    visit(found[1] ?? "", found[2] ?? "");
  }
}

/** A text of which only lines and columns matter: its line ends, and spaces for the last line. */
function blank(text: string): string {
  const ends = text.match(/\r\n|\n|\r/gu) ?? [];
  const last = Math.max(text.lastIndexOf("\n"), text.lastIndexOf("\r"));
  return ends.join("") + " ".repeat(text.length - last - 1);
}

/** Signs are letters that neither JSON nor UTF-16 treats in another way than others. */
const firstSign = 0x5d;
const mostSigns = 0xd700 - firstSign;

function signOf(run: string, { runs, signs }: Gaps): string {
  const known = signs.get(run);
  if (known !== undefined) return known;
  // Nobody writes so many different ones; columns are then not exact.
  if (runs.length === mostSigns) return String.fromCharCode(firstSign);
  const sign = String.fromCharCode(firstSign + runs.length);
  runs.push(run);
  signs.set(run, sign);
  return sign;
}

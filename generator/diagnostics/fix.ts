/** New text for a span of a file, in UTF-16 units. */
export interface TextEdit {
  readonly offset: number;
  readonly length: number;
  readonly text: string;
}

/** "safe" fixes do not change the meaning; "suggestions" use the only word that is suggested. */
export type FixLevel = "safe" | "suggestions";

/** The repair of a finding: all of its edits together, in the finding's own file. */
export interface Fix {
  readonly level: FixLevel;
  /** In text order, without overlaps. */
  readonly edits: readonly TextEdit[];
}

/** The option of `defwright check` that applies fixes of a level. */
export const fixOption: Readonly<Record<FixLevel, string>> = {
  safe: "--fix",
  suggestions: "--fix=suggestions",
};

/** A text after edits, and where each of them ends up in it, in text order; `undefined` if edits overlap. */
export function spliced(
  text: string,
  edits: readonly TextEdit[],
): { readonly text: string; readonly places: readonly TextEdit[] } | undefined {
  const places: TextEdit[] = [];
  let result = "";
  let at = 0;
  for (const { offset, length, text: replacement } of edits.toSorted(
    (a, b) => a.offset - b.offset,
  )) {
    if (offset < at) return undefined;
    result += text.slice(at, offset);
    places.push({ offset: result.length, length: replacement.length, text: replacement });
    result += replacement;
    at = offset + length;
  }
  return { text: result + text.slice(at), places };
}

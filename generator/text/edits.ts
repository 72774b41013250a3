/** A span of text, in UTF-16 units. */
export interface Span {
  readonly offset: number;
  readonly length: number;
}

/** New text for a span of a text. */
export interface TextEdit extends Span {
  readonly text: string;
}

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

/** A text with spaces in place of all but the line ends of these spans; offsets do not change. */
export function blanked(text: string, spans: readonly Span[]): string {
  const parts: string[] = [];
  let kept = 0;
  for (const { offset, length } of spans.toSorted((a, b) => a.offset - b.offset)) {
    const end = offset + length;
    if (end <= kept) continue;
    const from = Math.max(kept, offset);
    parts.push(text.slice(kept, from), text.slice(from, end).replace(/[^\r\n]/gu, " "));
    kept = end;
  }
  return parts.join("") + text.slice(kept);
}

import type { SourceText } from "../model/source-text.ts";

/** Of so many texts at most. Whoever reports much of many texts goes through them one after the other. */
export const mostKept = 24;

/**
 * What is worked out of a text, kept for those texts that were asked for last: a tree takes many times the room of its
 * text, and in a session of hours every file is asked for once.
 */
export function keptBySource<Value>(
  workOut: (source: SourceText) => Value,
): (source: SourceText) => Value {
  const known = new Map<SourceText, { readonly value: Value }>();
  let last: SourceText | undefined;
  return (source) => {
    let kept = known.get(source);
    if (kept && last === source) return kept.value;
    kept ??= { value: workOut(source) };
    known.delete(source);
    known.set(source, kept);
    last = source;
    const [oldest] = known.keys();
    if (known.size > mostKept && oldest) known.delete(oldest);
    return kept.value;
  };
}

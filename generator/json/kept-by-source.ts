import type { SourceText } from "../model/source-text.ts";

/**
 * Maximum number of texts whose values are kept. A caller that reports much about many texts visits them one by one.
 */
export const mostKept = 24;

/**
 * Memoizes a computation for the most recently used texts only: a tree needs many times the memory of its text, and a
 * long session uses every file once.
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

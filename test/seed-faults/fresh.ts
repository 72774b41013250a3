/** Which findings are the doing of a mistake. */
import type { Diagnostic } from "../../generator/diagnostics/diagnostic.ts";

/** What stays the same when lines move. */
export function signature({ code, source, message }: Diagnostic): string {
  return `${code}\n${source.displayPath}\n${message}`;
}

export function countsOf(diagnostics: readonly Diagnostic[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const each of diagnostics)
    counts.set(signature(each), (counts.get(signature(each)) ?? 0) + 1);
  return counts;
}

/** What was there before the mistake is not its doing; which line it stands on may have changed. */
export function freshOf(
  after: readonly Diagnostic[],
  before: ReadonlyMap<string, number>,
): Diagnostic[] {
  const old = new Map(before);
  return after.filter((diagnostic) => {
    const number = old.get(signature(diagnostic)) ?? 0;
    if (number > 0) old.set(signature(diagnostic), number - 1);
    return number === 0;
  });
}

/** Compares the findings of two runs of the compiler; a finding whose lines moved is the same finding. */
import type { Code } from "./code.ts";
import type { Diagnostic } from "./diagnostic.ts";

export interface News {
  /** Found now and not before. */
  readonly fresh: readonly Diagnostic[];
  /** Found before and not now, in files that can be read now. */
  readonly gone: readonly Diagnostic[];
  /** The basis of the next comparison: what was found now, and before in files that cannot be read now. */
  readonly standing: readonly Diagnostic[];
}

/** Codes of texts that are not JSON, which are not examined further. */
export const textCodes: ReadonlySet<string> = new Set<Code>([
  "invalid-json",
  "invalid-utf8",
  "nesting-too-deep",
]);

/** @param before `standing` of the last comparison */
export function newsBetween(before: readonly Diagnostic[], now: readonly Diagnostic[]): News {
  const hiding = new Set(
    now.filter(({ code }) => textCodes.has(code)).map(({ source }) => source.displayPath),
  );
  const absent = beyond(now, before);
  const isHidden = ({ code, source }: Diagnostic): boolean =>
    hiding.has(source.displayPath) && !textCodes.has(code);
  return {
    fresh: beyond(before, now),
    gone: absent.filter((each) => !isHidden(each)),
    standing: [...now, ...absent.filter(isHidden)],
  };
}

/** Those of `others` without a counterpart in `some`. */
function beyond(some: readonly Diagnostic[], others: readonly Diagnostic[]): Diagnostic[] {
  const exact = countsOf(some, exactKey);
  const moved = countsOf(some, movableKey);
  // A finding in its old place is the old one; of the remaining ones, the first have moved.
  const elsewhere = others.filter((each) => {
    if (!take(exact, exactKey(each))) return true;
    take(moved, movableKey(each));
    return false;
  });
  return elsewhere.filter((each) => !take(moved, movableKey(each)));
}

/** Ignores what an edit elsewhere in the file moves: lines, and positions in lists. */
function movableKey({ code, severity, source, path, message }: Diagnostic): string {
  const members = (path ?? []).filter((segment) => typeof segment === "string");
  return JSON.stringify([code, severity, source.displayPath, members, message]);
}

function exactKey({ code, severity, source, path, message }: Diagnostic): string {
  return JSON.stringify([code, severity, source.displayPath, path ?? [], message]);
}

function countsOf(
  diagnostics: readonly Diagnostic[],
  key: (diagnostic: Diagnostic) => string,
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const each of diagnostics) counts.set(key(each), (counts.get(key(each)) ?? 0) + 1);
  return counts;
}

function take(counts: Map<string, number>, key: string): boolean {
  const left = counts.get(key) ?? 0;
  if (left > 0) counts.set(key, left - 1);
  return left > 0;
}

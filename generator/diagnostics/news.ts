/** What two runs of the compiler found differently; a finding whose lines moved is the same finding. */
import type { Diagnostic } from "./diagnostic.ts";

export interface News {
  /** Found now and not before. */
  readonly fresh: readonly Diagnostic[];
  /** Found before and not now. */
  readonly gone: readonly Diagnostic[];
}

export function newsBetween(before: readonly Diagnostic[], now: readonly Diagnostic[]): News {
  return { fresh: beyond(before, now), gone: beyond(now, before) };
}

/** Those of `others` for which there is none in `some`. */
function beyond(some: readonly Diagnostic[], others: readonly Diagnostic[]): Diagnostic[] {
  const exact = countsOf(some, exactKey);
  const moved = countsOf(some, movableKey);
  // A finding in its old place is the old one; of those that are left, the first ones have moved.
  const elsewhere = others.filter((each) => {
    if (!take(exact, exactKey(each))) return true;
    take(moved, movableKey(each));
    return false;
  });
  return elsewhere.filter((each) => !take(moved, movableKey(each)));
}

/** Without what an edit elsewhere in the file moves: lines, and places in lists. */
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

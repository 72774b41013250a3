/** Groups findings with the same message, so that hundreds of equal ones become one. */
import { groupBy } from "../model/maps.ts";
import type { Diagnostic } from "./diagnostic.ts";
import { severities } from "./errors-first.ts";
import type { Severity } from "../model/severity.ts";

/** Findings with the same code, severity, message, help and level of fix, in their order. */
export interface Group {
  readonly first: Diagnostic;
  readonly all: readonly Diagnostic[];
}

/** Groups in the order of their first findings. */
export function groupEqual(diagnostics: readonly Diagnostic[]): Group[] {
  const groups = groupBy(diagnostics, ({ severity, code, message, help = null, fix }) =>
    JSON.stringify([severity, code, message, help, fix?.level ?? null]),
  );
  return [...groups.values()].flatMap(([first, ...others]) =>
    first ? [{ first, all: [first, ...others] }] : [],
  );
}

/** Number of files that contain the findings. */
export function filesOf(diagnostics: readonly Diagnostic[]): number {
  return new Set(diagnostics.map(({ source }) => source.displayPath)).size;
}

/** How many groups are shown in full. */
export interface GroupLimits {
  /** Of all codes together. */
  readonly most: number;
  /** Of one code. */
  readonly ofCode: Readonly<Record<Severity, number>>;
}

/** Groups of one code that are not shown. */
export interface CutCode {
  readonly severity: Severity;
  readonly code: string;
  readonly groups: readonly Group[];
}

export interface ShownGroups {
  /** In their order. */
  readonly shown: readonly Group[];
  /** Errors first, then by their first finding. */
  readonly cut: readonly CutCode[];
}

/** Chooses errors before warnings before notes, and the first group of every code before the second of any. */
export function chooseGroups(groups: readonly Group[], { most, ofCode }: GroupLimits): ShownGroups {
  const ranks = new Map<string, number>();
  const ranked = groups.map((group) => {
    const { severity } = group.first;
    const key = `${severity} ${group.first.code}`;
    const rank = ranks.get(key) ?? 0;
    ranks.set(key, rank + 1);
    return { group, severity, rank };
  });
  const candidates = ranked.filter(({ severity, rank }) => rank < ofCode[severity]);
  // Sorting is stable.
  const order = candidates.sort(
    (a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity) || a.rank - b.rank,
  );
  const chosen = new Set(order.slice(0, most).map(({ group }) => group));
  return {
    shown: groups.filter((group) => chosen.has(group)),
    cut: byCode(groups.filter((group) => !chosen.has(group))),
  };
}

/** The groups of each code and severity. */
export function byCode(groups: readonly Group[]): CutCode[] {
  return severities.flatMap((severity) => {
    const own = groups.filter(({ first }) => first.severity === severity);
    return [...groupBy(own, ({ first }) => first.code)].map(([code, ofCode]) => ({
      severity,
      code,
      groups: ofCode,
    }));
  });
}

/**
 * The recorded runs, one JSON object a line, oldest first: only ratios, which do not depend on the machine as times
 * do.
 */
import { existsSync, readFileSync } from "node:fs";
import { ratioText } from "./table.ts";
import type { Row } from "./row.ts";

export interface HistoryEntry {
  readonly version: string;
  /** Commit that was measured, as the one who recorded it named it. */
  readonly commit: string;
  readonly node: string;
  readonly cores: number;
  readonly subject: string;
  /** Name of a row -> `ours ÷ theirs`. */
  readonly ratios: Readonly<Record<string, number>>;
}

/** A row whose ratio grew by more than this part is told. */
const noise = 0.15;

export function rowName({ what, baseline }: Pick<Row, "what" | "baseline">): string {
  return `${what} | ${baseline}`;
}

export function readHistory(file: string): HistoryEntry[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as HistoryEntry);
}

export function entryOf(rows: readonly Row[], about: Omit<HistoryEntry, "ratios">): HistoryEntry {
  return {
    ...about,
    ratios: Object.fromEntries(rows.map((row) => [rowName(row), Number(row.ratio.toPrecision(4))])),
  };
}

/** The last recorded ratio of each row on that subject; not every run measures every row. */
export function lastRatios(
  history: readonly HistoryEntry[],
  subject: string,
): ReadonlyMap<string, { readonly ratio: number; readonly commit: string }> {
  return new Map(
    history
      .filter((entry) => entry.subject === subject)
      .flatMap(({ ratios, commit }) =>
        Object.entries(ratios).map(([name, ratio]) => [name, { ratio, commit }] as const),
      ),
  );
}

/** One sentence for each row that is worse than when it was last recorded, worst first. */
export function regressions(
  rows: readonly Row[],
  history: readonly HistoryEntry[],
  subject: string,
): string[] {
  const before = lastRatios(history, subject);
  return rows
    .flatMap((row) => {
      const last = before.get(rowName(row));
      if (last === undefined || row.ratio <= last.ratio * (1 + noise)) return [];
      const then = ratioText({ ratio: last.ratio, told: row.told });
      const worse = row.ratio / last.ratio;
      const percent = Math.round((worse - 1) * 100);
      const text = `${rowName(row)}: ${then} at ${last.commit}, now ${ratioText(row)} (${percent} % worse)`;
      return [{ worse, text }];
    })
    .sort((a, b) => b.worse - a.worse)
    .map(({ text }) => text);
}

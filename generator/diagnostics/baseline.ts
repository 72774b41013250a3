/**
 * A file of accepted findings, so that only new ones fail. They are identified by their message, their definition and
 * their place in it, not by line; equal ones are counted. The file is sorted and has one finding per line, so that two
 * people's changes to it merge.
 */
import { getOrInsert, groupBy } from "../model/maps.ts";
import { readJson } from "../json/parse-json.ts";
import { isCount, isExactly, isText, listOf, objectOf, recordOf } from "../json/checked.ts";
import { byCodeUnit } from "../text/code-unit.ts";
import { losesContent } from "./content-losing.ts";
import type { Diagnostic } from "./diagnostic.ts";
import type { Baseline, BaselineEntry, Identity } from "../model/baseline.ts";
import { identityKey, identityOf } from "./identity.ts";

const formatVersion = 1;

export interface BaselineResult {
  /** In the order in which they were found. */
  readonly fresh: readonly Diagnostic[];
  readonly accepted: number;
  /** Entries with the number of findings that they accept beyond those that were found. */
  readonly stale: readonly BaselineEntry[];
}

/** Removes the accepted findings. Of equal ones the first are accepted. */
export function applyBaseline(
  diagnostics: readonly Diagnostic[],
  baseline: Baseline,
): BaselineResult {
  const left = new Map([...baseline.accepted].map(([key, { count }]) => [key, count]));
  const keys = getOrInsert(knownKeys, baseline, () => new WeakMap<Diagnostic, string>());
  const fresh = diagnostics.filter((diagnostic) => {
    if (losesContent(diagnostic.fact ?? diagnostic)) return true;
    const key = getOrInsert(keys, diagnostic, () =>
      identityKey(identityIn(diagnostic, baseline.pathOf)),
    );
    const count = left.get(key) ?? 0;
    if (count === 0) return true;
    left.set(key, count - 1);
    return false;
  });
  const stale = [...baseline.accepted]
    .map(([key, entry]) => ({ ...entry, count: left.get(key) ?? 0 }))
    .filter(({ count }) => count > 0);
  return { fresh, accepted: diagnostics.length - fresh.length, stale };
}

/** The keys of findings: whoever watches has most of them after each edit, and each needs the object that it is in. */
const knownKeys = new WeakMap<Baseline, WeakMap<Diagnostic, string>>();

export interface Acceptance {
  /** Sorted by file, code, definition, place and message. */
  readonly entries: readonly BaselineEntry[];
  /** Errors that no baseline may accept. */
  readonly refused: readonly Diagnostic[];
  /** How many findings were accepted before, were not found now, and may be where nothing could be read. */
  readonly kept: number;
}

/**
 * Makes the entries of a baseline that accepts these findings; notes do not fail the build and are left out.
 * @param before what was accepted until now: it stays as long as content is lost, in which nothing can be found
 */
export function accept(
  diagnostics: readonly Diagnostic[],
  pathOf: Baseline["pathOf"],
  before: Baseline["accepted"] = new Map(),
): Acceptance {
  const entries = new Map<string, BaselineEntry>();
  const refused: Diagnostic[] = [];
  for (const diagnostic of diagnostics) {
    if (diagnostic.severity === "note") continue;
    if (losesContent(diagnostic.fact ?? diagnostic)) {
      refused.push(diagnostic);
      continue;
    }
    const identity = identityIn(diagnostic, pathOf);
    const key = identityKey(identity);
    entries.set(key, { ...identity, count: (entries.get(key)?.count ?? 0) + 1 });
  }
  let kept = 0;
  for (const [key, entry] of refused.length > 0 ? before : []) {
    const found = entries.get(key)?.count ?? 0;
    if (found >= entry.count) continue;
    kept += entry.count - found;
    entries.set(key, entry);
  }
  const sorted = [...entries].sort(([a], [b]) => byCodeUnit(a, b));
  return { entries: sorted.map(([, entry]) => entry), refused, kept };
}

/** The text of the file, with a line end. */
export function printBaseline(entries: readonly BaselineEntry[]): string {
  const blocks = [...groupBy(entries, ({ file }) => file)].map(([file, own]) => {
    const lines = own.map(
      ({ code, definition, at, found, count }) =>
        `      ${JSON.stringify({ code, definition, at, found, count })}`,
    );
    return `    ${JSON.stringify(file)}: [\n${lines.join(",\n")}\n    ]`;
  });
  const body = blocks.length === 0 ? "{}" : `{\n${blocks.join(",\n")}\n  }`;
  return `{\n  "version": ${String(formatVersion)},\n  "files": ${body}\n}\n`;
}

const isBaseline = objectOf({
  version: isExactly(formatVersion),
  files: recordOf(
    listOf(
      objectOf<Omit<BaselineEntry, "file">>({
        ...{ code: isText, definition: isText, at: isText, found: isText },
        count: (count): count is number => isCount(count) && count > 0,
      }),
    ),
  ),
});

/** Parses a file that `printBaseline` wrote; returns `undefined` for anything else. */
export function parseBaseline(text: string): ReadonlyMap<string, BaselineEntry> | undefined {
  const value: unknown = readJson(text);
  if (!isBaseline(value)) return undefined;
  const accepted = new Map<string, BaselineEntry>();
  for (const [file, list] of Object.entries(value.files)) {
    for (const { code, definition, at, found, count } of list) {
      const identity = { code, file, definition, at, found };
      const key = identityKey(identity);
      // If a merge kept both sides, the greater number is what one of them accepted.
      const before = accepted.get(key)?.count ?? 0;
      accepted.set(key, { ...identity, count: Math.max(before, count) });
    }
  }
  return accepted;
}

function identityIn(diagnostic: Diagnostic, pathOf: Baseline["pathOf"]): Identity {
  return identityOf(diagnostic, pathOf(diagnostic.source.displayPath));
}

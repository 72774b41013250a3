import type { ParsedFile } from "../parse/parse.ts";
import { sameJson } from "../json/same-json.ts";

/** Whether the files define the same ids of other kinds as the earlier files, in the same order. */
export function haveSameExternalIds(
  before: readonly ParsedFile[],
  now: readonly ParsedFile[],
): boolean {
  if (
    before.length === now.length &&
    now.every((file, index) => isSameSummary(before[index], file))
  ) {
    return true;
  }
  const old = before.filter(hasIds);
  const fresh = now.filter(hasIds);
  return (
    old.length === fresh.length && fresh.every((file, index) => isSameSummary(old[index], file))
  );
}

/** What the ids of other kinds are collected from, for a fingerprint: files of other kinds, and parts of others. */
export function sourcesOfExternalIds(parsed: readonly ParsedFile[]): readonly unknown[] {
  return parsed
    .filter(hasIds)
    .flatMap((file): unknown[] =>
      file.file.disk?.external ? [file.file] : summary.map((name) => file[name]),
    );
}

function hasIds({ externals, unread, ...file }: ParsedFile): boolean {
  const ids = Object.keys(externals).length;
  const facts = file.items.length + file.qualities.length + file.exclusions.length;
  return ids + facts + file.migrations.length + unread.length > 0;
}

const summary = [
  ...(["others", "unusable", "externals", "items", "qualities", "exclusions"] as const),
  ...(["migrations", "unread"] as const),
];

/** Whether two parsed files are equal in everything except the objects of our kinds. */
function isSameSummary(one: ParsedFile | undefined, other: ParsedFile): boolean {
  if (one === other || one === undefined) return one === other;
  return summary.every((name) => sameJson(one[name], other[name]));
}

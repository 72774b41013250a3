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

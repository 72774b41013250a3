import type { ParsedFile } from "../parse/parse.ts";
import { sameJson } from "../json/same-json.ts";
import type { Json } from "../model/json.ts";

/** Whether the files define the same ids of other kinds as the earlier files, in the same order. */
export function knownHolds(before: readonly ParsedFile[], now: readonly ParsedFile[]): boolean {
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

function isSameSummary(one: ParsedFile | undefined, other: ParsedFile): boolean {
  return one === other || (one !== undefined && sameSummary(one, other));
}

function hasIds({ externals, items, migrations, unread }: ParsedFile): boolean {
  const ids = Object.keys(externals).length;
  return ids + items.length + migrations.length + unread.length > 0;
}

/** Whether two parsed files are equal in everything except the objects of our kinds. */
function sameSummary(one: ParsedFile, other: ParsedFile): boolean {
  return (
    one.others === other.others &&
    one.unusable === other.unusable &&
    same(one.externals, other.externals) &&
    same(one.items, other.items) &&
    same(one.migrations, other.migrations) &&
    same(one.unread, other.unread)
  );
}

function same(one: unknown, other: unknown): boolean {
  return sameJson(one as Json, other as Json);
}

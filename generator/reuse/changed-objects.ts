import type { RawObject } from "../model/definition.ts";
import { spliceOf } from "../model/splice.ts";
import type { ParsedFile } from "../parse/parse.ts";

/** An object whose position among the others has changed is in both sets. */
export interface ChangedObjects {
  readonly gone: ReadonlySet<RawObject>;
  readonly come: ReadonlySet<RawObject>;
}

/** How the objects of two runs differ. Both lists of files are in load order. */
export function changedObjects(
  before: readonly ParsedFile[],
  now: readonly ParsedFile[],
): ChangedObjects {
  const { start, endBefore, end } = spliceOf(before, now);
  const [earlierFiles, files] = [before.slice(start, endBefore), now.slice(start, end)];
  const ranks = new Map(earlierFiles.map((file, rank) => [file, rank]));
  const kept = files.filter((file) => ranks.has(file));
  const isOrdered = inOrder(kept, (file) => ranks.get(file) ?? -1).length === kept.length;
  const same = new Set(isOrdered ? kept : []);
  const old = earlierFiles.filter((file) => !same.has(file)).flatMap(({ objects }) => objects);
  const fresh = files.filter((file) => !same.has(file)).flatMap(({ objects }) => objects);
  const earlier = new Map(old.map((object, rank) => [object, rank]));
  const left = fresh.filter((object) => earlier.has(object));
  const stay = new Set(inOrder(left, (object) => earlier.get(object) ?? -1));
  return {
    gone: new Set(old.filter((object) => !stay.has(object))),
    come: new Set(fresh.filter((object) => !stay.has(object))),
  };
}

/** Returns the items without those that follow an item of a higher rank. */
function inOrder<Item>(items: readonly Item[], rankOf: (item: Item) => number): Item[] {
  let last = -1;
  return items.filter((item) => {
    const rank = rankOf(item);
    if (rank < last) return false;
    last = rank;
    return true;
  });
}

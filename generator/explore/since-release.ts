/** What became of the ids of the last release: new, gone or migrated ones (§9). */
import type { Difference } from "../diff/compare-content.ts";
import { isBuiltInId } from "../kinds/built-in-ids.ts";
import type { ReleaseRecord } from "../model/release-record.ts";
import type { ContentQuery } from "../query/content-query.ts";
import { isOwn } from "../release/meanings.ts";

/** @returns `undefined` if nothing was released */
export function sinceRelease(
  { content: { model } }: ContentQuery,
  { ids, releases }: ReleaseRecord,
): (Difference & { readonly words: string }) | undefined {
  const last = releases.at(-1);
  if (!last) return undefined;
  const kinds = [...ids.keys()];
  const had = (kind: string, id: string): boolean => {
    const last = ids.get(kind)?.get(id)?.changes.at(-1);
    return last !== undefined && isOwn(last);
  };
  const all = kinds.flatMap((kind) => {
    const names = new Set([
      ...(model.records.get(kind)?.keys() ?? []),
      ...(ids.get(kind)?.keys() ?? []),
    ]);
    const saved = [...names].filter((id) => !isBuiltInId(model.context.kinds, kind, id));
    return saved.sort().map((id) => ({ kind, id }));
  });
  const has = (kind: string, id: string): boolean => model.records.get(kind)?.has(id) === true;
  return {
    words: `release ${last.name}`,
    kinds,
    added: all.filter(({ kind, id }) => has(kind, id) && !had(kind, id)),
    removed: all.filter(({ kind, id }) => had(kind, id) && !has(kind, id)),
    changed: [],
  };
}

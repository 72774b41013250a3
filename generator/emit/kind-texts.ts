/** Texts by kind, id and member, as generated `texts` modules have them. */
import type { ResolvedDefinition } from "../model/definition.ts";
import type { JsonObject } from "../model/json.ts";
import { getOrInsert } from "../model/maps.ts";
import type { Kinds } from "../kinds/kinds.ts";
import type { KindName } from "../model/kind-names.ts";
import { facetsOf } from "../resolve/facets.ts";
import type { RecordTable } from "../resolve/resolved.ts";
import { fromTable, type ModuleMemo } from "./module-memo.ts";

/** The texts of a definition; `writing` is equal for equal texts. */
interface TextsOfId {
  readonly id: string;
  readonly members: JsonObject;
  readonly writing: string;
}

/** @param ids in index order */
export function kindTexts(
  kinds: Kinds,
  kind: KindName,
  ids: readonly string[],
  records: RecordTable,
  memo: ModuleMemo,
): readonly TextsOfId[] {
  const known = memo.part(
    "texts of definitions",
    [],
    () => new WeakMap<ResolvedDefinition, TextsOfId | "none">(),
  );
  const textsOfId = (found: ResolvedDefinition | undefined): TextsOfId | undefined => {
    if (!found) return undefined;
    const { id } = found.definition;
    const texts = getOrInsert(known, found, () => textsOf(kinds, found, id));
    return texts === "none" ? undefined : texts;
  };
  return fromTable<readonly TextsOfId[]>(`texts of ${kind}`, ids, records, memo, {
    read: (found) => textsOfId(found)?.writing,
    make: (before) => {
      const texts = ids.flatMap((id) => textsOfId(records.get(id)) ?? []);
      return before && areSameTexts(before, texts) ? before : texts;
    },
  });
}

/** The texts of definitions without ids, by their positions in load order. */
export function listTexts(
  kinds: Kinds,
  listed: readonly ResolvedDefinition[],
): readonly TextsOfId[] {
  return listed.flatMap((found, at) => {
    const texts = textsOf(kinds, found, String(at));
    return texts === "none" ? [] : texts;
  });
}

function areSameTexts(one: readonly TextsOfId[], other: readonly TextsOfId[]): boolean {
  return (
    one.length === other.length &&
    one.every((each, at) => other[at] === each || other[at]?.writing === each.writing)
  );
}

function textsOf(kinds: Kinds, found: ResolvedDefinition, id: string): TextsOfId | "none" {
  const members = facetsOf(kinds, found).texts;
  if (Object.keys(members).length === 0) return "none";
  return { id, members, writing: JSON.stringify([id, members]) };
}

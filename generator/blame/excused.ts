/** Findings about missing ids that may be defined in what cannot be read; they are not reported. */
import { isAbsence } from "../diagnostics/causes.ts";
import { isAbout, type Fact } from "../diagnostics/diagnostic.ts";
import type { Rejections } from "../layer/notes.ts";
import { chosenFrom } from "../model/chosen.ts";
import type { Memo } from "../model/memo.ts";
import { getOrInsert, groupBy } from "../model/maps.ts";
import { placeIn, type Place } from "../model/place.ts";
import type { Kinds } from "../kinds/kinds.ts";
import { kindsOfUnknown, unknownId } from "./unknown-ids.ts";

/** The findings that are not reported, each with the place of what may have the id. */
export type Excused = ReadonlyMap<Fact, Place>;

export function excusedIn(
  all: Kinds,
  facts: readonly Fact[],
  rejections: Rejections,
  memo: Memo,
): Excused {
  const excused = new Map(excusedByNameless(all, facts, rejections));
  const end = chosenFrom(memo, "files that end too early", facts, endsEarly)[0]?.place;
  if (!end) return excused;
  for (const fact of facts) {
    if (isAbsence(fact)) getOrInsert(excused, fact, () => end);
  }
  return excused;
}

/** If a file ends too early, its definitions are unknown. */
function endsEarly(fact: Fact): boolean {
  return isAbout(fact, "invalid-json") && fact.data.ends === true;
}

/**
 * An object without an id may be the one that others refer to. It can have only one id: as long as there are no more
 * unknown ids of its kind than such objects, each of these ids may belong to one of them.
 */
function excusedByNameless(
  all: Kinds,
  facts: readonly Fact[],
  rejections: Rejections,
): [Fact, Place][] {
  const nameless = groupBy(
    [...rejections].flatMap(([object, { definition, nameless }]) =>
      nameless && definition.value["edit-mode"] !== "modify" ? [object] : [],
    ),
    ({ kind }): string => kind,
  );
  if (nameless.size === 0) return [];
  const entries = new Set([...nameless.values()].flat().map(({ entry }) => entry));
  const unknown = new Map<string, Set<string>>();
  const wanted = facts.flatMap((fact) => {
    const absent = unknownId(fact);
    const kinds = absent ? kindsOfUnknown(all, absent).filter((kind) => nameless.has(kind)) : [];
    if (!absent || kinds.length === 0) return [];
    // Such an object may refer to itself, but not copy from itself.
    const { code, place } = fact;
    if (code === "unknown-parent" && "entry" in place && entries.has(place.entry)) return [];
    for (const kind of kinds) getOrInsert(unknown, kind, () => new Set()).add(absent.id);
    return [{ fact, kinds }];
  });
  return wanted.flatMap(({ fact, kinds }): [Fact, Place][] => {
    const [object] = kinds.flatMap((kind) => {
      const objects = nameless.get(kind) ?? [];
      return (unknown.get(kind)?.size ?? 0) <= objects.length ? objects : [];
    });
    return object ? [[fact, placeIn(object, [])]] : [];
  });
}

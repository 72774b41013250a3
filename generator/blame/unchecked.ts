/** What a run did not look at: references that cannot be judged, because too little is known of what they refer to. */
import type { UncheckedReference } from "../check/check-references.ts";
import type { Fact } from "../diagnostics/diagnostic.ts";
import { locate, textPlaceOf } from "../diagnostics/locate.ts";
import type { Locations } from "../model/locations.ts";
import { once } from "../model/once.ts";
import { differentPlaces, holderOf, type Place } from "../model/place.ts";
import type { SourceFile } from "../model/source-file.ts";
import { byCodeUnit } from "../text/code-unit.ts";
import { knownWords } from "./word-counts.ts";
import { differingParts, isHarmlessTypo, typoKeys } from "../text/one-typo.ts";
import type { Excused } from "./excused.ts";
import { unknownId } from "./unknown-ids.ts";
import { PairMap, groupBy, getOrInsert } from "../model/maps.ts";

/** An id that is used this often is not a typo. */
const often = 3;
/** An id that is used more often than this is not a typo either. */
const seldom = 2;

type Unchecked = Fact<"unchecked-references"> | Fact<"near-id">;

/**
 * For each kind of which no id is known: how many references there are, and the ids that are hardly used and one typo
 * from one that is used often. Of several places the first is reported, in whichever order they were found.
 */
export function uncheckedKinds(
  references: readonly UncheckedReference[],
  firstOf: FirstOf,
): Unchecked[] {
  const kinds = groupBy(references, ({ kind }) => kind);
  return [...kinds].flatMap(([kind, used]): Unchecked[] => {
    const ids = new Map(
      [...groupBy(used, ({ id }) => id)].map(([id, uses]) => [
        id,
        differentPlaces(uses.map(({ place }) => place)),
      ]),
    );
    const all = [...ids.values()].flat();
    const uses = [...ids].map(([id, { length }]) => [id, length] as const);
    const near = nearIds(uses.sort(([one], [other]) => byCodeUnit(one, other)));
    return [
      ...firstOf(all).map((place) => ({
        code: "unchecked-references" as const,
        place,
        data: { kind, count: all.length },
      })),
      ...near.flatMap(({ id, ...data }): Unchecked[] => {
        const places = ids.get(id) ?? [];
        return firstOf(places).map((place) => ({
          code: "near-id",
          place,
          data: { kind, id, count: places.length, ...data },
        }));
      }),
    ];
  });
}

/** Returns the place that comes first in load order; none if there is none. */
export type FirstOf = (places: readonly Place[]) => readonly Place[];

export function firstInOrder(files: readonly SourceFile[], locations: Locations): FirstOf {
  const order = once(() => new Map<unknown, number>(files.map((file, index) => [file, index])));
  const ranks = new Map<object, readonly [file: number, index: number]>();
  const rankOf = (place: Place): readonly [file: number, index: number] => {
    return getOrInsert(ranks, holderOf(place), () => {
      const { file, index = 0 } =
        "entry" in place ? locations.of(place.entry) : { file: place.source };
      return [order().get(file) ?? -1, index];
    });
  };
  const offsetOf = (place: Place): number => locate(textPlaceOf(place, locations)).range.offset;
  return (places) => {
    let first: Place[] = [];
    let least = [Infinity, Infinity] as readonly [number, number];
    for (const place of places) {
      const rank = rankOf(place);
      const difference = rank[0] - least[0] || rank[1] - least[1];
      if (difference < 0) [first, least] = [[place], rank];
      else if (difference === 0) first.push(place);
    }
    // Positions are computed only in one object.
    return first.length < 2 ? first : first.sort((a, b) => offsetOf(a) - offsetOf(b)).slice(0, 1);
  };
}

/** @param uses all ids of a kind, with the number of their uses */
function nearIds(
  uses: readonly (readonly [id: string, count: number])[],
): { readonly id: string; readonly near: string; readonly uses: number }[] {
  const known = new Map<string, Set<readonly [string, number]>>();
  for (const each of uses) {
    if (each[1] < often) continue;
    for (const key of typoKeys(each[0])) getOrInsert(known, key, () => new Set()).add(each);
  }
  const words = knownWords(uses.map(([id]) => ({ text: id, id })));
  return uses.flatMap(([id, count]) => {
    if (count > seldom) return [];
    const candidates = [...typoKeys(id)].flatMap((key) => [...(known.get(key) ?? [])]);
    const meant = candidates.find(([near]) => {
      const [[part]] = differingParts(id, near);
      // A word of other ids is meant as it is written.
      return isHarmlessTypo(id, near) && (part === undefined || !words.isWord(part, id));
    });
    return meant ? [{ id, near: meant[0], uses: meant[1] }] : [];
  });
}

/** An id, what may have it, and where it is used. */
interface UncheckedId {
  readonly kind: string;
  readonly id: string;
  readonly cause: Place;
  readonly uses: Place[];
}

/**
 * Ids that were not checked because of an error elsewhere.
 * @param excused the findings that are not reported, each with the place of what may have the id
 */
export function uncheckedIds(excused: Excused, firstOf: FirstOf): Unchecked[] {
  const groups = new PairMap<string, string, UncheckedId>();
  for (const [fact, cause] of excused) {
    const unknown = unknownId(fact);
    if (unknown === undefined) continue;
    const { id, kind = "tile" } = unknown;
    groups.getOrInsert(kind, id, () => ({ kind, id, cause, uses: [] })).uses.push(fact.place);
  }
  return [...groups.values()].flatMap(({ kind, id, cause, uses }) => {
    const places = differentPlaces(uses);
    return firstOf(places).map((place) => ({
      code: "unchecked-references" as const,
      place,
      data: { kind, id, count: places.length },
      notes: [{ note: "unread", place: cause }],
    }));
  });
}

/** What one layering leaves for the next, and the part of the content that has to be layered again after an edit. */
import type { KindName } from "../model/kind-names.ts";
import type { Memo } from "../model/memo.ts";
import { getOrInsert } from "../model/maps.ts";
import type { Layers } from "../layer/layer.ts";
import type { LayerContext } from "../layer/layering.ts";
import { respelt, type SpellingOf } from "../layer/intended.ts";
import { linkingNames } from "../layer/raw-id.ts";
import {
  componentOf,
  objectsByName,
  withObjects,
  type Component,
  type Names,
  type NamesOf,
  type ObjectsByName,
} from "../layer/components.ts";
import type { RawObject } from "../model/definition.ts";
import type { Kinds } from "../kinds/kinds.ts";
import type { ParsedFile } from "../parse/parse.ts";
import { spliceOf } from "../model/splice.ts";

/** The results of one layering, from which the next one starts. Apart from caches, nothing in it is modified later. */
export interface LayerMemory {
  readonly parsed: readonly ParsedFile[];
  readonly layers: Layers;
  /** Ids in content that could not be read. */
  readonly unread: ReadonlySet<string>;
  /** Of the kinds that were edited. */
  readonly byName?: ObjectsByName;
  /** The names by which objects are linked, cached across runs. */
  readonly names: WeakMap<RawObject, readonly string[]>;
  readonly memo: Memo;
}

export interface ChangedPart {
  /** Includes objects that are gone. */
  readonly component: Component;
  /** The objects of the component that still exist, in no particular order. */
  readonly objects: readonly RawObject[];
  readonly byName: ObjectsByName;
  /** Ids that appear in unreadable content in only one of the two runs. */
  readonly unread: ReadonlySet<string>;
  /** Whether an object of the last run has changed its position among the others. */
  readonly isAnyMoved: boolean;
}

/** @param parsed the files as they are now */
export function changedPart(
  last: LayerMemory,
  parsed: readonly ParsedFile[],
  spellingOf: SpellingOf,
  { kinds, unread: nowUnread }: Pick<LayerContext, "kinds" | "unread">,
): ChangedPart {
  const { gone, come } = changedObjects(last.parsed, parsed);
  const namesOf = namesOfObjects(last, spellingOf, kinds);
  const unread = differences(last.unread, nowUnread);
  const touched = unread.size > 0 ? kinds.names : [...gone, ...come].map(({ kind }) => kind);
  const before = withKinds(last, new Set(touched), namesOf);
  const byName = withObjects(before, gone, come, namesOf);
  const component = componentOf(
    [...gone, ...come],
    namesOfAllKinds(kinds, unread),
    byName,
    namesOf,
  );
  const objects = [...component.objects].filter((object) => come.has(object) || !gone.has(object));
  const isAnyMoved = [...come].some((object) => gone.has(object));
  return { component, objects, byName, unread, isAnyMoved };
}

/** The objects of the last run by name, of these kinds at least: no name links objects of two kinds. */
function withKinds(
  { byName = new Map(), layers }: LayerMemory,
  kinds: ReadonlySet<KindName>,
  namesOf: NamesOf,
): ObjectsByName {
  const missing = [...kinds].filter((kind) => !byName.has(kind));
  if (missing.length === 0) return byName;
  const some = new Set(missing);
  const objects = [...layers.set.outcomes.keys()].filter(({ kind }) => some.has(kind));
  const none = missing.map((kind) => [kind, new Map<string, RawObject[]>()] as const);
  return new Map([...byName, ...none, ...objectsByName(objects, namesOf)]);
}

/** An object is linked by its names as written and by its names as intended. */
export function namesOfObjects(
  { names, layers }: Pick<LayerMemory, "names" | "layers">,
  spellingOf: SpellingOf,
  kinds: Kinds,
): NamesOf {
  return (object) =>
    getOrInsert(names, object, () => {
      const { kind, value } = object;
      const spelling = spellingOf(object);
      const intended =
        layers.set.notes.get(object)?.intended ??
        (spelling && respelt(value, spelling, () => undefined));
      return [
        ...linkingNames(kind, value, kinds),
        ...(intended ? linkingNames(kind, intended, kinds) : []),
      ];
    });
}

/** The ids that are in only one of the two sets. */
function differences(one: ReadonlySet<string>, other: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([
    ...[...one].filter((id) => !other.has(id)),
    ...[...other].filter((id) => !one.has(id)),
  ]);
}

function namesOfAllKinds(kinds: Kinds, ids: ReadonlySet<string>): Names {
  return new Map(ids.size === 0 ? [] : kinds.names.map((kind) => [kind, ids]));
}

/** An object whose position among the others has changed is in both sets. */
interface ChangedObjects {
  readonly gone: ReadonlySet<RawObject>;
  readonly come: ReadonlySet<RawObject>;
}

/** How the objects of two runs differ. Both lists of files are in load order. */
function changedObjects(before: readonly ParsedFile[], now: readonly ParsedFile[]): ChangedObjects {
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

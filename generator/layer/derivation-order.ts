/**
 * The order in which the definitions of one pack are made: a parent before those that copy from it, wherever its file
 * is, so that a child starts from what the pack makes of its parent. Objects with the same id keep their load order,
 * since it decides which of them stays; those that copy from themselves come after the others.
 */
import type { Kinds } from "../kinds/kinds.ts";
import type { RawObject } from "../model/definition.ts";
import type { KindName } from "../model/kind-names.ts";
import { copiesItself, namesOf } from "./loading.ts";
import { otherNamesOf, parentName } from "./raw-id.ts";
import { PairMap, getOrInsert, addTo } from "../model/maps.ts";

export interface DerivationOrder {
  /** Every object once; the position of objects in a circle is arbitrary. */
  readonly objects: readonly RawObject[];
  /** Objects each of which waits for the next, and the last for the first. */
  readonly circles: readonly (readonly RawObject[])[];
  /** Objects that come before their turn in load order, each with the object that waits for it. */
  readonly broughtBy: ReadonlyMap<RawObject, RawObject>;
}

const nothingBrought: DerivationOrder["broughtBy"] = new Map();

/** @param isDefined whether an earlier pack defines exactly this id */
export function derivationOrder(
  objects: readonly RawObject[],
  kinds: Kinds,
  isDefined: (kind: KindName, id: string) => boolean,
): DerivationOrder {
  if (!objects.some((object) => parentName(object.value) !== undefined)) {
    return { objects, circles: [], broughtBy: nothingBrought };
  }
  const { names, alternatives } = namesThatMatter(objects, kinds);
  const chains = chainsOf(objects, names, kinds);
  const before = predecessors(objects, { chains, alternatives, isDefined }, kinds);
  return sorted(objects, before);
}

type Chains = PairMap<KindName, string, RawObject[]>;

interface NamesThatMatter {
  /** What parents are called by, and the names of children, by kind. */
  readonly names: ReadonlyMap<KindName, ReadonlySet<string>>;
  /** Names of objects that `copy-from` may call by another name: an alias, or a recipe's id in the other dialect. */
  readonly alternatives: PairMap<KindName, string, string[]>;
}

/** Collects the names for which the order matters; most objects are not related to any other and are left aside. */
function namesThatMatter(objects: readonly RawObject[], kinds: Kinds): NamesThatMatter {
  const names = new Map<KindName, Set<string>>();
  for (const object of objects) {
    const parent = parentName(object.value);
    if (parent === undefined) continue;
    const known = getOrInsert(names, object.kind, () => new Set());
    for (const name of [parent, ...namesOf(object, kinds)]) known.add(name);
  }
  const alternatives: NamesThatMatter["alternatives"] = new PairMap();
  for (const object of objects) {
    const { kind, value } = object;
    const known = names.get(kind);
    if (!known) continue;
    for (const other of otherNamesOf(kind, value, kinds)) {
      if (!known.has(other)) continue;
      const own = namesOf(object, kinds);
      alternatives.getOrInsert(kind, other, () => []).push(...own);
      for (const name of own) known.add(name);
    }
  }
  return { names, alternatives };
}

/** The objects of each name that matters, in the order in which they replace each other. */
function chainsOf(
  objects: readonly RawObject[],
  names: NamesThatMatter["names"],
  kinds: Kinds,
): Chains {
  const plain: RawObject[] = [];
  const patches: RawObject[] = [];
  for (const object of objects) {
    if (names.has(object.kind)) (copiesItself(object, kinds) ? patches : plain).push(object);
  }
  const chains: Chains = new PairMap();
  for (const object of [...plain, ...patches]) {
    for (const name of namesOf(object, kinds)) {
      if (names.get(object.kind)?.has(name)) {
        chains.getOrInsert(object.kind, name, () => []).push(object);
      }
    }
  }
  return chains;
}

interface Waiting extends Pick<NamesThatMatter, "alternatives"> {
  readonly chains: Chains;
  readonly isDefined: (kind: KindName, id: string) => boolean;
}

/**
 * Returns, for each object that waits for others, the objects it waits for: the previous ones with its own names, and
 * the last one with its parent's name.
 */
function predecessors(
  objects: readonly RawObject[],
  { chains, alternatives, isDefined }: Waiting,
  kinds: Kinds,
): ReadonlyMap<RawObject, readonly RawObject[]> {
  const before = new Map<RawObject, RawObject[]>();
  for (const chain of chains.values()) {
    chain.forEach((object, index) => {
      const earlier = chain[index - 1];
      if (earlier && earlier !== object) addTo(before, object, earlier);
    });
  }
  for (const object of objects) {
    const parent = parentName(object.value);
    if (parent === undefined || copiesItself(object, kinds)) continue;
    const { kind } = object;
    // The definition with exactly this id comes before those that have other names.
    const exact = chains.get(kind, parent)?.at(-1);
    const isExact = exact !== undefined || isDefined(kind, parent);
    for (const name of isExact ? [] : (alternatives.get(kind, parent) ?? [])) {
      const last = chains.get(kind, name)?.at(-1);
      if (last) addTo(before, object, last);
    }
    if (exact) addTo(before, object, exact);
  }
  return before;
}

/** Sorts depth-first without recursion: a chain of parents may include all objects of the content. */
function sorted(
  objects: readonly RawObject[],
  before: ReadonlyMap<RawObject, readonly RawObject[]>,
): DerivationOrder {
  const done = new Set<RawObject>();
  const circles: RawObject[][] = [];
  const broughtBy = new Map<RawObject, RawObject>();
  for (const start of objects) {
    if (done.has(start)) continue;
    if (!before.has(start)) {
      done.add(start);
      continue;
    }
    const way: { readonly object: RawObject; next: number }[] = [{ object: start, next: 0 }];
    const position = new Map<RawObject, number>([[start, 0]]);
    for (let top = way.at(-1); top; top = way.at(-1)) {
      const other = before.get(top.object)?.[top.next];
      top.next += 1;
      if (other === undefined) {
        way.pop();
        position.delete(top.object);
        done.add(top.object);
        if (top.object !== start) broughtBy.set(top.object, start);
        continue;
      }
      if (done.has(other)) continue;
      const at = position.get(other);
      if (at === undefined) {
        position.set(other, way.length);
        way.push({ object: other, next: 0 });
      } else circles.push(way.slice(at).map(({ object }) => object));
    }
  }
  return { objects: [...done], circles, broughtBy };
}

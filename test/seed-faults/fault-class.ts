import type { Mistake } from "../search/edit.ts";
import type { BuiltInKind } from "../../generator/model/kind-names.ts";
import type { Rating } from "./severities.ts";
import type { Random } from "../search/random.ts";
import { spotsOf, type Entry, type Spot, type World } from "../search/world.ts";

/** A place where a mistake of a class can be made. */
export interface Site<M = Mistake> {
  /** Kind and depth; each gets its share of mistakes. */
  readonly where: string;
  readonly plant: (random: Random) => M | undefined;
}

export interface FaultClass<M = Mistake> {
  readonly name: string;
  /** Kinds in which it can occur, where that does not follow from the members that its sites are. */
  readonly kinds?: readonly BuiltInKind[];
  readonly sites: (world: World) => Site<M>[];
}

const known = new WeakMap<World, readonly Spot[]>();

export function spots(world: World): readonly Spot[] {
  let list = known.get(world);
  if (!list) known.set(world, (list = world.entries.flatMap(spotsOf)));
  return list;
}

/** A class whose sites are members or entries that `plant` has a mistake for. */
export function atSpots<M = Mistake>(
  name: string,
  wanted: (spot: Spot, world: World) => boolean,
  plant: (spot: Spot, random: Random, world: World) => M | undefined,
): FaultClass<M> {
  return {
    name,
    sites: (world) =>
      spots(world)
        .filter((spot) => wanted(spot, world))
        .map((spot) => ({
          where: `${spot.entry.kind} ${spot.pattern}`,
          plant: (random) => plant(spot, random, world),
        })),
  };
}

/** The same mistakes with a severity of their own. */
export function rated(severity: Rating, { name, kinds, sites }: FaultClass): FaultClass {
  const rate = (mistake: Mistake | undefined): Mistake | undefined =>
    mistake && {
      ...mistake,
      expected: mistake.expected.map((each) => ({ ...each, severity })),
    };
  return {
    name,
    ...(kinds ? { kinds } : {}),
    sites: (world) =>
      sites(world).map(({ where, plant }) => ({ where, plant: (random) => rate(plant(random)) })),
  };
}

/** A class whose sites are whole objects of some kinds. */
export function atEntries<M = Mistake>(
  name: string,
  kinds: readonly BuiltInKind[],
  wanted: (entry: Entry, world: World) => boolean,
  plant: (entry: Entry, random: Random, world: World) => M | undefined,
): FaultClass<M> {
  return {
    name,
    kinds,
    sites: (world) =>
      world.entries
        .filter((entry) => kinds.includes(entry.kind) && wanted(entry, world))
        .map((entry) => ({ where: entry.kind, plant: (random) => plant(entry, random, world) })),
  };
}

/** Neither template nor child nor modification nor obsolete, and nobody copies from it or modifies it. */
export function isPlain(entry: Entry, world: World): boolean {
  const derived = ["copy-from", "abstract", "edit-mode"].some((member) =>
    Object.hasOwn(entry.value, member),
  );
  return !derived && survives(entry, world) && childrenOf(entry, world).length === 0;
}

/**
 * It is content as it stands, but for what its parents add: no template, modification or obsolete object, and no other
 * object of its id. What it states is then checked, also with what others say; what it does not state may come from a
 * parent.
 */
export function survives(entry: Entry, world: World): boolean {
  const { value } = entry;
  if (value["abstract"] !== undefined || value["edit-mode"] === "modify") return false;
  if (value["obsolete"] === true) return false;
  return namesakesOf(entry, world).length === 0;
}

/**
 * What it states in a member becomes content: that of its own definition, after any changes, or for a template that
 * of a child.
 */
export function reaches(entry: Entry, world: World, member: string): boolean {
  const { value, kind } = entry;
  if (value["obsolete"] === true) return false;
  if (Object.hasOwn(value, "abstract")) {
    return (
      !isNotInherited(kind, member) &&
      childrenOf(entry, world).some(
        (child) => !states(child, member) && reaches(child, world, member),
      )
    );
  }
  return namesakesOf(entry, world).every((other) =>
    isOverride(entry)
      ? !isOverride(other) && !(isChange(other) && states(other, member))
      : isChange(other) && !isChange(entry) && !states(other, member),
  );
}

/** It takes the place of another. */
function isOverride({ value }: Entry): boolean {
  return value["override"] === true || value["edit-mode"] === "override";
}

/** Members that a child does not take over, as real data expects it. Of other kinds it takes over all. */
const notInherited: Readonly<Partial<Record<BuiltInKind, readonly string[]>>> = {
  furniture: ["examine_action"],
  terrain: ["examine_action", "connects_to"],
  recipe: ["components", "qualities", "tools"],
  uncraft: ["components", "qualities", "tools"],
};

function isNotInherited(kind: BuiltInKind, member: string): boolean {
  return notInherited[kind]?.includes(member) === true;
}

/** It changes a definition of its id instead of being one. */
function isChange(entry: Entry): boolean {
  const parent = entry.value["copy-from"];
  return (
    entry.value["edit-mode"] === "modify" ||
    (typeof parent === "string" && namesOf(entry).includes(parent))
  );
}

/** It gives the member, or changes it in any way. */
function states({ value }: Entry, member: string): boolean {
  const inside = ["extend", "delete", "relative", "proportional"].some((editor) => {
    const changes = value[editor];
    return typeof changes === "object" && changes !== null && Object.hasOwn(changes, member);
  });
  const spellings = member.toLowerCase() === "cbms" ? ["cbms", "CBMs"] : [member];
  const names = spellings.flatMap((name) => [name, `add:${name}`, `remove:${name}`]);
  return inside || names.some((name) => Object.hasOwn(value, name));
}

const others = new WeakMap<
  World,
  { children: Map<string, Entry[]>; names: Map<string, Entry[]> }
>();

function othersIn(world: World): { children: Map<string, Entry[]>; names: Map<string, Entry[]> } {
  let found = others.get(world);
  if (!found) {
    found = { children: new Map(), names: new Map() };
    others.set(world, found);
    const add = (map: Map<string, Entry[]>, key: string, entry: Entry): void => {
      const list = map.get(key);
      if (list) list.push(entry);
      else map.set(key, [entry]);
    };
    for (const entry of world.entries) {
      const parent = entry.value["copy-from"];
      if (typeof parent === "string") add(found.children, `${entry.kind} ${parent}`, entry);
      for (const name of new Set(namesOf(entry))) add(found.names, `${entry.kind} ${name}`, entry);
    }
  }
  return found;
}

/** Who copies from it. */
function childrenOf(entry: Entry, world: World): Entry[] {
  const { children } = othersIn(world);
  return [
    ...new Set(namesOf(entry).flatMap((name) => children.get(`${entry.kind} ${name}`) ?? [])),
  ].filter((other) => other !== entry);
}

/** Who takes its members over, through others too. */
export function descendantsOf(entry: Entry, world: World): ReadonlySet<Entry> {
  const found = new Set<Entry>(childrenOf(entry, world));
  for (const child of found) for (const other of childrenOf(child, world)) found.add(other);
  return found;
}

/** The entry with the members that it takes over from its parents. */
export function withInherited(entry: Entry, world: World): Entry {
  const parentId = entry.value["copy-from"];
  if (typeof parentId !== "string") return entry;
  const { names } = othersIn(world);
  const parent = names.get(`${entry.kind} ${parentId}`)?.find((other) => other !== entry);
  if (!parent) return entry;
  const { value } = withInherited(parent, world);
  const inherited = Object.entries(value).filter(
    ([member]) => !neverInherited.has(member) && !isNotInherited(entry.kind, member),
  );
  return { ...entry, value: { ...Object.fromEntries(inherited), ...entry.value } };
}

/** What an object is, and not what it is like. */
const neverInherited: ReadonlySet<string> = new Set([
  ...["type", "id", "ident", "result", "id_suffix", "abstract", "alias", "copy-from", "edit-mode"],
  ...["extend", "delete", "relative", "proportional", "override", "obsolete"],
]);

/** Other objects of one of its ids. */
export function namesakesOf(entry: Entry, world: World): Entry[] {
  const { names } = othersIn(world);
  return [
    ...new Set(namesOf(entry).flatMap((name) => names.get(`${entry.kind} ${name}`) ?? [])),
  ].filter((other) => other !== entry);
}

/** Ids that the object goes by, in the spelling of either dialect. */
export function namesOf({ kind, value }: Entry): string[] {
  const { id, ident, result, id_suffix: suffix, abstract } = value;
  const own: unknown[] =
    kind === "recipe" || kind === "uncraft"
      ? typeof suffix === "string" && suffix !== ""
        ? [`${result as string}${suffix}`, `${result as string}_${suffix}`]
        : [result]
      : [...(Array.isArray(id) ? (id as unknown[]) : [id]), ident];
  return [...own, abstract].filter((name) => typeof name === "string");
}

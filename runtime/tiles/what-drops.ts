/** Which furniture and terrain leave an item behind (§2.5–2.9): drops in reverse. */
import type { Branded } from "../ids/brands.ts";
import { contentsOf, groupsWith } from "../items/group-contents.ts";
import type { RollOptions } from "../items/rolling.ts";
import type { RollableGroup } from "../items/spawned-item.ts";
import type { Dialect } from "../tables/dialect.ts";
import { keptPerTable } from "../tables/kept.ts";
import type { HarvestDrop, HarvestOfSeasons } from "./harvest-source.ts";
import { harvestOf, type ChangeVerb, type ChangingRow } from "./transitions.ts";
import { everyRow } from "../tables/rows.ts";

type ItemId = Branded<"item">;

interface Cutting {
  readonly result: string;
  readonly byproducts: readonly { readonly item: ItemId }[];
}

/** The members of a record that are read. */
interface DroppingRow extends ChangingRow {
  readonly oxytorch?: Cutting;
  readonly boltcut?: Cutting;
  readonly hacksaw?: Cutting;
  readonly bash?: NonNullable<ChangingRow["bash"]> & { readonly items?: RollableGroup };
  readonly deconstruct?: NonNullable<ChangingRow["deconstruct"]> & {
    readonly items?: RollableGroup;
  };
  readonly pry?: NonNullable<ChangingRow["pry"]> & {
    readonly pry_items?: RollableGroup;
    readonly break_items?: RollableGroup;
  };
  readonly harvestable?: ItemId;
  readonly harvest_by_season?: readonly HarvestOfSeasons[];
}

/** The part of a furniture or terrain table that is used. */
interface DroppingTable<Row> {
  readonly size: number;
  readonly dialect?: Dialect;
  readonly revision?: number;
  at(index: number): Row | undefined;
  ids(): readonly string[];
}

/** The verbs that leave items behind; for cutting, the tool. */
export type DropVerb = Extract<
  ChangeVerb,
  "bash" | "deconstruct" | "pry" | "pry_break" | "oxytorch" | "boltcut" | "hacksaw" | "harvest"
>;

export interface DropSource<Row> {
  readonly object: Row;
  /** What has to be done to it: the name of the runtime's verb, or of the tool for `cut`. */
  readonly verb: DropVerb;
}

/** The members of a harvest list that are read; quantities do not matter. */
interface ReadableListing {
  readonly entries: readonly Pick<HarvestDrop, "drop">[];
}

export interface DropOptions {
  /** Finds the item groups that content names by id, which are defined outside of it. */
  readonly groups?: RollOptions["groups"];
  /** Finds the harvest lists that content names by id, which are defined outside of it. */
  readonly harvests?: (id: Branded<"harvest">) => ReadableListing | undefined;
}

/** The numbered sources, and their numbers by what they contain. */
interface Drops {
  readonly sources: readonly DropSource<DroppingRow>[];
  readonly items: ReadonlyMap<string, readonly number[]>;
  readonly groups: ReadonlyMap<string, readonly number[]>;
  readonly harvests: ReadonlyMap<string, readonly number[]>;
}

const kept = keptPerTable<Drops>();

/**
 * Returns the furniture and terrain that may leave an item behind, and by which verb (§2.5–2.9): in the table's order,
 * each verb of an object once. Items inside others and containers count; the record says how likely they are. Groups
 * and harvest lists that content only names are searched if `options` provides them.
 *
 * All drops are read on the first call for a table; from then on an answer is one look-up, plus one for each named
 * group and list.
 *
 * @returns A new array; empty if nothing drops it.
 *
 * @example
 * ```ts
 * import { whatDrops } from "defwright/runtime";
 * import { terrain, itemId } from "./generated/index.js";
 *
 * const [first] = whatDrops(terrain, itemId("hinge_pair"));
 * [first?.object.id, first?.verb]; // => ["t_door_c", "bash"]
 * ```
 */
export function whatDrops<Row extends DroppingRow>(
  table: DroppingTable<Row>,
  item: ItemId,
  { groups, harvests }: DropOptions = {},
): DropSource<Row>[] {
  const drops = kept(table, dropsIn);
  const numbers = new Set(drops.items.get(item));
  const add = (more: readonly number[] = []): void => {
    more.forEach((each) => numbers.add(each));
  };
  if (groups) {
    const find = (id: string): RollableGroup | undefined => groups(id as Branded<"item_group">);
    for (const id of groupsWith(item, drops.groups.keys(), find)) add(drops.groups.get(id));
  }
  for (const [id, named] of harvests ? drops.harvests : []) {
    const listing = harvests?.(id as Branded<"harvest">);
    if (listing?.entries.some(({ drop }) => drop === item)) add(named);
  }
  // They are rows of this very table.
  const sources = drops.sources as readonly DropSource<Row>[];
  return [...numbers].sort((one, other) => one - other).flatMap((number) => sources[number] ?? []);
}

function dropsIn(table: DroppingTable<DroppingRow>): Drops {
  const { dialect = "spec" } = table;
  const sources: DropSource<DroppingRow>[] = [];
  const [items, groups, harvests] = [0, 1, 2].map(() => new Map<string, number[]>()) as [
    Map<string, number[]>,
    Map<string, number[]>,
    Map<string, number[]>,
  ];
  const note = (map: Map<string, number[]>, keys: Iterable<string>): void => {
    for (const key of new Set(keys)) {
      const list = map.get(key);
      if (list) list.push(sources.length);
      else map.set(key, [sources.length]);
    }
  };
  for (const object of everyRow(table)) {
    const { bash, deconstruct, pry } = object;
    const spawning: readonly (readonly [DropVerb, RollableGroup | undefined])[] = [
      ["bash", bash?.items],
      ["deconstruct", deconstruct?.items],
      ["pry", pry?.pry_items],
      ["pry_break", pry?.breakable === true ? pry.break_items : undefined],
    ];
    for (const [verb, group] of spawning) {
      if (group === undefined) continue;
      const contents = contentsOf(group);
      note(items, contents.items);
      note(groups, contents.groups);
      sources.push({ object, verb });
    }
    for (const verb of ["oxytorch", "boltcut", "hacksaw"] as const) {
      const cutting = object[verb];
      if (cutting === undefined) continue;
      note(
        items,
        cutting.byproducts.map(({ item }) => item),
      );
      sources.push({ object, verb });
    }
    const source = harvestOf(object, dialect);
    if (source === undefined) continue;
    const { entries, lists } = harvestedOf(object, source);
    note(
      items,
      entries.map(({ drop }) => drop),
    );
    note(harvests, lists);
    sources.push({ object, verb: "harvest" });
  }
  return { sources, items, groups, harvests };
}

function harvestedOf(
  { harvestable, harvest_by_season = [] }: DroppingRow,
  source: "harvestable" | "harvest_by_season",
): ReadableListing & { readonly lists: readonly string[] } {
  if (source === "harvestable") {
    return { entries: harvestable === undefined ? [] : [{ drop: harvestable }], lists: [] };
  }
  return {
    entries: harvest_by_season.flatMap((each) => ("entries" in each ? each.entries : [])),
    lists: harvest_by_season.flatMap((each) => ("id" in each ? [each.id] : [])),
  };
}

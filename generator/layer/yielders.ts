/** Which definitions yield an item. An edit changes the lists of the items that it no longer yields, or yields now. */
import { changedValues } from "../model/changed-values.ts";
import type { Definition } from "../model/definition.ts";
import type { KindName } from "../model/kind-names.ts";
import { getOrInsert } from "../model/maps.ts";
import type { Memo } from "../model/memo.ts";
import { patchedMap } from "../model/patched-map.ts";
import { byCodeUnit } from "../text/code-unit.ts";
import type { Registry } from "./registry.ts";

type Table = ReturnType<Registry["table"]>;

/** Ids of definitions by item, by code unit. */
type YieldersOfKind = ReadonlyMap<string, readonly string[]>;

export type Yielders = (kind: KindName) => YieldersOfKind;

interface Found {
  readonly table: Table;
  readonly byItem: YieldersOfKind;
}

/** They are looked for when a kind is asked about. */
export function yieldersOf(registry: Registry, memo: Memo): Yielders {
  const found = new Map<KindName, YieldersOfKind>();
  return (kind) =>
    getOrInsert(found, kind, () => {
      const { yields = () => [] } = registry.kinds.of(kind);
      const itemsOf: ItemsOf = (definition) => (definition ? yields(definition.value) : []);
      const table = registry.table(kind);
      return memo.part<Found>(`what yields items of ${kind}`, [table, yields], (before) => ({
        table,
        byItem: before ? changed(before, table, itemsOf) : all(table, itemsOf),
      })).byItem;
    });
}

/** An item may be twice among them. */
type ItemsOf = (definition: Definition | undefined) => readonly string[];

function all(table: Table, itemsOf: ItemsOf): YieldersOfKind {
  const byItem = new Map<string, string[]>();
  for (const [id, definition] of table) {
    for (const item of itemsOf(definition)) {
      const ids = getOrInsert(byItem, item, () => []);
      if (ids.at(-1) !== id) ids.push(id);
    }
  }
  for (const ids of byItem.values()) if (ids.length > 1) ids.sort(byCodeUnit);
  return byItem;
}

function changed({ table: before, byItem }: Found, now: Table, itemsOf: ItemsOf): YieldersOfKind {
  const changes = new Map<string, readonly string[]>();
  for (const [id, earlier, definition] of changedValues(before, now)) {
    const [had, has] = [new Set(itemsOf(earlier)), new Set(itemsOf(definition))];
    const idsOf = (item: string): readonly string[] => changes.get(item) ?? byItem.get(item) ?? [];
    for (const item of had) {
      if (has.has(item)) continue;
      const others = idsOf(item).filter((each) => each !== id);
      changes.set(item, others);
    }
    for (const item of has) {
      if (!had.has(item)) changes.set(item, [...idsOf(item), id].sort(byCodeUnit));
    }
  }
  return patchedMap(byItem, changes);
}

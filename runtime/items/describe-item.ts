/**
 * What an entry of an item group says about each piece that it spawns, rolled for a lot of identical pieces at a time.
 */
import type { Branded } from "../ids/brands.ts";
import type { Rolling } from "./rolling.ts";
import { rollBetween } from "../numbers/random.ts";
import type { EntryMembers, RollableGroup, SpawnedItem } from "./spawned-item.ts";
import { together } from "./stacks.ts";

type RollGroup = (group: RollableGroup, rolling: Rolling) => SpawnedItem[];

const described = [
  "charges",
  "damage",
  "dirt",
  "contents_items",
  "contents_groups",
  "container_item",
  "container_group",
  "ammo_item",
  "ammo_group",
  "custom_flags",
  "active",
  "snippets",
] as const satisfies readonly (keyof EntryMembers)[];

/**
 * Returns a function that applies the entry to a lot of pieces, or `undefined` if the entry says nothing but how many.
 */
export function describeItem(
  entry: EntryMembers,
  rollGroup: RollGroup,
): ((lot: SpawnedItem, rolling: Rolling) => SpawnedItem) | undefined {
  if (described.every((member) => entry[member] === undefined)) return undefined;
  return (lot, rolling) => {
    const { random } = rolling;
    const firstOf = (group: Branded<"item_group"> | undefined): Branded<"item"> | undefined =>
      group === undefined ? undefined : rollGroup({ group }, rolling)[0]?.item;
    const container = entry.container_item ?? firstOf(entry.container_group);
    const ammo = entry.ammo_item ?? firstOf(entry.ammo_group);
    const contents = [
      ...(entry.contents_items ?? []).map((item) => ({ item, count: 1 })),
      ...(entry.contents_groups ?? []).flatMap((group) => rollGroup({ group }, rolling)),
    ];
    const snippets = entry.snippets ?? [];
    const snippet = snippets[rollBetween(random, 0, Math.max(0, snippets.length - 1))];
    return {
      ...lot,
      ...(entry.charges && { charges: rollBetween(random, ...entry.charges) }),
      ...(entry.damage && { damage: rollBetween(random, ...entry.damage) }),
      ...(entry.dirt && { dirt: rollBetween(random, ...entry.dirt) }),
      ...(contents.length > 0 && { contents: together([...(lot.contents ?? []), ...contents]) }),
      ...(container !== undefined && { container }),
      ...(ammo !== undefined && { ammo }),
      ...(entry.custom_flags && { custom_flags: entry.custom_flags }),
      ...(entry.active !== undefined && { active: entry.active }),
      ...(snippet !== undefined && { snippet }),
    };
  };
}

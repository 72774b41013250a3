/** A visit to a shop, in any language: the code contains none of its texts. */
import {
  bash,
  canBash,
  canLockpick,
  canPry,
  craftingSupplies,
  lockpick,
  planCrafting,
  pry,
  seededRandom,
  type Happenings,
  type MissingFacts,
} from "defwright/runtime";
import type { FurnitureTable, RecipeTable, TerrainTable } from "../../../generated/index.js";
import type { Language } from "./language.ts";

/** What the generated modules of the shop export. */
export interface Shop {
  readonly terrain: TerrainTable;
  readonly furniture: FurnitureTable;
  readonly recipe: RecipeTable;
}

/** @returns What the player reads. */
export function visit({ terrain, furniture, recipe }: Shop, language: Language): string[] {
  const { say, translate, counted } = language;
  const read: string[] = [];
  const told = (result: Pick<Happenings, "messages" | "sounds">): void => {
    read.push(
      ...result.messages,
      ...result.sounds.map(({ text: sound }) => say("hear", { sound })),
    );
  };
  const options = { random: seededRandom("a shop"), translate };

  for (const [kind, table] of Object.entries({ furniture, terrain })) {
    // Index 0 is the null object.
    for (let index = 1; index < table.size; index += 1) {
      const { id, name } = table.at(index) ?? { id: "", name: "" };
      const source = { text: name, kind, id, member: "name" };
      read.push(
        say("see", { things: [1, 3, 5].map((count) => counted(source, count)).join(", ") }),
      );
    }
  }
  for (const id of furniture.ids()) {
    if (!canBash(furniture, id)) continue;
    read.push(say("use", { thing: nameOf("furniture", furniture.get(id)) }));
    for (const strength of [1, 40]) {
      const blow = bash(furniture, id, { ...options, strength });
      if ("messages" in blow) told(blow);
    }
  }
  for (const id of terrain.ids()) {
    if (!canLockpick(terrain, id)) continue;
    read.push(say("use", { thing: nameOf("terrain", terrain.get(id)) }));
    const picked = lockpick(terrain, id, options);
    if (picked.ok) told(picked);
    if (!canPry(terrain, id)) continue;
    for (const strength of [1, 50]) {
      const pried = pry(terrain, id, { ...options, strength, quality: 1 });
      if ("messages" in pried) told(pried);
    }
  }
  for (const id of recipe.ids()) {
    const plan = planCrafting(recipe.get(id), craftingSupplies([]), {}, { sentence });
    if (!plan.ok) read.push(...plan.missing.map(({ text }) => text));
  }
  return read;

  function nameOf(
    kind: string,
    { id, name }: { readonly id: string; readonly name: string },
  ): string {
    return translate({ text: name, kind, id, member: "name" });
  }

  function sentence(missing: MissingFacts<string, string>): string {
    if (missing.need !== "component") return missing.need;
    const [{ item, count } = { item: "", count: 0 }] = missing.alternatives;
    return say("missing", { count, item: say(item, { count }) });
  }
}

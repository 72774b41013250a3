/** A project whose monsters, items and omens exist only as data. */
import type { JsonObject } from "../../../generator/model/json.ts";
import { defwright, projectFolder, terrain, type Outcome } from "../../project-folder.ts";

export const monsterSchema: JsonObject = {
  description: "A creature that wanders the world.",
  type: "object",
  "x-saved": ["name"],
  "x-transitions": { upgrade: "Upgradable" },
  "x-flags": ["FLIES", "SWIMS"],
  required: ["name", "hp"],
  properties: {
    name: { "x-text": true, description: "What players read." },
    hp: { type: "integer", minimum: 1, description: "How much it survives." },
    weight: { "x-unit": "mass", default: "1 kg", description: "How heavy it is." },
    faction: { type: "string", "x-index": true, description: "Whom it fights for." },
    habitats: { type: "array", items: { type: "string" }, default: [], "x-index": true },
    upgrade: { "x-ref": "monster", description: "What it grows into." },
    drops: { type: "array", items: { "x-ref": "item" }, default: [], description: "Its remains." },
    prices: {
      description: "What it sells.",
      additionalProperties: { type: "integer" },
      propertyNames: { "x-ref": "item" },
    },
    flags: { type: "array", items: { type: "string" }, default: [], description: "What it can." },
    attack: {
      description: "How it bites.",
      properties: { dice: { type: "integer", minimum: 1 }, verb: { enum: ["bite", "claw"] } },
      required: ["dice"],
    },
  },
};

export const itemSchema: JsonObject = {
  description: "A thing to carry.",
  "x-saved": ["name"],
  required: ["name"],
  properties: {
    name: { "x-text": true, description: "What players read." },
    symbol: { type: "string", minLength: 1, default: "?", description: "How it is drawn." },
    weight: { "x-unit": "mass", default: "1 g", description: "How heavy it is." },
    flags: { type: "array", items: { type: "string" }, default: [], description: "What it is." },
  },
};

/** A list: nothing refers to an omen. */
export const omenSchema: JsonObject = {
  description: "Something that foretells a monster.",
  "x-id": false,
  required: ["monster", "sign"],
  properties: {
    monster: { "x-ref": "monster", description: "What comes." },
    sign: { "x-text": true, description: "What players read before." },
  },
};

export const configuration: JsonObject = {
  packs: ["content/core", "content/more"],
  out: "generated",
  kinds: {
    monster: { types: ["MONSTER"], schema: "kinds/monster.schema.json" },
    item: { types: ["GENERIC", "TOOL"], schema: "kinds/item.schema.json" },
    omen: { types: ["omen"], schema: "kinds/omen.schema.json" },
  },
};

export const wolf: JsonObject = {
  type: "MONSTER",
  id: "mon_wolf",
  name: { str: "wolf" },
  hp: 12,
  weight: "30 kg",
  faction: "beast",
  habitats: ["forest"],
  upgrade: "mon_dire",
  drops: ["meat"],
  prices: { fang: 3 },
  flags: ["SWIMS"],
  attack: { dice: 2 },
};

export const direWolf: JsonObject = {
  type: "MONSTER",
  id: "mon_dire",
  "copy-from": "mon_wolf",
  name: { str: "dire wolf" },
  relative: { hp: 10, weight: "500 g" },
  proportional: { attack: { dice: 2 } },
  extend: { flags: ["FLIES"], drops: ["fang"] },
};

export const core: readonly JsonObject[] = [
  { type: "MONSTER", abstract: "mon_base", hp: 5, faction: "none", weight: "2 kg" },
  { type: "MONSTER", id: "mon_rat", alias: "mon_mouse", "copy-from": "mon_base", name: "rat" },
  wolf,
  direWolf,
  { type: "GENERIC", id: "meat", name: { str: "chunk of meat" }, weight: "250 g" },
  { type: "GENERIC", id: "fang", name: "fang" },
  { type: "TOOL", id: "knife", name: "knife", flags: ["UNRECOVERABLE"] },
  { type: "omen", monster: "mon_wolf", sign: "You hear howling." },
  { type: "omen", monster: "mon_rat", sign: "Something rustles." },
];

export const recipes: readonly JsonObject[] = [
  {
    ...{ type: "recipe", result: "fang", category: "CC_OTHER", subcategory: "CSC_OTHER_PARTS" },
    ...{ time: "1 m", difficulty: 0, components: [[["meat", 2]], [["knife", 1]]] },
  },
  { type: "uncraft", result: "meat", time: "1 m", components: [[["fang", 1]], [["knife", 1]]] },
];

export const more: readonly JsonObject[] = [
  { type: "MONSTER", id: "mon_rat", "edit-mode": "modify", hp: 6, "add:drops": ["meat"] },
];

/** @param files instead of, or besides, those of the project; `undefined` leaves one out */
export function world(files: Readonly<Record<string, unknown>> = {}): string {
  return projectFolder(worldFiles(files));
}

export function worldFiles(
  files: Readonly<Record<string, unknown>> = {},
): Readonly<Record<string, unknown>> {
  const all: Readonly<Record<string, unknown>> = {
    "defwright.config.json": configuration,
    "kinds/monster.schema.json": monsterSchema,
    "kinds/item.schema.json": itemSchema,
    "kinds/omen.schema.json": omenSchema,
    "content/core/core.json": core,
    "content/core/recipes.json": recipes,
    "content/core/tiles.json": [terrain("t_floor"), terrain("t_wall")],
    "content/more/more.json": more,
    ...files,
  };
  return Object.fromEntries(Object.entries(all).filter(([, text]) => text !== undefined));
}

/** The outcome of a command in the folder. @throws with what it printed, unless it ends with the code */
export async function expectCode(
  folder: string,
  code: Outcome["code"],
  ...args: readonly string[]
): Promise<Outcome> {
  const outcome = await defwright(folder, args);
  if (outcome.code === code) return outcome;
  throw new Error(`${args.join(" ")}: ${String(outcome.code)}\n${outcome.out}${outcome.err}`);
}

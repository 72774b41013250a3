/** Edits of released content, and whether saved games survive them (§9.1, §9.2). */
import type { JsonObject } from "../../generator/model/json.ts";
import type { BuiltInKind } from "../../generator/model/kind-names.ts";

/** A definition that one object alone makes. */
export interface Released {
  readonly kind: BuiltInKind;
  readonly id: string;
  readonly value: JsonObject;
  /** Whether a disassembly is generated from it, which is a recipe of its own (§7.2). */
  readonly isReversed: boolean;
}

export interface EditClass {
  readonly name: string;
  readonly kinds: readonly BuiltInKind[];
  /** Whether the id means nothing any more. */
  readonly breaks: boolean;
  /** What stands in the object's place. */
  readonly edit: (released: Released) => readonly JsonObject[];
}

const tiles: readonly BuiltInKind[] = ["furniture", "terrain"];
const crafts: readonly BuiltInKind[] = ["recipe"];

const renamed = ({ id, value }: Released): JsonObject => ({ ...value, id: `${id}_renamed` });

const otherKind = ({ kind, id }: Released): JsonObject => ({
  type: kind === "terrain" ? "furniture" : "terrain",
  id,
  name: "something else",
  symbol: "#",
  color: "white",
  ...(kind === "terrain" ? { move_cost_mod: 0, required_str: -1 } : { move_cost: 2 }),
});

export const classes: readonly EditClass[] = [
  { name: "a tile vanishes", kinds: tiles, breaks: true, edit: () => [] },
  { name: "a tile is renamed", kinds: tiles, breaks: true, edit: (each) => [renamed(each)] },
  {
    name: "a tile changes its kind",
    kinds: tiles,
    breaks: true,
    edit: (each) => [otherKind(each)],
  },
  { name: "a recipe is deleted", kinds: crafts, breaks: true, edit: () => [] },
  {
    name: "a recipe is marked obsolete",
    kinds: crafts,
    breaks: false,
    edit: ({ value: { type = "", result = "", id_suffix: suffix }, isReversed }) => [
      {
        type,
        result,
        ...(suffix === undefined ? {} : { id_suffix: suffix }),
        obsolete: true,
      },
      ...(isReversed ? [{ type: "uncraft", result, obsolete: true }] : []),
    ],
  },
  {
    name: "a tile is renamed, with an alias",
    kinds: tiles,
    breaks: false,
    edit: (each) => [{ ...renamed(each), alias: [...aliasesOf(each.value), each.id] }],
  },
  {
    name: "a tile is renamed, with a migration",
    kinds: tiles,
    breaks: false,
    edit: (each) => [renamed(each), migration(each, `${each.id}_renamed`)],
  },
  {
    name: "a recipe is deleted, with a migration to nothing",
    kinds: crafts,
    breaks: true,
    edit: (each) => [migration(each, `${each.id}_nowhere`)],
  },
  {
    name: "a tile is renamed, with a migration in a circle",
    kinds: tiles,
    breaks: true,
    edit: (each) => [renamed(each), migration(each, `${each.id}_a`), circle(each)],
  },
];

function migration({ kind, id }: Released, replace: string): JsonObject {
  return { type: `${kind}_migration`, id, replace };
}

function circle({ kind, id }: Released): JsonObject {
  return { type: `${kind}_migration`, id: `${id}_a`, replace: id };
}

export function aliasesOf({ alias }: JsonObject): readonly string[] {
  if (typeof alias === "string") return [alias];
  return Array.isArray(alias) ? alias.filter((each) => typeof each === "string") : [];
}

/**
 * Maps of integers in saved games. An index of a table is valid for one build only; a palette says which ids the
 * integers of a map stand for, so that every later build can read it (§9.1).
 */
import type { Known } from "../ids/brands.ts";
import { finite } from "../numbers/numbers.ts";
import { resolveSavedId, type KnowsFormerIds, type SavedIdStep } from "../ids/saved-id.ts";

/** The data that is saved beside a map; plain JSON. */
export interface SavedPalette {
  /** The kind's name, such as "terrain". */
  readonly kind: string;
  /** Integer of the map -> id. */
  readonly ids: Readonly<Record<string, string>>;
}

/** The members of a table that are used. */
export interface PaletteTable<Id extends string> extends KnowsFormerIds<Id> {
  readonly kind: string;
  ids(): readonly Known<Id>[];
  index(id: Known<Id>): number;
}

/** An integer of a saved map that now stands for a different id, and the steps that led to it. */
export interface MovedEntry<Id extends string> {
  readonly integer: number;
  readonly id: Known<Id>;
  readonly steps: readonly SavedIdStep[];
}

/**
 * Either what the integers of a saved map stand for now, or why the palette cannot be read:
 * - `no-palette`: the saved value is not a palette
 * - `other-kind`: it is a palette of another kind than the table
 */
export type ReadPalette<Id extends string> =
  | {
      readonly ok: true;
      /** The current index in the table that an integer of the saved map stands for, or -1 if there is none. */
      readonly index: (integer: number) => number;
      /** Integers whose ids changed through an alias or a migration; placing the `also` of a step is up to the host. */
      readonly moved: readonly MovedEntry<Id>[];
      /** Integers whose ids no longer mean anything. */
      readonly unplaced: readonly { readonly integer: number; readonly id: string }[];
    }
  | { readonly ok: false; readonly reason: "no-palette" | "other-kind" };

/**
 * Returns the palette of a map: which ids its integers stand for, to be saved beside it (§9.1).
 *
 * @throws RangeError if one of the integers is NaN or infinite.
 * @param integers The integers that the map contains, in any order and with repetitions; every index of the table if
 * absent.
 *
 * @example
 * ```ts
 * import { savePalette } from "defwright/runtime";
 * import { terrain } from "./generated/index.js";
 *
 * const meadow = terrain.index("t_meadow");
 * const map = Uint16Array.of(0, meadow, meadow);
 * savePalette(terrain, map).ids[meadow]; // => "t_meadow"
 * ```
 */
export function savePalette<Id extends string>(
  table: PaletteTable<Id>,
  integers?: Iterable<number>,
): SavedPalette {
  const all = table.ids();
  const ids: Record<string, string> = {};
  for (const integer of new Set(integers ?? all.keys())) {
    const id = all[finite("integers[]", integer)];
    if (id !== undefined) ids[String(integer)] = id;
  }
  return { kind: table.kind, ids };
}

/**
 * Reads a palette of any earlier build (§9.1). Any value read from a file is accepted; nothing is thrown. The result is
 * valid until the table is replaced.
 *
 * @example
 * ```ts
 * import { readPalette } from "defwright/runtime";
 * import { terrain } from "./generated/index.js";
 *
 * const palette = readPalette(terrain, { kind: "terrain", ids: { 7: "t_pasture", 8: "t_moat" } });
 * if (palette.ok) {
 *   terrain.at(palette.index(7))?.id; // => "t_meadow"
 *   palette.index(8); // => -1
 *   palette.unplaced; // => [{ integer: 8, id: "t_moat" }]
 * }
 * ```
 */
export function readPalette<Id extends string>(
  table: PaletteTable<Id>,
  saved: unknown,
): ReadPalette<Id> {
  if (!isPalette(saved)) return { ok: false, reason: "no-palette" };
  if (saved.kind !== table.kind) return { ok: false, reason: "other-kind" };
  const indices = new Map<number, number>();
  const moved: MovedEntry<Id>[] = [];
  const unplaced: { integer: number; id: string }[] = [];
  for (const [key, text] of Object.entries(saved.ids)) {
    const integer = Number(key);
    const found = resolveSavedId(table, text);
    if (!found.ok) {
      unplaced.push({ integer, id: text });
      continue;
    }
    indices.set(integer, table.index(found.id));
    if (found.steps.length > 0) moved.push({ integer, id: found.id, steps: found.steps });
  }
  return { ok: true, index: (integer) => indices.get(integer) ?? -1, moved, unplaced };
}

function isPalette(saved: unknown): saved is SavedPalette {
  if (typeof saved !== "object" || saved === null) return false;
  const { kind, ids } = saved as Partial<SavedPalette>;
  if (typeof kind !== "string" || typeof ids !== "object" || (ids as unknown) === null)
    return false;
  return Object.entries(ids).every(
    ([integer, id]) => /^\d+$/u.test(integer) && typeof id === "string",
  );
}

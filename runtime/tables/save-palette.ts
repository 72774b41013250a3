/**
 * Maps of integers in saved games. An index of a table is valid for one build only; a palette says which ids the
 * integers of a map stand for, so that every later build can read it (§9.1).
 */
import type { Known } from "../ids/brands.ts";
import { finite } from "../numbers/numbers.ts";
import { formatMistake, type Format } from "./format.ts";
import { resolveSavedId, type KnowsFormerIds, type SavedIdStep } from "../ids/saved-id.ts";

/** The data that is saved beside a map; plain JSON. */
export interface SavedPalette {
  /** The kind's name, such as "terrain". */
  readonly kind: string;
  /** The format of the palette: the release of defwright that introduced it. */
  readonly format?: string;
  /** The `release` of the table, if it has one. */
  readonly release?: string;
  /** Integer of the map -> id. */
  readonly ids: Readonly<Record<string, string>>;
}

/** The newest format of palettes that is read; `savePalette` writes it. */
const paletteFormat: Format = "0.1";

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

/** An entry of a palette that is not an integer of a map and an id. */
export interface UnreadEntry {
  readonly key: string;
  readonly value: unknown;
  /**
   * - `no-integer`: the key is not a whole number from 0 to 2^53 - 1
   * - `same-integer`: another key, such as "1" beside "01", is the same number
   * - `no-id`: the value is not text
   */
  readonly because: "no-integer" | "same-integer" | "no-id";
}

/**
 * Either what the integers of a saved map stand for now, or why the palette cannot be read:
 * - `no-palette`: the saved value is not a palette, or some entries of it cannot be read, which `entries` lists
 * - `other-kind`: it is a palette of another kind than the table
 * - `newer-format`: it was saved by a newer defwright; `message` says by which
 */
export type ReadPalette<Id extends string> =
  | {
      readonly ok: true;
      /** The current index in the table that an integer of the saved map stands for; `undefined` if there is none. */
      readonly index: (integer: number) => number | undefined;
      /** Integers whose ids changed through an alias or a migration; placing the `also` of a step is up to the host. */
      readonly moved: readonly MovedEntry<Id>[];
      /** Integers whose ids no longer mean anything, and integers of the map that the palette lacks, without an id. */
      readonly unplaced: readonly { readonly integer: number; readonly id?: string }[];
    }
  | { readonly ok: false; readonly reason: "other-kind" }
  | {
      readonly ok: false;
      readonly reason: "no-palette";
      readonly entries?: readonly UnreadEntry[];
    }
  | { readonly ok: false; readonly reason: "newer-format"; readonly message: string };

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
  const { release } = table.former;
  return {
    kind: table.kind,
    format: paletteFormat,
    ...(release === undefined ? {} : { release }),
    ids,
  };
}

/**
 * Reads a palette of any earlier build (§9.1). Its ids stand for what they stood for in the release that it names; in a
 * palette without a format, which earlier versions of defwright saved, for what they stand for now. Any value read from
 * a file is accepted; nothing is thrown. The result is valid until the table is replaced.
 *
 * @param integers The integers of the saved map, in any order and with repetitions: those that the palette lacks are
 * then in `unplaced`.
 *
 * @example
 * ```ts
 * import { readPalette } from "defwright/runtime";
 * import { terrain } from "./generated/index.js";
 *
 * const saved = { kind: "terrain", ids: { 7: "t_pasture", 8: "t_moat" } };
 * const palette = readPalette(terrain, saved, [7, 7, 9]);
 * if (palette.ok) {
 *   terrain.at(palette.index(7) ?? 0)?.id; // => "t_meadow"
 *   palette.index(8); // => undefined
 *   palette.unplaced; // => [{ integer: 8, id: "t_moat" }, { integer: 9 }]
 * }
 * ```
 */
export function readPalette<Id extends string>(
  table: PaletteTable<Id>,
  saved: unknown,
  integers: Iterable<number> = [],
): ReadPalette<Id> {
  if (!isObject(saved)) return { ok: false, reason: "no-palette" };
  const { kind, format, release, ids } = saved;
  if (format !== undefined) {
    const message = formatMistake(format, paletteFormat);
    if (message !== undefined) return { ok: false, reason: "newer-format", message };
  }
  const isNamed = release === undefined || typeof release === "string";
  if (typeof kind !== "string" || !isObject(ids) || !isNamed)
    return { ok: false, reason: "no-palette" };
  if (kind !== table.kind) return { ok: false, reason: "other-kind" };
  const savedIn = release ?? (format === undefined ? undefined : "");
  const indices = new Map<number, number | undefined>();
  const moved: MovedEntry<Id>[] = [];
  const unplaced: { integer: number; id?: string }[] = [];
  const entries: UnreadEntry[] = [];
  for (const [key, text] of Object.entries(ids)) {
    const integer = Number(key);
    if (!/^\d+$/u.test(key) || !Number.isSafeInteger(integer)) {
      entries.push({ key, value: text, because: "no-integer" });
    } else if (indices.has(integer)) {
      entries.push({ key, value: text, because: "same-integer" });
    } else if (typeof text !== "string") {
      entries.push({ key, value: text, because: "no-id" });
    } else {
      const found = resolveSavedId(table, text, savedIn);
      indices.set(integer, found.ok ? table.index(found.id) : undefined);
      if (!found.ok) unplaced.push({ integer, id: text });
      else if (found.steps.length > 0) moved.push({ integer, id: found.id, steps: found.steps });
    }
  }
  if (entries.length > 0) return { ok: false, reason: "no-palette", entries };
  for (const integer of new Set(integers)) {
    if (!indices.has(integer)) unplaced.push({ integer });
  }
  return { ok: true, index: (integer) => indices.get(integer), moved, unplaced };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

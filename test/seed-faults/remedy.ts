/** Mistakes of which it counts what is said: where, how often, and which remedy. */
import type { Json } from "../../generator/model/json.ts";
import { replace, type Edit, type Mark } from "../search/edit.ts";
import { atSpots, survives, type FaultClass } from "./fault-class.ts";
import type { Random } from "../search/random.ts";
import type { Spot, World } from "../search/world.ts";

/** The right outcome, by what a reader needs; codes and sentences are left to the compiler. */
export interface Due {
  /** Texts of which the message, help or notes must have one: the remedy as it can be typed. */
  readonly says?: readonly string[];
  /** Texts that the help must not have: remedies that would be wrong. */
  readonly never?: readonly string[];
  /** The repair is certain: taking all fixes gives back what was there. */
  readonly mends?: boolean;
  /** Where it may stand, by lines; else on the lines that the edits write. */
  readonly at?: readonly Mark[];
  /** A note is enough. */
  readonly note?: boolean;
}

export interface Remedy extends Due {
  readonly edits: readonly Edit[];
  /** What the fixes are to make of it, where it is not what was there. */
  readonly right?: readonly Edit[];
}

export type RemedyClass = FaultClass<Remedy>;

/** What takes the place of a value, or of a member's name, and what is due then. */
export interface Change extends Due {
  readonly text: string;
}

export const textOf = ({ entry, value }: Pick<Spot, "entry" | "value">): string =>
  entry.file.text.slice(value.offset, value.offset + value.length);

export const json = (value: Json): string => JSON.stringify(value);

/** A word or number as it reads without quotes. */
export const plain = (value: Json): string => (typeof value === "string" ? value : json(value));

/** Texts of the entries of a list. */
export const partsOf = ({ entry, value }: Spot): string[] =>
  (value.children ?? []).map((child) => textOf({ entry, value: child }));

export const nameOf = ({ property }: Spot): string => String(property?.children?.[0]?.value);

/** It is content, or changes content: what is wrong in it is told there. */
const counts = (spot: Spot, world: World): boolean =>
  survives(spot.entry, world) || spot.entry.value["edit-mode"] === "modify";

type Wanted = RegExp | ((spot: Spot, world: World) => boolean);

const fits = (wanted: Wanted, spot: Spot, world: World): boolean =>
  wanted instanceof RegExp ? wanted.test(spot.pattern) : wanted(spot, world);

/** Another text in place of a value. */
export function rewritten(
  name: string,
  wanted: Wanted,
  change: (spot: Spot, random: Random, world: World) => Change | undefined,
): RemedyClass {
  return atSpots<Remedy>(
    name,
    (spot, world) => spot.pattern !== "" && fits(wanted, spot, world) && counts(spot, world),
    (spot, random, world) => {
      const changed = change(spot, random, world);
      if (!changed || changed.text === textOf(spot)) return undefined;
      return { ...changed, edits: [replace(spot.entry, spot.value, changed.text)] };
    },
  );
}

/** Another text in place of a member's name, quotes included; the right name is due, and the fix. */
export function renamed(
  name: string,
  wanted: Wanted,
  change: (name: string, spot: Spot, random: Random) => string | undefined,
  due: Due = { mends: true },
): RemedyClass {
  return atSpots<Remedy>(
    name,
    (spot, world) =>
      spot.property !== undefined && fits(wanted, spot, world) && counts(spot, world),
    (spot, random) => {
      const key = spot.property?.children?.[0];
      const text = key && change(nameOf(spot), spot, random);
      if (!key || text === undefined || text === json(nameOf(spot))) return undefined;
      return {
        says: [json(nameOf(spot))],
        ...due,
        edits: [replace(spot.entry, key, text)],
      };
    },
  );
}

/** Any change of the text around a member or entry. */
export function edited(
  name: string,
  wanted: Wanted,
  change: (spot: Spot, random: Random, world: World) => Remedy | undefined,
): RemedyClass {
  return atSpots<Remedy>(
    name,
    (spot, world) => spot.pattern !== "" && fits(wanted, spot, world) && counts(spot, world),
    change,
  );
}

/** New text between two characters. */
export const inserted = ({ entry }: Spot, offset: number, text: string): Edit => ({
  file: entry.file,
  from: offset,
  to: offset,
  text,
});

export const endOf = ({ value }: Spot): number => value.offset + value.length;

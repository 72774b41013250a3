import type { RawObject } from "./definition.ts";
import type { Migration } from "./migration.ts";

/** What a file contains besides objects of our kinds. */
export interface ExternalSummary {
  /** Ids of kinds defined outside the specification. */
  readonly externals: ExternalIds;
  /** The names of its objects of other types that are not among those. */
  readonly names: readonly string[];
  /** What the items of the file declare about being recovered and counted. */
  readonly items: readonly ItemFlags[];
  /** The qualities of tools. */
  readonly qualities: readonly ToolQuality[];
  /** Traits that exclude each other. */
  readonly exclusions: readonly Exclusion[];
  /** Ids of earlier content, and what became of them. */
  readonly migrations: readonly Migration[];
  /** The ids at known places in its objects of other types (`parse/placed-objects.ts`). */
  readonly placed: PlacedIds;
  /** How many objects are of other types. */
  readonly others: number;
}

/** Each once, in the order of the file, by the kinds that they may be of. */
export type PlacedIds = Readonly<Record<string, readonly string[]>>;

/** An object of another type. Its value has nothing but the ids at known places; its kind is its type. */
export interface PlacedObject extends RawObject {
  /** In the file's top-level array; `undefined` if the file consists of the object alone. */
  readonly index: number | undefined;
  /** What it names may be replaced in all that copy from it. */
  readonly isTemplate: boolean;
}

/** A quality, and its level in some tool. */
export type ToolQuality = readonly [id: string, level: number];

/** A trait, and one that a character with it loses. */
export type Exclusion = readonly [trait: string, other: string];

export type ExternalIds = Readonly<Record<string, readonly string[]>>;

/** What an item declares about the flag, and about being counted. There are many, so absent members are not stored. */
export interface ItemFlags {
  /** Its ids, or its name as a template. */
  readonly names: readonly string[];
  readonly parent?: string;
  /** Whether its own list has the flag; absent if it has no list, or if a list without the flag changes nothing. */
  readonly own?: boolean;
  readonly added?: true;
  readonly removed?: true;
  /** Whether it is counted by charges; absent if it does not say. */
  readonly counted?: boolean;
}

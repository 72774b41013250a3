/**
 * Objects on their way from a file to a record. Every container that was read from a file is immutable and keeps its
 * identity, so that an origin is looked up (see `layer/origins.ts`) instead of being copied along.
 */
import type { JsonObject } from "./json.ts";
import type { KindName } from "./kind-names.ts";
import type { Pack } from "./pack.ts";

/**
 * One top-level object of one of our kinds, as it is written. It stays the same over an edit that leaves it as it was,
 * so that where it stands in its file is no part of it, but of a run (`locations.ts`).
 */
export interface Entry {
  readonly value: JsonObject;
  readonly pack: Pack;
  /** Path of its file below the pack's directory, with `/`. */
  readonly path: string;
  /** That file as generated modules name it (`source-file.ts`). */
  readonly sourcePath?: string | undefined;
  /** It is of no file. */
  readonly builtIn?: true;
}

/** An entry as it is read: some of its members may be named as they were meant, or be left aside. */
export interface RawObject {
  readonly kind: KindName;
  readonly value: JsonObject;
  /** Which entry it is, however it is read. */
  readonly entry: Entry;
}

/**
 * Objects that had a hand in a definition, in the order applied; a list of them is one such thing (`contributors.ts`).
 */
export interface Contributors extends Iterable<RawObject> {
  readonly length: number;
  /** Costs nothing for the last one (-1). */
  readonly at: (index: number) => RawObject | undefined;
}

/**
 * A definition after layering (§7.1–7.2, §2.1): what the packs add up to, still in the author's words. `Value` is what
 * its kind's schema says of these words.
 */
export interface Definition<Value extends JsonObject = JsonObject> {
  readonly kind: KindName;
  /** Recipe ids are joined (§2.10); substitutions have none and carry "". */
  readonly id: string;
  readonly value: Value;
  /** The object that defined it last (the one that won); for a generated uncraft, its recipe's. */
  readonly origin: RawObject;
  /** Everything that had a hand in it, in the order applied: parents, the object itself, modifications. */
  readonly contributors: Contributors;
  readonly obsolete: boolean;
  /** Recipe id, for an uncraft that `reversible` generated. */
  readonly generatedFrom?: string;
}

/** A definition with its resolved value: what game code reads. Mutable only inside `resolve`. */
export interface ResolvedDefinition {
  readonly definition: Definition;
  readonly record: JsonObject;
}

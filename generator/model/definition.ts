/**
 * The forms of an object on its way from a file to a record. Every container read from a file is immutable and keeps
 * its identity, so that its origin can be looked up (see `layer/origins.ts`) instead of being copied along.
 */
import type { JsonObject } from "./json.ts";
import type { KindName } from "./kind-names.ts";
import type { Pack } from "./pack.ts";

/**
 * One top-level object of one of our kinds, as written. It stays the same entry across edits that do not change it, so
 * its position in the file is not part of it but belongs to a run (`locations.ts`).
 */
export interface Entry {
  readonly value: JsonObject;
  readonly pack: Pack;
  /** Path of its file below the pack's directory, with `/`. */
  readonly path: string;
  /** Path of the file as generated modules name it (`source-file.ts`). */
  readonly sourcePath?: string | undefined;
  /** Set if it is not from a file. */
  readonly builtIn?: true;
}

/** An entry as it is understood: some of its members may be named as intended, or be left out. */
export interface RawObject {
  readonly kind: KindName;
  readonly value: JsonObject;
  /** The entry, which identifies the object however it is understood. */
  readonly entry: Entry;
}

/**
 * The objects that contributed to a definition, in the order applied; a list of them is one form (`contributors.ts`).
 */
export interface Contributors extends Iterable<RawObject> {
  readonly length: number;
  /** Takes constant time for the last one (-1). */
  readonly at: (index: number) => RawObject | undefined;
}

/**
 * A definition after layering (§7.1–7.2, §2.1): the combined result of the packs, still in the form that authors write.
 * `Value` is the type of that form according to the kind's schema.
 */
export interface Definition<Value extends JsonObject = JsonObject> {
  readonly kind: KindName;
  /** Recipe ids are joined (§2.10); substitutions have no id, but "". */
  readonly id: string;
  readonly value: Value;
  /** The object that defined it last (the one that won); for a generated uncraft, that of its recipe. */
  readonly origin: RawObject;
  /** All objects that contributed to it, in the order applied: parents, the object itself, modifications. */
  readonly contributors: Contributors;
  readonly obsolete: boolean;
  /** Recipe id, for an uncraft that `reversible` generated. */
  readonly generatedFrom?: string;
}

/** A definition with its resolved value: what game code reads. Mutable only inside `resolve`. */
export interface ResolvedDefinition {
  readonly definition: Definition;
  readonly record: JsonObject;
  /** The ids to which the record refers, each behind its kind. */
  readonly references: readonly string[];
}

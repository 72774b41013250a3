/**
 * Objects on their way from a file to a record. Every container that was read from a file is immutable and keeps its
 * identity, so that an origin is looked up (see `layer/origins.ts`) instead of being copied along.
 */
import type { JsonObject } from "./json.ts";
import type { KindName } from "./kind-names.ts";
import type { SourceFile } from "./source-file.ts";

/** One top-level object of one of our kinds, as it stands in its file. */
export interface RawObject {
  readonly kind: KindName;
  /** The file as it is now: an edit that leaves the object as it was gives it the new text (`load.ts`). */
  file: SourceFile;
  /** Index in the file's top-level array; `undefined` where the file is that object alone. */
  readonly index: number | undefined;
  readonly value: JsonObject;
}

/**
 * A definition after layering (§7.1–7.2, §2.1): what the packs add up to, still in the author's words. `Value` is what its
 * kind's schema says of these words.
 */
export interface Definition<Value extends JsonObject = JsonObject> {
  readonly kind: KindName;
  /** Recipe ids are joined (§2.10); substitutions have none and carry "". */
  readonly id: string;
  readonly value: Value;
  /** The object that defined it last (the one that won); for a generated uncraft, its recipe's. */
  readonly origin: RawObject;
  /** Everything that had a hand in it, in the order applied: parents, the object itself, modifications. */
  readonly contributors: readonly RawObject[];
  readonly obsolete: boolean;
  /** Recipe id, for an uncraft that `reversible` generated. */
  readonly generatedFrom?: string;
}

/** A definition with its resolved value: what game code reads. Mutable only inside `resolve`. */
export interface ResolvedDefinition {
  readonly definition: Definition;
  readonly record: JsonObject;
}

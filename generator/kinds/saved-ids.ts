/** What applies to a kind's ids in saved games (§9): what may become of them, and how content declares it. */
import type { KindName } from "../model/kind-names.ts";

export interface SavedIds {
  /** The section of the specification by which no id may vanish; absent if there is none. */
  readonly section?: "9.1" | "9.2";
  /** The rule in words, after "The … is gone – ". */
  readonly rule: string;
  /** The members that tell what a definition is: if they change, the id probably stands for something else (§9.1). */
  readonly meaning: readonly string[];
  /** Types of objects that declare what became of ids, besides `<kind>_migration`; real data has them. */
  readonly migratedBy?: readonly PlacedMigration[];
}

/** The type of objects that declare what became of ids of a kind. */
export function migrationTypeOf(kind: KindName): string {
  return `${kind}_migration`;
}

/** A type of object that names one id of earlier content, its successor, and what else is then in the same place. */
export interface PlacedMigration {
  readonly type: string;
  readonly from: string;
  readonly to: string;
  readonly also: { readonly member: string; readonly kind: KindName };
}

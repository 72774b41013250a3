/** What a kind says of its ids in saved games (§9): what may become of one, and how content says what became of it. */
import type { KindName } from "../model/kind-names.ts";

export interface SavedIds {
  /** The rule of the specification by which none may vanish; absent where it states none. */
  readonly section?: "9.1" | "9.2";
  /** The rule in words, after "The … is gone – ". */
  readonly rule: string;
  /** Types of objects that say what became of ids, besides `<kind>_migration`, as real data has them. */
  readonly migratedBy?: readonly PlacedMigration[];
}

/** An object that names one id of earlier content, its successor, and what else stands in the same place then. */
export interface PlacedMigration {
  readonly type: string;
  readonly from: string;
  readonly to: string;
  readonly also: { readonly member: string; readonly kind: KindName };
}

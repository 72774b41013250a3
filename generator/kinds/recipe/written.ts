/** Members of a recipe or uncraft as an author writes them; values have passed `definition.schema.json`. */
import type { Json, JsonObject } from "../../model/json.ts";

export type WrittenBook = readonly [book: string, level?: number, name?: string];
export interface WrittenBookObject {
  readonly skill_level?: number;
  readonly recipe_name?: Json;
  readonly hidden?: boolean;
}

export type WrittenBooks = readonly WrittenBook[] | Readonly<Record<string, WrittenBookObject>>;

export interface WrittenRecipe {
  readonly result: string;
  readonly id_suffix?: string;
  readonly reversible?: boolean;
  readonly category?: string;
  readonly subcategory?: string;
  readonly delete_flags?: readonly string[];
  readonly contained?: boolean;
  readonly container?: string;
  readonly charges?: number | null;
  readonly result_mult?: number;
  readonly skill_used?: string;
  readonly skills_required?: Json;
  readonly book_learn?: WrittenBooks;
  readonly difficulty?: number;
  readonly time?: string | number;
  readonly autolearn?: boolean | Json[];
  readonly decomp_learn?: number | Json[];
  readonly never_learn?: boolean;
  readonly batch_time_factors?: readonly [percent: number, size: number];
  readonly flags?: readonly string[];
  readonly construction_blueprint?: string;
  readonly on_display?: boolean;
  readonly byproducts?: readonly (readonly [item: string, count?: number])[];
  readonly description?: Json;
}

export function writtenRecipe(value: JsonObject): WrittenRecipe {
  return value as unknown as WrittenRecipe;
}

import type { Dialect } from "../../runtime/tables/dialect.ts";

export type { Dialect };

/** The rules that dialects differ in; each is also a setting of its own (`rules` in the configuration). */
export interface DialectRules {
  /** The separator between a recipe's `result` and `id_suffix` (§2.10: none). */
  readonly recipe_id_separator: "" | "_";
  /** Whether the `id_suffix` of an uncraft is part of its id, as that of a recipe is (§2.10: it is). */
  readonly uncraft_id_suffix: "read" | "unread";
  /** The effect of a second plain definition of an id (§2.3, §7.1: an error). */
  readonly duplicate_ids: "error" | "replace";
  /** `break_noise` of a pry object that omits it (§2.9: silent). */
  readonly break_noise_default: "silent" | "noise";
  /** What `"autolearn": true` requires (§3.3: the required skills). */
  readonly autolearn_requires: "skills_required" | "skills_required_and_difficulty";
}

export const dialectRules: Readonly<Record<Dialect, DialectRules>> = {
  spec: {
    recipe_id_separator: "",
    uncraft_id_suffix: "read",
    duplicate_ids: "error",
    break_noise_default: "silent",
    autolearn_requires: "skills_required",
  },
  "bright-nights": {
    recipe_id_separator: "_",
    uncraft_id_suffix: "unread",
    duplicate_ids: "replace",
    break_noise_default: "noise",
    autolearn_requires: "skills_required_and_difficulty",
  },
};

import type { TextEdit } from "../text/edits.ts";

/** "safe" fixes do not change the meaning; "suggestions" use the only word that is suggested. */
export type FixLevel = "safe" | "suggestions";

/** The repair of a finding: all of its edits together, in the finding's own file. */
export interface Fix {
  readonly level: FixLevel;
  /** In text order, without overlaps. */
  readonly edits: readonly TextEdit[];
}

/** The option of `defwright check` that applies fixes of a level. */
export const fixOption: Readonly<Record<FixLevel, string>> = {
  safe: "--fix",
  suggestions: "--fix=suggestions",
};

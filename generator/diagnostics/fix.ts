/** New text for a stretch of a file, in UTF-16 units. */
export interface TextEdit {
  readonly offset: number;
  readonly length: number;
  readonly text: string;
}

/** "safe" fixes leave the meaning as it is; "suggestions" take the one word that is suggested. */
export type FixLevel = "safe" | "suggestions";

/** What would mend a finding: all of its edits together, in the finding's own file. */
export interface Fix {
  readonly level: FixLevel;
  /** In the order of the text; none overlaps another. */
  readonly edits: readonly TextEdit[];
}

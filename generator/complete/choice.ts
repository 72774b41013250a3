/** The choices of what may be written at a place. */

export interface Choice {
  readonly label: string;
  readonly sort: "member" | "id" | "word" | "value" | "definition";
  /** JSON text to insert: a value, or a member with its name. */
  readonly text: string;
  /** The same text with `${1:…}` for parts to be filled in; absent if there are none. */
  readonly snippet?: string;
  /** Lower ranks come first; equal ones are sorted by label. */
  readonly rank: number;
  /** One line. */
  readonly detail?: string;
  /** Markdown. */
  readonly documentation?: string;
}

/** A stretch of a text, in UTF-16 units. */
export interface Stretch {
  readonly offset: number;
  readonly length: number;
}

export interface Choices {
  /** The stretch that a choice replaces. */
  readonly replaces: Stretch;
  readonly list: readonly Choice[];
  /** Whether there are more choices, which typing further letters would show. */
  readonly more: boolean;
}

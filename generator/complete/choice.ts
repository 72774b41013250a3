/** What may be written at a place. */

export interface Choice {
  readonly label: string;
  readonly sort: "member" | "id" | "word" | "value" | "definition";
  /** JSON as it is written: a value, or a member with its name. */
  readonly text: string;
  /** The same with `${1:…}` at what is to be filled in; absent where there is nothing. */
  readonly snippet?: string;
  /** The nearer comes first; equal ones by label. */
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
  /** What a choice takes the place of. */
  readonly replaces: Stretch;
  readonly list: readonly Choice[];
  /** There are more, which further letters would show. */
  readonly more: boolean;
}

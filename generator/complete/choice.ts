/** The choices of what may be written at a place. */

import type { JsonObject } from "../model/json.ts";
import type { Kind } from "../kinds/kind.ts";
import type { PickId } from "../schema/sample.ts";
import type { Span } from "../text/edits.ts";
import type { PlaceInText } from "./text-place.ts";
import type { VisibleWords } from "./visible-words.ts";

export interface Choice {
  readonly label: string;
  readonly sort: "member" | "id" | "word" | "value" | "definition";
  /** JSON text to insert: a value, or a member with its name. */
  readonly text: string;
  /** The same text with `${1:…}` for parts to be filled in; absent if there are none. */
  readonly snippet?: string;
  /** Of those that what was typed fits as well, lower ranks come first; equal ones are sorted by label. */
  readonly rank: number;
  /** One line. */
  readonly detail?: string;
  /** Markdown. */
  readonly documentation?: string;
  /** An id that is not for new content: an alias, or obsolete. */
  readonly isFormer?: true;
}

export interface Choices {
  /** The span that a choice replaces. */
  readonly replaces: Span;
  readonly list: readonly Choice[];
  /** Whether there are more choices, which typing further letters would show. */
  readonly more: boolean;
}

/** What is known where something is being written. */
export interface Writing {
  readonly words: VisibleWords;
  /** Picks an id of a kind that is visible there. */
  readonly pick: PickId;
}

/** A place in an object of a known kind. */
export interface WritingPlace extends PlaceInText {
  readonly object: JsonObject;
  readonly kind: Kind;
}

import type { Entry, RawObject } from "./definition.ts";
import type { JsonPath } from "./json.ts";
import type { SourceText } from "./source-text.ts";

/** Where something was found: in an object, wherever that stands in its file, or at a place of a text. */
export type Place = ObjectPlace | TextPlace;

/** The text, line and column are those of the run in which the finding is shown (`locate.ts`). */
export interface ObjectPlace {
  readonly entry: Entry;
  /** Into the object. */
  readonly path: JsonPath;
  /** Mark the member's name, or its value. */
  readonly target: "key" | "value";
}

/** In a text: by JSON path (position computed late), or by offset for what has no tree. */
export type TextPlace =
  | { readonly source: SourceText; readonly path: JsonPath; readonly target: "key" | "value" }
  | { readonly source: SourceText; readonly offset: number; readonly length: number };

/** A place inside an object, by a path into the object. */
export function placeIn(
  { entry }: RawObject,
  path: JsonPath,
  target: "key" | "value" = "value",
): ObjectPlace {
  return { entry, path, target };
}

/** What a place is in: the same for all places of one object, or of one text outside of objects. */
export function holderOf(place: Place): Entry | SourceText {
  return "entry" in place ? place.entry : place.source;
}

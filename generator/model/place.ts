import { getOrInsert } from "./maps.ts";
import type { Entry, RawObject } from "./definition.ts";
import type { JsonPath } from "./json.ts";
import type { SourceText } from "./source-text.ts";

/** Where something was found: in an object, wherever that is in its file, or at a position in a text. */
export type Place = ObjectPlace | TextPlace;

/** Text, line and column are determined in the run in which the finding is shown (`locate.ts`). */
export interface ObjectPlace {
  readonly entry: Entry;
  /** Path inside the object. */
  readonly path: JsonPath;
  /** Whether to mark the member's name or its value. */
  readonly target: "key" | "value";
  /** What was found there is not what is written: a member such as "relative" made it of an inherited value. */
  readonly madeBy?: string;
}

/** A place in a text: by JSON path (its position is computed late), or by offset if the text has no tree. */
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

/** The places without repetitions: what several objects inherit from the same lines is written only once. */
export function differentPlaces<P extends Place>(places: Iterable<P>): P[] {
  const seen = new Map<object, Set<string>>();
  return [...places].filter((place) => {
    const keys = getOrInsert(seen, holderOf(place), () => new Set());
    const key = JSON.stringify("path" in place ? place.path : place.offset);
    if (keys.has(key)) return false;
    keys.add(key);
    return true;
  });
}

/** What contains a place: the same for all places in one object, or in one text outside of objects. */
export function holderOf(place: Place): Entry | SourceText {
  return "entry" in place ? place.entry : place.source;
}

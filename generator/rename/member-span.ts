/** Where members of an object are in its file, and how they are spaced. */
import { textPlaceOf } from "../diagnostics/locate.ts";
import { locatePath } from "../json/tree.ts";
import type { Span } from "../text/edits.ts";
import type { RawObject } from "../model/definition.ts";
import type { Locations } from "../model/locations.ts";
import { placeIn } from "../model/place.ts";
import type { SourceText } from "../model/source-text.ts";

export interface MemberSpan extends Span {
  readonly source: SourceText;
}

/** The span of a member's name or value. */
export function memberSpan(
  object: RawObject,
  name: string,
  target: "key" | "value",
  locations: Locations,
): MemberSpan {
  const place = textPlaceOf(placeIn(object, [name], target), locations);
  if (!("path" in place)) throw new Error("an object of content has a path");
  return { ...locatePath(place.source, place.path, target), source: place.source };
}

/** The white space before a member's name. */
export function spaceBefore(text: string, offset: number): string {
  const space = /\s*$/u.exec(text.slice(0, offset))?.[0] ?? "";
  return space === "" ? " " : space;
}

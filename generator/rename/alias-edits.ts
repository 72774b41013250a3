/** Adds the old id as an alias of a definition, for those who still refer to it, above all saved games (§9). */
import type { TextEdit } from "../diagnostics/fix.ts";
import { textPlaceOf } from "../diagnostics/locate.ts";
import { locatePath } from "../json/locate-path.ts";
import type { Span } from "../json/span.ts";
import { aliasesOf } from "../layer/raw-id.ts";
import type { RawObject } from "../model/definition.ts";
import type { Locations } from "../model/locations.ts";
import { placeIn } from "../model/place.ts";
import type { SourceText } from "../model/source-text.ts";
import { spaceBefore } from "./joined-names.ts";

/** @param renaming the edit of the id, after which a new member is inserted */
export function aliasEdits(
  object: RawObject,
  renaming: TextEdit,
  locations: Locations,
): readonly TextEdit[] {
  const { value } = object;
  const { id } = value;
  // Each id in a list is a definition of its own, but they would share their aliases.
  if (typeof id !== "string") return [renaming];
  const spanOf = (name: string, target: "key" | "value"): Span & { source: SourceText } => {
    const place = textPlaceOf(placeIn(object, [name], target), locations);
    if (!("path" in place)) throw new Error("an object of content has a path");
    return { ...locatePath(place.source, place.path, target), source: place.source };
  };
  if (!Object.hasOwn(value, "alias")) {
    const key = spanOf("id", "key");
    const added = `,${spaceBefore(key.source.text, key.offset)}"alias": ${JSON.stringify(id)}`;
    return [{ ...renaming, text: renaming.text + added }];
  }
  const { offset, length } = spanOf("alias", "value");
  const names = [...aliasesOf(value), id].map((each) => JSON.stringify(each));
  return [renaming, { offset, length, text: `[${names.join(", ")}]` }];
}

/** Adds the old id as an alias of a definition, for those who still refer to it, above all saved games (§9). */
import type { TextEdit } from "../diagnostics/fix.ts";
import { aliasesOf } from "../layer/raw-id.ts";
import type { RawObject } from "../model/definition.ts";
import type { Locations } from "../model/locations.ts";
import { memberSpan, spaceBefore } from "./member-span.ts";

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
  if (!Object.hasOwn(value, "alias")) {
    const key = memberSpan(object, "id", "key", locations);
    const added = `,${spaceBefore(key.source.text, key.offset)}"alias": ${JSON.stringify(id)}`;
    return [{ ...renaming, text: renaming.text + added }];
  }
  const { offset, length } = memberSpan(object, "alias", "value", locations);
  const names = [...aliasesOf(value), id].map((each) => JSON.stringify(each));
  return [renaming, { offset, length, text: `[${names.join(", ")}]` }];
}

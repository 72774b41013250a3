/** Objects that have the first part of their id of the parent from which they copy, in dialects that read it so. */
import type { Kinds } from "../kinds/kinds.ts";
import type { RawObject } from "../model/definition.ts";
import { addTo } from "../model/maps.ts";
import type { ParsedFile } from "../parse/parse.ts";
import { namesOf } from "./loading.ts";
import { parentName } from "./raw-id.ts";

/** Notes these parts, so that the objects have ids from here on. */
export function nameHeirs(parsed: readonly ParsedFile[], kinds: Kinds): void {
  for (const { name, naming } of kinds.all) {
    if (!naming?.inherits) continue;
    const { member, inherits } = naming;
    const own = parsed.flatMap(({ objects }) => objects.filter(({ kind }) => kind === name));
    const waiting = new Map<string, RawObject[]>();
    for (const object of own) {
      const parent = parentName(object.value);
      const isHeir = parent !== undefined && !Object.hasOwn(object.value, member);
      if (isHeir && object.value["abstract"] === undefined) addTo(waiting, parent, object);
    }
    if (waiting.size === 0) continue;
    const named = own.flatMap((object) => {
      const first = object.value[member];
      return typeof first === "string" ? [{ object, first }] : [];
    });
    // Heirs may have heirs in turn, and are added as they get their names.
    for (const { object, first } of named) {
      for (const id of namesOf(object, kinds)) {
        for (const heir of waiting.get(id) ?? []) {
          inherits(heir.value, first);
          named.push({ object: heir, first });
        }
        waiting.delete(id);
      }
    }
  }
}

import { shapes } from "../compiled/shapes.ts";
import type { Report } from "../diagnostics/diagnostic.ts";
import { modifyMembers, modifyProfession } from "../kinds/profession/modify-profession.ts";
import type { Derived } from "../kinds/profession/modify-list.ts";
import type { Definition, JsonObject, KindName, RawObject } from "../model.ts";
import { placeIn } from "./origins.ts";

/**
 * The value of a definition after an object with `"edit-mode": "modify"` (§2.1). What §2.1 says of professions
 * holds for all kinds: members replace, and lists take `add:` and `remove:` (extension).
 */
export function modifyDefinition(
  target: Definition,
  object: RawObject,
  derived: Derived,
  report: Report,
): JsonObject {
  const { kind } = target;
  const modify = kind === "profession" ? modifyProfession : modifyMembers;
  return modify(target.value, object.value, {
    lists: changedLists(kind),
    derived,
    report: (code, path, data, at) => {
      report(code, placeIn(object, path, at), data);
    },
  });
}

const adding = "add:";
const lists = new Map<KindName, readonly string[]>();

/** The members of a kind that its schema gives an `add:`. */
function changedLists(kind: KindName): readonly string[] {
  let names = lists.get(kind);
  if (!names) {
    names = Object.keys(shapes[kind].definition.properties ?? {})
      .filter((name) => name.startsWith(adding))
      .map((name) => name.slice(adding.length));
    lists.set(kind, names);
  }
  return names;
}

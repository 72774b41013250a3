import { shapes } from "../compiled/shapes.ts";
import type { Report } from "../diagnostics/diagnostic.ts";
import { modifyMembers, modifyProfession } from "../kinds/profession/modify-profession.ts";
import type { Derived } from "../kinds/profession/modify-list.ts";
import type { Definition, JsonObject, JsonPath, KindName, RawObject } from "../model.ts";
import { asMeant } from "./misspelt.ts";
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
  const reported: (() => void)[] = [];
  const value = modify(target.value, object.value, {
    lists: changedLists(kind),
    derived,
    report: (code, path, data, at) => {
      reported.push(() => {
        if (holdsAsMeant(code, path)) report(code, placeIn(object, path, at), data);
      });
    },
  });
  for (const each of reported) each();
  return value;

  /** What is not there because its list is misspelt in the target is not missed here. */
  function holdsAsMeant(found: string, at: JsonPath): boolean {
    const meant = asMeant(target);
    if (meant.value === target.value) return true;
    const still = new Set<string>();
    modify(meant.value, object.value, {
      lists: changedLists(kind),
      derived: () => undefined,
      report: (code, path) => still.add(JSON.stringify([code, path])),
    });
    return still.has(JSON.stringify([found, at]));
  }
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

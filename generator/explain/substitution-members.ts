import type { AuthoredProfessionItemSubstitutions } from "../compiled/authored-types.ts";
import {
  substitutionRules,
  type SubstitutionRule,
} from "../kinds/profession_item_substitutions/substitution-rules.ts";
import type { Definition } from "../model/definition.ts";
import type { Json, JsonArray, JsonObject, JsonPath } from "../model/json.ts";
import type { Member, Origin } from "./explanation.ts";
import { slotAt, valueIn, type Tracer } from "./trace.ts";
import { walkValue, type Walk } from "./walk.ts";

/** Both forms of a substitution come out as replacements of items (§2.2); each rule lies in its entry of `sub`. */
export function substitutionMembers(
  definition: Definition<AuthoredProfessionItemSubstitutions>,
  record: JsonObject,
  tracer: Tracer,
): Member[] {
  const { kind, value } = definition;
  const walk: Walk = { kind, originOf: (slot) => tracer.originOf(definition, slot) };
  const itself: Origin = { how: "defined", at: { object: definition.origin, path: [] } };
  const byDefault: Origin = { how: "default" };

  /** A resolved value beside the layered value at `from`. */
  function at(path: JsonPath, resolved: Json, from: JsonPath, absent = itself): Member {
    const slot = slotAt(value, from);
    const origin = (slot && walk.originOf(slot)) ?? absent;
    return walkValue(walk, path, resolved, origin, slot && { value: valueIn(slot) });
  }

  const rules = substitutionRules(value).map((rule, index) => ({
    rule,
    entry: rule.itemPath.length === 1 ? ["sub", index] : rule.itemPath.slice(0, 2),
  }));

  function replacement(path: JsonPath, resolved: JsonObject): Member {
    const own = rules.filter(({ rule }) => rule.item === resolved["item"]);
    const sub = (resolved["sub"] as JsonArray).map((each, index) =>
      ruleMember([...path, "sub", index], each as JsonObject, own[index]),
    );
    const place = own[0]?.rule.itemPath ?? [];
    const item = at([...path, "item"], resolved["item"] as Json, place);
    const list = { ...at([...path, "sub"], resolved["sub"] as Json, ["sub"]), members: sub };
    return { path, value: resolved, origin: item.origin, members: [item, list] };
  }

  function ruleMember(
    path: JsonPath,
    resolved: JsonObject,
    from: { readonly rule: SubstitutionRule; readonly entry: JsonPath } | undefined,
  ): Member {
    const entry = from?.entry ?? ["sub"];
    const itemForm = from?.rule.itemPath.length === 1;
    const members = Object.keys(resolved).map((member) => {
      const condition = member === "present" && !itemForm ? ["trait"] : [...entry, member];
      return at([...path, member], resolved[member] as Json, condition, byDefault);
    });
    return { ...at(path, null, entry), value: resolved, members };
  }

  return Object.keys(record).map((member) => {
    const resolved = record[member] as Json;
    if (member === "replacements") {
      const members = (resolved as JsonArray).map((each, index) =>
        replacement([member, index], each as JsonObject),
      );
      const list = at([member], null, ["sub"], members.length > 0 ? itself : byDefault);
      return { ...list, value: resolved, members };
    }
    const bonus = Object.keys(resolved as JsonObject).map((name) => {
      const subject = name === "item" || name === "group";
      const path = [member, name];
      const from = subject ? [name] : [member, name];
      return at(path, (resolved as JsonObject)[name] as Json, from, byDefault);
    });
    return { ...at([member], null, [member]), value: resolved, members: bonus };
  });
}

import type { AuthoredProfessionItemSubstitutions } from "../../compiled/authored-types.ts";
import type { JsonPath } from "../../model/json.ts";
import type { RecordSource, RecordSources } from "../record-source.ts";
import { formOf, rulesByItem, type SubstitutionRule } from "./substitution-rules.ts";

/**
 * Both forms become replacements of items (§2.2). A replacement is made from the rules of its item, in order; each rule
 * comes from its entry of `sub`, and the condition of the trait form from its `trait`.
 */
export function substitutionSources(value: AuthoredProfessionItemSubstitutions): RecordSources {
  const itemForm = formOf(value) === "item";
  const replacements = [...rulesByItem(value).values()];

  function ruleSource(rule: SubstitutionRule | undefined, member?: string): RecordSource {
    const entry = rule?.entryPath ?? ["sub"];
    if (member === undefined) return { path: entry, absent: "definition" };
    const isTrait = member === "present" && !itemForm;
    return { path: isTrait ? ["trait"] : [...entry, member], absent: "default" };
  }

  function replacementSource([at, member, index, inRule, ...inside]: JsonPath):
    RecordSource | undefined {
    if (at === undefined) {
      return { path: ["sub"], absent: replacements.length > 0 ? "definition" : "default" };
    }
    const rules = replacements[Number(at)] ?? [];
    if (member === "sub") {
      if (index === undefined) return { path: ["sub"], absent: "definition" };
      if (inside.length > 0) return undefined;
      return ruleSource(rules[Number(index)], inRule === undefined ? undefined : String(inRule));
    }
    return { path: rules[0]?.itemPath ?? [], absent: "definition" };
  }

  return ([member, ...inside]) => {
    if (member === "replacements") return replacementSource(inside);
    if (member !== "bonus" || inside.length > 1) return undefined;
    const [name] = inside;
    if (name === undefined) return { path: ["bonus"], absent: "definition" };
    const isSubject = name === "item" || name === "group";
    return { path: isSubject ? [name] : ["bonus", name], absent: "default" };
  };
}

import { kinds } from "../kinds/registry.ts";
import type { DialectRules } from "../model/dialect.ts";
import type { JsonObject } from "../model/json.ts";
import type { KindName } from "../model/kind-names.ts";

/**
 * The ids an object defines: one, or one per entry of an id array (extension). Recipes and uncrafts are named
 * by their result and suffix, `<result><id_suffix>` (§2.10). Empty for templates and substitutions.
 */
export function idsOf(kind: KindName, value: JsonObject, rules: DialectRules): string[] {
  return kinds[kind].naming?.idsOf(value, rules) ?? [];
}

export { otherSpelling } from "../kinds/parts/naming/named-by-result.ts";

/** Further ids that name the same definition (extension). */
export function aliasesOf(value: JsonObject): string[] {
  const alias = value["alias"];
  if (typeof alias === "string") return [alias];
  return Array.isArray(alias) ? alias.filter((each) => typeof each === "string") : [];
}

/** Name of the template an object is, or `undefined`. */
export function templateName(value: JsonObject): string | undefined {
  return typeof value["abstract"] === "string" ? value["abstract"] : undefined;
}

/** Only recipes are kept for saves alone (§9.2). */
export function isObsolete(kind: KindName, value: JsonObject): boolean {
  return kinds[kind].isObsolete?.(value) ?? false;
}

/** The mandatory member that names a definition of the kind. */
export function namingMember(kind: KindName): string {
  return kinds[kind].naming?.member ?? "id";
}

import type { DialectRules } from "../model/dialect.ts";
import type { JsonObject } from "../model/json.ts";
import type { KindName } from "../model/kind-names.ts";

/**
 * The ids an object defines: one, or one per entry of an id array (extension). Recipes and uncrafts are named
 * by their result and suffix, `<result><id_suffix>` (§2.10). Empty for templates and substitutions.
 */
export function idsOf(kind: KindName, value: JsonObject, rules: DialectRules): string[] {
  switch (kind) {
    case "profession_item_substitutions":
      return [];
    case "recipe":
    case "uncraft": {
      const { result, id_suffix: suffix } = value;
      if (typeof result !== "string") return [];
      const isRead = kind === "recipe" || rules.uncraft_id_suffix === "read";
      return isRead && typeof suffix === "string" && suffix !== ""
        ? [result + rules.recipe_id_separator + suffix]
        : [result];
    }
    default: {
      const id = value["id"] ?? value["ident"];
      if (typeof id === "string") return [id];
      return Array.isArray(id) ? id.filter((each) => typeof each === "string") : [];
    }
  }
}

/** A recipe's id as the other dialect would join it (§2.10), or `undefined` where both are the same. */
export function otherSpelling(value: JsonObject, rules: DialectRules): string | undefined {
  const { result, id_suffix: suffix } = value;
  if (typeof result !== "string" || typeof suffix !== "string" || suffix === "") return undefined;
  return rules.recipe_id_separator === "" ? `${result}_${suffix}` : `${result}${suffix}`;
}

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
  return (kind === "recipe" || kind === "uncraft") && value["obsolete"] === true;
}

/** The mandatory member that names a definition of the kind. */
export function namingMember(kind: KindName): "id" | "result" {
  return kind === "recipe" || kind === "uncraft" ? "result" : "id";
}

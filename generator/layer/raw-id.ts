import type { Kinds } from "../kinds/kinds.ts";
import type { JsonObject } from "../model/json.ts";
import type { KindName } from "../model/kind-names.ts";
import { hasMandatory, idMemberIn } from "../kinds/naming-members.ts";
import type { Kind } from "../kinds/kind.ts";
import type { Definition, RawObject } from "../model/definition.ts";
import { placeIn, type Place } from "../model/place.ts";
import { textsIn } from "../json/containers.ts";

/**
 * The ids an object defines: one, or one per entry of an id array (extension). Recipes and uncrafts are named
 * by their result and suffix, `<result><id_suffix>` (§2.10). Empty for templates and substitutions.
 */
export function idsOf(kind: KindName, value: JsonObject, kinds: Kinds): string[] {
  return kinds.of(kind).naming?.idsOf(value, kinds.rules) ?? [];
}

export { otherSpelling } from "../kinds/parts/naming/named-by-result.ts";

/** Names besides its own that others may use for an object: aliases, and ids as the other dialect spells them. */
export function otherNamesOf(kind: KindName, value: JsonObject, kinds: Kinds): string[] {
  const names = aliasesOf(value);
  const spelling = kinds.of(kind).naming?.otherSpelling?.(value, kinds.rules);
  if (spelling !== undefined) names.push(spelling);
  return names;
}

/**
 * Every name by which layering may relate an object to others of its kind: its own names, others that may be used for
 * it, and the name of its parent. Objects that share no name, not even through other objects, never affect what becomes
 * of each other.
 */
export function linkingNames(kind: KindName, value: JsonObject, kinds: Kinds): string[] {
  const names = [...idsOf(kind, value, kinds), ...otherNamesOf(kind, value, kinds)];
  const [template, parent] = [templateName(value), parentName(value)];
  if (template !== undefined) names.push(template);
  if (parent !== undefined) names.push(parent);
  // If the id cannot be read, the former name of the member is read instead.
  const { member, formerMember } = kinds.of(kind).naming ?? {};
  const former = formerMember === undefined ? undefined : value[formerMember];
  if (former !== undefined && member !== undefined && value[member] !== undefined) {
    names.push(...textsIn(former));
  }
  return names;
}

/** The name of the parent that an object copies from. */
export function parentName(value: JsonObject): string | undefined {
  const parent = value["copy-from"];
  return typeof parent === "string" ? parent : undefined;
}

/** Further ids that name the same definition (extension). */
export function aliasesOf(value: JsonObject): string[] {
  return textsIn(value["alias"]);
}

/** The name of the template that an object defines, or `undefined`. */
export function templateName(value: JsonObject): string | undefined {
  return typeof value["abstract"] === "string" ? value["abstract"] : undefined;
}

/** Only recipes can be obsolete: kept for saves alone (§9.2). */
export function isObsolete({ obsoleteMember }: Kind, value: JsonObject): boolean {
  return obsoleteMember !== undefined && value[obsoleteMember] === true;
}

/** The mandatory member that names a definition of the kind. */
export function namingMember({ naming }: Kind): string {
  return naming?.member ?? "id";
}

/** The mandatory members that a definition lacks. */
export function lackedBy(kinds: Kinds, definition: Definition): string[] {
  const { value, obsolete } = definition;
  // Only the name of an obsolete recipe counts (§9.2).
  if (obsolete) return [];
  const kind = kinds.of(definition.kind);
  return kind.shapes.required.filter((member) => !hasMandatory(kind, value, member));
}

/** Makes a note of that name which points at the id of an object. */
export function noteOn<N extends string>(
  kinds: Kinds,
  object: RawObject,
  note: N,
): { readonly note: N; readonly place: Place } {
  return { note, place: placeIn(object, idPath(kinds, object)) };
}

/** The path of the member that names an object, for findings about its id. */
export function idPath(kinds: Kinds, object: RawObject): string[] {
  const member = idMemberIn(kinds.of(object.kind), object.value);
  if (member !== undefined) return [member];
  return Object.hasOwn(object.value, "abstract") ? ["abstract"] : [];
}

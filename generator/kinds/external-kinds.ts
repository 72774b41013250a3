/**
 * Kinds that content refers to but this format does not define. Their ids become known when a pack contains objects of
 * other types that define them, as the dialect says, or when the configuration lists them (`known`). If a kind has no
 * known id, references to it are typed but not checked.
 */
import { isList, isObject } from "../json/containers.ts";
import type { JsonObject } from "../model/json.ts";
import { ofKinds, type Kinds, type OfKinds } from "./kinds.ts";

/** Type words -> members with the kinds of the ids that they define. */
const definingTypes = ofKinds(
  ({ dialect }) =>
    new Map(Object.entries(dialect.defines).map(([type, of]) => [type, Object.entries(of)])),
);

/** Whether objects of the type define ids that content refers to. */
export function isDefiningType(kinds: Kinds, type: string): boolean {
  return definingTypes(kinds).has(type);
}

/** Whether the member defines ids in objects of the type. */
export function isDefiningMember(kinds: Kinds, type: string, member: string): boolean {
  return (
    definingTypes(kinds)
      .get(type)
      ?.some(([defining]) => defining === member) === true
  );
}

/** The members that define ids in objects of such types. */
export const definingMembers: OfKinds<readonly string[]> = ofKinds((kinds) => [
  ...new Set([...definingTypes(kinds).values()].flat().map(([member]) => member)),
]);

/** The kind that objects of the type are of: that of the first ids that they define. */
export function definedKind(kinds: Kinds, type: string): string | undefined {
  return definingTypes(kinds).get(type)?.[0]?.[1];
}

/** Whether objects of the type are items. */
export function isItemType(kinds: Kinds, type: string): boolean {
  return (
    definingTypes(kinds)
      .get(type)
      ?.some(([, kind]) => kind === "item") === true
  );
}

/** Called with an id, its kind, and its position: the member of the object, and the position inside that member. */
export type VisitExternalId = (
  kind: string,
  id: string,
  member: string,
  index?: number,
  inner?: string,
) => void;

/** Reports the external ids that an object defines. @param own the kind whose definition it is, if it is one */
export function collectExternalIds(
  kinds: Kinds,
  type: string,
  object: JsonObject,
  found: VisitExternalId,
  own?: string,
): void {
  if (type === "snippet") collectSnippets(object, "text", found);
  // An item may define snippets of its own.
  else if (object["snippet_category"] !== undefined) {
    collectSnippets(object, "snippet_category", found);
  }
  definingTypes(kinds)
    .get(type)
    ?.forEach((defined) => {
      const kind = defined[1];
      if (kind === own) return;
      const member = defined[0];
      const id = object[member];
      if (typeof id === "string") found(kind, id, member);
      else if (isList(id)) {
        id.forEach((each, index) => {
          if (typeof each === "string") found(kind, each, member, index);
        });
      }
    });
}

/** Snippets are named one by one inside the list of their category. */
function collectSnippets(object: JsonObject, member: string, found: VisitExternalId): void {
  const list = object[member];
  if (!isList(list)) return;
  list.forEach((each, index) => {
    if (isObject(each) && typeof each["id"] === "string")
      found("snippet", each["id"], member, index, "id");
  });
}

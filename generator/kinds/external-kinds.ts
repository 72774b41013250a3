/**
 * Kinds that content refers to but this format does not define. Their ids become known when a pack contains objects of
 * other types that define them, or when the configuration lists them (`known`). If a kind has no known id, references
 * to it are typed but not checked.
 */
import { isList, isObject } from "../json/containers.ts";
import type { ExternalKind } from "../model/external-kind-names.ts";
import type { JsonObject } from "../model/json.ts";

interface Defining {
  readonly kind: ExternalKind;
  readonly members: readonly string[];
}

/** The game's `type` words that define ids of external kinds, with the members that contain the ids. */
const definingTypes: ReadonlyMap<string, Defining> = new Map(
  Object.entries<Defining>({
    ...items(
      "AMMO",
      "ARMOR",
      "BATTERY",
      "BIONIC_ITEM",
      "BOOK",
      "COMESTIBLE",
      "CONTAINER",
      "ENGINE",
      "GENERIC",
      "GUN",
      "GUNMOD",
      "ITEM",
      "MAGAZINE",
      "PET_ARMOR",
      "TOOL",
      "TOOLMOD",
      "TOOL_ARMOR",
      "WHEEL",
    ),
    item_group: { kind: "item_group", members: ["id"] },
    skill: { kind: "skill", members: ["id", "ident"] },
    mutation: { kind: "trait", members: ["id"] },
    MONSTER: { kind: "monster", members: ["id"] },
    vehicle: { kind: "vehicle", members: ["id"] },
    addiction_type: { kind: "addiction", members: ["id"] },
    bionic: { kind: "cbm", members: ["id"] },
    trap: { kind: "trap", members: ["id"] },
    json_flag: { kind: "flag", members: ["id"] },
    tool_quality: { kind: "quality", members: ["id"] },
    overmap_terrain: { kind: "overmap_terrain", members: ["id"] },
    mapgen: { kind: "mapgen_update", members: ["update_mapgen_id"] },
    proficiency: { kind: "proficiency", members: ["id"] },
    SPELL: { kind: "spell", members: ["id"] },
    emit: { kind: "emission", members: ["id"] },
    harvest: { kind: "harvest", members: ["id"] },
  }),
);

function items(...types: string[]): Record<string, Defining> {
  return Object.fromEntries(
    types.map((type) => [type, { kind: "item", members: ["id"] } as const]),
  );
}

/** Whether objects of the type define ids that content refers to. */
export function isDefiningType(type: string): boolean {
  return definingTypes.has(type);
}

export function definingTypeNames(): Iterable<string> {
  return definingTypes.keys();
}

/** Whether objects of the type are items. */
export function isItemType(type: string): boolean {
  return definingTypes.get(type)?.kind === "item";
}

/** Called with an id, its kind, and its position: the member of the object, and the position inside that member. */
export type VisitExternalId = (
  kind: ExternalKind,
  id: string,
  member: string,
  index?: number,
  inner?: string,
) => void;

/** Reports the external ids that an object defines. @param own the kind whose definition it is, if it is one */
export function collectExternalIds(
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
  const defining = definingTypes.get(type);
  if (!defining || defining.kind === own) return;
  const { kind, members } = defining;
  for (const member of members) {
    const id = object[member];
    if (typeof id === "string") found(kind, id, member);
    else if (isList(id)) {
      id.forEach((each, index) => {
        if (typeof each === "string") found(kind, each, member, index);
      });
    }
  }
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

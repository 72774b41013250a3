/**
 * What can be had by means of objects of types that no kind describes. What they name is found by its text: whoever has
 * the object has what it names. Objects that nobody has, such as maps, are there from the beginning.
 */
import { isList, isObject, textsIn } from "../json/containers.ts";
import type { Json, JsonObject } from "../model/json.ts";
import type { Kinds } from "./kinds.ts";
import { definedKind } from "./external-kinds.ts";

/** Kinds whose objects are had, and not there from the beginning. */
const had: ReadonlySet<string> = new Set(["item", "item_group", "monster", "harvest", "vehicle"]);

/** Types that name things without bringing them into the world. */
const bringingNothing: ReadonlySet<string> = new Set([
  ...["MIGRATION", "ITEM_BLACKLIST", "MONSTER_BLACKLIST", "charge_removal_blacklist", "LOOT_ZONE"],
  ...["recipe_category", "recipe_group", "nested_category", "practice", "ITEM_CATEGORY", "score"],
  ...["achievement", "conduct", "event_statistic", "event_transformation", "overlay_order"],
  ...["butchery_requirement", "speech", "tool_quality", "json_flag"],
]);

/** Members that say what an object is, what it is like, or what it needs. */
const namingNothing: ReadonlySet<string> = new Set([
  ...["type", "id", "abstract", "copy-from", "looks_like", "repairs_like", "name", "description"],
  ...["flags", "color", "symbol", "category", "material", "components", "tools", "qualities"],
  ...["using", "pre_terrain", "pre_furniture", "requirements", "required_tools"],
  "installation_requirement",
]);

export interface OtherWay {
  /** The kind that one has to have one of; absent if the object is there from the beginning. */
  readonly kind: string | undefined;
  readonly ids: readonly string[];
  /** Ids of the same kind of which it is made in ways that only the game knows. */
  readonly from: readonly string[];
  /** The name of its parent, whose texts are its own as well. */
  readonly parent: string | undefined;
  /** Its own name, if it is a template. */
  readonly template: string | undefined;
  /** Ids that it leaves behind by convention. */
  readonly left: readonly string[];
}

/** `undefined` if it brings nothing into the world. */
export function otherWay(kinds: Kinds, type: string, object: JsonObject): OtherWay | undefined {
  if (bringingNothing.has(type)) return undefined;
  const kind = definedKind(kinds, type) ?? "";
  const { id, abstract, "copy-from": parent, revert_to: other } = object;
  const ids = textsIn(id);
  const isHad = had.has(kind);
  return {
    kind: isHad ? kind : undefined,
    ids,
    // What reverts to something was made of it.
    from: kind === "item" ? [...textsIn(other), ...ids.flatMap(unchanged)] : [],
    parent: typeof parent === "string" ? parent : undefined,
    template: typeof abstract === "string" ? abstract : undefined,
    left: kind === "monster" ? ids.map(wreck) : [],
  };
}

/** By convention the game turns "x" or "x_off" into "x_on", "x" into "x_lit" and "x_act", "mon_x" into "broken_x". */
function unchanged(id: string): readonly string[] {
  const base = /^(.+)_(?:on|lit|act)$/u.exec(id)?.[1];
  return base === undefined ? [] : [base, `${base}_off`];
}

function wreck(monster: string): string {
  return monster.replace(/^mon_/u, "broken_");
}

/**
 * Visits all texts that are values, and the names of members inside others: some tables are maps by id.
 * @param visit is also told whether the object, as a way, gives what the text names
 */
export function visitTexts(
  object: JsonObject,
  visit: (text: string, isGiven: boolean) => void,
  way?: OtherWay,
): void {
  const areNamesGiven = way !== undefined && way.kind === undefined;
  const inside = (at: Json | undefined, isGiven: boolean): void => {
    if (typeof at === "string") visit(at, isGiven);
    else if (isList(at)) for (const each of at) inside(each, isGiven);
    else if (isObject(at)) {
      for (const name in at) {
        visit(name, isGiven && areNamesGiven);
        inside(at[name], isGiven);
      }
    }
  };
  for (const name in object) inside(object[name], way !== undefined && !namingNothing.has(name));
}

/** Our own content, as a place to use what is added. */
import type { Json, JsonObject } from "../../generator/model/json.ts";
import type { KindName } from "../../generator/model/kind-names.ts";
import { isList, isObject } from "../../generator/json/containers.ts";
import type { Draft } from "./draft.ts";

export interface Sample {
  readonly path: string;
  readonly index: number;
  /** Its id, or that of what it makes. */
  readonly id: string;
  readonly value: JsonObject;
}

/** The definitions of a kind in the core pack that neither inherit nor are inherited from. */
export function samplesOf(draft: Draft, kind: KindName): Sample[] {
  const all = samples(draft).filter(({ value }) => value["type"] === kind);
  const parents = new Set(all.map(({ value }) => value["copy-from"]));
  return all.filter(
    ({ id, value }) =>
      !["abstract", "copy-from", "edit-mode"].some((member) => member in value) && !parents.has(id),
  );
}

/** An id of that kind; of other games' kinds, one that the core pack knows. */
export function idOf(draft: Draft, types: readonly string[]): string | undefined {
  const ids = samples(draft)
    .filter(({ value: { type } }) => typeof type === "string" && types.includes(type))
    .map(({ id }) => id);
  return ids.find((id) => id !== "");
}

/** Uses a member in a definition. */
export function useMember(
  draft: Draft,
  { path, index }: Sample,
  member: string,
  value: Json,
): void {
  draft.setJson(path, [index, member], value);
}

function samples(draft: Draft): Sample[] {
  return draft.jsonFiles("content/core").flatMap((path) => {
    const list = draft.json(path);
    if (!isList(list)) return [];
    return list.flatMap((value, index) => {
      if (!isObject(value)) return [];
      const id = value["id"] ?? value["result"];
      return [{ path, index, value, id: typeof id === "string" ? id : "" }];
    });
  });
}

/** The least that an object of each kind needs, for examples. */
export const leastOf: Readonly<Record<KindName, JsonObject>> = {
  profession: {
    ...{ type: "profession", id: "eel_catcher", name: "Eel Catcher" },
    ...{ description: "Knows the marsh.", points: 1 },
  },
  profession_item_substitutions: {
    type: "profession_item_substitutions",
    item: "boots",
    sub: [{ present: ["WEBBED"], new: [] }],
  },
  furniture: {
    ...{ type: "furniture", id: "f_reed_rack", name: "reed rack", symbol: "#", color: "brown" },
    ...{ move_cost_mod: 2, required_str: 4 },
  },
  terrain: {
    ...{ type: "terrain", id: "t_reed_bed", name: "reed bed", symbol: ".", color: "brown" },
    move_cost: 2,
  },
  recipe: {
    ...{ type: "recipe", result: "reed_mat", category: "CC_CRAFT", subcategory: "CSC_CRAFT_REED" },
    ...{ time: "5 m", components: [[["reed", 4]]] },
  },
  uncraft: { type: "uncraft", result: "reed_mat", time: "5 m", components: [[["reed", 4]]] },
  requirement: { type: "requirement", id: "fibres", components: [[["reed", 1]]] },
};

/**
 * Types that no kind describes, but in whose objects it is known where ids stand. Such objects are searched and checked
 * for these ids like objects of kinds, and nothing else of them is known.
 */
import { isList, isObject } from "../json/containers.ts";
import type { PlaceTable } from "../model/dialect.ts";
import type { Json, JsonObject } from "../model/json.ts";
import { getOrInsert } from "../model/maps.ts";
import type { Shape } from "../schema/shape.ts";
import type { Kind } from "./kind.ts";

export interface PlacedType extends Kind {
  /** The object with nothing but the ids that are at its places; `undefined` if there are none. */
  readonly idsOf: (object: JsonObject) => JsonObject | undefined;
}

/** What is known of a value: whether it is an id, and where ids are inside. */
interface Node {
  ref?: string;
  readonly members: Map<string, Node>;
  any?: Node;
  entries?: Node;
}

/**
 * The steps of a path such as `object.place_items[].item`: names of members, `*` for any member and `[]` for the
 * entries of a list; `undefined` if it is no path.
 */
export function stepsOf(path: string): readonly string[] | undefined {
  const steps = path.split(".").map((part) => {
    const name = part.replaceAll("[]", "");
    const lists = (part.length - name.length) / 2;
    const isStep = name === "*" || /^[^*[\]/$]+$/u.test(name);
    return isStep && part === name + "[]".repeat(lists)
      ? [name, ...Array<string>(lists).fill("[]")]
      : [];
  });
  return steps.every((each) => each.length > 0) ? steps.flat() : undefined;
}

export function placedType(type: string, places: PlaceTable[string]): PlacedType {
  const root: Node = { members: new Map() };
  for (const [path, kind] of Object.entries(places)) {
    let node = root;
    for (const step of stepsOf(path) ?? []) {
      if (step === "[]") node = node.entries ??= { members: new Map() };
      else if (step === "*") node = node.any ??= { members: new Map() };
      else node = getOrInsert(node.members, step, (): Node => ({ members: new Map() }));
    }
    if (node !== root) node.ref = kind;
  }
  const resolved = { root: {}, definitions: {} };
  return {
    name: type,
    types: [type],
    resolve: ({ value }) => value,
    rules: [],
    shapes: { definition: shapeOf(root), definitions: {}, required: [], resolved },
    idsOf: (object) => {
      const ids = idsIn(object, root);
      return isObject(ids) ? ids : undefined;
    },
  };
}

function shapeOf({ ref, members, any, entries }: Node): Shape {
  const properties = [...members].map(([name, node]) => [name, shapeOf(node)] as const);
  const isMap = properties.length > 0 || any;
  const forms: Shape[] = [
    ...(ref === undefined ? [] : [{ type: "string" as const, "x-ref": ref }]),
    ...(entries ? [{ type: "array" as const, items: shapeOf(entries) }] : []),
    ...(isMap
      ? [
          {
            type: "object" as const,
            properties: Object.fromEntries(properties),
            ...(any && { additionalProperties: shapeOf(any) }),
          },
        ]
      : []),
  ];
  const [form = {}, ...others] = forms;
  return others.length > 0 ? { anyOf: forms } : form;
}

/** The value with nothing but the ids: `null` takes the place of entries without any. */
function idsIn(value: Json, node: Node): Json | undefined {
  // The word that makes a list one of requirements is no id (§2.10).
  if (typeof value === "string") {
    return node.ref === undefined || value === "LIST" ? undefined : value;
  }
  if (isList(value)) {
    const { entries } = node;
    const found = entries && value.map((each) => idsIn(each, entries) ?? null);
    return found?.some((each) => each !== null) ? found : undefined;
  }
  if (!isObject(value)) return undefined;
  const { members, any } = node;
  const names = any ? Object.keys(value) : [...members.keys()];
  const found = names.flatMap((name): [string, Json][] => {
    const inner = Object.hasOwn(value, name) ? value[name] : undefined;
    const at = members.get(name) ?? any;
    const ids = at && inner !== undefined ? idsIn(inner, at) : undefined;
    return ids === undefined ? [] : [[name, ids]];
  });
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}

/**
 * Types that no kind describes, but in whose objects it is known where ids stand. Such objects are searched and checked
 * for these ids like objects of kinds, and nothing else of them is known.
 */
import { isList, isObject } from "../json/containers.ts";
import type { PlaceTable, Places } from "../model/dialect.ts";
import { externalPrefixes } from "../model/external-kind-names.ts";
import type { PlacedIds } from "../model/external-summary.ts";
import type { Json, JsonObject } from "../model/json.ts";
import { getOrInsert } from "../model/maps.ts";
import { once } from "../model/once.ts";
import { Bundle } from "../schema/link-shapes.ts";
import type { Shape } from "../schema/shape.ts";
import type { Kind } from "./kind.ts";
import { isRemark } from "../json/remark.ts";

export interface PlacedType extends Kind {
  readonly root: PlaceNode;
  /** The object with nothing but the ids that are at its places; `undefined` if there are none. */
  readonly idsOf: (object: JsonObject) => JsonObject | undefined;
  /** Where objects of other such types stand inside: their types by path, whose steps are absent for any member. */
  readonly inside: readonly { readonly path: MemberSteps; readonly type: string }[];
}

/** Names of members on the way to a place, through whatever lists; absent for any member. */
export type MemberSteps = readonly (string | undefined)[];

/** What of the kinds of a project decides where ids are. */
export interface KnownKinds {
  readonly dialect: { readonly places: PlaceTable };
  readonly external: readonly string[];
  readonly get: (name: string) => Kind | undefined;
}

/** What is known of a value: whether it is an id, and where ids are inside. */
export interface PlaceNode {
  readonly ref?: string;
  /** The kind of an id in a list that has the word "LIST" (§2.10). */
  readonly listed?: string;
  /** The kind of the names of its members. */
  readonly keys?: string;
  readonly members: ReadonlyMap<string, PlaceNode>;
  readonly any?: PlaceNode;
  readonly entries?: PlaceNode;
}

/** One that is being made. */
interface Node extends PlaceNode {
  ref?: string;
  listed?: string;
  keys?: string;
  readonly members: Map<string, Node>;
  any?: Node;
  entries?: Node;
}

/**
 * The steps of a path such as `object.place_items[].item`: names of members, `*` for any member, `[]` for the entries
 * of a list; and at the end `[LIST]` for the first entry of one that has that word, or `{}` for the names of members.
 * `undefined` if it is no path.
 */
export function stepsOf(path: string): readonly string[] | undefined {
  const parts = path
    .split(".")
    .map((part) => /^(?:(\{\})|(?:\*|[^*[\]{}/$]+)(?:\[\])*(\[LIST\])?)$/u.exec(part));
  return parts.every((part, at) => part && (at === parts.length - 1 || !(part[1] ?? part[2])))
    ? splitPath(path)
    : undefined;
}

/** The steps of a path that is one. */
function splitPath(path: string): readonly string[] {
  return path.split(/\.|(?=\[)/u);
}

/** The other type whose objects stand at a place, if it is one. A kind of a project's own may have its name. */
function typeAt(at: Places[string] | undefined, kinds: KnownKinds): string | undefined {
  const isType = typeof at === "string" && !kinds.external.includes(at);
  return isType && Object.hasOwn(kinds.dialect.places, at) ? at : undefined;
}

/** The places that are known of a type. Its word may be any, also that of a member of every object. */
function ownPlaces(type: string, { dialect: { places } }: KnownKinds): [string, Places[string]][] {
  return Object.hasOwn(places, type) ? Object.entries(places[type] ?? {}) : [];
}

/** The places of a type, with those of other types that are inside. */
function* placesOf(type: string, kinds: KnownKinds): Generator<readonly [string, string]> {
  for (const [path, at] of ownPlaces(type, kinds)) {
    const other = typeAt(at, kinds) ?? "";
    for (const [further, kind] of ownPlaces(other, kinds)) {
      yield [`${path}.${further}`, [kind].flat().join(either)];
    }
    if (other === "" || kinds.get(other)?.naming) yield [path, [at].flat().join(either)];
  }
}

/** Stands beside kinds for words that are ids of none of them. */
export const anyWord = "any";

/** Between the kinds that an id may be of. */
const either = " or ";

/** What is known of objects that have one of the types. */
export function placesIn(types: readonly string[], kinds: KnownKinds): PlaceNode {
  const root: Node = { members: new Map() };
  for (const [path, kind] of types.flatMap((type) => [...placesOf(type, kinds)])) {
    const steps = splitPath(path);
    const last = steps.at(-1);
    let node = root;
    for (const step of steps) {
      if (step === "{}") continue;
      if (step.startsWith("[")) node = node.entries ??= { members: new Map() };
      else if (step === "*") node = node.any ??= { members: new Map() };
      else node = getOrInsert(node.members, step, (): Node => ({ members: new Map() }));
    }
    if (last === "[LIST]") node.listed = joined(node.listed, kind);
    else if (last === "{}") node.keys = joined(node.keys, kind);
    else if (node !== root) node.ref = joined(node.ref, kind);
  }
  return root;
}

/** Ids of any of the kinds of two types. */
function joined(one: string | undefined, other: string): string {
  return [...new Set([one ?? [], other].flat().flatMap(kindsAt))].join(either);
}

/** The kinds of which an id at a place may be. */
export function kindsAt(declared: string): readonly string[] {
  return declared.split(either);
}

export function placedType(type: string, kinds: KnownKinds): PlacedType {
  const root = placesIn([type], kinds);
  const shapes = once(() => {
    const resolved = new Bundle({ root: {}, definitions: {} });
    return { definition: shapeOf(root), definitions: {}, required: [], resolved };
  });
  const inside = once(() =>
    ownPlaces(type, kinds).flatMap(([path, at]) => {
      const other = typeAt(at, kinds);
      const steps = splitPath(path).filter((step) => !step.startsWith("["));
      const names = steps.map((step) => (step === "*" ? undefined : step));
      return other === undefined ? [] : [{ path: names, type: other }];
    }),
  );
  return {
    name: type,
    types: [type],
    resolve: ({ value }) => value,
    rules: [],
    get shapes() {
      return shapes();
    },
    referenceKind: (_value, _member, declared, id) => kindOfId(kinds, declared, id),
    root,
    get inside() {
      return inside();
    },
    idsOf: (object) => {
      const ids = idsIn(object, root);
      return isObject(ids) ? ids : undefined;
    },
  };
}

/** The kind of an id, of those that are declared. */
export function kindOfId(kinds: Pick<KnownKinds, "get">, declared: string, id: string): string {
  if (!declared.includes(either)) return declared;
  const all = kindsAt(declared);
  const prefixOf = (kind: string): string | undefined =>
    kinds.get(kind)?.naming?.prefix ?? externalPrefixes.get(kind);
  const ofPrefix = all.find((each) => id.startsWith(prefixOf(each) ?? " "));
  const other = all.find((each) => prefixOf(each) === undefined);
  return ofPrefix ?? other ?? all[0] ?? declared;
}

/** Collects ids by their declared kinds, each once. */
export function idsByKind(visit: (add: (declared: string, id: string) => void) => void): PlacedIds {
  const found = new Map<string, Set<string>>();
  let last = "";
  let ids = new Set<string>();
  visit((declared, id) => {
    if (declared !== last) {
      last = declared;
      ids = getOrInsert(found, declared, () => new Set());
    }
    ids.add(id);
  });
  return Object.fromEntries([...found].map(([declared, ids]) => [declared, [...ids]]));
}

function shapeOf({ ref, listed, keys, members, any, entries }: PlaceNode): Shape {
  const properties = [...members].map(([name, node]) => [name, shapeOf(node)] as const);
  const isMap = properties.length > 0 || any !== undefined || keys !== undefined;
  const forms: Shape[] = [
    ...(ref === undefined
      ? []
      : [{ type: "string" as const, "x-ref": ref, ...(listed && { "x-ref-list": listed }) }]),
    ...(entries
      ? [
          {
            type: "array" as const,
            items: entries.listed === undefined ? shapeOf(entries) : [shapeOf(entries), {}, {}],
          },
        ]
      : []),
    ...(isMap
      ? [
          {
            type: "object" as const,
            properties: Object.fromEntries(properties),
            ...(any && { additionalProperties: shapeOf(any) }),
            ...(keys && { propertyNames: { "x-ref": keys } }),
          },
        ]
      : []),
  ];
  const [form = {}, ...others] = forms;
  return others.length > 0 ? { anyOf: forms } : form;
}

/** The value with nothing but the ids: `null` takes the place of entries without any. */
function idsIn(value: Json, node: PlaceNode): Json | undefined {
  // The word that makes a list one of requirements is no id (§2.10).
  if (typeof value === "string") {
    return node.ref === undefined || value === "LIST" ? undefined : value;
  }
  if (isList(value)) {
    const { entries } = node;
    let list: Json[] | undefined;
    for (let at = 0; entries && at < value.length; at += 1) {
      const each = value[at] ?? null;
      const isWord = each === "LIST" && entries.listed !== undefined;
      const ids = isWord ? each : idsIn(each, entries);
      if (ids !== undefined) list ??= Array<Json>(at).fill(null);
      list?.push(ids ?? null);
    }
    return list;
  }
  if (!isObject(value)) return undefined;
  const { members, any, keys } = node;
  const found: [string, Json][] = [];
  for (const name of (any ?? keys) ? Object.keys(value) : members.keys()) {
    const at = members.get(name) ?? any;
    const inner = at && Object.hasOwn(value, name) ? value[name] : undefined;
    const ids = at && inner !== undefined ? idsIn(inner, at) : undefined;
    if (ids !== undefined) found.push([name, ids]);
    else if (keys && !members.has(name) && !isRemark(name)) found.push([name, null]);
  }
  // A member may have any name: assigned to "__proto__", it would be lost.
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}

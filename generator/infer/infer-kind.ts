/** Infers the schema of a kind from objects, as its author would begin to write it. */
import { layeringNames } from "../kinds/own/written-schema.ts";
import type { Json, JsonObject } from "../model/json.ts";
import { addTo } from "../model/maps.ts";
import { isList, isObject, textsIn } from "../json/containers.ts";
import { isRemark } from "../json/remark.ts";
import { memberOf, valueAt } from "../json/path.ts";
import type { PlaceNode } from "../kinds/placed.ts";
import { builtInNames } from "../kinds/own/taken-names.ts";
import { Inference, valuesByMember, type Scaling } from "./infer-shape.ts";
import { pascalCase } from "../text/names.ts";
import type { IdSets } from "./id-sets.ts";

export interface InferRequest {
  /** The name of the kind. */
  readonly kind: string;
  /** In load order; as `parseJson` returns them, so not nested too deeply. */
  readonly objects: readonly JsonObject[];
  readonly ids: IdSets;
  /** Where the dialect, or the configuration, knows ids in objects of these types. */
  readonly places?: PlaceNode;
  /** The member that names a definition; found out if absent. */
  readonly idMember?: string | undefined;
}

/** The members that name definitions, if nobody says which one does. */
export const idMembers: readonly string[] = ["id", "ident"];

/** A schema of a kind, and how much it was made from. */
export interface InferredKind {
  readonly schema: JsonObject;
  readonly objects: number;
  /** Of definitions; those inside them are not counted. */
  readonly members: number;
  /** Places that hold ids of a kind. */
  readonly references: number;
}

/** Returns a schema that accepts all of the objects. Equal objects in equal order give equal schemas. */
export function inferKind({ kind, objects, ids, places, idMember }: InferRequest): InferredKind {
  const named = idMember ?? idMembers.find((member) => isIdIn(member, objects));
  if (named === undefined) ids.drop(kind);
  const isDescribed = (name: string): boolean =>
    name !== named &&
    !(named === "id" && name === "ident") &&
    !layeringNames.has(name) &&
    !(name in Object.prototype || /^(?:add|remove):/u.test(name));
  const stated = [...objects, ...objects.flatMap(additionsIn)];
  const members = new Map([...valuesByMember(stated)].filter(([name]) => isDescribed(name)));
  const flags = flagsIn(stated, ids);
  const whole = objects.filter((object) => memberOf(object, "edit-mode") !== "modify");
  const chainOf = chainsIn(whole, named);
  const inference = new Inference(ids, scalingsIn(objects, new Set(whole), chainOf));
  const properties = inference.membersOf(members, objects.length, "", places);
  const required = requiredMembers(
    whole.filter((object) => !Object.hasOwn(object, "abstract")),
    chainOf,
  ).filter((name) => Object.hasOwn(properties, name));
  const name = pascalCase(kind);
  const schema = {
    $schema: "http://json-schema.org/draft-07/schema#",
    title: builtInNames([kind]).typeNames.has(name) ? `${name}Record` : name,
    type: "object",
    additionalProperties: false,
    "x-id": named ?? false,
    ...(flags.length === 0 ? {} : { "x-flags": flags }),
    ...(required.length === 0 ? {} : { required }),
    properties: flags.length === 0 ? properties : withSetOfFlags(properties),
  };
  const { references } = inference;
  return { schema, objects: objects.length, members: members.size, references };
}

/** What an object adds to lists that others have, as objects that state it. */
function additionsIn(object: JsonObject): readonly JsonObject[] {
  const { extend } = object;
  const added = Object.entries(object).flatMap(([name, value]) =>
    name.startsWith("add:") ? [[name.slice("add:".length), value] as const] : [],
  );
  return [isObject(extend) ? Object.entries(extend) : [], added].flatMap((entries) => {
    const lists = entries.filter(([, value]) => isList(value));
    return lists.length > 0 ? [Object.fromEntries(lists)] : [];
  });
}

function isIdIn(member: string, objects: readonly JsonObject[]): boolean {
  const named = objects.filter((object) => textsIn(memberOf(object, member)).length > 0);
  const templates = objects.filter((object) => Object.hasOwn(object, "abstract"));
  return named.length > 0 && named.length + templates.length >= 0.9 * objects.length;
}

/** The words in the lists of flags, unless they are ids. */
function flagsIn(objects: readonly JsonObject[], ids: IdSets): string[] {
  const words = new Set(objects.flatMap((object) => textsIn(memberOf(object, "flags"))));
  words.delete("");
  return ids.guess(words, "flags").kind === undefined ? [...words] : [];
}

/** A definition has a flag or not. */
function withSetOfFlags(properties: JsonObject): JsonObject {
  const flags = memberOf(properties, "flags");
  const isAList = isObject(flags) && flags["type"] === "array";
  return isAList ? { ...properties, flags: { ...flags, "x-set": true } } : properties;
}

/** Fewer definitions do not show what all of them have. */
const fewest = 5;
/** Real definitions have a tenth of them. */
const mostParents = 100;

/** The members that every definition has, once it has copied those of its parents. */
function requiredMembers(definitions: readonly JsonObject[], chainOf: ChainOf): readonly string[] {
  const [first, ...others] = definitions.flatMap((definition) => {
    const chain = chainOf(definition);
    return chain ? [new Set(chain.flatMap((each) => Object.keys(each)))] : [];
  });
  if (definitions.length < fewest || !first) return [];
  return [...first].filter((name) => others.every((each) => each.has(name)));
}

/** An object with those from which it copies; `undefined` if one of them is not there. */
type ChainOf = (object: JsonObject) => readonly JsonObject[] | undefined;

/** An object copies from an earlier one of its own id, and else from the last that has the name. */
function chainsIn(objects: readonly JsonObject[], idMember = "id"): ChainOf {
  const named = new Map<string, JsonObject[]>();
  for (const object of objects) {
    const names = ["abstract", idMember, "id"].flatMap((each) => textsIn(memberOf(object, each)));
    for (const name of new Set(names)) addTo(named, name, object);
  }
  return (object) => {
    const chain = [object];
    for (let at: JsonObject | undefined = object; Object.hasOwn(at, "copy-from");) {
      const [name = ""] = textsIn(at["copy-from"]);
      const all: readonly JsonObject[] = named.get(name) ?? [];
      const index = all.indexOf(at);
      at = all[index < 0 ? all.length - 1 : index - 1];
      if (!at || chain.length > mostParents) return undefined;
      chain.push(at);
    }
    return chain;
  };
}

/** How children change numbers and quantities, by "member" or "part.member". */
function scalingsIn(
  objects: readonly JsonObject[],
  whole: ReadonlySet<JsonObject>,
  chainOf: ChainOf,
): ReadonlyMap<string, readonly Scaling[]> {
  const found = new Map<string, Scaling[]>();
  for (const object of objects) {
    for (const editor of ["relative", "proportional"] as const) {
      const amounts = object[editor];
      if (!isObject(amounts)) continue;
      const chain = whole.has(object) ? chainOf(object) : undefined;
      for (const [path, amount] of amountsIn(amounts)) {
        const all = chain?.map((each) => valueAt(each, path));
        const inherited = all?.find((value) => value !== undefined);
        // A text of a part tells which part is meant.
        if (path.length > 1 && typeof amount === "string" && amount === inherited) continue;
        const isUnwritten = chain !== undefined && inherited === undefined;
        addTo(found, path.join("."), { editor, amount, inherited, isUnwritten });
      }
    }
  }
  return found;
}

/** What is added or multiplied, with its path; a list that no parent has starts empty. */
function amountsIn(amounts: JsonObject): (readonly [path: readonly string[], amount: Json])[] {
  return Object.entries(amounts).flatMap(([name, amount]): [readonly string[], Json][] => {
    if (isList(amount) || isRemark(name)) return [];
    if (!isObject(amount)) return [[[name], amount]];
    return Object.entries(amount).map(([part, each]) => [[name, part], each]);
  });
}

/** Infers the schema of a kind from objects, as its author would begin to write it. */
import type { Json, JsonObject } from "../model/json.ts";
import { addTo } from "../model/maps.ts";
import { textsIn } from "../json/containers.ts";
import { membersOf, type Inferring } from "./infer-shape.ts";
import type { IdSets } from "./id-sets.ts";
import { memberOf, nothingSeen, see } from "./seen.ts";

export interface InferRequest {
  /** The name of the kind. */
  readonly kind: string;
  /** In load order; as `parseJson` returns them, so not nested too deeply. */
  readonly objects: readonly JsonObject[];
  readonly ids: IdSets;
  /** The member that names a definition; found out if absent. */
  readonly idMember?: string | undefined;
}

/** A schema of a kind, and how much it was made from. */
export interface InferredKind {
  readonly schema: JsonObject;
  readonly objects: number;
  /** Of definitions; those inside them are not counted. */
  readonly members: number;
  /** Places that hold ids of a kind. */
  readonly references: number;
}

/** Members that objects of every kind may have, and no schema describes. */
const everyKinds: ReadonlySet<string> = new Set([
  ...["type", "copy-from", "abstract", "extend", "delete", "relative", "proportional"],
  ...["edit-mode", "override", "alias"],
]);

/** Returns a schema that accepts all of the objects. Equal objects in equal order give equal schemas. */
export function inferKind({ kind, objects, ids, idMember }: InferRequest): InferredKind {
  const named = idMember ?? ["id", "ident"].find((member) => isIdIn(member, objects));
  const seen = nothingSeen();
  for (const object of objects) {
    for (const [name, value] of Object.entries(object)) {
      const isOwn = name !== named && !(named === "id" && name === "ident");
      if (name in Object.prototype) continue;
      if (isOwn && !everyKinds.has(name) && !/^(?:\/\/|(?:add|remove):)/u.test(name)) {
        see(memberOf(seen, name), value);
      }
    }
  }
  const flags = flagsIn(objects, ids);
  const inferring: Inferring = { ids, references: 0 };
  const properties = membersOf(seen.members, objects.length, inferring);
  const required = requiredMembers(objects, named).filter((name) =>
    Object.hasOwn(properties, name),
  );
  const schema = {
    $schema: "http://json-schema.org/draft-07/schema#",
    title: titleOf(kind),
    type: "object",
    additionalProperties: false,
    "x-id": named ?? false,
    ...(flags.length === 0 ? {} : { "x-flags": flags }),
    ...(required.length === 0 ? {} : { required }),
    properties,
  };
  const { references } = inferring;
  return { schema, objects: objects.length, members: seen.members.size, references };
}

/** `item_group` -> `ItemGroup`. */
function titleOf(kind: string): string {
  const words = kind.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
}

function isIdIn(member: string, objects: readonly JsonObject[]): boolean {
  const named = objects.filter((object) => textsIn(own(object, member)).length > 0);
  const templates = objects.filter((object) => Object.hasOwn(object, "abstract"));
  return named.length > 0 && named.length + templates.length >= 0.9 * objects.length;
}

/** The words in the lists of flags, unless they are ids. */
function flagsIn(objects: readonly JsonObject[], ids: IdSets): string[] {
  const words = new Set(objects.flatMap((object) => textsIn(own(object, "flags"))));
  words.delete("");
  return ids.guess(words, "flags").kind === undefined ? [...words] : [];
}

function own(object: JsonObject, name: string): Json | undefined {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}

/** Fewer definitions do not show what all of them have. */
const fewest = 5;
/** Real definitions have a tenth of them. */
const mostParents = 100;

/** The members that every definition has, once it has copied those of its parents. */
function requiredMembers(objects: readonly JsonObject[], idMember = "id"): readonly string[] {
  const whole = objects.filter((object) => own(object, "edit-mode") !== "modify");
  const definitions = whole.filter((object) => !Object.hasOwn(object, "abstract"));
  if (definitions.length < fewest) return [];
  const parentOf = parents(whole, idMember);
  let required: readonly string[] | undefined;
  for (const definition of definitions) {
    const chain = [definition];
    for (let at: JsonObject | undefined = definition; at && Object.hasOwn(at, "copy-from");) {
      at = chain.length > mostParents ? undefined : parentOf(at);
      // Without one of its parents nothing is known of it.
      if (at) chain.push(at);
      else chain.length = 0;
    }
    if (chain.length === 0) continue;
    required ??= [...new Set(chain.flatMap((each) => Object.keys(each)))];
    required = required.filter((name) => chain.some((each) => Object.hasOwn(each, name)));
  }
  return required ?? [];
}

/** A function that finds the object from which another one copies: of its own id an earlier one, else the last. */
function parents(
  objects: readonly JsonObject[],
  idMember: string,
): (child: JsonObject) => JsonObject | undefined {
  const named = new Map<string, JsonObject[]>();
  const before = new Map<JsonObject, JsonObject | undefined>();
  for (const object of objects) {
    const names = [own(object, "abstract"), own(object, idMember), own(object, "id")].flatMap(
      textsIn,
    );
    for (const name of new Set(names)) {
      if (own(object, "copy-from") === name) before.set(object, named.get(name)?.at(-1));
      addTo(named, name, object);
    }
  }
  return (child) => {
    const name = own(child, "copy-from");
    if (before.has(child)) return before.get(child);
    return typeof name === "string" ? named.get(name)?.at(-1) : undefined;
  };
}

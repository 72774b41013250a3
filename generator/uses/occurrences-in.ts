/**
 * Finds every id in one object as it is written. Names are found by the naming of the kind and references by its
 * schema: the same declarations by which the stages read the object.
 */
import { referencesIn, deletionsIn } from "../kinds/references-in.ts";
import { kinds } from "../kinds/registry.ts";
import { aliasesOf, idsOf, parentName, templateName } from "../layer/raw-id.ts";
import { isModification } from "../layer/loading.ts";
import { pathTo } from "../layer/origins.ts";
import type { RawObject } from "../model/definition.ts";
import type { DialectRules } from "../model/dialect.ts";
import { externalKinds } from "../model/external-kind-names.ts";
import type { Json, JsonObject } from "../model/json.ts";
import type { Occurrence, OccurrencePlace, Role } from "./occurrence.ts";

type Known = WeakMap<RawObject, readonly Occurrence[]>;

const knownUnder = new WeakMap<DialectRules, Known>();

/** Each object is searched once for as long as it is unchanged. */
export function occurrencesIn(object: RawObject, rules: DialectRules): readonly Occurrence[] {
  let known = knownUnder.get(rules);
  if (!known) knownUnder.set(rules, (known = new WeakMap()));
  let found = known.get(object);
  if (!found) known.set(object, (found = lookThrough(object, rules)));
  return found;
}

function lookThrough(object: RawObject, rules: DialectRules): readonly Occurrence[] {
  const found: Occurrence[] = [];
  const { kind, value } = object;
  const add = (
    role: Role,
    ofKinds: readonly string[],
    id: string,
    container: object,
    key: string | number,
  ): void => {
    const isKey = (container as Readonly<Record<string | number, Json>>)[key] !== id;
    found.push({ object, role, kinds: ofKinds, id, container, key, isKey });
  };
  const own = ownKind(kind);
  addNames(object, rules, (role, id, container, key) => {
    found.push({ object, role, kinds: own, id, container, key, isKey: false });
  });
  const parent = parentName(value);
  if (parent !== undefined) add("copies", own, parent, value, "copy-from");
  const { similar } = kinds[kind];
  const look = similar && value[similar.member];
  if (similar && typeof look === "string" && look !== "") {
    const others = similar.kinds.filter((each) => each !== kind);
    add("resembles", [kind, ...others, ...externalKinds], look, value, similar.member);
  }
  const refer = (of: string, id: string, container: object, key: string | number): void => {
    add("refers", ownKind(of), id, container, key);
  };
  referencesIn(kind, value, refer);
  deletionsIn(kind, value, refer);
  return found;
}

/** Adds the names of the object; for a joined id, the place of its first part (§2.10). */
function addNames(
  object: RawObject,
  rules: DialectRules,
  add: (role: Role, id: string, container: object, key: string | number) => void,
): void {
  const { kind, value } = object;
  const { naming } = kinds[kind];
  if (!naming) return;
  const template = templateName(value);
  if (template !== undefined) add("template", template, value, "abstract");
  const role: Role = isModification(object) ? "modifies" : "defines";
  const member = [naming.member, ...naming.members].find((name) => Object.hasOwn(value, name));
  const written = member === undefined ? undefined : value[member];
  if (template === undefined && member !== undefined) {
    idsOf(kind, value, rules).forEach((id) => {
      if (Array.isArray(written)) add(role, id, written, written.indexOf(id));
      else add(role, id, value, member);
    });
  }
  addAliases(value, add);
}

function addAliases(
  value: JsonObject,
  add: (role: Role, id: string, container: object, key: string | number) => void,
): void {
  const written = value["alias"];
  for (const alias of aliasesOf(value)) {
    if (Array.isArray(written)) add("alias", alias, written, written.indexOf(alias));
    else add("alias", alias, value, "alias");
  }
}

const lists = new Map<string, readonly string[]>();

/** Shares one list per kind: there are many occurrences, and few kinds. */
function ownKind(kind: string): readonly string[] {
  let list = lists.get(kind);
  if (!list) lists.set(kind, (list = [kind]));
  return list;
}

export function placeOf({ object, container, key, isKey }: Occurrence): OccurrencePlace {
  const path = [...(pathTo(object.value, container) ?? []), key];
  return { path, target: isKey ? "key" : "value" };
}

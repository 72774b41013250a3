/**
 * Every id in one object as it is written, with its role there. The naming of the kind finds names, and its schema
 * references: the same declarations by which the stages read the object.
 */
import { referencesIn, deletionsIn } from "../kinds/references-in.ts";
import { ofKinds, type Kinds } from "../kinds/kinds.ts";
import { aliasesOf, idsOf, parentName, templateName } from "../layer/raw-id.ts";
import { isModification } from "../layer/loading.ts";
import { pathTo } from "../layer/origins.ts";
import type { RawObject } from "../model/definition.ts";
import { getOrInsert } from "../model/maps.ts";
import { placeIn, type ObjectPlace } from "../model/place.ts";
import type { VisitReference } from "../schema/references.ts";

export type Role =
  /** The object is a definition of that id. */
  | "defines"
  /** The object changes the definition of that id (§2.1). */
  | "modifies"
  /** The id is another name of the object's definition (extension). */
  | "alias"
  /** The object is a template of that name (extension). */
  | "template"
  /** The object copies from the definition or template of that name (extension). */
  | "copies"
  /** The object looks like the definition with that id (§2.3). */
  | "resembles"
  /** A member refers to it. */
  | "refers";

/** Roles by which an object names itself or contributes to what has the name. */
const naming: ReadonlySet<Role> = new Set(["defines", "modifies", "alias", "template"]);

/** An id in an object. */
export interface SymbolReference {
  readonly object: RawObject;
  readonly role: Role;
  /** The kinds that the id may be of, the likeliest first; nearly always one. */
  readonly kinds: readonly string[];
  readonly id: string;
  /** The container and the key of the id, or of the first part of a joined id. */
  readonly container: object;
  readonly key: string | number;
  /** Whether the id is the name of a member and not a value. */
  readonly isKey: boolean;
}

export function isNaming({ role }: Pick<SymbolReference, "role">): boolean {
  return naming.has(role);
}

export function placeOf({ object, container, key, isKey }: SymbolReference): ObjectPlace {
  const path = [...(pathTo(object.value, container) ?? []), key];
  return placeIn(object, path, isKey ? "key" : "value");
}

/** What finds ids in an object: each is searched once for as long as it is unchanged. */
export type SymbolsIn = (object: RawObject, kinds: Kinds) => readonly SymbolReference[];

/** Every id in the object. */
export const symbolsIn: SymbolsIn = (object, kinds) => [
  ...namesIn(object, kinds),
  ...usesIn(object, kinds),
];

/** The ids by which it names itself, or what it contributes to. */
export const namesIn: SymbolsIn = onceForEach((object, kinds, add) => {
  const { kind, value } = object;
  const { naming } = kinds.of(kind);
  if (!naming) return;
  const own = only(kind);
  /** Adds ids that a member consists of; for a joined id, the place of its first part (§2.10). */
  const addNames = (role: Role, ids: readonly string[], member: string): void => {
    const written = value[member];
    for (const id of ids) {
      if (Array.isArray(written)) add(role, own, id, written, written.indexOf(id));
      else add(role, own, id, value, member);
    }
  };
  const template = templateName(value);
  const member = [naming.member, ...naming.members].find((name) => Object.hasOwn(value, name));
  if (template !== undefined) add("template", own, template, value, "abstract");
  else if (member !== undefined) {
    const role = isModification(object, kinds) ? "modifies" : "defines";
    addNames(role, idsOf(kind, value, kinds), member);
  }
  addNames("alias", aliasesOf(value), "alias");
});

/** The ids of others that it copies from, looks like or refers to. */
export const usesIn: SymbolsIn = onceForEach(({ kind, value }, kinds, add) => {
  const of = kinds.of(kind);
  const { similar } = of;
  const parent = parentName(value);
  if (parent !== undefined) add("copies", only(kind), parent, value, "copy-from");
  const look = similar && value[similar.member];
  if (similar && typeof look === "string" && look !== "") {
    const others = similar.kinds.filter((each) => each !== kind);
    add("resembles", [kind, ...others, ...kinds.external], look, value, similar.member);
  }
  const refer: VisitReference = (to, id, container, key, _listKind, isName) => {
    add("refers", only(to), id, container, key, isName);
  };
  referencesIn(of, value, refer);
  deletionsIn(of, value, refer);
});

type Add = (
  role: Role,
  ofKinds: readonly string[],
  id: string,
  container: object,
  key: string | number,
  isKey?: boolean,
) => void;

function onceForEach(find: (object: RawObject, kinds: Kinds, add: Add) => void): SymbolsIn {
  const known = ofKinds(() => new WeakMap<RawObject, readonly SymbolReference[]>());
  return (object, kinds) =>
    getOrInsert(known(kinds), object, () => {
      const found: SymbolReference[] = [];
      find(object, kinds, (role, ofKinds, id, container, key, isKey = false) => {
        found.push({ object, role, kinds: ofKinds, id, container, key, isKey });
      });
      return found;
    });
}

const lists = new Map<string, readonly string[]>();

/** Shares one list per kind: there are many references, and few kinds. */
function only(kind: string): readonly string[] {
  let list = lists.get(kind);
  if (!list) lists.set(kind, (list = [kind]));
  return list;
}

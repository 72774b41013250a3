/** An occurrence of an id in an object of our kinds, and its role there. */
import type { RawObject } from "../model/definition.ts";
import type { JsonPath } from "../model/json.ts";

export const roles = [
  /** The object is a definition of that id. */
  "defines",
  /** The object changes the definition of that id (§2.1). */
  "modifies",
  /** The id is another name of the object's definition (extension). */
  "alias",
  /** The object is a template of that name (extension). */
  "template",
  /** The object copies from the definition or template of that name (extension). */
  "copies",
  /** The object looks like the definition with that id (§2.3). */
  "resembles",
  /** A member refers to it. */
  "refers",
] as const;
export type Role = (typeof roles)[number];

/** Roles by which an object names itself or contributes to what has the name. */
const naming: ReadonlySet<Role> = new Set(["defines", "modifies", "alias", "template"]);

export interface Occurrence {
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

export function isNaming({ role }: Pick<Occurrence, "role">): boolean {
  return naming.has(role);
}

/** An id and its kind. */
export interface NamedId {
  readonly kind: string;
  readonly id: string;
}

/** The place of an occurrence in its object. */
export interface OccurrencePlace {
  readonly path: JsonPath;
  readonly target: "key" | "value";
}

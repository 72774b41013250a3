/** Where an id stands in an object of ours, and what it does there. */
import type { RawObject } from "../model/definition.ts";
import type { JsonPath } from "../model/json.ts";

export const roles = [
  /** The object is a definition of that id. */
  "defines",
  /** The object changes the definition of that id (§2.1). */
  "modifies",
  /** The object's definition answers to it as well (extension). */
  "alias",
  /** The object is a template of that name (extension). */
  "template",
  /** The object starts from what has that name (extension). */
  "copies",
  /** It looks like what has that id (§2.3). */
  "resembles",
  /** A member names it. */
  "refers",
] as const;
export type Role = (typeof roles)[number];

/** Roles by which an object gives itself a name or takes part in what has it. */
const naming: ReadonlySet<Role> = new Set(["defines", "modifies", "alias", "template"]);

export interface Occurrence {
  readonly object: RawObject;
  readonly role: Role;
  /** Kinds that it may be of, the likeliest first; nearly always one. */
  readonly kinds: readonly string[];
  readonly id: string;
  /** The container and the key at which it stands: the first of a joined id. */
  readonly container: object;
  readonly key: string | number;
  /** Whether it is the name of a member, and not the value of one. */
  readonly isKey: boolean;
}

export function isNaming({ role }: Pick<Occurrence, "role">): boolean {
  return naming.has(role);
}

/** An id of a kind. */
export interface NamedId {
  readonly kind: string;
  readonly id: string;
}

/** Where an occurrence stands in its object. */
export interface OccurrencePlace {
  readonly path: JsonPath;
  readonly target: "key" | "value";
}

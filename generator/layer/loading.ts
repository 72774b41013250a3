/** How an object is loaded, according to the members that decide it. */
import type { Kinds } from "../kinds/kinds.ts";
import type { RawObject } from "../model/definition.ts";
import type { JsonObject } from "../model/json.ts";
import type { KindName } from "../model/kind-names.ts";
import { idsOf, parentName, templateName } from "./raw-id.ts";

/** An object as it is understood, which differs from its file if a member is misspelt or cannot be read. */
export type Statement = Pick<RawObject, "kind" | "value">;

/** False for substitutions: they are a list (§2.2), and nothing can refer to one of them. */
export function hasIds(kind: KindName, kinds: Kinds): boolean {
  return kinds.of(kind).naming !== undefined;
}

export function isModification({ kind, value }: Statement, kinds: Kinds): boolean {
  return value["edit-mode"] === "modify" && hasIds(kind, kinds);
}

/** Accepts both the `override` of recipes (§7.2) and the `edit-mode` of all kinds (§2.1). */
export function isOverride({ value }: Statement): boolean {
  return value["override"] === true || value["edit-mode"] === "override";
}

/** The ids that the object would have, or its template name. */
export function namesOf({ kind, value }: Statement, kinds: Kinds): string[] {
  const name = templateName(value);
  return name === undefined ? idsOf(kind, value, kinds) : [name];
}

export function copiesItself(object: Statement, kinds: Kinds): boolean {
  const parent = parentName(object.value);
  return parent !== undefined && namesOf(object, kinds).includes(parent);
}

/** Whether the object should define or modify something but has no id. */
export function isNameless(object: Statement, kinds: Kinds): boolean {
  const { kind, value } = object;
  if (!hasIds(kind, kinds)) return false;
  const names = isModification(object, kinds) ? idsOf(kind, value, kinds) : namesOf(object, kinds);
  return names.length === 0;
}

const modes: ReadonlySet<unknown> = new Set([undefined, "create", "modify", "override"]);

/** Whether the members that decide how an object is loaded can be read. */
export function isModeReadable(value: JsonObject): boolean {
  const { "edit-mode": mode, "copy-from": parent, abstract } = value;
  const isWord = (word: unknown): boolean => word === undefined || typeof word === "string";
  return modes.has(mode) && isWord(parent) && isWord(abstract);
}

export function samePack(one: RawObject, other: RawObject): boolean {
  return one.entry.pack === other.entry.pack;
}

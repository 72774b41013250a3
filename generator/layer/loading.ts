/** How an object is loaded, by the members that say so. */
import { kinds } from "../kinds/registry.ts";
import type { DialectRules } from "../model/dialect.ts";
import type { RawObject } from "../model/definition.ts";
import type { JsonObject } from "../model/json.ts";
import type { KindName } from "../model/kind-names.ts";
import { namesOf } from "./derivation-order.ts";
import { idsOf } from "./raw-id.ts";

/** Substitutions are a list (§2.2); nothing can name one of them. */
export function hasIds(kind: KindName): boolean {
  return kinds[kind].naming !== undefined;
}

export function isModification({ kind, value }: RawObject): boolean {
  return value["edit-mode"] === "modify" && hasIds(kind);
}

/** Whether it is to define or modify something, and says no id. */
export function isNameless(object: RawObject, rules: DialectRules): boolean {
  const { kind, value } = object;
  if (!hasIds(kind)) return false;
  const names = isModification(object) ? idsOf(kind, value, rules) : namesOf(object, rules);
  return names.length === 0;
}

const modes: ReadonlySet<unknown> = new Set([undefined, "create", "modify", "override"]);

/** Whether the members that decide how an object is loaded can be read. */
export function saysHow(value: JsonObject): boolean {
  const { "edit-mode": mode, "copy-from": parent, abstract } = value;
  const isWord = (word: unknown): boolean => word === undefined || typeof word === "string";
  return modes.has(mode) && isWord(parent) && isWord(abstract);
}

import { hasMandatory } from "../kinds/naming-members.ts";
import { isObject } from "../json/containers.ts";
import { readJson } from "./read-json.ts";
import { shapes } from "../compiled/shapes.ts";
import type { JsonObject } from "../model/json.ts";
import { isKindName, type KindName } from "../model/kind-names.ts";
import { isWellShaped } from "../validate/validate.ts";
import type { Site } from "./site.ts";

/**
 * Whether the object whose `type` is at the site is valid as this kind, with all of its members and their values, but
 * not as the kind that its `type` states.
 */
export function validatesAs(site: Site, kind: string, stated: string): boolean {
  const object = site.node.parent?.parent;
  if (object?.type !== "object") return false;
  const value = readJson(site.textOf(object));
  if (!isObject(value) || !isKindName(kind) || !isWhole(kind, value)) return false;
  return !isKindName(stated) || !isWhole(stated, value);
}

/** An object with one of these members need not be complete: what it lacks may come from another. */
const editing: readonly string[] = ["abstract", "copy-from", "edit-mode"];

function isWhole(kind: KindName, value: JsonObject): boolean {
  const has = (member: string): boolean => Object.hasOwn(value, member);
  const whole =
    editing.some(has) || shapes[kind].required.every((name) => hasMandatory(kind, value, name));
  return whole && isWellShaped(kind, { ...value, type: kind });
}

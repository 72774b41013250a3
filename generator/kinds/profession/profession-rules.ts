/** Rules across the members of a profession (§2.1). */
import type { AuthoredProfession } from "../../compiled/authored-types.ts";
import { isList } from "../../json/containers.ts";
import type { Definition } from "../../model/definition.ts";
import { checkItemGroup } from "../parts/item-group/range-rules.ts";
import type { ResolveContext } from "../kind.ts";
import { cbmsSpellings } from "./cbms-spelling.ts";
import { placeIn } from "../../model/place.ts";

/** A name object has both genders, or is a translated text (extension). */
export function checkName(
  definition: Definition<AuthoredProfession>,
  context: ResolveContext,
): void {
  const { name } = definition.value;
  if (typeof name !== "object") return;
  const has = (member: string): boolean => Object.hasOwn(name, member);
  const given = (["male", "female"] as const).filter(has);
  if (given.length === 2 || (given.length === 0 && (has("str") || has("str_sp")))) return;
  const place = context.placeOf(definition, ["name"]);
  context.report("profession-name-incomplete", place, { given: given[0] });
}

/**
 * Reports two spellings of one member in one object. Objects that are layered may each use another one, so the objects
 * as written are checked.
 */
export function checkCbmsSpelling(
  definition: Definition<AuthoredProfession>,
  context: ResolveContext,
): void {
  for (const raw of definition.contributors) {
    for (const prefix of ["", "add:", "remove:"]) {
      const [first, second] = [`${prefix}${cbmsSpellings[0]}`, `${prefix}${cbmsSpellings[1]}`];
      if (!Object.hasOwn(raw.value, first) || !Object.hasOwn(raw.value, second)) continue;
      const data = { members: [first, second] } as const;
      context.report("profession-cbms-twice", placeIn(raw, [second], "key"), data);
    }
  }
}

/**
 * A definition uses "cbms" (§2.1); changes use "add:CBMs" and "remove:CBMs" there. The real game reads only "CBMs", so
 * its dialect accepts that.
 */
export function checkCbmsName(
  definition: Definition<AuthoredProfession>,
  context: ResolveContext,
): void {
  const [instead, found] = cbmsSpellings;
  for (const raw of definition.contributors) {
    if (!Object.hasOwn(raw.value, found) || Object.hasOwn(raw.value, instead)) continue;
    const severity = { "bright-nights": "off" } as const;
    context.report(
      "profession-cbms-spelling",
      placeIn(raw, [found], "key"),
      { found, instead },
      { severity },
    );
  }
}

/** Ranges in starting items that are item groups (extension) have the smaller number first, like others (§2.9). */
export function checkItemRanges(
  definition: Definition<AuthoredProfession>,
  context: ResolveContext,
): void {
  const { items } = definition.value;
  for (const member of ["both", "male", "female"] as const) {
    const group = items?.[member];
    // A list of items has no ranges.
    if (isList(group)) continue;
    checkItemGroup(group, ["items", member], definition, context);
  }
}

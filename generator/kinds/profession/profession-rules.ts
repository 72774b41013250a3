/** What a profession's members mean together (§2.1). */
import type { Place } from "../../diagnostics/diagnostic.ts";
import type { Definition, JsonObject, RawObject } from "../../model.ts";
import type { ResolveContext } from "../kind.ts";
import { cbmsSpellings } from "./cbms-spelling.ts";
import { isChange } from "./modify-profession.ts";

/** A name object has both genders, or is a translated text (extension). */
export function checkName(definition: Definition, context: ResolveContext): void {
  const name = definition.value["name"];
  if (typeof name !== "object" || name === null) return;
  const has = (member: string): boolean => Object.hasOwn(name, member);
  const given = (["male", "female"] as const).filter(has);
  if (given.length === 2 || (given.length === 0 && (has("str") || has("str_sp")))) return;
  const place = context.placeOf(definition, ["name"]);
  context.report("profession-name-incomplete", place, { given: given[0] });
}

/**
 * Two spellings of one member in one object. Layered objects may each have their own, so that it is asked of
 * the objects as written.
 */
export function checkCbmsSpelling(definition: Definition, context: ResolveContext): void {
  for (const raw of definition.contributors) {
    for (const prefix of ["", "add:", "remove:"]) {
      const [first, second] = [`${prefix}${cbmsSpellings[0]}`, `${prefix}${cbmsSpellings[1]}`];
      if (!Object.hasOwn(raw.value, first) || !Object.hasOwn(raw.value, second)) continue;
      const data = { members: [first, second] } as const;
      context.report("profession-cbms-twice", placeIn(raw, second), data);
    }
  }
}

function placeIn(raw: RawObject, member: string): Place {
  const path = raw.index === undefined ? [member] : [raw.index, member];
  return { source: raw.file, path, target: "key" };
}

/** `add:` and `remove:` change a profession only with `edit-mode` (§2.1); what layering used is gone by now. */
export function checkChanges(definition: Definition, context: ResolveContext): void {
  const { value } = definition;
  const items = value["items"];
  const inItems = typeof items === "object" && !Array.isArray(items) ? (items as JsonObject) : {};
  const paths = [
    ...Object.keys(value).map((member) => [member]),
    ...Object.keys(inItems).map((member) => ["items", member]),
  ];
  for (const path of paths) {
    const member = path.at(-1);
    if (member === undefined || !isChange(member)) continue;
    const place = context.placeOf(definition, path, "key");
    context.report("profession-changes-without-modify", place, { member });
  }
}

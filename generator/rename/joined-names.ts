/** Ids made of two members: the first names something else, so a rename changes, adds or removes the second. */
import type { TextEdit } from "../diagnostics/fix.ts";
import { oneOf } from "../diagnostics/sentence.ts";
import { kinds } from "../kinds/registry.ts";
import type { RawObject } from "../model/definition.ts";
import type { DialectRules } from "../model/dialect.ts";
import type { Locations } from "../model/locations.ts";
import { memberSpan, spaceBefore, type MemberSpan } from "./member-span.ts";
import type { Refusal } from "./rename-plan.ts";

/** Returns the edit that changes the object's id to the new one (§2.10). */
export function suffixEdit(
  object: RawObject,
  to: string,
  rules: DialectRules,
  locations: Locations,
): TextEdit | Refusal {
  const { kind, value } = object;
  const naming = kinds[kind].naming;
  const member = naming?.suffix?.(rules);
  const first = naming && value[naming.member];
  if (!naming || member === undefined || typeof first !== "string") {
    return {
      refused: `the id of this ${kind} is the id of what it makes, to which nothing can be added`,
    };
  }
  const suffix = suffixFor(first, to, rules);
  if (suffix === undefined) {
    return {
      refused: `the id of ${oneOf(kind)} begins with the id of what it makes – expected "${first}" and a suffix`,
      instead: `change only "${member}", or "${naming.member}" if it makes something else`,
    };
  }
  const spanOf = (name: string, target: "key" | "value"): MemberSpan =>
    memberSpan(object, name, target, locations);
  const head = spanOf(naming.member, "value");
  const end = head.offset + head.length;
  const before = spaceBefore(head.source.text, spanOf(naming.member, "key").offset);
  const added = (text: string): string =>
    `,${before}${JSON.stringify(member)}: ${JSON.stringify(text)}`;
  const written = value[member];
  if (typeof written !== "string") return { offset: end, length: 0, text: added(suffix) };
  const whole = added(written);
  // Removes a suffix that an earlier rename added.
  if (suffix === "" && head.source.text.startsWith(whole, end)) {
    return { offset: end, length: whole.length, text: "" };
  }
  const { offset, length } = spanOf(member, "value");
  return { offset, length, text: JSON.stringify(suffix) };
}

function suffixFor(first: string, id: string, rules: DialectRules): string | undefined {
  if (id === first) return "";
  const start = first + rules.recipe_id_separator;
  return id.startsWith(start) && id.length > start.length ? id.slice(start.length) : undefined;
}

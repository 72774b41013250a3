/** Ids made of two members: the first names something else, so a rename changes, adds or removes the second. */
import type { TextEdit } from "../diagnostics/fix.ts";
import { textPlaceOf } from "../diagnostics/locate.ts";
import { kinds } from "../kinds/registry.ts";
import { locatePath } from "../json/locate-path.ts";
import type { RawObject } from "../model/definition.ts";
import type { DialectRules } from "../model/dialect.ts";
import type { Locations } from "../model/locations.ts";
import { placeIn } from "../model/place.ts";
import type { SourceText } from "../model/source-text.ts";
import type { Span } from "../json/span.ts";
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
      refused: `the id of this ${kind} is that of what it makes, which nothing can be added to`,
    };
  }
  const suffix = suffixFor(first, to, rules);
  if (suffix === undefined) {
    return {
      refused: `the id of a ${kind} begins with what it makes – expected "${first}" and a suffix`,
      instead: `change "${member}" alone, or "${naming.member}" where it makes something else`,
    };
  }
  const spanOf = (name: string, target: "key" | "value"): Span & { source: SourceText } => {
    const place = textPlaceOf(placeIn(object, [name], target), locations);
    if (!("path" in place)) throw new Error("an object of content has a path");
    return { ...locatePath(place.source, place.path, target), source: place.source };
  };
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

/** The white space before a member's name. */
export function spaceBefore(text: string, offset: number): string {
  const space = /\s*$/u.exec(text.slice(0, offset))?.[0] ?? "";
  return space === "" ? " " : space;
}

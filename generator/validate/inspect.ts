/** Checks one object by itself. The result depends on nothing else, so it holds as long as the object is unchanged. */
import type { Fact, Report } from "../diagnostics/diagnostic.ts";
import { createFindings } from "../diagnostics/findings.ts";
import type { RawObject } from "../model/definition.ts";
import { validateObject } from "./validate.ts";
import { isList } from "../json/containers.ts";
import type { Kind } from "../kinds/kind.ts";
import type { Kinds } from "../kinds/kinds.ts";
import type { Json, JsonPath } from "../model/json.ts";
import { asSeen, isOrdinary, mixedScripts } from "../text/characters.ts";
import { placeIn } from "../model/place.ts";

/**
 * Reports ids of an object that cannot be typed. Such an object is left out.
 * @returns the ids that were most probably meant: references to them are not reported
 */
function checkIds(kind: Kind, object: RawObject, report: Report): readonly string[] {
  const wrong: string[] = [];
  eachId(kind, object, (member, path, text) => {
    // True for nearly all ids.
    if (isOrdinary(text)) return;
    const seen = asSeen(text);
    if (seen !== text) {
      wrong.push(text);
      const spaces = seen === text.replaceAll(/^ +| +$/gu, "");
      report("id-characters", placeIn(object, path), { member, id: text, suggested: seen, spaces });
      return;
    }
    const mixed = mixedScripts(text);
    if (mixed) report("id-scripts", placeIn(object, path), { member, id: text, ...mixed });
  });
  return wrong.length > 0 ? intendedIds(kind, object) : none;
}

const none: readonly string[] = [];

/** A modification defines nothing: its id is that of another object. */
function eachId(
  { naming }: Kind,
  { value }: RawObject,
  visit: (member: string, path: JsonPath, text: string) => void,
): void {
  if (value["edit-mode"] === "modify") return;
  naming?.members.forEach((member) => {
    // These names are our own, and none of them is a member that every object inherits.
    const written: Json | undefined = value[member];
    if (typeof written === "string") visit(member, [member], written);
    else if (isList(written)) {
      written.forEach((text, index) => {
        if (typeof text === "string") visit(member, [member, index], text);
      });
    }
  });
}

/** The intended ids, in the spellings of every dialect if there are several (§2.10). */
function intendedIds(kind: Kind, object: RawObject): string[] {
  const ids: string[] = [];
  const names: Record<string, string> = {};
  eachId(kind, object, (member, _path, text) => {
    ids.push(asSeen(text));
    names[member] = asSeen(text);
  });
  return [...ids, ...(kind.naming?.joined?.(names) ?? [])];
}

export interface Inspected {
  /** The shape is so wrong that no later stage may read the object. */
  readonly broken: boolean;
  /** The ids that were most probably meant where ids cannot be typed. */
  readonly unread: readonly string[];
  readonly facts: readonly Fact[];
}

/** Returns `undefined` if nothing is found, as in most objects. */
export function inspectObject(kinds: Kinds, object: RawObject): Inspected | undefined {
  const { facts, report } = createFindings();
  const isUsable = validateObject(kinds, object, report);
  const unread = checkIds(kinds.of(object.kind), object, report);
  if (facts.length === 0) return undefined;
  return { broken: !isUsable || unread.length > 0, unread, facts };
}

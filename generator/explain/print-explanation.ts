/** Prints an explanation as a table for people, or returns it as one value for programs. */
import { visibleText } from "../diagnostics/visible-text.ts";
import type { Json } from "../model/json.ts";
import { alignColumns } from "../text/align-columns.ts";
import type { Locations } from "../model/locations.ts";
import {
  everyMember,
  type Explanation,
  type Member,
  type Origin,
  type ValueLocation,
} from "./explanation.ts";
import { timesUsed, useRows } from "../symbols/print-uses.ts";
import { printPath } from "../json/path.ts";
import { fileLocation, printLocation } from "./file-location.ts";

/** Maximum number of characters of a value shown on a line. */
const longest = 64;

/** @param everything Whether to include inner members with the same origin as the value that contains them. */
export function printExplanation(
  explanation: Explanation,
  locations: Locations,
  everything: boolean,
): string {
  const rows = explanation.members.flatMap((member) => rowsOf(member, undefined, everything));
  const cells = rows.map(({ path, value, origin }) => [
    `${origin.how === "removed" ? "- " : "  "}${visibleText(printPath(path))}`,
    printValue(value, everything),
    origin.how,
    printOrigin(origin, locations),
  ]);
  const lines = alignColumns(cells);
  return `${[...headOf(explanation, locations), ...lines, ...usesOf(explanation, everything)].join("\n")}\n`;
}

/** How often it is used, and its first few uses. */
function usesOf({ id, uses }: Explanation, everything: boolean): string[] {
  // A definition without an id cannot be referenced.
  if (id === "") return [];
  const rows = useRows(everything ? uses : uses.slice(0, fewUses));
  const left = uses.length - rows.length;
  const more = left > 0 ? [`    … and ${String(left)} more (-v, or "defwright refs")`] : [];
  return [`  ${timesUsed(uses.length)}`, ...rows, ...more];
}

const fewUses = 5;

/** A member, and those of its own members that have a different origin. */
function rowsOf(member: Member, outer: Origin | undefined, everything: boolean): Member[] {
  const { origin } = member;
  const inner = member.members.flatMap((each) => rowsOf(each, origin, everything));
  const alike =
    outer !== undefined &&
    (origin.how === "default" ||
      (origin.how === outer.how &&
        origin.via === outer.via &&
        origin.at?.object === outer.at?.object));
  return alike && !everything ? inner : [member, ...inner];
}

function headOf({ kind, id, definition, replaced }: Explanation, locations: Locations): string[] {
  const { origin, generatedFrom, obsolete } = definition;
  const contributors = [...definition.contributors];
  const itself = contributors.indexOf(origin);
  const objects = contributors.map((object, index) => {
    const what = index < itself ? "copies from" : index > itself ? "modified by" : "defined in";
    const written =
      origin.entry.builtIn === true ? "(built in)" : printLocation({ object, path: [] }, locations);
    return `  ${generatedFrom !== undefined && index === itself ? "generated from" : what} ${written}`;
  });
  const name = id === "" ? kind : `${kind} ${JSON.stringify(id)}`;
  const lost = replaced.map(
    (object) => `  in place of ${printLocation({ object, path: [] }, locations)}`,
  );
  return [`${visibleText(name)}${obsolete ? " (obsolete)" : ""}`, ...objects, ...lost];
}

function printOrigin({ at, was, via }: Origin, locations: Locations): string {
  return [
    ...(at ? [printLocation(at, locations)] : []),
    ...(via === undefined ? [] : [`(${visibleText(via)})`]),
    ...(was ? [`(was ${printLocation(was, locations)})`] : []),
  ].join(" ");
}

function printValue(value: Json, whole: boolean): string {
  const text = visibleText(JSON.stringify(value));
  return whole || text.length <= longest ? text : `${text.slice(0, longest - 1)}…`;
}

/** Lists every member; inner members follow the one that contains them. */
export function explanationData(explanation: Explanation, locations: Locations): object {
  const { kind, id, definition, replaced, uses } = explanation;
  const { origin, contributors, generatedFrom, obsolete } = definition;
  const where = (at: ValueLocation): object | null =>
    at.object.entry.builtIn === true ? null : fileLocation(at, locations);
  return {
    version: 1,
    kind,
    id,
    obsolete,
    ...(generatedFrom === undefined ? {} : { generatedFrom }),
    definedAt: where({ object: origin, path: [] }),
    contributors: [...contributors].map((object) => where({ object, path: [] })),
    replaced: replaced.map((object) => where({ object, path: [] })),
    uses,
    members: everyMember(explanation).map(({ path, value, origin: from }) => ({
      path,
      value,
      how: from.how,
      ...(from.at ? { at: where(from.at) } : {}),
      ...(from.was ? { was: where(from.was) } : {}),
      ...(from.via === undefined ? {} : { via: from.via }),
    })),
  };
}

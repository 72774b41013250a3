/** The whole resolved definition, as JSON with comments that say what set each member. */
import { isObject } from "../json/containers.ts";
import { visibleText } from "../diagnostics/visible-text.ts";
import type { Explanation, Member, Origin } from "../explain/explanation.ts";
import { printLocation } from "../explain/file-location.ts";
import { namesOf } from "../layer/loading.ts";
import type { PlaceAt } from "../query/place-at.ts";
import type { Snapshot } from "./project.ts";

export interface ResolvedView {
  /** Such as `terrain t_gate`. */
  readonly title: string;
  /** JSON with comments. */
  readonly text: string;
}

/** What the definition around a place, or else the id there, resolves to. */
export function resolvedAt(snapshot: Snapshot, { object, ids }: PlaceAt): ResolvedView | undefined {
  const { query, settings } = snapshot;
  const own = object && settings.kinds.has(object.kind) ? namesOf(object, settings.kinds)[0] : "";
  const around = object && own !== undefined && own !== "" ? [{ kind: object.kind, id: own }] : [];
  const [explanation] = [...around, ...ids]
    .filter(({ kind }) => settings.kinds.has(kind))
    .flatMap(({ kind, id }) => query.explain(id, kind));
  if (!explanation) return undefined;
  return {
    title: visibleText(`${explanation.kind} ${explanation.id}`),
    text: textOf(snapshot, explanation),
  };
}

function textOf(snapshot: Snapshot, { members }: Explanation): string {
  const kept = members.filter(({ origin }) => origin.how !== "removed");
  return `${objectLines(snapshot, kept, "").join("\n")}\n`;
}

function objectLines(snapshot: Snapshot, members: readonly Member[], indent: string): string[] {
  const inner = `${indent}  `;
  const lines = members.flatMap((member, at): string[] => {
    const comma = at < members.length - 1 ? "," : "";
    const name = JSON.stringify(String(member.path.at(-1)));
    const remark = remarkOn(snapshot, member.origin);
    // Members of one object may come from several places; a list is shown as a whole.
    const isMixed =
      isObject(member.value) &&
      member.members.some(({ origin }) => remarkOn(snapshot, origin) !== remark);
    if (!isMixed) return [`${inner}${name}: ${valueOf(member)}${comma} // ${remark}`];
    const [open = "", ...rest] = objectLines(snapshot, member.members, inner);
    return [`${inner}${name}: ${open}`, ...rest.slice(0, -1), `${inner}}${comma}`];
  });
  return ["{", ...lines, `${indent}}`];
}

function valueOf({ value }: Member): string {
  return visibleText(JSON.stringify(value));
}

function remarkOn({ compilation }: Snapshot, { how, at, via }: Origin): string {
  const from =
    at && at.object.entry.builtIn !== true ? printLocation(at, compilation.locations) : "";
  return visibleText([how, from, via === undefined ? "" : `(${via})`].filter(Boolean).join(" "));
}

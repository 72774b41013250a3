/** Describes the member or the id under the cursor. */
import type { Hover } from "vscode-languageserver";
import { visibleText } from "../diagnostics/visible-text.ts";
import type { Member } from "../explain/explanation.ts";
import { fileLocation } from "../explain/file-location.ts";
import { membersOnPath } from "../explain/walk.ts";
import { printPath } from "../json/path.ts";
import { isBuiltInId } from "../kinds/built-in-ids.ts";
import { namesOf } from "../layer/loading.ts";
import { isNaming } from "../symbols/symbol-references.ts";
import { timesUsed } from "../symbols/print-uses.ts";
import { describeMember } from "../complete/describe-member.ts";
import { shapesAt } from "../complete/shapes-at.ts";
import { spanOf } from "./positions.ts";
import type { NamedId } from "../parse/external-definitions.ts";
import type { PlaceAt } from "../query/place-at.ts";
import type { Snapshot } from "./project.ts";

export function hoverAt(snapshot: Snapshot, place: PlaceAt): Hover | undefined {
  const texts = place.ids.map((id) => describeId(snapshot, id));
  texts.push(
    ...[memberText(snapshot, place), valueText(snapshot, place)].flatMap((each) => each ?? []),
  );
  if (texts.length === 0) return undefined;
  const { file, token } = place;
  return {
    contents: { kind: "markdown", value: texts.join("\n\n---\n\n") },
    ...(token ? { range: spanOf(file, token.offset, token.length) } : {}),
  };
}

function memberText(
  { settings: { kinds } }: Snapshot,
  { object, path }: PlaceAt,
): string | undefined {
  if (!object) return undefined;
  const end = path.findLastIndex((step) => typeof step === "string") + 1;
  const [shape] =
    end === 0 ? [] : shapesAt(kinds.of(object.kind), object.value, path.slice(0, end));
  return shape && describeMember(String(path[end - 1]), shape);
}

/** The resolved value of the member, or of what it is in, and what set it. */
function valueText(snapshot: Snapshot, { object, path }: PlaceAt): string | undefined {
  const { kinds } = snapshot.settings;
  if (!object || !kinds.has(object.kind)) return undefined;
  const [id] = namesOf(object, kinds);
  const [explanation] = id === undefined ? [] : snapshot.query.explain(id, object.kind);
  const found = membersOnPath(kinds.of(object.kind), explanation?.members ?? [], path).at(-1);
  if (!found) return undefined;
  return `${code(printPath(found.path))} is ${code(shortValue(found))}: ${setBy(snapshot, found)}`;
}

/** Maximum number of a record's members that a hover shows. */
const mostMembers = 12;
const mostUses = 3;

function describeId(snapshot: Snapshot, named: NamedId): string {
  const { kind, id } = named;
  const { query } = snapshot;
  const definitions = query.definitions(named);
  const builtIn = isBuiltInId(snapshot.settings.kinds, kind, id);
  const times = query.of(named).filter((each) => !isNaming(each)).length;
  const defined = definitions.map(
    ({ role, pack, file, line }) =>
      `${role === "modifies" ? "modified" : role === "alias" ? "alias" : "defined"} by **${markdown(pack)}**, ${markdown(file)}:${String(line)}`,
  );
  const users = query.references(named, mostUses).map(({ kind: by, by: name, path }) => {
    const user = name === "" ? markdown(by) : `${markdown(by)} ${code(name)}`;
    return `${user} (${markdown(printPath(path))})`;
  });
  const more = times > mostUses ? ", …" : "";
  return [
    `**${kind}** ${code(id)}`,
    ...(defined.length > 0
      ? defined.map((each) => `- ${each}`)
      : [builtIn ? "- built in" : query.exists(named) ? "- listed as known" : "- not defined"]),
    "",
    ...record(snapshot, named),
    `${timesUsed(times)}${users.length > 0 ? `: ${users.join(", ")}${more}` : ""}`,
  ].join("\n");
}

/** An excerpt of the resolved record, with the origin of each member. */
function record(snapshot: Snapshot, { kind, id }: NamedId): string[] {
  const { settings, query } = snapshot;
  if (!settings.kinds.has(kind)) return [];
  const [explanation] = query.explain(id, kind);
  if (!explanation) return [];
  const set = explanation.members.filter(({ origin }) => origin.at !== undefined);
  const shown = set.slice(0, mostMembers);
  if (shown.length === 0) return [];
  const rows = shown.map(
    (member) =>
      `| ${inCell(code(printPath(member.path)))} | ${inCell(code(shortValue(member)))} | ${setBy(snapshot, member)} |`,
  );
  const left = set.length - shown.length;
  return [
    "| member | value | set by |",
    "| --- | --- | --- |",
    ...rows,
    "",
    ...(left > 0 ? [`… and ${String(left)} more`, ""] : []),
  ];
}

function setBy({ compilation }: Snapshot, { origin }: Member): string {
  const { at, how } = origin;
  if (!at || at.object.entry.builtIn === true) return how;
  const { pack, file, line } = fileLocation(at, compilation.locations);
  return `${markdown(pack)} (${how}, ${markdown(file)}:${String(line)})`;
}

const longest = 40;

function shortValue({ value }: Member): string {
  const text = visibleText(JSON.stringify(value));
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
}

/** Content as a code span, between more backticks than stand beside each other in it. */
function code(text: string): string {
  const shown = visibleText(text);
  const runs = shown.match(/`+/gu) ?? [];
  const ticks = "`".repeat(1 + Math.max(0, ...runs.map(({ length }) => length)));
  return runs.length === 0 ? `\`${shown}\`` : `${ticks} ${shown} ${ticks}`;
}

/** A cell of a table ends at a bar, also inside a code span. */
function inCell(text: string): string {
  return text.replaceAll("|", "\\|");
}

/** Content with Markdown characters escaped. */
function markdown(text: string): string {
  return visibleText(text).replaceAll(/[\\`*_{}[\]<>|#]/gu, "\\$&");
}

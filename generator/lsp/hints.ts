/** What a definition does not say itself: inherited members, what later packs make of it, and what uses it. */
import type { CodeLens, InlayHint, Range } from "vscode-languageserver";
import { visibleText } from "../diagnostics/visible-text.ts";
import type { Member } from "../explain/explanation.ts";
import { isText, objectOf, recordOf, type Check } from "../json/checked.ts";
import { nodeAtPath, propertyOf, type JsonNode } from "../json/tree.ts";
import { namesOf } from "../layer/loading.ts";
import { parentName } from "../layer/raw-id.ts";
import type { RawObject } from "../model/definition.ts";
import type { SourceFile } from "../model/source-file.ts";
import type { NamedId } from "../parse/external-definitions.ts";
import { isNaming } from "../symbols/symbol-references.ts";
import { timesUsed } from "../symbols/print-uses.ts";
import { locationOf } from "./locations.ts";
import { objectsIn } from "./places-in-file.ts";
import { spanOf } from "./positions.ts";
import type { Snapshot } from "./project.ts";

/** Which hints an editor wants; none unless it says so. */
export interface HintSettings {
  /** Behind `copy-from`: the members that an object inherits. */
  readonly inherited: boolean;
  /** Behind a member: what a later pack makes of it. */
  readonly later: boolean;
  /** Above a definition: how often it is used and copied. */
  readonly uses: boolean;
}

/** Settings as an editor sends them: `{ "hints": { "inherited": true } }`; everything else is left aside. */
export function hintSettings(sent: unknown): HintSettings {
  const isSet = (name: keyof HintSettings): boolean => hasHints(sent) && sent.hints[name] === true;
  return { inherited: isSet("inherited"), later: isSet("later"), uses: isSet("uses") };
}

const hasHints = objectOf({ hints: recordOf((each): each is unknown => each !== undefined) });

const longest = 60;
const mostInherited = 6;

export function hintsIn(
  snapshot: Snapshot,
  file: SourceFile,
  range: Range,
  wanted: HintSettings,
): InlayHint[] {
  if (!wanted.inherited && !wanted.later) return [];
  return objectsIn(snapshot, file).flatMap(({ object, index }) => {
    const node = nodeAtPath(file, index === undefined ? [] : [index]);
    if (!node || !overlaps(spanOf(file, node.offset, node.length), range)) return [];
    const members = membersOf(snapshot, object);
    return [
      ...(wanted.inherited ? inheritedHints(file, node, object, members) : []),
      ...(wanted.later ? laterHints(file, node, object, members) : []),
    ];
  });
}

function overlaps(one: Range, other: Range): boolean {
  return one.start.line <= other.end.line && other.start.line <= one.end.line;
}

function membersOf({ query, settings }: Snapshot, object: RawObject): readonly Member[] {
  const [id] = namesOf(object, settings.kinds);
  const [explanation] = id === undefined ? [] : query.explain(id, object.kind);
  return explanation?.members ?? [];
}

function inheritedHints(
  file: SourceFile,
  node: JsonNode,
  { value }: RawObject,
  members: readonly Member[],
): InlayHint[] {
  if (parentName(value) === undefined) return [];
  const inherited = members.filter(
    ({ path: [name], origin }) => origin.how === "inherited" && !Object.hasOwn(value, String(name)),
  );
  if (inherited.length === 0) return [];
  const texts = inherited.map((each) => `${String(each.path[0])}: ${shortValue(each)}`);
  const more = texts.length > mostInherited ? ", …" : "";
  const label = `inherits ${texts.slice(0, mostInherited).join(", ")}${more}`;
  return hintBehind(file, node, "copy-from", label, texts.join("\n"));
}

function laterHints(
  file: SourceFile,
  node: JsonNode,
  { value, entry }: RawObject,
  members: readonly Member[],
): InlayHint[] {
  return members.flatMap((member) => {
    const { path, origin } = member;
    const [name] = path;
    const later = origin.at?.object.entry;
    if (origin.how !== "replaced" || typeof name !== "string" || !Object.hasOwn(value, name))
      return [];
    if (!later || later === entry || origin.was?.object.entry !== entry) return [];
    const label = `${visibleText(later.pack.name)} replaces this with ${shortValue(member)}`;
    return hintBehind(file, node, name, label, visibleText(JSON.stringify(member.value)));
  });
}

function hintBehind(
  file: SourceFile,
  node: JsonNode,
  member: string,
  label: string,
  tooltip: string,
): InlayHint[] {
  const value = propertyOf(node, member)?.children?.[1];
  if (!value) return [];
  const { end: position } = spanOf(file, value.offset, value.length);
  return [{ position, label, tooltip: visibleText(tooltip), paddingLeft: true }];
}

function shortValue({ value }: Member): string {
  const text = visibleText(JSON.stringify(value));
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
}

/** The command that an editor has to know: it shows these places. */
export const showPlaces = "defwright.showPlaces";

/** One above each definition; what it says is worked out when an editor shows it, by `resolvedLens`. */
export function lensesIn(snapshot: Snapshot, file: SourceFile, wanted: HintSettings): CodeLens[] {
  if (!wanted.uses) return [];
  const { query } = snapshot;
  return objectsIn(snapshot, file).flatMap(({ object }) => {
    const naming = query.in(object).find(isNaming);
    if (!naming) return [];
    const { uri, range } = locationOf(snapshot, naming);
    return [{ range, data: { uri, kind: object.kind, id: naming.id } }];
  });
}

/** The file that a lens belongs to, and the id that it is about. */
export const isOfLens: Check<NamedId & { readonly uri: string }> = objectOf({
  uri: isText,
  kind: isText,
  id: isText,
});

/** The lens with how often its id is used and copied, and the places that it shows. */
export function resolvedLens(snapshot: Snapshot, lens: CodeLens): CodeLens {
  const { range } = lens;
  const data: unknown = lens.data;
  if (!isOfLens(data)) return lens;
  const others = snapshot.query.of(data).filter((each) => !isNaming(each));
  const copies = others.filter(({ role }) => role === "copies").length;
  const copied =
    copies === 0 ? "" : `, copied ${copies === 1 ? "once" : `${String(copies)} times`}`;
  const title = `${timesUsed(others.length - copies)}${copied}`;
  const locations = others.map((each) => locationOf(snapshot, each));
  const command = showPlaces;
  return { range, command: { title, command, arguments: [data.uri, range.start, locations] } };
}

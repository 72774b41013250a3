/** Actions that write objects: a missing definition, or a change of somebody else's. */
import type { CodeAction } from "vscode-languageserver";
import { sampleDefinition } from "../complete/sample.ts";
import type { PickId } from "../schema/sample.ts";
import { isAbout, type Diagnostic } from "../diagnostics/diagnostic.ts";
import { wholeIdMember } from "../kinds/naming-members.ts";
import type { JsonObject } from "../model/json.ts";
import type { KindName } from "../model/kind-names.ts";
import type { Pack } from "../model/pack.ts";
import type { ParsedFile } from "../parse/parse.ts";
import type { SourceFile } from "../model/source-file.ts";
import { writablePacks } from "../rename/writable-packs.ts";
import type { NamedId } from "../parse/external-definitions.ts";
import { quickFix } from "./edit-of.ts";
import type { Snapshot } from "./project.ts";
import { laidOut, layoutOf } from "../json/layout.ts";
import { readJson } from "../json/parse-json.ts";
import { treeIn } from "../json/tree.ts";
import type { TextEdit } from "../text/edits.ts";

/** Maximum number of files offered besides the current one. */
const mostFiles = 3;

/** Offers a minimal definition of an undefined id: in this file, or where its pack has others of the kind. */
export function definingActions(
  snapshot: Snapshot,
  file: SourceFile,
  { fact }: Diagnostic,
): CodeAction[] {
  if (!fact || !isAbout(fact, "unknown-reference")) return [];
  const { kind, id } = fact.data;
  const ours = snapshot.settings.kinds.get(kind);
  if (!ours || wholeIdMember(ours) === undefined) return [];
  const object = sampleDefinition(ours, pickFrom(snapshot), id);
  const others = filesWith(snapshot, file.pack, kind).filter((each) => each !== file);
  return [file, ...others.slice(0, mostFiles)].flatMap((into) =>
    adding(snapshot, into, object, `Define ${kind} ${JSON.stringify(id)} in ${into.displayPath}`),
  );
}

/** Offers a change of an earlier pack's definition, in each own pack that loads later. */
export function overridingActions(snapshot: Snapshot, { kind, id }: NamedId): CodeAction[] {
  const { settings, compilation } = snapshot;
  const ours = settings.kinds.get(kind);
  const member = ours && wholeIdMember(ours);
  if (member === undefined) return [];
  const origin = compilation.layers.registry.get(kind, id)?.origin;
  if (!origin || origin.entry.builtIn === true) return [];
  const isWritable = writablePacks(settings);
  const packs = settings.packs.slice(settings.packs.indexOf(origin.entry.pack as never) + 1);
  const object = { type: origin.value["type"] ?? kind, [member]: id, "edit-mode": "modify" };
  return packs.filter(isWritable).flatMap((pack) => {
    const [into] = filesWith(snapshot, pack, kind);
    const title = `Change ${kind} ${JSON.stringify(id)} in pack ${pack.name}`;
    return into ? adding(snapshot, into, object, title) : [];
  });
}

function adding(
  snapshot: Snapshot,
  file: SourceFile,
  object: JsonObject,
  title: string,
): CodeAction[] {
  const edit = appendObject(file.text, object);
  return edit ? [quickFix(snapshot, file, title, [edit])] : [];
}

/** Files of a pack that contain objects; those with the most of the kind come first. */
function filesWith({ compilation }: Snapshot, pack: Pack, kind: KindName): SourceFile[] {
  const count = ({ objects }: ParsedFile): number =>
    objects.filter((object) => object.kind === kind).length;
  return compilation.parsed
    .filter(({ file, objects }) => file.pack === pack && objects.length > 0)
    .sort((one, other) => count(other) - count(one))
    .map(({ file }) => file);
}

/** Picks the first id of each kind, so that references lead to something that exists. */
function pickFrom({ compilation }: Snapshot): PickId {
  return (kind) => {
    const { layers, known } = compilation;
    const ids = layers.registry.kinds.has(kind)
      ? layers.registry.ids(kind)
      : known.defined(kind).values();
    const first = ids.next();
    return first.done === true ? undefined : first.value;
  };
}

/** Returns `undefined` if the text is not a list, or not JSON: where its last object ends is not known then. */
function appendObject(text: string, object: JsonObject): TextEdit | undefined {
  const root = readJson(text) === undefined ? undefined : treeIn(text);
  if (root?.type !== "array") return undefined;
  const last = root.children?.at(-1);
  const layout = layoutOf(text);
  const { lineBreak, indent } = layout;
  const added = lineBreak + indent + laidOut(object, layout, 1);
  if (last) return { offset: last.offset + last.length, length: 0, text: `,${added}` };
  return { offset: root.offset, length: root.length, text: `[${added}${lineBreak}]` };
}

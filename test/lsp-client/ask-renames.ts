/** Asks for renames, applies them to the texts, and compares with what the JSON says must change. */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Random } from "../search/random.ts";
import type { Content, Mention, SourceText } from "./oracle/content.ts";
import { Ids } from "./oracle/ids.ts";
import { leftBehind } from "./oracle/left-behind.ts";
import { difference, told, type Answers } from "./ask-places.ts";
import type { Finding } from "./findings.ts";
import { filesByPath, offsetAt, positionAt } from "./places.ts";
import type { Range, Server } from "./server.ts";

interface TextEdit {
  readonly range: Range;
  readonly newText: string;
}

interface WorkspaceEdit {
  readonly changeAnnotations?: Readonly<Record<string, { readonly description?: string }>>;
  readonly documentChanges?: readonly {
    readonly textDocument: { readonly uri: string };
    readonly edits: readonly TextEdit[];
  }[];
}

/** What every new name ends with, by which findings can be told apart from those before. */
export const mark = "_renamed";

export interface Renames extends Answers {
  /** The texts that differ once all right renames are applied. */
  readonly texts: ReadonlyMap<SourceText, string>;
}

/** What a check from nothing finds after all renames, and did not before them, or the other way round. */
export function checkRenamed(texts: Renames["texts"], find: () => readonly Finding[]): string {
  // Where an id of another kind stands, nothing refers to it: it stays, and is of no kind any more.
  const spelt = ({ file, line, severity, code, message }: Finding): string =>
    `${file ?? ""}:${String(line)} ${severity} ${code}: ${message}`
      .replaceAll(mark, "")
      .replace(/ – "[^"]*" is [\w ]+\.$/u, ".");
  const before = find().map(spelt);
  for (const [{ path }, text] of texts) writeFileSync(path, text);
  const after = find().map(spelt);
  for (const { path, text } of texts.keys()) writeFileSync(path, text);
  return difference(before, after);
}

interface Change {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export async function askRenames(
  server: Server,
  content: Content,
  { count, random }: { readonly count: number; readonly random: Random },
): Promise<Renames> {
  const places = samplesOf(content, count, random);
  const staying = leftBehind(content, new Set(places.map(({ id }) => id)));
  const files = filesByPath(content);
  const ids = new Ids(content);
  const wrong: string[] = [];
  const all = new Map<SourceText, Change[]>();
  for (const place of places) {
    const { file, start } = place;
    const newName = `${place.id}${mark}`;
    await server.open(file.path, file.text);
    const said = server.said.length;
    const edit = await server
      .at<WorkspaceEdit | null>("rename", file.path, positionAt(file.text, start + 1), { newName })
      .catch((error: unknown) => String(error));
    await server.close(file.path);
    const expected = changesOf(ids.of(place)?.mentions ?? [], place.id);
    const got = typeof edit === "string" ? edit : changesIn(edit, files);
    const problem = typeof got === "string" ? got : unequal(expected, got);
    const warns =
      server.said.length > said ||
      Object.keys((typeof edit === "string" ? {} : edit)?.changeAnnotations ?? {}).length > 0;
    const stay = staying.get(place.id) ?? [];
    if (problem !== "") wrong.push(`rename of ${told(place)}: ${problem}`);
    else if (warns !== stay.length > 0)
      wrong.push(
        `rename of ${told(place)}: ${warns ? "warns of strings that are not there" : `says nothing of ${String(stay.length)} that stay, such as ${stay[0] ?? ""}`}`,
      );
    else
      for (const [file, changes] of expected) all.set(file, [...(all.get(file) ?? []), ...changes]);
  }
  const texts = new Map([...all].map(([file, changes]) => [file, applied(file.text, changes)]));
  return { asked: places.length, wrong, texts };
}

/** Ids of the kinds whose definitions are known whole, each at one of its places. */
function samplesOf(content: Content, count: number, random: Random): readonly Mention[] {
  const kinds = ["terrain", "furniture", "profession", "requirement", "recipe"];
  const groups = kinds.map((kind) =>
    new Ids(content).all.filter((id) => {
      const isCraft = id.mentions.some(
        ({ role, where }) => role === "defines" && where.endsWith("result"),
      );
      return id.kind === kind && !id.isAmbiguous && !isCraft && id.layers.length > 0;
    }),
  );
  const filled = groups.filter(({ length }) => length > 0);
  const found = new Map<string, Mention>();
  const most = Math.min(
    count,
    filled.reduce((sum, { length }) => sum + length, 0),
  );
  while (found.size < most) {
    const id = random.pick(random.pick(filled) ?? []);
    // By its own name: an alias may be renamed, too, but is another name.
    const own = id?.mentions.filter(({ id: name }) => name === id.id) ?? [];
    const mention = random.pick(own);
    if (id && mention) found.set(`${id.kind} ${id.id}`, mention);
  }
  return [...found.values()];
}

function changesOf(mentions: readonly Mention[], name: string): Map<SourceText, Change[]> {
  const changes = new Map<SourceText, Change[]>();
  for (const { id, file, start, end } of mentions) {
    if (id !== name) continue;
    const change = { start, end, text: JSON.stringify(`${name}${mark}`) };
    changes.set(file, [...(changes.get(file) ?? []), change]);
  }
  return changes;
}

/** @returns What is wrong with an edit, where it cannot be read. */
function changesIn(
  edit: WorkspaceEdit | null,
  files: ReadonlyMap<string, SourceText>,
): Map<SourceText, Change[]> | string {
  const changes = new Map<SourceText, Change[]>();
  for (const { textDocument, edits } of edit?.documentChanges ?? []) {
    const file = files.get(fileURLToPath(textDocument.uri));
    if (!file) return `an edit of ${textDocument.uri}, which is no file of the content`;
    const own = edits.map(({ range, newText }) => ({
      start: offsetAt(file.text, range.start),
      end: offsetAt(file.text, range.end),
      text: newText,
    }));
    changes.set(file, own);
  }
  return changes;
}

/** Whether the texts would differ anywhere, byte for byte. */
function unequal(expected: Map<SourceText, Change[]>, got: Map<SourceText, Change[]>): string {
  const problems: string[] = [];
  for (const file of new Set([...expected.keys(), ...got.keys()])) {
    const wanted = applied(file.text, expected.get(file) ?? []);
    const had = applied(file.text, got.get(file) ?? []);
    if (wanted === had) continue;
    let at = 0;
    while (wanted[at] === had[at]) at += 1;
    problems.push(
      `${file.path}: ${JSON.stringify(had.slice(at - 30, at + 30))} instead of ${JSON.stringify(wanted.slice(at - 30, at + 30))}`,
    );
  }
  const more = problems.length > 1 ? ` and ${String(problems.length - 1)} more files` : "";
  return problems.length > 0 ? `${problems[0] ?? ""}${more}` : "";
}

export function applied(text: string, changes: readonly Change[]): string {
  let result = "";
  let from = 0;
  for (const { start, end, text: own } of [...changes].sort((a, b) => a.start - b.start)) {
    result += text.slice(from, start) + own;
    from = end;
  }
  return result + text.slice(from);
}

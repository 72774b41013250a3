/** Files and folders that a configuration names, and packs that a pack depends on: links, and what a move changes. */
import { dirname, join, relative, resolve, sep } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { DocumentLink, FileRename, TextDocumentEdit } from "vscode-languageserver";
import { contains } from "../disk/real-path.ts";
import { statsOf } from "../disk/stats-of.ts";
import { locatePath, treeIn, type JsonNode } from "../json/tree.ts";
import type { SourceText } from "../model/source-text.ts";
import { spanOf } from "./positions.ts";
import type { Snapshot } from "./project.ts";

/** Members of a configuration that name files or folders, relative to it. */
const members: ReadonlySet<unknown> = new Set([
  ...[
    "packs",
    "roots",
    "out",
    "kinds",
    "known",
    "places",
    "baseline",
    "sprites",
    "record",
    "baseRecords",
  ],
]);

interface NamedFile {
  readonly node: JsonNode;
  readonly absolute: string;
}

/** The strings of a configuration that lead to something. */
function filesNamedIn(configFile: string, { text }: SourceText): NamedFile[] {
  const properties = treeIn(text)?.children ?? [];
  return properties
    .filter(({ children: [name] = [] }) => members.has(name?.value))
    .flatMap(({ children: [, value] = [] }) => (value ? stringsIn(value) : []))
    .flatMap((node) => {
      const absolute = resolve(dirname(configFile), String(node.value));
      const isFile = node.value !== "" && statsOf(absolute) !== undefined;
      return isFile ? [{ node, absolute }] : [];
    });
}

function stringsIn(node: JsonNode): JsonNode[] {
  if (node.type === "string") return [node];
  if (node.type === "property") return (node.children ?? []).slice(1).flatMap(stringsIn);
  return (node.children ?? []).flatMap(stringsIn);
}

export function linksInConfiguration(configFile: string, source: SourceText): DocumentLink[] {
  return filesNamedIn(configFile, source).map(({ node, absolute }) => ({
    range: spanOf(source, node.offset + 1, node.length - 2),
    target: pathToFileURL(absolute).href,
  }));
}

/** Links from the dependencies of a pack to what these packs say of themselves. */
export function linksInMod(
  { settings, uriOf, pathOf }: Snapshot,
  absolute: string,
): DocumentLink[] {
  const byId = new Map(settings.packs.flatMap(({ mod }) => (mod ? [[mod.id, mod] as const] : [])));
  const own = settings.packs.find(({ mod }) => mod && pathOf(mod.source) === absolute)?.mod;
  return (own?.dependencies ?? []).flatMap(({ id, path }) => {
    const target = byId.get(id);
    if (!own || !target) return [];
    const { offset, length } = locatePath(own.source, [...own.path, ...path], "value");
    return [{ range: spanOf(own.source, offset + 1, length - 2), target: uriOf(target.source) }];
  });
}

/** What moves of files and folders change in a configuration. */
export function editsForMoves(
  configFile: string,
  source: SourceText,
  moves: readonly FileRename[],
): TextDocumentEdit["edits"] {
  const folder = dirname(configFile);
  return filesNamedIn(configFile, source).flatMap(({ node, absolute }) => {
    const move = moves
      .map(({ oldUri, newUri }) => ({ from: fileURLToPath(oldUri), to: fileURLToPath(newUri) }))
      .find(({ from }) => contains(from, absolute));
    if (!move) return [];
    const now = relative(folder, join(move.to, relative(move.from, absolute)));
    const newText = JSON.stringify(now.split(sep).join("/"));
    return [{ range: spanOf(source, node.offset, node.length), newText }];
  });
}

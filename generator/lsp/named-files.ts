/** Files and folders that a configuration names, and packs that a pack depends on: links, and what a move changes. */
import { dirname, join, relative, resolve, sep } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { DocumentLink, FileRename, TextDocumentEdit } from "vscode-languageserver";
import { configurationSchema } from "../config/check-shape.ts";
import { contains } from "../disk/real-path.ts";
import { statsOf } from "../disk/stats-of.ts";
import { locatePath, treeIn, type JsonNode } from "../json/tree.ts";
import type { SourceText } from "../model/source-text.ts";
import type { Shape } from "../schema/shape.ts";
import { spanOf } from "./positions.ts";
import type { Snapshot } from "./project.ts";

interface NamedFile {
  readonly node: JsonNode;
  readonly absolute: string;
}

/** The strings of a configuration that lead to something. */
function filesNamedIn(configFile: string, { text }: SourceText): NamedFile[] {
  const tree = treeIn(text);
  return (tree ? pathsIn(tree, [configurationSchema()]) : []).flatMap((node) => {
    const absolute = resolve(dirname(configFile), String(node.value));
    const isFile = node.value !== "" && statsOf(absolute) !== undefined;
    return isFile ? [{ node, absolute }] : [];
  });
}

/** The strings in a value that are paths by one of the shapes that it may have. */
function pathsIn(node: JsonNode, shapes: readonly Shape[]): JsonNode[] {
  const all = shapes.flatMap((shape) => [shape, ...(shape.anyOf ?? [])]);
  if (node.type === "string") {
    const isPath = ({ "x-path": ending }: Shape): boolean =>
      ending === true || (ending !== undefined && String(node.value).endsWith(ending));
    return all.some(isPath) ? [node] : [];
  }
  if (node.type === "array") {
    const entries = all.flatMap(({ items }) => items ?? []);
    return (node.children ?? []).flatMap((entry) => pathsIn(entry, entries));
  }
  return (node.children ?? []).flatMap(({ children: [name, value] = [] }) => {
    if (!value) return [];
    const members = all.flatMap(({ properties, additionalProperties: others }) => {
      const member = properties?.[String(name?.value)] ?? others;
      return typeof member === "object" ? [member] : [];
    });
    return pathsIn(value, members);
  });
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

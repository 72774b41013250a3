/** Ids as the symbols of a file and of the workspace. */
import { SymbolKind, type DocumentSymbol, type WorkspaceSymbol } from "vscode-languageserver";
import { visibleText } from "../diagnostics/visible-text.ts";
import { nodeAtPath, type JsonNode } from "../json/tree.ts";
import { namesOf } from "../layer/loading.ts";
import { groupBy } from "../model/maps.ts";
import type { SourceFile } from "../model/source-file.ts";
import { fitOf } from "../text/subsequence.ts";
import { isNaming } from "../symbols/symbol-references.ts";
import { locationOf } from "./locations.ts";
import { objectsIn } from "./places-in-file.ts";
import { spanOf } from "./positions.ts";
import type { Snapshot } from "./project.ts";

export function documentSymbols(snapshot: Snapshot, file: SourceFile): DocumentSymbol[] {
  const { query, settings } = snapshot;
  let left = mostMembers;
  const membersOf = (node: JsonNode, depth: number): DocumentSymbol[] =>
    (depth === 0 ? [] : (node.children ?? [])).flatMap((child, at): DocumentSymbol[] => {
      const name = child.type === "property" ? child.children?.[0] : undefined;
      const value = child.type === "property" ? child.children?.[1] : child;
      const isShown = name !== undefined || value?.children !== undefined;
      if (!value || !isShown || left <= 0) return [];
      left -= 1;
      const range = spanOf(file, child.offset, child.length);
      return [
        {
          name: visibleText(name ? String(name.value) : String(at)) || '""',
          kind: symbolKinds[value.type] ?? SymbolKind.Field,
          range,
          selectionRange: name ? spanOf(file, name.offset, name.length) : range,
          children: membersOf(value, depth - 1),
        },
      ];
    });
  return objectsIn(snapshot, file).flatMap(({ object, index }) => {
    const node = nodeAtPath(file, index === undefined ? [] : [index]);
    if (!node) return [];
    const range = spanOf(file, node.offset, node.length);
    const naming = query.in(object).find(isNaming);
    return [
      {
        // An empty name is not allowed, so substitutions are labelled with their kind.
        name: namesOf(object, settings.kinds).join(", ") || object.kind,
        detail: object.kind,
        kind: SymbolKind.Object,
        range,
        selectionRange: naming
          ? locationOf(snapshot, naming).range
          : { ...range, end: range.start },
        children: membersOf(node, deepest),
      },
    ];
  });
}

const symbolKinds: Readonly<Partial<Record<string, SymbolKind>>> = {
  object: SymbolKind.Object,
  array: SymbolKind.Array,
  string: SymbolKind.String,
  number: SymbolKind.Number,
  boolean: SymbolKind.Boolean,
  null: SymbolKind.Null,
};

/** Members of members of members are shown, entries of lists only if they are not single values. */
const deepest = 3;

/** Members of one file that an outline has at most. */
const mostMembers = 20_000;

/** As many as a person would look through. */
const most = 200;

/** Ids that contain the letters of the query in order, those that fit best first. */
export function workspaceSymbols(snapshot: Snapshot, query: string): WorkspaceSymbol[] {
  const found = [...snapshot.compilation.layers.outcomes.keys()]
    .flatMap((object) => snapshot.query.in(object))
    .filter(isNaming);
  const byFit = groupBy(found, ({ id }) => fitOf(id, query));
  const ranked = [0, 1, 2, 3, 4].flatMap((fit) => byFit.get(fit) ?? []);
  return ranked.slice(0, most).map((each) => ({
    name: each.id,
    kind: SymbolKind.Object,
    containerName: `${each.object.kind}, ${each.object.entry.pack.name}`,
    location: locationOf(snapshot, each),
  }));
}

/** Ids as the symbols of a file and of the workspace. */
import { SymbolKind, type DocumentSymbol, type WorkspaceSymbol } from "vscode-languageserver";
import { nodeAtPath } from "../json/tree.ts";
import { namesOf } from "../layer/loading.ts";
import { groupBy } from "../model/maps.ts";
import type { SourceFile } from "../model/source-file.ts";
import { fitOf } from "../text/subsequence.ts";
import { isNaming } from "../symbols/symbol-references.ts";
import { locationOf } from "./locations.ts";
import { spanOf } from "./positions.ts";
import type { Snapshot } from "./project.ts";

export function documentSymbols(snapshot: Snapshot, file: SourceFile): DocumentSymbol[] {
  const { compilation, query, settings } = snapshot;
  const parsed = compilation.parsed.find((each) => each.file === file);
  return (parsed?.objects ?? []).flatMap((object, at) => {
    const index = parsed?.indices[at];
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
      },
    ];
  });
}

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

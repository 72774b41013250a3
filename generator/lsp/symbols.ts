/** Ids as the symbols of a file and of the workspace. */
import { SymbolKind, type DocumentSymbol, type WorkspaceSymbol } from "vscode-languageserver";
import { nodeAtPath } from "../json/tree.ts";
import { namesOf } from "../layer/loading.ts";
import type { RawObject } from "../model/definition.ts";
import type { SourceFile } from "../model/source-file.ts";
import { holdsInOrder } from "../text/holds-in-order.ts";
import { isNaming } from "../symbols/symbol-references.ts";
import { locationOf } from "./locations.ts";
import { spanOf } from "./positions.ts";
import type { Snapshot } from "./project.ts";

export function documentSymbols(snapshot: Snapshot, file: SourceFile): DocumentSymbol[] {
  const parsed = snapshot.compilation.parsed.find((each) => each.file === file);
  return (parsed?.objects ?? []).flatMap((object, at) => {
    const index = parsed?.indices[at];
    const node = nodeAtPath(file, index === undefined ? [] : [index]);
    if (!node) return [];
    const range = spanOf(file, node.offset, node.length);
    const [name] = namingsOf(snapshot, object);
    const selectionRange = name ? locationOf(snapshot, name).range : { ...range, end: range.start };
    return [
      {
        name: labelOf(snapshot, object),
        detail: object.kind,
        kind: SymbolKind.Object,
        range,
        selectionRange,
      },
    ];
  });
}

/** An empty name is not allowed, so substitutions are labelled with their kind. */
function labelOf({ settings }: Snapshot, object: RawObject): string {
  return namesOf(object, settings.rules).join(", ") || object.kind;
}

function namingsOf({ query }: Snapshot, object: RawObject) {
  return query.in(object).filter(isNaming);
}

/** As many as a person would look through. */
const most = 200;

/** Ids that contain the letters of the query in order; those that start with it come first. */
export function workspaceSymbols(snapshot: Snapshot, query: string): WorkspaceSymbol[] {
  const wanted = query.toLowerCase();
  const found = [...snapshot.compilation.layers.outcomes.keys()]
    .flatMap((object) => namingsOf(snapshot, object))
    .filter(({ id }) => holdsInOrder(id, wanted))
    .map((each) => ({ each, rank: rankOf(each.id.toLowerCase(), wanted) }))
    .sort((one, other) => one.rank - other.rank)
    .slice(0, most);
  return found.map(({ each }) => ({
    name: each.id,
    kind: SymbolKind.Object,
    containerName: `${each.object.kind}, ${each.object.entry.pack.name}`,
    location: locationOf(snapshot, each),
  }));
}

function rankOf(id: string, query: string): number {
  if (id === query) return 0;
  if (id.startsWith(query)) return 1;
  return id.includes(query) ? 2 : 3;
}

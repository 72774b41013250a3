/** What copies from a definition, and from what it copies: implementations and the hierarchy of types. */
import {
  SymbolKind,
  type DocumentHighlight,
  type Location,
  type TypeHierarchyItem,
} from "vscode-languageserver";
import { isText, objectOf } from "../json/checked.ts";
import { parentName } from "../layer/raw-id.ts";
import type { NamedId } from "../parse/external-definitions.ts";
import { isNaming, type SymbolReference } from "../symbols/symbol-references.ts";
import { locationOf } from "./locations.ts";
import type { Snapshot } from "./project.ts";

/** The places that name what copies from the id. */
export function implementationsOf(snapshot: Snapshot, named: NamedId): Location[] {
  return childrenOf(snapshot, named).map((each) => locationOf(snapshot, each));
}

export function hierarchyOf(snapshot: Snapshot, named: NamedId): TypeHierarchyItem[] {
  return definersOf(snapshot, named)
    .slice(0, 1)
    .map((each) => itemOf(snapshot, each));
}

export function supertypesOf(snapshot: Snapshot, { data }: TypeHierarchyItem): TypeHierarchyItem[] {
  const parents = namedIn(data).flatMap(({ kind, id }) =>
    definersOf(snapshot, { kind, id }).flatMap(({ object }) => {
      const parent = parentName(object.value);
      return parent === undefined ? [] : hierarchyOf(snapshot, { kind, id: parent });
    }),
  );
  return [...new Map(parents.map((each) => [each.name, each])).values()];
}

export function subtypesOf(snapshot: Snapshot, { data }: TypeHierarchyItem): TypeHierarchyItem[] {
  const children = namedIn(data).flatMap((named) => childrenOf(snapshot, named));
  return children.map((each) => itemOf(snapshot, each));
}

/** The ids in one file that are the same as one there. */
export function highlightsOf(
  snapshot: Snapshot,
  named: NamedId,
  absolute: string,
): DocumentHighlight[] {
  const file = snapshot.fileAt(absolute);
  const inFile = ({ object }: SymbolReference): boolean =>
    snapshot.compilation.locations.of(object.entry).file === file;
  return snapshot.query
    .of(named)
    .filter(inFile)
    .map((each) => ({ range: locationOf(snapshot, each).range }));
}

/** What a client hands back with an item. */
function namedIn(data: unknown): readonly NamedId[] {
  return objectOf({ kind: isText, id: isText })(data) ? [data] : [];
}

function definersOf({ query }: Snapshot, named: NamedId): readonly SymbolReference[] {
  return query.of(named).filter(({ role }) => role === "defines" || role === "template");
}

function childrenOf({ query }: Snapshot, named: NamedId): readonly SymbolReference[] {
  return query
    .of(named)
    .filter(({ role }) => role === "copies")
    .flatMap(({ object }) => query.in(object).filter(isNaming).slice(0, 1));
}

function itemOf(snapshot: Snapshot, reference: SymbolReference): TypeHierarchyItem {
  const { object, id, role } = reference;
  const { uri, range } = locationOf(snapshot, reference);
  const what = role === "template" ? `${object.kind} template` : object.kind;
  return {
    name: id,
    kind: role === "template" ? SymbolKind.Interface : SymbolKind.Class,
    detail: `${what}, ${object.entry.pack.name}`,
    uri,
    range,
    selectionRange: range,
    data: { kind: object.kind, id },
  };
}

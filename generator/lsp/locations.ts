/** Converts places of ids to the protocol's locations. */
import type { Location } from "vscode-languageserver";
import { locate } from "../diagnostics/locate.ts";
import type { JsonPath } from "../model/json.ts";
import type { SourceFile } from "../model/source-file.ts";
import type { NamedId } from "../parse/external-definitions.ts";
import { isNaming, type SymbolReference } from "../symbols/symbol-references.ts";
import { rangeOf } from "./positions.ts";
import type { Snapshot } from "./project.ts";

export function locationOf(snapshot: Snapshot, reference: SymbolReference): Location {
  return toLocation(snapshot, snapshot.query.locate(reference));
}

function toLocation({ uriOf }: Snapshot, { source, range }: ReturnType<typeof locate>): Location {
  return { uri: uriOf(source), range: rangeOf(range) };
}

/**
 * Returns every layer of a definition: first the object that defined it last, then the other objects that define or
 * change it, each once; for ids of other kinds, the objects that define them.
 */
export function definitionsOf(snapshot: Snapshot, named: NamedId): Location[] {
  const own = namingsOf(snapshot, named);
  const names = own.filter(({ role }) => role !== "alias");
  const layers = names.length > 0 ? names : own;
  return [
    ...new Map(layers.map((each) => [each.object, locationOf(snapshot, each)])).values(),
    ...inFiles(snapshot, snapshot.query.elsewhere(named)),
  ];
}

/** Where objects name an id, under any of its names. */
function namingsOf({ query, compilation }: Snapshot, named: NamedId): readonly SymbolReference[] {
  const { kind, id } = named;
  const { registry } = compilation.layers;
  const origin = registry.kinds.has(kind) ? registry.get(kind, id)?.origin : undefined;
  const own = query.of(named).filter(isNaming);
  return [
    ...own.filter(({ object }) => object === origin),
    ...own.filter(({ object }) => object !== origin),
  ];
}

function inFiles(
  snapshot: Snapshot,
  places: readonly { readonly file: SourceFile; readonly path: JsonPath }[],
): Location[] {
  return places.map(({ file: source, path }) =>
    toLocation(snapshot, locate({ source, path, target: "value" })),
  );
}

export function referencesTo(
  snapshot: Snapshot,
  named: NamedId,
  withDefinitions: boolean,
): Location[] {
  const places = (all: readonly SymbolReference[]): Location[] =>
    all.map((each) => locationOf(snapshot, each));
  const uses = [
    ...places(snapshot.query.of(named).filter((each) => !isNaming(each))),
    ...inFiles(snapshot, snapshot.query.migrations(named)),
  ];
  if (!withDefinitions) return uses;
  return [
    ...places(namingsOf(snapshot, named)),
    ...inFiles(snapshot, snapshot.query.elsewhere(named)),
    ...uses,
  ];
}

/** Removes duplicate locations. */
export function unique(locations: readonly Location[]): Location[] {
  return [...new Map(locations.map((each) => [JSON.stringify(each), each])).values()];
}

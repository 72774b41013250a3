/** Converts places of ids to the protocol's locations. */
import type { Location } from "vscode-languageserver";
import { locate } from "../diagnostics/locate.ts";
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
 * change it; for ids of other kinds, the objects that define them.
 */
export function definitionsOf(snapshot: Snapshot, named: NamedId): Location[] {
  const { query, compilation } = snapshot;
  const { kind, id } = named;
  const origin = compilation.layers.registry.kinds.has(kind)
    ? compilation.layers.registry.get(kind, id)?.origin
    : undefined;
  const own = query.of(named).filter(isNaming);
  return [
    ...own.filter(({ object }) => object === origin),
    ...own.filter(({ object }) => object !== origin),
  ]
    .map((each) => locationOf(snapshot, each))
    .concat(
      query
        .elsewhere(named)
        .map(({ file: source, path }) =>
          toLocation(snapshot, locate({ source, path, target: "value" })),
        ),
    );
}

export function referencesTo(
  snapshot: Snapshot,
  named: NamedId,
  withDefinitions: boolean,
): Location[] {
  const uses = snapshot.query.of(named).filter((each) => !isNaming(each));
  return [
    ...(withDefinitions ? definitionsOf(snapshot, named) : []),
    ...uses.map((each) => locationOf(snapshot, each)),
  ];
}

/** Removes duplicate locations. */
export function unique(locations: readonly Location[]): Location[] {
  return [...new Map(locations.map((each) => [JSON.stringify(each), each])).values()];
}

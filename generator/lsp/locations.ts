/** Converts places of ids to the protocol's locations. */
import type { Location } from "vscode-languageserver";
import { locate, textPlaceOf } from "../diagnostics/locate.ts";
import type { TextPlace } from "../model/place.ts";
import { placeIn } from "../model/place.ts";
import { externalDefinitions } from "../parse/external-definitions.ts";
import { isNaming, type NamedId, type Occurrence } from "../uses/occurrence.ts";
import { placeOf } from "../uses/occurrences-in.ts";
import { uriOf } from "./documents.ts";
import { rangeOf } from "./positions.ts";
import type { Snapshot } from "./project.ts";

export function locationOf(snapshot: Snapshot, occurrence: Occurrence): Location {
  const { path, target } = placeOf(occurrence);
  const place = placeIn(occurrence.object, path, target);
  return textLocation(snapshot, textPlaceOf(place, snapshot.compilation.locations));
}

function textLocation(snapshot: Snapshot, place: TextPlace): Location {
  const { source, range } = locate(place);
  return { uri: uriOf(snapshot.pathOf(source)), range: rangeOf(range) };
}

/**
 * Returns every layer of a definition: first the object that defined it last, then the other objects that define or
 * change it; for ids of other kinds, the objects that define them.
 */
export function definitionsOf(snapshot: Snapshot, named: NamedId): Location[] {
  const { uses, compilation } = snapshot;
  const { registry } = compilation.layers;
  const own = uses.of(named).filter(isNaming);
  const origin = own
    .map(({ object }) => registry.get(object.kind, named.id)?.origin)
    .find((each) => each !== undefined);
  const first = own.filter(({ object }) => object === origin);
  const others = own.filter(({ object }) => object !== origin);
  return [...first, ...others]
    .map((each) => locationOf(snapshot, each))
    .concat(
      externalDefinitions(compilation.parsed, [named]).map(({ file, path }) =>
        textLocation(snapshot, { source: file, path, target: "value" }),
      ),
    );
}

export function referencesTo(
  snapshot: Snapshot,
  named: NamedId,
  withDefinitions: boolean,
): Location[] {
  const uses = snapshot.uses
    .of(named)
    .filter((each) => !isNaming(each))
    .map((each) => locationOf(snapshot, each));
  return withDefinitions ? [...definitionsOf(snapshot, named), ...uses] : uses;
}

/** Removes duplicate locations. */
export function unique(locations: readonly Location[]): Location[] {
  return [...new Map(locations.map((each) => [JSON.stringify(each), each])).values()];
}

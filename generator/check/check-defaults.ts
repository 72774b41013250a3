/** Checks the ids that the schemas of own kinds have as defaults: every definition without the member gets them. */
import type { Report } from "../diagnostics/diagnostic.ts";
import { ofKinds, type Kinds, type OfKinds } from "../kinds/kinds.ts";
import { inside, nameAt } from "../kinds/own/problem.ts";
import { shapesIn } from "../kinds/own/shapes-in.ts";
import { writtenAt } from "../kinds/own/written-at.ts";
import type { ContentView } from "../kinds/view.ts";
import { pathTo } from "../layer/origins.ts";
import type { Definition } from "../model/definition.ts";
import type { KindName } from "../model/kind-names.ts";
import { differentPlaces, type TextPlace } from "../model/place.ts";
import { visitReferences } from "../schema/references.ts";
import type { Shape } from "../schema/shape.ts";
import { isFine, reportReference, type UncheckedReference } from "./check-references.ts";

/** An id in a default. */
interface DefaultId {
  readonly kind: string;
  readonly id: string;
  readonly container: object;
  readonly listKind: string | undefined;
  readonly place: TextPlace;
}

/** Reports the ids of each kind that has definitions where the schema states them. */
export function checkDefaults(
  kinds: Kinds,
  definitions: ReadonlyMap<KindName, readonly Definition[]>,
  view: ContentView,
  report: Report,
  unchecked: UncheckedReference[],
): void {
  for (const [from, ids] of defaultIds(kinds)) {
    if ((definitions.get(from) ?? []).length === 0) continue;
    for (const { place, ...found } of ids) {
      if (isFine(kinds, found.kind, found.id, view)) continue;
      reportReference(kinds, { ...found, from, placeOfId: () => place }, view, report, unchecked);
    }
  }
}

const defaultIds: OfKinds<ReadonlyMap<KindName, readonly DefaultId[]>> = ofKinds(
  (kinds) =>
    new Map(
      kinds.all.flatMap(({ name, own }) => {
        const found = own ? shapesIn(own.schema.bundle).flatMap(idsInDefault) : [];
        // A shape may be in the bundle several times: where it was merged, and as a definition.
        const places = new Set(differentPlaces(found.map(({ place }) => place)));
        const ids = found.filter(({ place }) => places.has(place));
        return ids.length === 0 ? [] : [[name, ids] as const];
      }),
    ),
);

function idsInDefault(shape: Shape): readonly DefaultId[] {
  const at = writtenAt(shape);
  if (!at || shape.default === undefined) return [];
  const object = { default: shape.default };
  const found: DefaultId[] = [];
  const around = { properties: { default: shape } };
  visitReferences(around, object, (kind, id, container, key, listKind, isName) => {
    const place = inside(at, ...(pathTo(object, container) ?? []), key);
    found.push({ kind, id, container, listKind, place: isName === true ? nameAt(place) : place });
  });
  return found;
}

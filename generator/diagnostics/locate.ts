import { getOrInsert } from "../model/maps.ts";
import { locatePath } from "../json/tree.ts";
import { positionAt } from "../json/positions.ts";
import type { SourceText } from "../model/source-text.ts";
import type { Range } from "./diagnostic.ts";
import type { Location, Locations } from "../model/locations.ts";
import type { ObjectPlace, Place, TextPlace } from "../model/place.ts";

/** The location of each place's object when the place was last resolved. */
const stood = new WeakMap<
  ObjectPlace,
  { readonly location: Location; readonly textPlace: TextPlace }
>();

/** Resolves a place of a run to its text; returns the same object as long as the location is the same. */
export function textPlaceOf(place: Place, locations: Locations): TextPlace {
  if (!("entry" in place)) return place;
  const location = locations.of(place.entry);
  const known = stood.get(place);
  if (known?.location === location) return known.textPlace;
  const { file, index } = location;
  const path = index === undefined ? place.path : [index, ...place.path];
  const textPlace: TextPlace = { source: file, path, target: place.target };
  stood.set(place, { location, textPlace });
  return textPlace;
}

interface Located {
  readonly source: SourceText;
  readonly range: Range;
}

const located = new WeakMap<TextPlace, Located>();

/** Resolves a place to lines and columns; cached. The first look-up of a path in a file may scan the file. */
export function locate(place: TextPlace): Located {
  return getOrInsert(located, place, () => find(place));
}

/** The same for a place of a finding, which other processes need not look for again in the same text. */
export function locateFinding(place: TextPlace): Located {
  const found = locate(place);
  place.source.ranges?.set(keyOf(place), found.range);
  return found;
}

/** Names a place in its text. */
function keyOf(place: TextPlace): string {
  if (!("path" in place)) return `${String(place.offset)} ${String(place.length)}`;
  return place.target + JSON.stringify(place.path);
}

function find(place: TextPlace): Located {
  const { source } = place;
  const known =
    ("path" in place ? source.digest?.rangeOf(place.path) : undefined) ??
    (source.ranges && source.ranges.size > 0 ? source.ranges.get(keyOf(place)) : undefined);
  if (known) return { source, range: known };
  const span = "path" in place ? locatePath(source, place.path, place.target) : place;
  const offset = Math.min(Math.max(0, span.offset), source.text.length);
  const length = Math.min(Math.max(0, span.length), source.text.length - offset);
  const start = positionAt(source, offset);
  const end = positionAt(source, offset + length);
  return {
    source,
    range: {
      line: start.line,
      column: start.column,
      endLine: end.line,
      endColumn: end.column,
      offset,
      length,
    },
  };
}

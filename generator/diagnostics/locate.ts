import { locatePath } from "../json/locate-path.ts";
import { positionAt } from "../json/positions.ts";
import type { SourceText } from "../model/source-text.ts";
import type { Range } from "./diagnostic.ts";
import type { Location, Locations } from "../model/locations.ts";
import type { ObjectPlace, Place, TextPlace } from "../model/place.ts";

/** Where objects stood when somebody last asked for places in them. */
const stood = new WeakMap<
  ObjectPlace,
  { readonly location: Location; readonly textPlace: TextPlace }
>();

/** Where a place of a run stands in its text; the same place as long as its object stands there. */
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

/**
 * A place in lines and columns, found once. Costs a parse of its file the first time that a path is looked up in it.
 */
export function locate(place: TextPlace): Located {
  let found = located.get(place);
  if (!found) located.set(place, (found = find(place)));
  return found;
}

function find(place: TextPlace): Located {
  const { source } = place;
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

import { locatePath } from "../json/locate-path.ts";
import { positionAt } from "../json/positions.ts";
import type { SourceText } from "../model/source-text.ts";
import type { Range } from "./diagnostic.ts";
import type { Locations } from "../model/locations.ts";
import type { Place, TextPlace } from "../model/place.ts";

/** Where a place of a run stands in its text. */
export function textPlaceOf(place: Place, locations: Locations): TextPlace {
  if (!("entry" in place)) return place;
  const { file, index } = locations.of(place.entry);
  const path = index === undefined ? place.path : [index, ...place.path];
  return { source: file, path, target: place.target };
}

/** A place in lines and columns. Costs a parse of its file the first time that a path is looked up in it. */
export function locate(place: TextPlace): { readonly source: SourceText; readonly range: Range } {
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

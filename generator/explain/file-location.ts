/** Locations for people and programs: pack, file, line. */
import { locate, textPlaceOf } from "../diagnostics/locate.ts";
import { visibleText } from "../diagnostics/visible-text.ts";
import type { Locations } from "../model/locations.ts";
import { placeIn } from "../model/place.ts";
import type { DefinedAt } from "../symbols/symbol-index.ts";
import type { ValueLocation } from "./explanation.ts";

/** Parses the file when one of its locations is first requested. */
export function fileLocation(
  { object, path }: ValueLocation,
  locations: Locations,
): Omit<DefinedAt, "role"> {
  const place = placeIn(object, path, path.length > 0 ? "key" : "value");
  const { source, range } = locate(textPlaceOf(place, locations));
  const { line, column } = range;
  return { pack: object.entry.pack.name, file: source.displayPath, line, column };
}

/** `core content/core/doors.json:12`, safe for a terminal. */
export function printLocation(at: ValueLocation, locations: Locations): string {
  const { pack, file, line } = fileLocation(at, locations);
  return visibleText(`${pack} ${file}:${String(line)}`);
}

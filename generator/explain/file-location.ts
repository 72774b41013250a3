/** Locations for people and programs: pack, file, line. */
import { locate, textPlaceOf } from "../diagnostics/locate.ts";
import type { Locations } from "../model/locations.ts";
import type { ValueLocation } from "./explanation.ts";
import { placeIn } from "../model/place.ts";

export interface FileLocation {
  readonly pack: string;
  /** Relative to the working directory, with `/`. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** Parses the file when one of its locations is first requested. */
export function fileLocation({ object, path }: ValueLocation, locations: Locations): FileLocation {
  const place = placeIn(object, path, path.length > 0 ? "key" : "value");
  const { source, range } = locate(textPlaceOf(place, locations));
  return {
    pack: object.entry.pack.name,
    file: source.displayPath,
    line: range.line,
    column: range.column,
  };
}

/** `core content/core/doors.json:12` */
export function printFileLocation({ pack, file, line }: FileLocation): string {
  return `${pack} ${file}:${String(line)}`;
}

/** Describes a use for people and programs: what uses the id, where, and how. */
import { locate, textPlaceOf } from "../diagnostics/locate.ts";
import type { DialectRules } from "../model/dialect.ts";
import type { JsonPath } from "../model/json.ts";
import type { Locations } from "../model/locations.ts";
import { placeIn } from "../model/place.ts";
import { namesOf } from "../layer/loading.ts";
import type { Occurrence, Role } from "./occurrence.ts";
import { placeOf } from "./occurrences-in.ts";

export interface Use {
  readonly role: Role;
  /** The kind of the object that uses it. */
  readonly kind: string;
  /** The id that this object defines or changes, or its template name; "" if it has no name. */
  readonly by: string;
  readonly pack: string;
  /** Relative to the working directory, with `/`. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** Path inside the object to the member that refers to it. */
  readonly path: JsonPath;
  /** The spelling, if it is another name of the same id. */
  readonly as?: string;
}

/** Describes a use; looks up its position in the text of the file. */
export function describeUse(
  occurrence: Occurrence,
  id: string,
  locations: Locations,
  rules: DialectRules,
): Use {
  const { object, role } = occurrence;
  const { path, target } = placeOf(occurrence);
  const { source, range } = locate(textPlaceOf(placeIn(object, path, target), locations));
  const [by = ""] = namesOf(object, rules);
  return {
    role,
    kind: object.kind,
    by,
    pack: object.entry.pack.name,
    file: source.displayPath,
    line: range.line,
    column: range.column,
    path,
    ...(occurrence.id === id ? {} : { as: occurrence.id }),
  };
}

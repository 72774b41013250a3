/** Finds what is at a position in an open text: one of our objects, and the ids there. */
import type { Position } from "vscode-languageserver";
import { kinds } from "../kinds/registry.ts";
import type { RawObject } from "../model/definition.ts";
import type { JsonPath } from "../model/json.ts";
import type { SourceFile } from "../model/source-file.ts";
import { externalDefinitionsIn } from "../parse/external-definitions.ts";
import { isNaming, type NamedId } from "../uses/occurrence.ts";
import { placeOf } from "../uses/occurrences-in.ts";
import { offsetOf } from "./positions.ts";
import type { Snapshot } from "./project.ts";
import { cursorIn } from "../json/tree.ts";

export interface PlaceInText {
  readonly file: SourceFile;
  readonly offset: number;
  readonly location: ReturnType<typeof cursorIn>;
  /** Absent in objects of other types, and in text that could not be read. */
  readonly object: RawObject | undefined;
  /** Path into the object. */
  readonly path: JsonPath;
}

export function placeAt(
  snapshot: Snapshot,
  absolute: string,
  position: Position,
): PlaceInText | undefined {
  const file = snapshot.fileAt(absolute);
  if (!file) return undefined;
  const offset = offsetOf(file, position);
  const location = cursorIn(file.text, offset);
  const parsed = snapshot.parsedOf(file);
  const [first] = location.path;
  const index = typeof first === "number" ? first : undefined;
  const at = parsed?.indices.indexOf(index) ?? -1;
  return {
    file,
    offset,
    location,
    object: parsed?.objects[at],
    path: index === undefined ? location.path : location.path.slice(1),
  };
}

/** Returns the ids at a place. If a name is made of two members, both stand for it; what is referred to comes first. */
export function idsAt(snapshot: Snapshot, place: PlaceInText): NamedId[] {
  const { object, location, path } = place;
  if (!object) return foreignIdsAt(place);
  const { uses, compilation } = snapshot;
  const { naming } = kinds[object.kind];
  const suffix = naming?.suffix?.(compilation.model.context.rules);
  const onSuffix = path.length === 1 && path[0] === suffix && !location.isAtPropertyKey;
  return uses
    .in(object)
    .filter((occurrence) => {
      const at = placeOf(occurrence);
      if (onSuffix && at.path[0] === naming?.member) return isNaming(occurrence);
      return samePath(at.path, path) && (at.target === "key") === location.isAtPropertyKey;
    })
    .sort((one, other) => Number(isNaming(one)) - Number(isNaming(other)))
    .map((occurrence) => uses.named(occurrence));
}

/** Ids that an object of another type defines. */
function foreignIdsAt({ file, location }: PlaceInText): NamedId[] {
  return externalDefinitionsIn(file)
    .filter(({ path }) => samePath(path, location.path))
    .map(({ kind, id }) => ({ kind, id }));
}

function samePath(one: JsonPath, other: JsonPath): boolean {
  return one.length === other.length && one.every((step, index) => step === other[index]);
}

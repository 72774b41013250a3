/**
 * Objects of other types, in which it is known where ids stand. Of a file, only these ids are kept: that they are known
 * is all that is asked of nearly every file. For the objects, the file is parsed again.
 */
import { isList, isObject } from "../json/containers.ts";
import { contentOf } from "../json/intact-objects.ts";
import { ofKinds, type Kinds } from "../kinds/kinds.ts";
import { idsByKind } from "../kinds/placed.ts";
import type { ExternalSummary, PlacedIds, PlacedObject } from "../model/external-summary.ts";
import type { Json } from "../model/json.ts";
import { getOrInsert } from "../model/maps.ts";
import type { SourceFile } from "../model/source-file.ts";
import { visitReferences } from "../schema/references.ts";

const known = ofKinds(() => new WeakMap<SourceFile, readonly PlacedObject[]>());

/** The objects of a file with such ids, in its order; always the same for the same file. */
export function placedIn(
  kinds: Kinds,
  { file, placed }: Pick<ExternalSummary, "placed"> & { readonly file: SourceFile },
): readonly PlacedObject[] {
  if (Object.keys(placed).length === 0) return [];
  return getOrInsert(known(kinds), file, () => objectsIn(kinds, contentOf(file.text), file));
}

/** The ids at known places in the value of a file. */
export function placedIds(kinds: Kinds, value: Json, file: SourceFile): PlacedIds {
  const objects = objectsIn(kinds, value, file);
  if (objects.length > 0) known(kinds).set(file, objects);
  return idsByKind((add) => {
    for (const { kind, value: ids } of objects) {
      visitReferences(kinds.of(kind).shapes.definition, ids, add);
    }
  });
}

function objectsIn(
  kinds: Kinds,
  value: Json,
  { pack, path, sourcePath }: SourceFile,
): readonly PlacedObject[] {
  const entries: readonly Json[] = isList(value) ? value : [value];
  return entries.flatMap((object, position) => {
    const kind = isObject(object) ? object["type"] : undefined;
    if (!isObject(object) || typeof kind !== "string") return [];
    const ids = kinds.placed.get(kind)?.idsOf(object);
    if (!ids) return [];
    const entry = { value: ids, pack, path, sourcePath };
    const index = isList(value) ? position : undefined;
    return [{ kind, value: ids, entry, index, isTemplate: object["abstract"] !== undefined }];
  });
}

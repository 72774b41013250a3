/** What is at a position in a file: one of our objects, and the ids there. */
import { cursorIn } from "../json/tree.ts";
import type { RawObject } from "../model/definition.ts";
import type { JsonPath } from "../model/json.ts";
import type { SourceFile } from "../model/source-file.ts";
import { externalIndex, type NamedId } from "../parse/external-definitions.ts";
import { pathTo, type ParsedFile } from "../parse/parse.ts";
import { placedIn } from "../parse/placed-objects.ts";
import type { SymbolContent, SymbolIndex } from "../symbols/symbol-index.ts";
import { migrationPlaces } from "../symbols/migration-places.ts";
import { isNaming, placeOf } from "../symbols/symbol-references.ts";
import type { Span } from "../text/edits.ts";

export interface PlaceAt {
  readonly file: SourceFile;
  /** Absent in objects of other types without known places, and in text that could not be read. */
  readonly object: RawObject | undefined;
  /** Path into the object, or from the top of the file if there is none. */
  readonly path: JsonPath;
  /** Whether it is the name of a member. */
  readonly isName: boolean;
  /** The name or value that is there. */
  readonly token: Span | undefined;
  /** The ids there. If a name is made of two members, both stand for it; what is referred to comes first. */
  readonly ids: readonly NamedId[];
}

export function placeAt(
  { parsed, model }: SymbolContent,
  symbols: SymbolIndex,
  file: SourceFile,
  offset: number,
): PlaceAt {
  const cursor = cursorIn(file.text, offset);
  const { index, path = [], isName = false, token: node } = cursor ?? {};
  const whole = pathTo(index, ...path);
  const own = parsed.find((each) => each.file === file);
  const { kinds } = model.context;
  const ours = own?.objects[own.indices.indexOf(index)];
  const object = ours ?? (own && placedIn(kinds, own).find((each) => each.index === index));
  const token = node && { offset: node.offset, length: node.length };
  const ids = [...(object ? ownIds(object) : []), ...(ours ? [] : idsElsewhere(own))];
  return { file, object, path, isName, token, ids };

  function ownIds(of: RawObject): readonly NamedId[] {
    const { naming } = kinds.of(of.kind);
    const suffix = naming?.suffix?.(kinds.rules);
    const onSuffix = path.length === 1 && path[0] === suffix && !isName;
    return symbols
      .in(of)
      .filter((reference) => {
        const at = placeOf(reference);
        if (onSuffix && at.path[0] === naming?.member) return isNaming(reference);
        return samePath(at.path, path) && (at.target === "key") === isName;
      })
      .sort((one, other) => Number(isNaming(one)) - Number(isNaming(other)))
      .map((reference) => symbols.named(reference));
  }

  /** Ids that an object of another type defines, and those that a migration leads to. */
  function idsElsewhere(from: ParsedFile | undefined): readonly NamedId[] {
    const found = externalIndex(parsed, kinds).inFile(file);
    return [...found, ...(from ? migrationPlaces(kinds, from) : [])]
      .filter((each) => samePath(each.path, whole))
      .map(({ kind, id }) => ({ kind, id }));
  }
}

function samePath(one: JsonPath, other: JsonPath): boolean {
  return one.length === other.length && one.every((step, index) => step === other[index]);
}

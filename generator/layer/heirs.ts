/** Objects that have parts of their ids of the parent from which they copy, in dialects that read it so. */
import type { Kinds } from "../kinds/kinds.ts";
import type { RawObject } from "../model/definition.ts";
import type { KindName } from "../model/kind-names.ts";
import { addTo, getOrInsert } from "../model/maps.ts";
import type { ParsedFile } from "../parse/parse.ts";
import type { Loaded } from "../validate/load.ts";
import { namesOf } from "./loading.ts";
import { parentName } from "./raw-id.ts";

const filesMade = new WeakMap<ParsedFile, ParsedFile>();
const objectsMade = new WeakMap<object, RawObject>();

/** In place of each heir, an object that has its id; it is the same as before while its parent has the same parts. */
export function withHeirs(loaded: Loaded, kinds: Kinds): Loaded {
  const heirs = new Map(kinds.names.flatMap((kind) => [...heirsOf(kind, loaded, kinds)]));
  if (heirs.size === 0) return loaded;
  const asHeir = (object: RawObject): RawObject => heirs.get(object) ?? object;
  const parsed = loaded.parsed.map((file) => {
    const objects = file.objects.map(asHeir);
    const isLike = (other: ParsedFile): boolean =>
      objects.every((object, index) => object === other.objects[index]);
    const before = filesMade.get(file);
    if (isLike(file)) return file;
    if (before && isLike(before)) return before;
    const made = { ...file, objects };
    filesMade.set(file, made);
    return made;
  });
  return { ...loaded, parsed, broken: new Set([...loaded.broken].map(asHeir)) };
}

function heirsOf(kind: KindName, { parsed }: Loaded, kinds: Kinds): Map<RawObject, RawObject> {
  const made = new Map<RawObject, RawObject>();
  const { naming } = kinds.of(kind);
  const { member = "", heirOf, inheritedParts: parts = [] } = naming ?? {};
  if (!heirOf) return made;
  const waiting = new Map<string, RawObject[]>();
  const named: RawObject[] = [];
  for (const object of parsed.flatMap(({ objects }) => objects)) {
    const { value } = object;
    if (object.kind !== kind) continue;
    const parent = parentName(value);
    const isWhole = value["abstract"] !== undefined || parts.every((each) => each in value);
    if (parent === undefined || isWhole) named.push(object);
    else addTo(waiting, parent, object);
  }
  // Heirs may have heirs in turn; what has a parent that there is not has its own parts.
  const passOn = (from: RawObject[]): void => {
    for (const object of from) {
      for (const id of namesOf(object, kinds)) {
        for (const heir of waiting.get(id) ?? []) {
          const value = heirOf(heir.value, object.value);
          const own = value === heir.value;
          const now = own ? heir : getOrInsert(objectsMade, value, () => ({ ...heir, value }));
          if (!own) made.set(heir, now);
          from.push(now);
        }
        waiting.delete(id);
      }
    }
  };
  passOn(named);
  passOn([...waiting.values()].flat().filter(({ value }) => member in value));
  return made;
}

import type { Entry } from "../model/definition.ts";
import type { Location, Locations } from "../model/locations.ts";
import type { Pack } from "../model/pack.ts";
import type { Kinds } from "../kinds/kinds.ts";
import type { ParsedFile } from "./parse.ts";
import { placedIn } from "./placed-objects.ts";
import { PairMap, getOrInsert } from "../model/maps.ts";
import { once } from "../model/once.ts";

/**
 * A file is searched when the location of one of its objects is first needed, and once for as long as it is unchanged.
 */
export function locationsOf(kinds: Kinds, parsed: readonly ParsedFile[]): Locations {
  const filesByPath = once(() => {
    const files = new PairMap<Pack, string, ParsedFile>();
    for (const each of parsed) {
      if (each.objects.length + Object.keys(each.placed).length > 0)
        files.set(each.file.pack, each.file.path, each);
    }
    return files;
  });
  const find = (entry: Entry): Location | undefined => {
    const file = filesByPath().get(entry.pack, entry.path);
    if (!file) return undefined;
    const ours = locationsIn(file).get(entry);
    const other = ours ? undefined : placedIn(kinds, file).find((each) => each.entry === entry);
    return other ? { file: file.file, index: other.index } : ours;
  };
  return {
    has: (entry) => find(entry) !== undefined,
    of: (entry) => {
      const found = find(entry);
      if (!found) throw new Error(`an object of ${entry.path} stands in no file of this run`);
      return found;
    },
  };
}

const known = new WeakMap<ParsedFile, ReadonlyMap<Entry, Location>>();

function locationsIn(parsed: ParsedFile): ReadonlyMap<Entry, Location> {
  return getOrInsert(known, parsed, () => {
    const { file, objects, indices } = parsed;
    return new Map(objects.map(({ entry }, at) => [entry, { file, index: indices[at] }]));
  });
}

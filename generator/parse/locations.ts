import type { Entry } from "../model/definition.ts";
import type { Location, Locations } from "../model/locations.ts";
import type { Pack } from "../model/pack.ts";
import type { ParsedFile } from "./parse.ts";
import { PairMap, getOrInsert } from "../model/maps.ts";
import { once } from "../model/once.ts";

/**
 * A file is searched when the location of one of its objects is first needed, and once for as long as it is unchanged.
 */
export function locationsOf(parsed: readonly ParsedFile[]): Locations {
  const filesByPath = once(() => {
    const files = new PairMap<Pack, string, ParsedFile>();
    for (const each of parsed) {
      if (each.objects.length + each.placed.length > 0)
        files.set(each.file.pack, each.file.path, each);
    }
    return files;
  });
  const find = ({ pack, path }: Entry): ReadonlyMap<Entry, Location> | undefined => {
    const file = filesByPath().get(pack, path);
    return file && locationsIn(file);
  };
  return {
    has: (entry) => find(entry)?.has(entry) === true,
    of: (entry) => {
      const found = find(entry)?.get(entry);
      if (!found) throw new Error(`an object of ${entry.path} stands in no file of this run`);
      return found;
    },
  };
}

const known = new WeakMap<ParsedFile, ReadonlyMap<Entry, Location>>();

function locationsIn(parsed: ParsedFile): ReadonlyMap<Entry, Location> {
  return getOrInsert(known, parsed, () => {
    const { file, objects, indices, placed } = parsed;
    const found = new Map(objects.map(({ entry }, at) => [entry, { file, index: indices[at] }]));
    for (const { entry, index } of placed) found.set(entry, { file, index });
    return found;
  });
}

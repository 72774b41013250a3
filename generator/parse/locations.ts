import type { Entry } from "../model/definition.ts";
import type { Location, Locations } from "../model/locations.ts";
import type { Pack } from "../model/pack.ts";
import type { ParsedFile } from "./parse.ts";

/**
 * A file is searched when the location of one of its objects is first needed, and once for as long as it is unchanged.
 */
export function locationsOf(parsed: readonly ParsedFile[]): Locations {
  let files: FilesByPath | undefined;
  const find = ({ pack, path }: Entry): ReadonlyMap<Entry, Location> | undefined => {
    const file = (files ??= filesByPath(parsed)).get(pack)?.get(path);
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

type FilesByPath = ReadonlyMap<Pack, ReadonlyMap<string, ParsedFile>>;

function filesByPath(parsed: readonly ParsedFile[]): FilesByPath {
  const files = new Map<Pack, Map<string, ParsedFile>>();
  for (const each of parsed) {
    if (each.objects.length === 0) continue;
    const { pack, path } = each.file;
    let own = files.get(pack);
    if (!own) files.set(pack, (own = new Map<string, ParsedFile>()));
    own.set(path, each);
  }
  return files;
}

const known = new WeakMap<ParsedFile, ReadonlyMap<Entry, Location>>();

function locationsIn(parsed: ParsedFile): ReadonlyMap<Entry, Location> {
  let locations = known.get(parsed);
  if (!locations) {
    const { file, objects, indices } = parsed;
    locations = new Map(objects.map(({ entry }, at) => [entry, { file, index: indices[at] }]));
    known.set(parsed, locations);
  }
  return locations;
}

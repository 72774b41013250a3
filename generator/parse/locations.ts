import type { Entry } from "../model/definition.ts";
import type { Location, Locations } from "../model/locations.ts";
import type { Pack } from "../model/pack.ts";
import { patchedMap } from "../model/patched-map.ts";
import { spliceOf } from "../model/splice.ts";
import type { Kinds } from "../kinds/kinds.ts";
import type { ParsedFile } from "./parse.ts";
import { placedIn } from "./placed-objects.ts";
import { getOrInsert } from "../model/maps.ts";

/**
 * A file is searched when the location of one of its objects is first needed, and once for as long as it is unchanged.
 * @param before of the last run
 */
export function locationsOf(
  kinds: Kinds,
  parsed: readonly ParsedFile[],
  before?: Locations,
): Locations {
  const files = filesAgain(parsed, before && filesOf.get(before));
  const packs = new Map([...files.byPath.keys()].map((pack, rank) => [pack, rank]));
  const fileOf = (entry: Entry): RankedFile | undefined =>
    files.byPath.get(entry.pack)?.get(entry.path);
  const find = (entry: Entry): Location | undefined => {
    const { file } = fileOf(entry) ?? {};
    if (!file) return undefined;
    const ours = locationsIn(file).get(entry);
    const other = ours ? undefined : placedIn(kinds, file).find((each) => each.entry === entry);
    return other ? { file: file.file, index: other.index } : ours;
  };
  const locations: Locations = {
    has: (entry) => find(entry) !== undefined,
    of: (entry) => {
      const found = find(entry);
      if (!found) throw new Error(`an object of ${entry.path} stands in no file of this run`);
      return found;
    },
    fileRank: (entry) => fileOf(entry)?.rank ?? -1,
    packRank: ({ pack }) => packs.get(pack) ?? -1,
  };
  filesOf.set(locations, files);
  return locations;
}

const filesOf = new WeakMap<Locations, Files>();

interface Files {
  readonly parsed: readonly ParsedFile[];
  /** In load order. */
  readonly byPath: ReadonlyMap<Pack, ReadonlyMap<string, RankedFile>>;
}

interface RankedFile {
  readonly file: ParsedFile;
  readonly rank: number;
}

/** The files of a run; those of the last one with others in the same places, if that is the only difference. */
function filesAgain(parsed: readonly ParsedFile[], before: Files | undefined): Files {
  const { start, endBefore, end } = spliceOf(before?.parsed ?? [], parsed);
  const gone = before?.parsed.slice(start, endBefore) ?? [];
  const come = parsed.slice(start, end);
  const isSamePlace = ({ file }: ParsedFile, at: number): boolean =>
    file.pack === come[at]?.file.pack && file.path === come[at].file.path;
  const isPatched = before && gone.length === come.length && gone.every(isSamePlace);
  const different = new Map<Pack, Map<string, RankedFile>>();
  for (const [at, file] of (isPatched ? come : parsed).entries()) {
    const ranked = { file, rank: isPatched ? start + at : at };
    getOrInsert(different, file.file.pack, () => new Map()).set(file.file.path, ranked);
  }
  if (!isPatched) return { parsed, byPath: different };
  const byPath = new Map(before.byPath);
  for (const [pack, files] of different) {
    byPath.set(pack, patchedMap<string, RankedFile>(before.byPath.get(pack) ?? new Map(), files));
  }
  return { parsed, byPath };
}

const known = new WeakMap<ParsedFile, ReadonlyMap<Entry, Location>>();

function locationsIn(parsed: ParsedFile): ReadonlyMap<Entry, Location> {
  return getOrInsert(known, parsed, () => {
    const { file, objects, indices } = parsed;
    return new Map(objects.map(({ entry }, at) => [entry, { file, index: indices[at] }]));
  });
}

/** What several records say together: those that content builds on, and its own. */
import type { Report } from "../diagnostics/diagnostic.ts";
import type { Kinds } from "../kinds/kinds.ts";
import { getOrInsert } from "../model/maps.ts";
import type { KindName } from "../model/kind-names.ts";
import type { Release, ReleaseRecord, ReleaseRecordText } from "../model/release-record.ts";
import type { KindLines, PlacedChange } from "./meanings.ts";
import { readRecord } from "./read-record.ts";

/** By kind and id, the changes of all records in the order of their releases. */
export type RecordLines = ReadonlyMap<KindName, KindLines>;

export interface JoinedRecords {
  /** The releases of the content itself or, as long as it has none, of the first record that it builds on. */
  readonly releases: readonly Release[];
  readonly lines: RecordLines;
}

/** What the records of a project say together, and each of those that can be read. */
export function readRecords(
  kinds: Kinds,
  sources: readonly ReleaseRecordText[],
  report: Report,
): JoinedRecords & { readonly records: readonly ReadRecord[] } {
  const records = sources.flatMap(({ source, own }): ReadRecord[] => {
    const record = readRecord(kinds, source, report);
    return record ? [{ source, own, record }] : [];
  });
  const base = records.filter(({ own }) => !own).map(({ record }) => record);
  return { records, ...joinRecords(base, records.find(({ own }) => own)?.record) };
}

interface ReadRecord extends ReleaseRecordText {
  readonly record: ReleaseRecord;
}

export function joinRecords(
  base: readonly ReleaseRecord[],
  own: ReleaseRecord | undefined,
): JoinedRecords {
  const hasOwn = own !== undefined && own.releases.length > 0;
  const releases = (hasOwn ? own : base[0])?.releases ?? [];
  const lines = new Map<KindName, Map<string, readonly PlacedChange[]>>();
  const add = (record: ReleaseRecord, placeOf: (release: string) => number): void => {
    for (const [kind, ids] of record.ids) {
      const joined = getOrInsert(lines, kind, () => new Map<string, readonly PlacedChange[]>());
      for (const { id, changes } of ids.values()) {
        const placed = changes.map((each) => ({ ...each, at: placeOf(each.release) }));
        const before = joined.get(id);
        joined.set(id, before ? [...before, ...placed].sort((a, b) => a.at - b.at) : placed);
      }
    }
  };
  for (const [index, record] of base.entries()) {
    const places = placesOf(record.releases);
    add(record, hasOwn ? (release) => firstOn(releases, index, places, release) : placeIn(places));
  }
  if (own) add(own, placeIn(placesOf(own.releases)));
  return { releases, lines };
}

type Places = ReadonlyMap<string, number>;

function placesOf(releases: readonly Release[]): Places {
  return new Map(releases.map(({ name }, place) => [name, place]));
}

function placeIn(places: Places): (release: string) => number {
  return (release) => places.get(release) ?? 0;
}

/** The first release of the content that was built on a release of another record, or on a later one of it. */
function firstOn(
  releases: readonly Release[],
  index: number,
  places: Places,
  name: string,
): number {
  const place = places.get(name) ?? 0;
  const first = releases.findIndex(({ base }) => {
    const built = base[index];
    return built === undefined || (places.get(built) ?? -1) >= place;
  });
  return first < 0 ? releases.length : first;
}

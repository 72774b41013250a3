/**
 * Groups records by the file of the object that defined them last. A group stays the same object as long as all of its
 * records do.
 */
import { PairMap } from "../model/maps.ts";
import { isSameList, type Memo } from "../model/memo.ts";
import type { Entry, ResolvedDefinition } from "../model/definition.ts";
import type { KindName } from "../model/kind-names.ts";
import type { Pack } from "../model/pack.ts";

/** The records that the objects of one file define. */
export interface RecordFile extends Pick<Entry, "pack" | "path" | "sourcePath" | "builtIn"> {
  readonly records: readonly ResolvedDefinition[];
}

/** @param records in load order */
export function recordFiles(
  kind: KindName,
  records: Iterable<ResolvedDefinition>,
  memo: Memo,
): readonly RecordFile[] {
  const list = [...records];
  return memo.part<readonly RecordFile[]>(`files of ${kind}`, list, (before) =>
    filesOf(list, before),
  );
}

type OpenFile = RecordFile & { readonly records: ResolvedDefinition[] };

function filesOf(
  records: Iterable<ResolvedDefinition>,
  before: readonly RecordFile[] = [],
): readonly RecordFile[] {
  const files = new PairMap<Pack, string, OpenFile>();
  const ordered: OpenFile[] = [];
  for (const record of records) {
    const { pack, path, sourcePath, builtIn } = record.definition.origin.entry;
    // Most records are in the same file as the one before.
    let file = ordered.at(-1);
    if (file?.path !== path || file.pack !== pack) {
      file = files.getOrInsert(pack, path, () => {
        const made = { pack, path, sourcePath, ...(builtIn ? { builtIn } : {}), records: [] };
        ordered.push(made);
        return made;
      });
    }
    file.records.push(record);
  }
  const same = new Map<RecordFile, RecordFile>();
  for (const earlier of before) {
    const now = files.get(earlier.pack, earlier.path);
    if (now && isSameList(earlier.records, now.records)) same.set(now, earlier);
  }
  return ordered.map((file) => same.get(file) ?? file);
}

/**
 * Records by the file of the object that defined them last. What a file holds stays the same object while all of it
 * does.
 */
import { isSameList, type Memo } from "../model/memo.ts";
import { differingKeys } from "../model/patched-map.ts";
import type { Entry, ResolvedDefinition } from "../model/definition.ts";
import type { KindName } from "../model/kind-names.ts";
import type { Pack } from "../model/pack.ts";

/** What the objects of one file define. */
export interface RecordFile extends Pick<Entry, "pack" | "path" | "sourcePath" | "builtIn"> {
  readonly records: readonly ResolvedDefinition[];
}

type Table = ReadonlyMap<string, ResolvedDefinition>;

interface Files {
  readonly table: Table;
  readonly files: readonly RecordFile[];
}

/** @param table in load order */
export function filesOfTable(kind: KindName, table: Table, memo: Memo): readonly RecordFile[] {
  return memo.part<Files>(`files of ${kind}`, [table], (before) => ({
    table,
    files: (before && changedFiles(before, table)) ?? filesOf(table.values(), before?.files),
  })).files;
}

/** @param records in load order */
export function filesOfList(
  kind: KindName,
  records: readonly ResolvedDefinition[],
  memo: Memo,
): readonly RecordFile[] {
  return memo.part<readonly RecordFile[]>(`files of ${kind}`, records, (before) =>
    filesOf(records, before),
  );
}

/** Where some records take the places of others in the same files; `undefined` where more has changed. */
function changedFiles(before: Files, table: Table): readonly RecordFile[] | undefined {
  const keys = differingKeys(before.table, table);
  if (!keys) return undefined;
  const replacements = new Map<ResolvedDefinition, ResolvedDefinition>();
  for (const key of keys) {
    const [old, now] = [before.table.get(key), table.get(key)];
    if (old === now) continue;
    if (!old || !now || !isSameFile(old.definition.origin.entry, now.definition.origin.entry)) {
      return undefined;
    }
    replacements.set(old, now);
  }
  const inFiles = [...replacements.keys()].map(({ definition }) => definition.origin.entry);
  return before.files.map((file) =>
    inFiles.some((entry) => isSameFile(entry, file))
      ? { ...file, records: file.records.map((each) => replacements.get(each) ?? each) }
      : file,
  );
}

function isSameFile(
  one: Pick<Entry, "pack" | "path" | "builtIn">,
  other: Pick<Entry, "pack" | "path" | "builtIn">,
): boolean {
  return one.path === other.path && one.pack === other.pack && one.builtIn === other.builtIn;
}

type OpenFile = RecordFile & { readonly records: ResolvedDefinition[] };

function filesOf(
  records: Iterable<ResolvedDefinition>,
  before: readonly RecordFile[] = [],
): readonly RecordFile[] {
  const files = new Map<Pack, Map<string, OpenFile>>();
  const ordered: RecordFile[] = [];
  for (const record of records) {
    const { pack, path, sourcePath, builtIn } = record.definition.origin.entry;
    let ofPack = files.get(pack);
    if (!ofPack) files.set(pack, (ofPack = new Map<string, OpenFile>()));
    let file = ofPack.get(path);
    if (!file) {
      file = { pack, path, sourcePath, ...(builtIn ? { builtIn } : {}), records: [] };
      ofPack.set(path, file);
      ordered.push(file);
    }
    file.records.push(record);
  }
  const same = new Map<RecordFile, RecordFile>();
  for (const earlier of before) {
    const now = files.get(earlier.pack)?.get(earlier.path);
    if (now && isSameList(earlier.records, now.records)) same.set(now, earlier);
  }
  return ordered.map((file) => same.get(file) ?? file);
}

/**
 * The one index of ids that objects of other types define: for notes of findings, for `refs`, for completion and for
 * editors. Only the ids of such objects are kept, so a file is read again if it defines a wanted id.
 */
import { isList, isObject } from "../json/containers.ts";
import { contentOf } from "../json/intact-objects.ts";
import { collectExternalIds } from "../kinds/external-kinds.ts";
import { ofKinds, type Kinds } from "../kinds/kinds.ts";
import type { Json, JsonPath } from "../model/json.ts";
import { getOrInsert, groupBy } from "../model/maps.ts";
import { isSameList } from "../model/memo.ts";
import type { SourceFile } from "../model/source-file.ts";
import { pathTo, type ParsedFile } from "./parse.ts";

/** An id and its kind. */
export interface NamedId {
  readonly kind: string;
  readonly id: string;
}

export interface ExternalDefinition extends NamedId {
  readonly file: SourceFile;
  /** From the top of the file to the id. */
  readonly path: JsonPath;
}

export interface ExternalIndex {
  /** The positions of the files that define each id of a kind, in load order. */
  readonly files: (kind: string) => ReadonlyMap<string, readonly number[]>;
  /** The definitions of an id in load order; an id that only the configuration lists has none. */
  readonly definitions: (named: NamedId) => readonly ExternalDefinition[];
  /** All definitions in a file. */
  readonly inFile: (file: SourceFile) => readonly ExternalDefinition[];
}

const indexes = new WeakMap<readonly ParsedFile[], ExternalIndex>();

/** A file whose text changes becomes another object. */
const definitionsOfFiles = ofKinds(() => new WeakMap<SourceFile, DefinitionsOfFile>());

interface DefinitionsOfFile {
  readonly all: readonly ExternalDefinition[];
  readonly byId: ReadonlyMap<string, readonly ExternalDefinition[]>;
}

/** What was worked out last for each kind: an edit hardly ever changes the ids of other kinds. */
const filesOfKinds = ofKinds(() => new Map<string, FilesOfKind>());

interface FilesOfKind {
  /** The ids of the kind in each file. */
  readonly ids: readonly (readonly string[] | undefined)[];
  readonly positions: ReadonlyMap<string, readonly number[]>;
}

/** The index of these files, of which each part is made when it is first asked for. */
export function externalIndex(parsed: readonly ParsedFile[], kinds: Kinds): ExternalIndex {
  return getOrInsert(indexes, parsed, () => {
    const byKind = new Map<string, ReadonlyMap<string, readonly number[]>>();
    const files: ExternalIndex["files"] = (kind) =>
      getOrInsert(byKind, kind, () => positionsById(parsed, kind, filesOfKinds(kinds)));
    const inFile = (file: SourceFile): DefinitionsOfFile =>
      getOrInsert(definitionsOfFiles(kinds), file, () => {
        const all = definitionsIn(file, kinds);
        return { all, byId: groupBy(all, ({ id }) => id) };
      });
    const definitions: ExternalIndex["definitions"] = ({ kind, id }) =>
      (files(kind).get(id) ?? [])
        .flatMap((position) => parsed[position] ?? [])
        .flatMap(({ file }) => inFile(file).byId.get(id) ?? [])
        .filter((each) => each.kind === kind);
    return { files, definitions, inFile: (file) => inFile(file).all };
  });
}

function positionsById(
  parsed: readonly ParsedFile[],
  kind: string,
  last: Map<string, FilesOfKind>,
): ReadonlyMap<string, readonly number[]> {
  // Whoever asks may ask for the ids of anything.
  const ids = parsed.map(({ externals }) =>
    Object.hasOwn(externals, kind) ? externals[kind] : undefined,
  );
  const before = last.get(kind);
  if (
    before?.ids.length === ids.length &&
    before.ids.every((each, at) => isSameList(each ?? [], ids[at] ?? []))
  ) {
    return before.positions;
  }
  const positions = new Map<string, number[]>();
  ids.forEach((own = [], position) => {
    for (const id of own) {
      const files = getOrInsert(positions, id, () => []);
      if (files.at(-1) !== position) files.push(position);
    }
  });
  last.set(kind, { ids, positions });
  return positions;
}

function definitionsIn(file: SourceFile, kinds: Kinds): readonly ExternalDefinition[] {
  if (file.digest) return file.digest.defined.map((each) => ({ ...each, file }));
  const value = contentOf(file.text);
  const entries: readonly Json[] = isList(value) ? value : [value];
  const found: ExternalDefinition[] = [];
  entries.forEach((entry, position) => {
    if (!isObject(entry) || typeof entry["type"] !== "string") return;
    const top = pathTo(isList(value) ? position : undefined);
    collectExternalIds(kinds, entry["type"], entry, (kind, id, ...inside) => {
      const path = [...top, ...inside.filter((step) => step !== undefined)];
      found.push({ kind, id, file, path });
    });
  });
  return found;
}

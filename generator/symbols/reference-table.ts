/** The ids in all content, and where they stand. An edit changes only those of the objects that came or went. */
import type { Compilation } from "../compile.ts";
import type { Kinds } from "../kinds/kinds.ts";
import type { RawObject } from "../model/definition.ts";
import { addTo } from "../model/maps.ts";
import { once } from "../model/once.ts";
import type { ParsedFile } from "../parse/parse.ts";
import type { SymbolReference, SymbolsIn } from "./symbol-references.ts";

/** Where a reference stands: objects of our kinds first, then by file and by object. */
export type RankOf = (reference: SymbolReference) => number;

/** More objects than any file has. */
const mostObjects = 2 ** 25;

/** More files than there are. */
const mostFiles = 2 ** 26;

export function ranksIn({
  parsed,
  locations,
  model,
}: Pick<Compilation, "parsed" | "locations" | "model">): RankOf {
  const files = once(() => new Map(parsed.map(({ file }, at) => [file, at])));
  return ({ object }) => {
    const { file, index = 0 } = locations.of(object.entry);
    const group = model.context.kinds.has(object.kind) ? 0 : mostFiles;
    return (group + (files().get(file) ?? 0)) * mostObjects + index;
  };
}

export class ReferenceTable {
  readonly kinds: Kinds;
  #parsed: readonly ParsedFile[] = [];
  readonly #files = new Set<ParsedFile>();
  #isWhole = false;
  readonly #byId = new Map<string, SymbolReference[]>();
  readonly #symbolsIn: SymbolsIn;
  readonly #objectsIn: (file: ParsedFile) => readonly RawObject[];

  constructor(
    kinds: Kinds,
    symbolsIn: SymbolsIn,
    objectsIn: (file: ParsedFile) => readonly RawObject[],
  ) {
    this.kinds = kinds;
    this.#symbolsIn = symbolsIn;
    this.#objectsIn = objectsIn;
  }

  /** In any order, except that references of one object are in theirs. */
  of(id: string): readonly SymbolReference[] {
    return this.#byId.get(id) ?? [];
  }

  /** Reads at most so many of these files, as long as not all of them were; returns whether all are. */
  prepare(parsed: readonly ParsedFile[], most: number): boolean {
    if (!this.#isWhole) this.update(parsed, most);
    return this.#isWhole;
  }

  /** Brings the table to the state of these files, but reads at most so many new ones. */
  update(parsed: readonly ParsedFile[], most?: number): void {
    if (parsed === this.#parsed) return;
    const present = new Set(parsed);
    const left = [...this.#files].filter((each) => !present.has(each));
    const fresh = parsed.filter((each) => !this.#files.has(each));
    const read = fresh.slice(0, most);
    if (read.length === fresh.length) {
      this.#parsed = parsed;
      this.#isWhole = true;
    }
    if (left.length + read.length === 0) return;
    const gone = this.#objectsOf(left);
    const came = this.#objectsOf(read);
    const ids = new Set<string>();
    for (const object of gone) {
      if (came.has(object)) continue;
      for (const { id } of this.#symbolsIn(object, this.kinds)) ids.add(id);
    }
    for (const id of ids) {
      const left = this.of(id).filter(({ object }) => !gone.has(object) || came.has(object));
      if (left.length > 0) this.#byId.set(id, left);
      else this.#byId.delete(id);
    }
    for (const object of came) {
      if (gone.has(object)) continue;
      for (const each of this.#symbolsIn(object, this.kinds)) addTo(this.#byId, each.id, each);
    }
    for (const each of left) this.#files.delete(each);
    for (const each of read) this.#files.add(each);
  }

  #objectsOf(files: readonly ParsedFile[]): ReadonlySet<RawObject> {
    return new Set(files.flatMap((each) => this.#objectsIn(each)));
  }
}

import type { PackDirectory } from "./pack-directory.ts";
import type { FileOnDisk, SourceFile } from "../model/source-file.ts";
import type { Range } from "../model/source-text.ts";
import { sha256 } from "../disk/sha256.ts";

/** The pack and the paths of a file. */
export type FilePlace = Required<Pick<SourceFile, "path" | "displayPath" | "sourcePath">> & {
  readonly pack: PackDirectory;
};

/** The content of a file that was read: its text, or its summary if it only contains other kinds. */
export interface FileContent extends Pick<
  FileOnDisk,
  "strict" | "external" | "size" | "clean" | "hashes"
> {
  readonly text?: string;
  readonly entries?: Int32Array | undefined;
  readonly ranges?: Map<string, Range> | undefined;
}

/** The text that was read again last: whoever locates a place asks for it several times in a row. */
let readLast: { readonly bytes: Bytes; readonly text: string } | undefined;

/** Text that can be released and read again: a real game has far more of it than is needed twice. */
class Bytes implements FileOnDisk {
  readonly strict: boolean;
  readonly size: number;
  readonly external: FileOnDisk["external"];
  readonly clean: FileOnDisk["clean"];
  readonly hashes: FileOnDisk["hashes"];
  readonly #readAgain: () => Uint8Array;
  #text: string | undefined;
  #hash: string | undefined;

  constructor(content: FileContent, hash: string | undefined, readAgain: () => Uint8Array) {
    this.strict = content.strict === true;
    this.size = content.size;
    this.external = content.external;
    this.clean = content.clean;
    this.hashes = content.hashes;
    this.#text = content.text;
    this.#hash = hash;
    this.#readAgain = readAgain;
  }

  get sha256(): string {
    return (this.#hash ??= sha256(this.#readAgain()));
  }

  get text(): string {
    if (this.#text !== undefined) return this.#text;
    if (readLast?.bytes !== this) {
      readLast = { bytes: this, text: Buffer.from(this.#readAgain()).toString("utf8") };
    }
    return readLast.text;
  }

  release(): void {
    this.#text = undefined;
  }
}

/** A class, so that all files share one hidden class: they are accessed everywhere. */
class FileFromDisk implements SourceFile {
  readonly pack: PackDirectory;
  readonly packName: string;
  readonly path: string;
  readonly displayPath: string;
  readonly sourcePath: string;
  readonly entries: Int32Array | undefined;
  readonly disk: Bytes;
  #ranges: Map<string, Range> | undefined;

  constructor(
    place: FilePlace,
    { entries, ranges }: Pick<FileContent, "entries" | "ranges">,
    disk: Bytes,
  ) {
    this.pack = place.pack;
    this.packName = place.pack.name;
    this.path = place.path;
    this.displayPath = place.displayPath;
    this.sourcePath = place.sourcePath;
    this.entries = entries;
    this.disk = disk;
    this.#ranges = ranges;
  }

  get ranges(): Map<string, Range> {
    return (this.#ranges ??= new Map());
  }

  get text(): string {
    return this.disk.text;
  }
}

/** @param hash absent if it should be computed on demand */
export function fileOnDisk(
  place: FilePlace,
  content: FileContent,
  hash: string | undefined,
  readAgain: () => Uint8Array,
): SourceFile {
  return new FileFromDisk(place, content, new Bytes(content, hash, readAgain));
}

/** The same file as if it had just been read; nothing is read. */
export function asReadAgain(file: SourceFile): SourceFile {
  if (!(file instanceof FileFromDisk)) return { ...file };
  const { entries, text, disk } = file;
  const { strict, external, size, sha256 } = disk;
  return fileOnDisk(file, { strict, external, size, text, entries }, sha256, () =>
    Buffer.from(text),
  );
}

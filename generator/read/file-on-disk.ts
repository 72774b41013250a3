import type { PackDirectory } from "./pack-directory.ts";
import type { FileOnDisk, SourceFile } from "../model/source-file.ts";
import { sha256 } from "../disk/sha256.ts";

/** Where a file stands, and how it is shown. */
export type FilePlace = Required<Pick<SourceFile, "path" | "displayPath" | "sourcePath">> & {
  readonly pack: PackDirectory;
};

/** What is taken from a file when it is read: its text, unless it is plain what it says of other kinds. */
export interface FileContent extends Pick<FileOnDisk, "strict" | "foreign"> {
  readonly text?: string;
  readonly entries?: Int32Array | undefined;
}

/** Bytes that can be let go: a real game has far more of them than is read twice. */
class Bytes implements FileOnDisk {
  readonly strict: boolean;
  readonly foreign: FileOnDisk["foreign"];
  readonly #readAgain: () => Uint8Array;
  #text: string | undefined;
  #hash: string | undefined;

  constructor(content: FileContent, hash: string | undefined, readAgain: () => Uint8Array) {
    this.strict = content.strict === true;
    this.foreign = content.foreign;
    this.#text = content.text;
    this.#hash = hash;
    this.#readAgain = readAgain;
  }

  get sha256(): string {
    return (this.#hash ??= sha256(this.#readAgain()));
  }

  get text(): string {
    return this.#text ?? Buffer.from(this.#readAgain()).toString("utf8");
  }

  release(): void {
    this.#text = undefined;
  }
}

/** A class, so that all files have one hidden class: they are looked at everywhere. */
class FileFromDisk implements SourceFile {
  readonly pack: PackDirectory;
  readonly packName: string;
  readonly path: string;
  readonly displayPath: string;
  readonly sourcePath: string;
  readonly entries: Int32Array | undefined;
  readonly disk: Bytes;

  constructor(place: FilePlace, entries: Int32Array | undefined, disk: Bytes) {
    this.pack = place.pack;
    this.packName = place.pack.name;
    this.path = place.path;
    this.displayPath = place.displayPath;
    this.sourcePath = place.sourcePath;
    this.entries = entries;
    this.disk = disk;
  }

  get text(): string {
    return this.disk.text;
  }
}

/** @param hash absent where it is computed when it is asked for */
export function fileOnDisk(
  place: FilePlace,
  content: FileContent,
  hash: string | undefined,
  readAgain: () => Uint8Array,
): SourceFile {
  return new FileFromDisk(place, content.entries, new Bytes(content, hash, readAgain));
}

/** The same file, as if it had been read just now; nothing is read. */
export function asReadAgain(file: SourceFile): SourceFile {
  if (!(file instanceof FileFromDisk)) return { ...file };
  const { entries, text, disk } = file;
  const { strict, foreign, sha256 } = disk;
  return fileOnDisk(file, { strict, foreign, text, entries }, sha256, () => Buffer.from(text));
}

/** The files of a mod, from what a player drops on a page: a folder, files of one, or an archive. */
import type { Mod } from "./mod.ts";

/** A file of a page (`File`), as far as it is read. */
export interface DroppedFile {
  /** May be a path. */
  readonly name: string;
  /** The path from the folder that was dropped, if one was. */
  readonly webkitRelativePath?: string;
  readonly size: number;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** The most that is read of a file or archive, and how many bytes one may become. */
const mostBytes = 2 ** 26;
const mostEntries = 20_000;

/**
 * Reads a mod from files: those of a folder, or one zip archive.
 *
 * @param name Distinguishes the mod; defaults to the name of the folder or archive.
 * @throws Error that says what is wrong with an archive, that there is too much, or that there are no definitions
 */
export async function modFromFiles(given: Iterable<DroppedFile>, name?: string): Promise<Mod> {
  const all = [...given];
  const [first] = all;
  const files: Record<string, Uint8Array> = {};
  if (all.length === 1 && first && /\.zip$/iu.test(first.name)) {
    refuseAbove(first.size);
    const archive = new Uint8Array(await first.arrayBuffer());
    return modOf(name ?? first.name.replace(/\.zip$/iu, ""), await unzip(archive));
  }
  refuseAbove(all.reduce((sum, { size }) => sum + size, 0));
  for (const file of all.filter((each) => /json/iu.test(each.name))) {
    define(files, pathOf(file), new Uint8Array(await file.arrayBuffer()));
  }
  const path = first ? pathOf(first) : "mod";
  return modOf(name ?? path.split("/", 1)[0] ?? path, files);
}

function modOf(name: string, files: Mod["files"]): Mod {
  if (Object.keys(files).length > 0) return { name, files };
  throw new Error("There is nothing to load: expected a folder with *.json files, or one archive.");
}

function pathOf({ webkitRelativePath = "", name }: DroppedFile): string {
  return webkitRelativePath === "" ? name : webkitRelativePath;
}

function refuseAbove(bytes: number): void {
  if (bytes <= mostBytes) return;
  throw new Error(`The mod has more than ${String(mostBytes / 2 ** 20)} MiB, and was not read.`);
}

/** A name of a file is data: it may be `__proto__`. */
function define(files: Record<string, Uint8Array>, path: string, bytes: Uint8Array): void {
  Object.defineProperty(files, path, { value: bytes, enumerable: true, configurable: true });
}

const endMark = 0x06054b50;
const endSize = 22;
const entryMark = 0x02014b50;
const fileMark = 0x04034b50;
const stored = 0;
const deflated = 8;

/** The files of definitions in an archive. Needs `DecompressionStream`, as browsers, Node and Deno have it. */
async function unzip(archive: Uint8Array): Promise<Record<string, Uint8Array>> {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  const files: Record<string, Uint8Array> = {};
  try {
    let at = endOf(view);
    const count = view.getUint16(at + 10, true);
    if (count > mostEntries) throw new Error(`it has more than ${String(mostEntries)} files`);
    at = view.getUint32(at + 16, true);
    let left = mostBytes;
    for (let entry = 0; entry < count; entry += 1) {
      if (view.getUint32(at, true) !== entryMark) throw new Error("its list of files is damaged");
      const method = view.getUint16(at + 10, true);
      const packed = view.getUint32(at + 20, true);
      const nameLength = view.getUint16(at + 28, true);
      const after = nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
      const start = view.getUint32(at + 42, true);
      const name = new TextDecoder().decode(archive.subarray(at + 46, at + 46 + nameLength));
      at += 46 + after;
      if (!/json[^/]*$/iu.test(name)) continue;
      if (view.getUint32(start, true) !== fileMark) throw new Error(`"${name}" is damaged`);
      const from = start + 30 + view.getUint16(start + 26, true) + view.getUint16(start + 28, true);
      const bytes = archive.subarray(from, from + packed);
      if (method !== stored && method !== deflated) throw new Error(`"${name}" is encrypted`);
      const file = method === stored ? bytes : await inflate(bytes, left);
      left -= file.length;
      if (left < 0) throw new Error("it becomes too large");
      define(files, name, file);
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The archive cannot be read: ${reason}.`, { cause: error });
  }
  return files;
}

function endOf(view: DataView): number {
  // A comment of up to 65,535 bytes may follow.
  for (let at = view.byteLength - endSize; at >= 0 && at > view.byteLength - 65_600; at -= 1) {
    if (view.getUint32(at, true) === endMark) return at;
  }
  throw new Error("it is no zip archive");
}

/** A small archive may become very large: no more than this is taken from it. */
async function inflate(bytes: Uint8Array, most: number): Promise<Uint8Array> {
  const stream = new Blob([new Uint8Array(bytes)])
    .stream()
    .pipeThrough(new DecompressionStream("deflate-raw"));
  const reader = stream.getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const read = await reader.read();
    const value: unknown = read.value;
    if (!(value instanceof Uint8Array)) break;
    size += value.length;
    if (size > most) {
      await reader.cancel();
      throw new Error("it becomes too large");
    }
    parts.push(value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

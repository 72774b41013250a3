/** Reads the files of a mod that were dropped on a page. A linker loads this only when there are any. */
import type { Mod } from "./mod.ts";
import { unzip } from "./unzip.ts";

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

export async function modOfFiles(all: readonly DroppedFile[], name?: string): Promise<Mod> {
  const [first] = all;
  const files: Record<string, Uint8Array> = {};
  if (all.length === 1 && first && /\.zip$/iu.test(first.name)) {
    refuseAbove(first.size);
    const archive = new Uint8Array(await first.arrayBuffer());
    for (const [path, bytes] of await unzip(archive, mostBytes)) define(files, path, bytes);
    return modOf(name ?? first.name.replace(/\.zip$/iu, ""), files);
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

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
    const { unzip } = await import("./unzip.ts");
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

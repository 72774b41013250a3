/**
 * What files looked like when their hashes were last found to be those of the manifest, kept in
 * `node_modules/.cache/defwright`. Hashes decide; times only spare hashing a file that nobody touched since. The
 * cache is safe to delete, and without a `node_modules` folder there is none.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { sha256 } from "./manifest.ts";

/** Size, times of content and of status, inode: a file that was touched differs in one of them. */
type Look = readonly [size: number, mtimeMs: number, ctimeMs: number, ino: number];

export interface FileTimes {
  /** Whether the file looks as it did when its content was last hashed. */
  readonly untouched: (file: string) => boolean;
  /** Remembers how the files look now. */
  readonly remember: (files: readonly string[]) => void;
}

/** A file that changed within so many milliseconds of being looked at may change again unseen. */
const clockGrain = 1000;

interface Remembered {
  readonly version: 1;
  /** The manifest whose hashes the files had. */
  readonly manifest: string;
  readonly at: number;
  readonly files: Readonly<Record<string, Look>>;
}

/** Times that go with one manifest text; with any other they count for nothing. */
export function fileTimes(root: string, out: string, manifestText: string): FileTimes {
  const cache = cacheFile(root, out);
  const manifest = sha256(manifestText);
  const remembered = cache === undefined ? undefined : read(cache, manifest);
  const looks = new Map(Object.entries(remembered?.files ?? {}));
  return {
    untouched: (file) => {
      const before = looks.get(file);
      const now = before && lookAt(file);
      return (
        now !== undefined &&
        before !== undefined &&
        before.every((part, index) => part === now[index]) &&
        now[2] < (remembered?.at ?? 0) - clockGrain
      );
    },
    remember: (files) => {
      if (cache === undefined) return;
      const at = Date.now();
      const found: Record<string, Look> = {};
      for (const file of files) {
        const look = lookAt(file);
        if (look) found[file] = look;
      }
      write(cache, { version: 1, manifest, at, files: found });
    },
  };
}

function lookAt(file: string): Look | undefined {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat && [stat.size, stat.mtimeMs, stat.ctimeMs, stat.ino];
}

function cacheFile(root: string, out: string): string | undefined {
  for (let folder = root; ; folder = dirname(folder)) {
    const modules = join(folder, "node_modules");
    if (existsSync(modules)) {
      return join(modules, ".cache", "defwright", `times-${sha256(out).slice(0, 16)}.json`);
    }
    if (dirname(folder) === folder) return undefined;
  }
}

function read(cache: string, manifest: string): Remembered | undefined {
  try {
    const found = JSON.parse(readFileSync(cache, "utf8")) as Partial<Remembered>;
    return found.version === 1 && found.manifest === manifest ? (found as Remembered) : undefined;
  } catch {
    return undefined;
  }
}

/** A cache that cannot be written is no reason to fail a build. */
function write(cache: string, remembered: Remembered): void {
  try {
    mkdirSync(dirname(cache), { recursive: true });
    const temporary = `${cache}.${String(process.pid)}.tmp`;
    writeFileSync(temporary, JSON.stringify(remembered));
    renameSync(temporary, cache);
  } catch {
    return;
  }
}

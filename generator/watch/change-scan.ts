/**
 * Systems lose events of files: a queue overflows, a folder is filled before anybody watches it, a watcher takes two
 * saves for one. Since a build trusts that what it was not told of is as it was, one lost event would leave the
 * output wrong for good. So a watcher that has nothing to do looks for itself. Hashes decide; looks only spare hashing.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setImmediate as breathe } from "node:timers/promises";
import type { Settings } from "../config/settings.ts";
import type { BuildSession } from "../build/session.ts";
import { standingIn } from "../build/leftovers.ts";
import { listFiles, type FilePath } from "../read/read.ts";
import { sha256 } from "../disk/sha256.ts";
import { lookOf } from "./file-stats.ts";

/** Something that is not as the last build took it. */
export interface Found {
  /** Absolute. */
  readonly path: string;
  readonly directory: boolean;
  /** It was written by us, and somebody changed, removed or restored it. */
  readonly output: boolean;
}

export interface Lookout {
  /** Takes everything as it is now for what the build reads that follows. */
  readonly begin: (settings: Settings) => void;
  /** The same of what decides the settings alone. */
  readonly decide: (settings: Settings) => void;
  /** Whether a file still says what the session read from it; `undefined` for one that the session does not know. */
  readonly asRead: (path: string, session: BuildSession) => boolean | undefined;
  /** What differs; each difference is told once. Stops looking as soon as `disturbed` says so. */
  readonly look: (
    settings: Settings,
    session: BuildSession,
    disturbed: () => boolean,
  ) => Promise<readonly Found[]>;
}

/** So long is looked without a pause. Milliseconds. */
const slice = 4;

export function createLookout(): Lookout {
  /** Looks of files that were found to be as the session has them. */
  const looks = new Map<string, string>();
  /** Hashes of what differed when it was told last. */
  const told = new Map<string, string>();
  let deciding = new Map<string, string>();

  return { begin, decide, asRead, look };

  function decide(settings: Settings): void {
    deciding = decidingThings(settings);
  }

  function begin(settings: Settings): void {
    // What changed since the settings were read is told of.
    const now = decidingThings(settings);
    deciding = new Map([...now].map(([path, how]) => [path, deciding.get(path) ?? how]));
    looks.clear();
    for (const { absolute } of filesOf(settings) ?? []) {
      const now = lookOf(absolute);
      if (now !== undefined && !now.fresh) looks.set(absolute, now.text);
    }
  }

  function asRead(path: string, { sources }: BuildSession): boolean | undefined {
    const known = sources.get(path)?.disk?.sha256;
    return known === undefined ? undefined : hashOf(path) === known;
  }

  async function look(
    settings: Settings,
    session: BuildSession,
    disturbed: () => boolean,
  ): Promise<readonly Found[]> {
    const found: Found[] = [];
    let since = performance.now();
    for (const each of suspects(settings, session)) {
      if (each !== undefined) found.push(each);
      if (performance.now() - since < slice) continue;
      await breathe();
      if (disturbed()) break;
      since = performance.now();
    }
    return found;
  }

  /** One step for each thing that is looked at; `undefined` where it is as it should be. */
  function* suspects(settings: Settings, session: BuildSession): Generator<Found | undefined> {
    const before = deciding;
    deciding = decidingThings(settings);
    for (const path of new Set([...before.keys(), ...deciding.keys()])) {
      const [was, now] = [before.get(path), deciding.get(path)];
      if (was === now) continue;
      yield { path, directory: was === folder || now === folder, output: false };
    }
    const listed = filesOf(settings);
    const gone = new Set((session.listing?.paths ?? []).map(({ absolute }) => absolute));
    for (const { absolute } of listed ?? []) {
      yield gone.delete(absolute) && isAsRead(absolute, session) ? undefined : news(absolute);
    }
    if (listed !== undefined) for (const absolute of gone) yield news(absolute);
    const { out = "" } = settings;
    for (const [path, { bytes, size, mtimeMs }] of session.written) {
      const file = join(out, path);
      const look = lookOf(file);
      const same =
        (look?.size === size && look.mtimeMs === mtimeMs) || (look && bytesOf(file)?.equals(bytes));
      if (same === true) told.delete(file);
      yield same === true ? undefined : news(file, true);
    }
    yield* leftovers(out, session);
  }

  /** From now on the session knows of them, so that the next build that succeeds removes them. */
  function* leftovers(out: string, { written }: BuildSession): Generator<Found | undefined> {
    // Until a build succeeds, what stands there is the last good output.
    if (written.size === 0) return;
    for (const { path, absolute, what } of standingIn(out, new Set(written.keys()))) {
      const look = what === "leftover" ? lookOf(absolute) : undefined;
      const bytes = look && bytesOf(absolute);
      if (look === undefined || bytes === undefined) yield undefined;
      else {
        written.set(path, { bytes, size: look.size, mtimeMs: look.mtimeMs });
        yield { path: absolute, directory: false, output: true };
      }
    }
  }

  function isAsRead(path: string, session: BuildSession): boolean {
    const now = lookOf(path);
    if (now === undefined) return false;
    if (looks.get(path) === now.text) return true;
    if (asRead(path, session) !== true) return false;
    if (!now.fresh) looks.set(path, now.text);
    told.delete(path);
    return true;
  }

  function news(path: string, output = false): Found | undefined {
    const now = hashOf(path);
    if (told.get(path) === now) return undefined;
    told.set(path, now);
    return { path, directory: false, output };
  }
}

const folder = "a folder";

/** What decides the settings, and the packs themselves -> how it is. */
function decidingThings({ packs, decidedBy }: Settings): Map<string, string> {
  const things = new Map<string, string>();
  for (const file of decidedBy?.files ?? []) things.set(file, hashOf(file));
  for (const parent of decidedBy?.folders ?? []) {
    for (const name of foldersIn(parent)) things.set(join(parent, name), folder);
  }
  for (const { directory } of packs) if (existsSync(directory)) things.set(directory, folder);
  return things;
}

function foldersIn(parent: string): string[] {
  try {
    const entries = readdirSync(parent, { withFileTypes: true });
    return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  } catch {
    return [];
  }
}

/** `undefined` while a folder of it is missing, which is told of elsewhere. */
function filesOf({ packs }: Settings): FilePath[] | undefined {
  try {
    return listFiles(packs);
  } catch {
    return undefined;
  }
}

function bytesOf(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}

/** Of a file's bytes; of one that cannot be read, why. */
function hashOf(path: string): string {
  try {
    return sha256(readFileSync(path));
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? "";
  }
}

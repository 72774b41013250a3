/** Runs the compiler on packs on disk: lists and reads their files, and compiles them. */
import { sleep } from "../disk/sleep.ts";
import { errorCode } from "../disk/error-code.ts";
import { compile, type Compilation, type CompileOptions } from "../compile.ts";
import type { Settings } from "../config/settings.ts";
import type { SourceFile } from "../model/source-file.ts";
import { createStopwatch } from "../model/stopwatch.ts";
import type { PackDirectory } from "../read/pack-directory.ts";
import { listAgain, type Listed, type Listing } from "../read/list-again.ts";
import { refuseOutside } from "../read/list-files.ts";
import { displayPath } from "../disk/display-path.ts";
import { readFiles, type ReadFile, type ReadSources } from "../read/read.ts";
import { findUnloaded } from "../read/unloaded-packs.ts";
import type { BuildSession } from "./session.ts";

export interface CompilePacksOptions
  extends Pick<CompileOptions, "emit" | "records" | "tidy" | "least" | "slow">, Listed {
  /** Caches of earlier runs, for watching. */
  readonly session?: BuildSession;
  /** Absolute paths that may differ from the session's last run; absent if any file may differ. */
  readonly touched?: ReadonlySet<string>;
  /** Packs whose directories are missing: what the session last read is compiled, and `build` writes nothing. */
  readonly away?: ReadonlySet<PackDirectory>;
  /** Replaces reading files from the disk. */
  readonly readFile?: ReadFile;
}

/**
 * Compiles the content of the packs. Writes no module; `build` does.
 * @throws if files or directories cannot be read
 */
export function compilePacks(settings: Settings, options: CompilePacksOptions = {}): Compilation {
  const { session, touched, away, listDirectory, isFile, readFile, ...more } = options;
  const { packs, root, workingDirectory } = settings;
  const watch = createStopwatch();
  const list = (): Listing =>
    watch.time("list", () =>
      listAgain(packs, session?.listing, touched, { listDirectory, isFile }, away),
    );
  const read = (listing: Listing): ReadSources =>
    watch.time("read", () =>
      readFiles(listing.paths, listing.passedOver, {
        kinds: settings.kinds,
        root,
        workingDirectory,
        sources: session?.sources ?? new Map<string, SourceFile>(),
        // After a new listing, any file may differ.
        touched: listing === session?.listing ? touched : undefined,
        readFile,
        // It was seen under these settings.
        kept: session?.settings === settings ? session.keptFiles : undefined,
        stamps: session?.stamps,
        away,
        limits: settings.limits,
        // Sessions and manifests detect changes by hash; a run for its findings alone needs no hashes.
        hashes: options.emit !== false || session !== undefined,
      }),
    );
  const { listing, sources } = unlessFilesVanish(
    () => {
      const listing = list();
      refuseOutside(listing.outside, (path) => displayPath(path, workingDirectory));
      return { listing, sources: read(listing) };
    },
    session ? 1 : attempts,
  );
  if (session) session.listing = listing;
  const compilation = compile(settings, sources, {
    ...more,
    ...(session ? { session } : {}),
    findUnloaded: (ids) => findUnloaded(settings.kinds, ids, packs, root),
  });
  return { ...compilation, timings: [...watch.times, ...compilation.timings] };
}

/** Files missing during a branch checkout appear soon. */
const attempts = 4;
const pause = 50;

/** Files may vanish between being listed and being read; if so, they are listed again. */
function unlessFilesVanish<T>(run: () => T, most: number): T {
  for (let left = most - 1; ; left -= 1) {
    try {
      return run();
    } catch (error) {
      if (left === 0 || errorCode(error) !== "ENOENT") throw error;
      sleep(pause);
    }
  }
}

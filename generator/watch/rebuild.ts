/** A watcher's build: the same `build()` as on the command line, with the session's caches. */
import { setTimeout as pause } from "node:timers/promises";
import { errorCode } from "../disk/error-code.ts";
import { build } from "../build/build.ts";
import type { BuildResult } from "../build/build-result.ts";
import type { Compilation } from "../compile.ts";
import type { Code } from "../diagnostics/code.ts";
import { displayPath } from "../disk/display-path.ts";
import { awaitReturn, missingPacks } from "./missing-packs.ts";
import { contentChanges, noChanges, type ContentChanges } from "../diff/content-changes.ts";
import type { Cause } from "./watch-events.ts";
import type { WatchState } from "./watch-state.ts";

/** Editors may take this long from a file's first byte to its last. Milliseconds. */
export const halfWritten = 50;

/** Codes that indicate that a file may be half-written. */
const unfinished: ReadonlySet<string> = new Set<Code>(["invalid-json", "invalid-utf8"]);

/**
 * @param paths Absolute paths of changed files and folders, sorted by code unit.
 * @param since When the first change was reported, by `performance.now()`.
 */
export async function rebuild(
  state: WatchState,
  cause: Cause,
  paths: readonly string[],
  since: number,
): Promise<void> {
  let result = buildUnlessFilesVanish(state, cause, paths);
  if (result === undefined || (cause !== "start" && maybeHalfWritten(state, result, paths))) {
    await pause(halfWritten);
    result = buildOnce(state, cause, paths);
  }
  const milliseconds = performance.now() - since;
  const changes = takeOver(state, result.compilation);
  const { settings } = state;
  state.events.built?.({ cause, paths, result, changes, milliseconds, settings });
}

function buildUnlessFilesVanish(
  state: WatchState,
  cause: Cause,
  paths: readonly string[],
): BuildResult | undefined {
  try {
    return buildOnce(state, cause, paths);
  } catch (error) {
    if (errorCode(error) === "ENOENT") return undefined;
    throw error;
  }
}

function buildOnce(state: WatchState, cause: Cause, paths: readonly string[]): BuildResult {
  const { settings, session, inDoubt } = state;
  const missing = session.listing ? missingPacks(settings) : new Set<never>();
  if (missing.size > 0) awaitReturn(state, missing);
  const known = (cause === "content" || cause === "output") && !inDoubt;
  state.inDoubt = true;
  const result = build(settings, {
    session,
    // The first build creates the model that later ones are compared with, even if everything is current.
    force: cause === "start",
    ...(missing.size > 0 ? { away: missing } : {}),
    ...(known ? { touched: new Set(paths) } : {}),
  });
  state.inDoubt = false;
  return result;
}

/** Records a successful build, and returns what it changed since the last successful one. */
function takeOver(state: WatchState, compilation: Compilation | undefined): ContentChanges {
  if (compilation === undefined || compilation.failed) return noChanges;
  const { lastGood } = state;
  state.lastGood = compilation;
  if (lastGood === undefined) return noChanges;
  return contentChanges(lastGood.model.records, compilation.model.records);
}

function maybeHalfWritten(
  { settings }: WatchState,
  { compilation }: BuildResult,
  paths: readonly string[],
): boolean {
  const shown = new Set(paths.map((path) => displayPath(path, settings.workingDirectory)));
  return (compilation?.diagnostics ?? []).some(
    ({ code, source }) => unfinished.has(code) && shown.has(source.displayPath),
  );
}

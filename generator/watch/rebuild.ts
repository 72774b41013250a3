/** A build of a watcher: the same `build()` as on the command line, with what the session keeps of earlier ones. */
import { setTimeout as pause } from "node:timers/promises";
import { errorCode } from "../disk/error-code.ts";
import { build } from "../build/build.ts";
import type { BuildResult } from "../build/build-result.ts";
import type { Compilation } from "../compile.ts";
import type { Code } from "../diagnostics/code.ts";
import { displayPath } from "../disk/display-path.ts";
import { awaitReturn, missingPacks } from "./missing-packs.ts";
import { contentChanges, noChanges, type ContentChanges } from "./content-changes.ts";
import type { Cause } from "./watch-events.ts";
import type { WatchState } from "./watch-state.ts";

/** Editors take up to so long from the first byte of a file to its last. Milliseconds. */
export const halfWritten = 50;

/** Codes of a file that may be half-written. */
const unfinished: ReadonlySet<string> = new Set<Code>(["invalid-json", "invalid-utf8"]);

/**
 * @param paths Files and folders that changed, absolute, by code unit.
 * @param since When the first of it was reported, by `performance.now()`.
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
    // The first build makes the model that later ones are compared with, even where all is current.
    force: cause === "start",
    ...(missing.size > 0 ? { away: missing } : {}),
    ...(known ? { touched: new Set(paths) } : {}),
  });
  state.inDoubt = false;
  return result;
}

/** What a build changed against the last one that succeeded. */
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

/** Watching is not a separate implementation: after an event it runs the same `build()`, with the session's caches. */
import { setTimeout as pause } from "node:timers/promises";
import type { LoadedSettings } from "../config/load-config.ts";
import type { DecidedBy, Settings } from "../config/settings.ts";
import { openBuildSession } from "../build/kept-state.ts";
import { createBuildSession } from "../build/session.ts";
import { errorCode } from "../disk/error-code.ts";
import { byCodeUnit } from "../text/code-unit.ts";
import { chokidarEvents } from "./chokidar-events.ts";
import { isIn, missingPacks } from "./missing-packs.ts";
import { halfWritten, rebuild } from "./rebuild.ts";
import { createRebuildQueue, type Job, type RebuildQueue } from "./rebuild-queue.ts";
import { comparison, forgetReported, settingsThatChanged } from "./recheck.ts";
import { settingsState } from "./settings-state.ts";
import type { WatchEvents, WatchOptions } from "./watch-events.ts";
import { WatchState } from "./watch-state.ts";
import { watchedPaths } from "./watched-paths.ts";
import { stopWaiting, whenIdle } from "./when-idle.ts";

export type { Rebuild, WatchEvents, WatchOptions } from "./watch-events.ts";

export interface Watcher {
  /** Reads and builds everything again, whatever events were reported; `WatchEvents.built` reports when it is done. */
  readonly rebuild: () => void;
  /** Ends all watching; a running build is finished first. */
  readonly close: () => Promise<void>;
}

/** Resolves when the first build is done and every later edit will be noticed. */
export async function createWatcher(
  settings: Settings,
  events: WatchEvents = {},
  options: WatchOptions = {},
): Promise<Watcher> {
  const state = new WatchState(settings, events, options);
  const queue: RebuildQueue = createRebuildQueue(
    (job) => work(state, queue, job),
    () => {
      whenIdle(state, queue);
    },
  );
  const close = async (): Promise<void> => {
    state.closed = true;
    stopWaiting(state);
    await queue.close();
    await state.fileWatcher?.close();
  };
  try {
    await readSettingsAgain(state);
    await startWatching(state, queue);
    state.session = openBuildSession(state.settings);
    await firstBuild(state);
  } catch (error) {
    await close();
    throw error;
  }
  whenIdle(state, queue);
  const again = (): void => {
    queue.want("request");
  };
  return { rebuild: again, close };
}

/** What decides the given settings may have changed between their reading and the noting of its state. */
async function readSettingsAgain(state: WatchState): Promise<void> {
  const { settings } = await state.reload();
  if (settings === undefined) {
    // The given ones stay in force until the first recheck reads them again.
    state.decided = new Map();
    return;
  }
  state.settings = settings;
  state.paths = watchedPaths(settings);
}

/** Folders may be renamed at the start, or a branch checked out. Milliseconds. */
const patience = 10_000;

/** @throws if files keep vanishing, or if the output cannot be written */
async function firstBuild(state: WatchState): Promise<void> {
  const start = performance.now();
  for (;;) {
    try {
      await rebuild(state, "start", [], start);
      return;
    } catch (error) {
      if (errorCode(error) !== "ENOENT" || performance.now() - start > patience) throw error;
      await pause(halfWritten);
    }
  }
}

async function startWatching(state: WatchState, queue: RebuildQueue): Promise<void> {
  const { paths, options, events, fileWatcher: before } = state;
  state.hasHeard = false;
  state.fileWatcher = await (options.fileEvents ?? chokidarEvents)(
    paths,
    (path, directory) => {
      state.hasHeard = true;
      if (paths.matters(path, directory)) queue.want("touched", path);
    },
    (error) => events.failed?.(error),
  );
  await before?.close();
}

/**
 * After an event that was not reported, later ones in the same folder may not be either. A file system that reports no
 * events at all is not watched anew.
 */
async function watchAnew(state: WatchState, queue: RebuildQueue): Promise<void> {
  const isOurs = state.options.fileEvents === undefined;
  if (isOurs && state.hasHeard && !state.closed) await startWatching(state, queue);
}

async function work(state: WatchState, queue: RebuildQueue, job: Job): Promise<void> {
  try {
    await buildWhatChanged(state, queue, job);
    forgetReported(state);
    if (job.reasons.has("missed")) await watchAnew(state, queue);
    state.lastFailure = undefined;
  } catch (error) {
    // If a retry fails in the same way, the failure is not reported again.
    const failure = String(error);
    if (failure !== state.lastFailure || job.reasons.has("request")) state.events.failed?.(error);
    state.lastFailure = failure;
  }
}

/** Checks what really changed: saves may change nothing, and one change may cause several events. */
async function buildWhatChanged(
  state: WatchState,
  queue: RebuildQueue,
  { reasons, touched, since }: Job,
): Promise<void> {
  const deciding = settingsThatChanged(state);
  const differs = comparison(state);
  const missing = missingPacks(state.settings);
  const content = [...touched].filter(
    (path) => state.paths.isContent(path) && differs(path) && !isIn(missing, path),
  );
  const paths = [...new Set([...deciding, ...content])].sort(byCodeUnit);
  const request = reasons.has("request");
  if ((request || deciding.length > 0) && (await readSettings(state, queue))) {
    await rebuild(state, request ? "request" : "configuration", paths, since);
  } else if (content.length > 0 || state.inDoubt) {
    await rebuild(state, "content", content.sort(byCodeUnit), since);
  } else if (reasons.has("output")) {
    await rebuild(state, "output", [], since);
  }
}

/**
 * Reads the settings, which take effect only if they are good. Returns whether they are. They are read twice: the first
 * time finds out what decides them, whose state is then noted before the second, so that no later change is missed.
 */
async function readSettings(state: WatchState, queue: RebuildQueue): Promise<boolean> {
  const inForce = (read: LoadedSettings): Settings =>
    read.settings ?? awaiting(state.settings, read.decidedBy);
  const first = await state.reload();
  if (first.settings === undefined) await pause(halfWritten);
  const decided = settingsState(inForce(first), state.hashOf);
  const loaded = await state.reload();
  const settings = inForce(loaded);
  const isOther = settings !== state.settings;
  state.settings = settings;
  state.decided = decided;
  if (loaded.settings !== undefined) {
    state.session = createBuildSession();
    // Nothing has been read into the new session yet.
    state.inDoubt = true;
  }
  if (isOther) {
    state.paths = watchedPaths(settings);
    if (!state.closed) await startWatching(state, queue);
  }
  if (loaded.settings === undefined) state.events.misconfigured?.(loaded.problems);
  return loaded.settings !== undefined;
}

/** The settings that stay in force until others are good, and that are read again when anything these need changes. */
function awaiting(settings: Settings, needed: DecidedBy = nothing): Settings {
  const own = settings.decidedBy ?? nothing;
  const files = new Set([...own.files, ...needed.files]);
  const folders = new Set([...own.folders, ...needed.folders]);
  if (files.size === own.files.length && folders.size === own.folders.length) return settings;
  return { ...settings, decidedBy: { files: [...files], folders: [...folders] } };
}

const nothing: DecidedBy = { files: [], folders: [] };

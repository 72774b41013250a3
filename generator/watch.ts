/**
 * Watch is not a second program: after an event it runs the same `build()` with the caches of a session. One
 * build runs at a time, and everything that happens meanwhile makes one more.
 */
import { setTimeout as pause } from "node:timers/promises";
import type { FSWatcher } from "chokidar";
import { build, type BuildResult } from "./build.ts";
import type { Compilation } from "./compile.ts";
import { loadSettings, type LoadedSettings } from "./config/load-config.ts";
import type { Settings } from "./config/settings.ts";
import type { Code } from "./diagnostics/catalogue/index.ts";
import type { Diagnostic } from "./diagnostics/diagnostic.ts";
import { displayPath } from "./read.ts";
import { createSession } from "./session.ts";
import { contentChanges, noChanges, type ContentChanges } from "./watch/content-changes.ts";
import type { FileEvents, FileWatcher } from "./watch/file-events.ts";
import { changedSince, markFiles } from "./watch/file-marks.ts";
import { watchedPaths } from "./watch/watched-paths.ts";

export interface Rebuild {
  readonly cause: "start" | "content" | "configuration";
  /** Files and folders that changed, absolute, by code unit; empty at the start. */
  readonly paths: readonly string[];
  readonly result: BuildResult;
  /** Against the last build that succeeded; empty where this one did not, or was the first. */
  readonly changes: ContentChanges;
  /** From the first event to the last written byte. */
  readonly milliseconds: number;
  readonly settings: Settings;
}

/** None of them may throw. */
export interface WatchEvents {
  /** After each build, the first and the failed ones included. */
  readonly built?: (rebuild: Rebuild) => void;
  /** The configuration was edited and is wrong now; the last good one stays in force. */
  readonly misconfigured?: (problems: readonly Diagnostic[]) => void;
  /** Files could not be read or written, or our own code failed; the watcher goes on. */
  readonly failed?: (error: unknown) => void;
}

export interface Watcher {
  /** Ends all watching; a build that runs is finished first. */
  readonly close: () => Promise<void>;
}

export interface WatchOptions {
  /** Reads the settings again; from the configuration file alone where absent. */
  readonly reload?: () => Promise<LoadedSettings>;
  /** What tells of files; a watcher of our own where absent. */
  readonly fileEvents?: FileEvents;
}

/** Editors write in several steps; events so close together make one build. Milliseconds. */
const debounce = 5;
/** A file that is no JSON right after an event is read once more so much later before that is reported. */
const halfWritten = 50;
/** The file watcher drops events that follow within 50 ms; so much later the files are looked at again. */
const settling = 60;

/** Codes of a file that may be half-written. */
const unfinished: ReadonlySet<string> = new Set<Code>(["invalid-json", "invalid-utf8"]);

/** Resolves when the first build is done and every later edit will be seen. */
export async function createWatcher(
  first: Settings,
  events: WatchEvents = {},
  options: WatchOptions = {},
): Promise<Watcher> {
  let settings = first;
  let session = createSession();
  let lastGood: Compilation | undefined;
  let closed = false;
  /** Whether a build ended early, so that files may differ from what the session took them for. */
  let inDoubt = false;
  let paths = watchedPaths(settings);
  let watcher = await startWatching();
  let pending = new Set<string>();
  let reloadPending = false;
  let since = 0;
  let timer: NodeJS.Timeout | undefined;
  const settleTimers = new Set<NodeJS.Timeout>();
  let running: Promise<void> | undefined;

  await rebuild("start", new Set(), performance.now());
  return { close };

  function startWatching(): Promise<FileWatcher> {
    const failed = (error: unknown): void => events.failed?.(error);
    return (options.fileEvents ?? watchFiles)(paths, notice, failed);
  }

  function notice(path: string, directory: boolean): void {
    const meaning = paths.meaning(path, directory);
    if (meaning === undefined || closed) return;
    if (meaning === "configuration") reloadPending = true;
    if (pending.size === 0) since = performance.now();
    pending.add(path);
    schedule();
  }

  function schedule(): void {
    if (running !== undefined || timer !== undefined || closed) return;
    timer = setTimeout(() => {
      timer = undefined;
      running = work().finally(() => {
        running = undefined;
        if (pending.size > 0) schedule();
      });
    }, debounce);
  }

  async function work(): Promise<void> {
    const touched = pending;
    const start = since;
    const reload = reloadPending;
    pending = new Set();
    reloadPending = false;
    try {
      if (reload && !(await readSettings())) lookAgain(touched);
      else await rebuild(reload ? "configuration" : "content", touched, start);
    } catch (error) {
      events.failed?.(error);
    }
  }

  /** Whether the settings on disk are good; only then they take over. */
  async function readSettings(): Promise<boolean> {
    const read = options.reload ?? ((): Promise<LoadedSettings> => loadAgain(settings));
    let loaded = await read();
    if (loaded.settings === undefined) {
      await pause(halfWritten);
      loaded = await read();
    }
    if (loaded.settings === undefined) {
      events.misconfigured?.(loaded.problems);
      return false;
    }
    settings = loaded.settings;
    session = createSession();
    paths = watchedPaths(settings);
    await watcher.close();
    if (!closed) watcher = await startWatching();
    return true;
  }

  async function rebuild(
    cause: Rebuild["cause"],
    touched: ReadonlySet<string>,
    start: number,
  ): Promise<void> {
    const sorted = [...touched].sort();
    lookAgain(touched);
    let result = buildUnlessFilesVanish();
    if (result === undefined || (cause !== "start" && maybeHalfWritten(result, sorted))) {
      await pause(halfWritten);
      result = buildOnce();
    }
    const milliseconds = performance.now() - start;
    const { compilation } = result;
    let changes = noChanges;
    if (compilation !== undefined && !compilation.failed) {
      if (lastGood !== undefined) {
        changes = contentChanges(lastGood.model.records, compilation.model.records);
      }
      lastGood = compilation;
    }
    events.built?.({ cause, paths: sorted, result, changes, milliseconds, settings });

    function buildUnlessFilesVanish(): BuildResult | undefined {
      try {
        return buildOnce();
      } catch (error) {
        if (cause !== "start" && (error as NodeJS.ErrnoException).code === "ENOENT")
          return undefined;
        throw error;
      }
    }

    function buildOnce(): BuildResult {
      const known = cause === "content" && !inDoubt;
      inDoubt = true;
      // The first build makes the model that later ones are compared with, even where all is current.
      const force = cause === "start";
      const made = build(settings, { session, force, ...(known ? { touched } : {}) });
      inDoubt = false;
      return made;
    }
  }

  function maybeHalfWritten(result: BuildResult, touched: readonly string[]): boolean {
    const shown = new Set(touched.map((path) => displayPath(path, settings.workingDirectory)));
    return (result.compilation?.diagnostics ?? []).some(
      ({ code, source }) => unfinished.has(code) && shown.has(source.displayPath),
    );
  }

  /** Marks the files as they are now, and takes up those that are found different a little later. */
  function lookAgain(touched: ReadonlySet<string>): void {
    if (touched.size === 0 || closed) return;
    const marks = markFiles(touched);
    const settle = setTimeout(() => {
      settleTimers.delete(settle);
      for (const path of changedSince(marks)) notice(path, false);
    }, settling);
    settleTimers.add(settle);
  }

  async function close(): Promise<void> {
    closed = true;
    clearTimeout(timer);
    for (const settle of settleTimers) clearTimeout(settle);
    await running;
    await watcher.close();
  }
}

const watchFiles: FileEvents = async (paths, notice, failed) => {
  const { watch } = await import("chokidar");
  const watching: FSWatcher = watch([...paths.roots], {
    ignoreInitial: true,
    ignored: (path, stats) => paths.ignores(path, stats?.isDirectory()),
  });
  watching.on("all", (event, path) => {
    notice(path, event === "addDir" || event === "unlinkDir");
  });
  watching.on("error", failed);
  await new Promise<void>((resolve) => watching.once("ready", resolve));
  return watching;
};

function loadAgain(settings: Settings): Promise<LoadedSettings> {
  const { configFile, workingDirectory } = settings;
  return configFile === undefined
    ? Promise.resolve({ settings, problems: [] })
    : loadSettings({ configFile, workingDirectory });
}

/** Watch is not a second program: after an event it runs the same `build()` with the caches of a session. */
import { setTimeout as pause } from "node:timers/promises";
import { build } from "../build/build.ts";
import { createBuildSession } from "../build/session.ts";
import type { Compilation } from "../compile.ts";
import { loadSettings, type LoadedSettings } from "../config/load-config.ts";
import type { Settings } from "../config/settings.ts";
import type { Code } from "../diagnostics/code.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { displayPath } from "../read/read.ts";
import { chokidarEvents } from "./chokidar-events.ts";
import { contentChanges, noChanges, type ContentChanges } from "./content-changes.ts";
import type { FileEvents, FileWatcher } from "./file-events.ts";
import { createLookout } from "./change-scan.ts";
import { createRebuildQueue, type Cause, type Wanted } from "./rebuild-queue.ts";
import { createRehearsal, type Rehearsal } from "./rehearsal.ts";
import { createSecondLooks } from "./recheck.ts";
import { watchedPaths } from "./watched-paths.ts";
import type { BuildResult } from "../build/build-result.ts";

export interface Rebuild {
  readonly cause: "start" | Cause;
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
  /** Reads and builds everything anew, whatever was heard of files; `WatchEvents` tell when it is done. */
  readonly rebuild: () => void;
  /** Ends all watching; a build that runs is finished first. */
  readonly close: () => Promise<void>;
}

export interface WatchOptions {
  /** Reads the settings again; from the configuration file alone where absent. */
  readonly reload?: () => Promise<LoadedSettings>;
  /** What tells of files; a watcher of our own where absent. */
  readonly fileEvents?: FileEvents;
  /**
   * When all files are looked at in case an event was lost, in milliseconds: `first` after the last build, `then`
   * after a look that found nothing. Shorter where the file system tells of nothing; 1,000 and 10,000 where absent.
   */
  readonly looks?: { readonly first: number; readonly then: number };
  /** Called a moment after a build where nothing else is to be done: for what nobody should have to wait for. */
  readonly rest?: () => void;
}

/** A file that is no JSON right after an event is read once more so many milliseconds later before that is reported. */
const halfWritten = 50;
/** After a build: then its file events are over. Milliseconds. */
const moment = 30;
/** Between steps of a rehearsal, so that a file event is heard of. Milliseconds. */
const pauses = 10;
/** See `WatchOptions.looks`. */
const usualLooks = { first: 1000, then: 10_000 };
/** Looking takes at most this part of the time. */
const looking = 1 / 100;

/** Codes of a file that may be half-written. */
const unfinished: ReadonlySet<string> = new Set<Code>(["invalid-json", "invalid-utf8"]);

/** Resolves when the first build is done and every later edit will be seen. */
export async function createWatcher(
  first: Settings,
  events: WatchEvents = {},
  options: WatchOptions = {},
): Promise<Watcher> {
  const looks = options.looks ?? usualLooks;
  let settings = first;
  let session = createBuildSession();
  let lastGood: Compilation | undefined;
  let closed = false;
  /** Whether a build ended early, so that files may differ from what the session took them for. */
  let inDoubt = false;
  let lastFailure: string | undefined;
  let paths = watchedPaths(settings);
  let idleTimer: NodeJS.Timeout | undefined;
  let restTimer: NodeJS.Timeout | undefined;
  let rehearsal: Rehearsal | undefined;
  let rehearsalTimer: NodeJS.Timeout | undefined;
  const lookout = createLookout();
  const queue = createRebuildQueue(work, () => {
    lookLater(lastFailure === undefined ? looks.first : looks.then);
    restLater();
  });
  const secondLooks = createSecondLooks(
    queue,
    (path) => lookout.asRead(path, session),
    (path) => {
      notice(path, false);
    },
  );
  let watcher = await startWatching();

  try {
    await rebuild("start", new Set(), performance.now());
  } catch (error) {
    await close();
    throw error;
  }
  if (lastGood !== undefined) rehearse(createRehearsal(settings, session));
  lookLater(looks.first);
  const again = (): void => {
    queue.want("request");
  };
  return { rebuild: again, close };

  async function startWatching(): Promise<FileWatcher> {
    const failed = (error: unknown): void => events.failed?.(error);
    const started = await (options.fileEvents ?? chokidarEvents)(paths, notice, failed, hint);
    lookout.begin(settings);
    return started;
  }

  function notice(path: string, directory: boolean): void {
    if (!directory && secondLooks.wasEarly(path)) return;
    const meaning = paths.meaning(path, directory);
    if (meaning !== undefined) queue.want(meaning, path);
  }

  async function work({ cause, touched, since }: Wanted): Promise<void> {
    clearTimeout(idleTimer);
    const anew = cause === "configuration" || cause === "request";
    try {
      if (anew && !(await readSettings())) lookAgain(touched);
      else await rebuild(cause, touched, since);
      lastFailure = undefined;
    } catch (error) {
      // A build that is tried again and fails as before is no news.
      const failure = String(error);
      if (failure !== lastFailure || cause === "request") events.failed?.(error);
      lastFailure = failure;
    }
  }

  /** Whether the settings on disk are good; only then they take over. */
  async function readSettings(): Promise<boolean> {
    lookout.decide(settings);
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
    session = createBuildSession();
    rehearsal = undefined;
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
        if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
        throw error;
      }
    }

    function buildOnce(): BuildResult {
      const known = (cause === "content" || cause === "output") && !inDoubt;
      inDoubt = true;
      // The first build makes the model that later ones are compared with, even where all is current.
      const force = cause === "start";
      const unsettled = rehearsal?.unsettled();
      const all = unsettled === undefined ? touched : new Set([...touched, unsettled]);
      const made = build(settings, { session, force, ...(known ? { touched: all } : {}) });
      inDoubt = false;
      return made;
    }
  }

  function lookAgain(touched: ReadonlySet<string>): void {
    if (!closed) secondLooks.lookAgain(touched);
  }

  function hint(path: string): void {
    if (!closed && paths.meaning(path, false) === "content") secondLooks.hint(path);
  }

  function restLater(): void {
    clearTimeout(restTimer);
    restTimer = setTimeout(() => {
      if (!queue.busy()) options.rest?.();
    }, moment);
  }

  /** Goes on with it whenever nothing else is to be done. */
  function rehearse(next: Rehearsal): void {
    rehearsal = next;
    rehearsalTimer = setTimeout(() => {
      if (rehearsal !== next || inDoubt) return;
      try {
        if (queue.busy() || next.step()) rehearse(next);
        else {
          rehearsal = undefined;
          restLater();
        }
      } catch {
        rehearsal = undefined;
        inDoubt = true;
        queue.want("content");
      }
    }, pauses);
  }

  function maybeHalfWritten(result: BuildResult, touched: readonly string[]): boolean {
    const shown = new Set(touched.map((path) => displayPath(path, settings.workingDirectory)));
    return (result.compilation?.diagnostics ?? []).some(
      ({ code, source }) => unfinished.has(code) && shown.has(source.displayPath),
    );
  }

  /** Once nothing has happened for a while: whether anything did that nobody told of. */
  function lookLater(delay: number): void {
    clearTimeout(idleTimer);
    if (closed) return;
    idleTimer = setTimeout(() => {
      lookAround().catch((error: unknown) => events.failed?.(error));
    }, delay);
  }

  async function lookAround(): Promise<void> {
    // What is rehearsed is not what there is.
    if (rehearsal !== undefined && !inDoubt) {
      lookLater(looks.first);
      return;
    }
    const start = performance.now();
    const disturbed = (): boolean => closed || queue.busy();
    for (const { path, directory, output } of await lookout.look(settings, session, disturbed)) {
      if (output) queue.want("output");
      else notice(path, directory);
    }
    // What made it fail may be over.
    if (lastFailure !== undefined) queue.want("content");
    if (!disturbed()) lookLater(Math.max(looks.then, (performance.now() - start) / looking));
  }

  async function close(): Promise<void> {
    closed = true;
    clearTimeout(idleTimer);
    clearTimeout(restTimer);
    clearTimeout(rehearsalTimer);
    secondLooks.close();
    await queue.close();
    await watcher.close();
  }
}

function loadAgain(settings: Settings): Promise<LoadedSettings> {
  const { configFile, workingDirectory } = settings;
  return configFile === undefined
    ? Promise.resolve({ settings, problems: [] })
    : loadSettings({ configFile, workingDirectory });
}

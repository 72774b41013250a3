/** Everything that a watcher keeps between two builds. */
import type { Compilation } from "../compile.ts";
import { loadSettings, type LoadedSettings } from "../config/load-config.ts";
import type { Settings } from "../config/settings.ts";
import { createBuildSession, type BuildSession } from "../build/session.ts";
import { createFileHashes, type HashOf } from "./file-hashes.ts";
import type { FileWatcher } from "./file-events.ts";
import { settingsState, type SettingsState } from "./settings-state.ts";
import type { WatchEvents, WatchOptions } from "./watch-events.ts";
import { watchedPaths, type WatchedPaths } from "./watched-paths.ts";

export class WatchState {
  readonly events: WatchEvents;
  readonly options: WatchOptions;
  readonly reload: () => Promise<LoadedSettings>;
  readonly hashOf: HashOf = createFileHashes();
  settings: Settings;
  /** What decided the settings when they were read. */
  decided: SettingsState;
  session: BuildSession = createBuildSession();
  paths: WatchedPaths;
  fileWatcher: FileWatcher | undefined;
  /** Whether the file watcher has reported anything since it was started. */
  hasHeard = false;
  /** Differences that a recheck has reported: path -> hash of the file. */
  readonly reported: Map<string, string> = new Map<string, string>();
  lastGood: Compilation | undefined;
  /** Whether a build ended early, so that files may differ from the session's record of them. */
  inDoubt = false;
  /** Why the last build failed, if it did. */
  lastFailure: string | undefined;
  restTimer: NodeJS.Timeout | undefined;
  recheckTimer: NodeJS.Timeout | undefined;
  closed = false;

  constructor(settings: Settings, events: WatchEvents, options: WatchOptions) {
    this.events = events;
    this.options = options;
    this.reload = options.reload ?? (() => loadAgain(this.settings));
    this.settings = settings;
    this.decided = settingsState(settings, this.hashOf);
    this.paths = watchedPaths(settings);
  }
}

function loadAgain(settings: Settings): Promise<LoadedSettings> {
  return settings.request === undefined
    ? Promise.resolve({ settings, problems: [] })
    : loadSettings(settings.request);
}

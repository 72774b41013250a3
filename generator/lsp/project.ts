/**
 * One configuration and the compilation of its packs, kept current during typing: uses the same session as `watch`,
 * with open texts laid over the files. Nothing is written.
 */
import { resolve } from "node:path";
import { compilePacks } from "../build/compile-packs.ts";
import { createBuildSession, type BuildSession } from "../build/session.ts";
import type { Compilation } from "../compile.ts";
import type { ConfigFile } from "../config/config-file.ts";
import { loadSettings } from "../config/load-config.ts";
import type { Settings } from "../config/settings.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { SourceText } from "../model/source-text.ts";
import type { SourceFile } from "../model/source-file.ts";
import type { Disk } from "../rename/offer-rename.ts";
import { ContentQuery } from "../query/content-query.ts";
import { chokidarEvents } from "../watch/chokidar-events.ts";
import type { FileWatcher } from "../watch/file-events.ts";
import { createFileHashes } from "../watch/file-hashes.ts";
import { changedSettings, settingsState, type SettingsState } from "../watch/settings-state.ts";
import { watchedPaths, type WatchedPaths } from "../watch/watched-paths.ts";
import { listingOver, readingOver, type OpenTexts } from "./documents.ts";

/** The state of a project's content, valid until something changes. */
export interface Snapshot {
  readonly settings: Settings;
  readonly compilation: Compilation;
  readonly session: BuildSession;
  /** The files, with the open texts over them. */
  readonly disk: Disk;
  readonly query: ContentQuery;
  /** Returns the file with an absolute path. */
  readonly fileAt: (absolute: string) => SourceFile | undefined;
  /** Absolute path of the source that diagnostics and places point to. */
  readonly pathOf: (source: Pick<SourceText, "displayPath">) => string;
}

export interface ProjectEvents {
  /** Something changed: the project should be compiled soon. */
  readonly stale: (project: Project) => void;
  readonly failed: (error: unknown) => void;
}

/** @throws if the configuration cannot be read at all; errors in it become problems of the project */
export async function openProject(
  configFile: ConfigFile,
  open: OpenTexts,
  events: ProjectEvents,
): Promise<Project> {
  const project = new Project(configFile, open, events);
  await project.readSettings();
  return project;
}

export class Project {
  readonly configFile: ConfigFile;
  /** Problems of the configuration; while there are any, the last good configuration remains in force. */
  problems: readonly Diagnostic[] = [];
  /** The content as last compiled, regardless of what was typed since. */
  last: Snapshot | undefined;
  readonly #open: OpenTexts;
  readonly #disk: Disk;
  readonly #events: ProjectEvents;
  readonly #hashOf = createFileHashes();
  #settings: Settings | undefined;
  #paths: WatchedPaths | undefined;
  #decided: SettingsState = new Map();
  #session: BuildSession = createBuildSession();
  /** Absolute paths that may differ from what was compiled; absent if any file may. */
  #touched: Set<string> | undefined;
  #watcher: FileWatcher | undefined;
  #closed = false;

  constructor(configFile: ConfigFile, open: OpenTexts, events: ProjectEvents) {
    this.configFile = configFile;
    this.#open = open;
    this.#disk = { readFile: readingOver(open), ...listingOver(open) };
    this.#events = events;
  }

  /** The current content; `undefined` while there is no good configuration. */
  snapshot(): Snapshot | undefined {
    const settings = this.#settings;
    const session = this.#session;
    const touched = this.#touched;
    if (settings === undefined) return undefined;
    if (this.last?.settings === settings && touched?.size === 0) return this.last;
    const compilation = compilePacks(settings, {
      session,
      emit: false,
      ...this.#disk,
      ...(touched ? { touched } : {}),
    });
    this.#touched = new Set();
    return (this.last = {
      settings,
      compilation,
      session,
      disk: this.#disk,
      query: new ContentQuery(compilation),
      fileAt: (absolute) => session.sources.get(absolute),
      pathOf: ({ displayPath }) => resolve(settings.workingDirectory, displayPath),
    });
  }

  /** Whether a path is content of the project or its configuration. */
  owns(absolute: string): boolean {
    return absolute === this.configFile.path || this.#paths?.isContent(absolute) === true;
  }

  /** Reports that a file, or its open text, may have changed. */
  touch(absolute: string): void {
    this.#touched?.add(absolute);
    this.#events.stale(this);
  }

  /** Starts watching the files on disk. */
  async watch(): Promise<void> {
    await this.#watcher?.close();
    if (this.#closed) return;
    const paths = this.#paths ?? watchedPaths(withoutPacks(this.configFile));
    const notice = (path: string, directory: boolean): void => {
      if (!paths.matters(path, directory)) return;
      if (paths.isContent(path) && this.#open.at(path) === undefined) this.touch(path);
      this.#settingsMayDiffer().catch(this.#events.failed);
    };
    this.#watcher = await chokidarEvents(paths, notice, this.#events.failed);
    if (this.#isClosed()) {
      await this.#watcher.close();
      return;
    }
    // Changes before the watcher was ready went unnoticed, including those of the configuration.
    this.#touched = undefined;
    this.#events.stale(this);
    await this.#settingsMayDiffer();
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#watcher?.close();
  }

  /** Reads the settings; only good ones take effect. */
  async readSettings(): Promise<void> {
    const { configFile } = this;
    const workingDirectory = configFile.folder;
    const { settings, problems } = await loadSettings({ configFile, workingDirectory });
    this.problems = problems;
    if (settings === undefined) return;
    this.#settings = settings;
    this.#paths = watchedPaths(settings);
    this.#decided = settingsState(settings, this.#hashOf);
    this.#session = createBuildSession();
    this.#touched = undefined;
  }

  async #settingsMayDiffer(): Promise<void> {
    const before = this.#settings;
    const now = before ? settingsState(before, this.#hashOf) : undefined;
    if (now && changedSettings(this.#decided, now).length === 0) return;
    if (now) this.#decided = now;
    await this.readSettings();
    if (this.#settings !== before) await this.watch();
    this.#events.stale(this);
  }

  /** A method, because the project may be closed during an `await`. */
  #isClosed(): boolean {
    return this.#closed;
  }
}

/** Settings for watching while the configuration has been wrong from the start. */
function withoutPacks({ folder: root, path: configFile }: ConfigFile): Settings {
  return { root, workingDirectory: root, configFile, packs: [] } as unknown as Settings;
}

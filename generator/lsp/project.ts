/**
 * One configuration and the compilation of its packs, kept current during typing: uses the same session as `watch`,
 * with open texts laid over the files. Nothing is written.
 */
import { join, relative, resolve } from "node:path";
import { compilePacks } from "../build/compile-packs.ts";
import { openBuildSession } from "../build/kept-state.ts";
import { createBuildSession, type BuildSession } from "../build/session.ts";
import type { Compilation } from "../compile.ts";
import type { ConfigFile } from "../config/config-file.ts";
import { sha256 } from "../disk/sha256.ts";
import { contains, realPath } from "../disk/real-path.ts";
import { loadSettings } from "../config/load-config.ts";
import type { Settings } from "../config/settings.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { linkResults } from "../reuse/session.ts";
import type { SourceText } from "../model/source-text.ts";
import type { SourceFile } from "../model/source-file.ts";
import { findingsIn, type Disk, type FindingsWith } from "../rename/offer-rename.ts";
import { statsOf, clockGrain } from "../disk/stats-of.ts";
import { listAgain } from "../read/list-again.ts";
import { ContentQuery } from "../query/content-query.ts";
import { chokidarEvents } from "../watch/chokidar-events.ts";
import type { FileWatcher } from "../watch/file-events.ts";
import { createFileHashes, type HashOf } from "../watch/file-hashes.ts";
import { changedSettings, settingsState, type SettingsState } from "../watch/settings-state.ts";
import { watchedPaths, type WatchedPaths } from "../watch/watched-paths.ts";
import { listingOver, readingOver, uriIn, type OpenTexts } from "./documents.ts";

/** The state of a project's content, valid until something changes. */
export interface Snapshot {
  readonly settings: Settings;
  readonly compilation: Compilation;
  readonly query: ContentQuery;
  readonly findingsWith: FindingsWith;
  /** Returns the file with an absolute path. */
  readonly fileAt: (absolute: string) => SourceFile | undefined;
  /** Absolute path of the source that diagnostics and places point to. */
  readonly pathOf: (source: Pick<SourceText, "displayPath">) => string;
  /** Its URI, in the editor's spelling if it is open there. */
  readonly uriOf: (source: Pick<SourceText, "displayPath">) => string;
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
  readonly #hashes = createFileHashes();
  #settings: Settings | undefined;
  #paths: WatchedPaths | undefined;
  #packs: readonly { readonly directory: string; readonly real: string }[] = [];
  /** The files that decide the settings, or on which it depends that there are none. */
  #deciding: ReadonlySet<string> = new Set();
  #decided: SettingsState = new Map();
  #session: BuildSession = createBuildSession();
  /** Absolute paths that may differ from what was compiled; absent if any file may. */
  #touched: Set<string> | undefined;
  /** When the content was first compiled, in milliseconds. */
  #began = 0;
  #watcher: FileWatcher | undefined;
  #closed = false;
  #steps: Promise<void> = Promise.resolve();

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
    if (!session.listing) this.#began = Date.now();
    const compilation = compilePacks(settings, {
      session,
      emit: false,
      records: false,
      ...this.#disk,
      ...(touched ? { touched } : {}),
    });
    this.#touched = new Set();
    const pathOf: Snapshot["pathOf"] = ({ displayPath }) =>
      resolve(settings.workingDirectory, displayPath);
    return (this.last = {
      settings,
      compilation,
      findingsWith: this.#trialIn(settings, session),
      query: new ContentQuery(compilation, this.last?.query),
      fileAt: (absolute) => session.sources.get(this.#inPack(absolute)),
      pathOf,
      uriOf: (source) => uriIn(this.#open, pathOf(source)),
    });
  }

  /** What other texts would lead to; the next snapshot has those that there are again. */
  #trialIn(settings: Settings, session: BuildSession): FindingsWith {
    const findingsWith = findingsIn(settings, session, this.#disk);
    return (texts) => {
      for (const path of texts.keys()) this.#touched?.add(path);
      return findingsWith(texts);
    };
  }

  /** Does a part of what the next edit would wait for. @returns whether all is done */
  prepare(results: number): boolean {
    return linkResults(this.#session, results);
  }

  /** Whether a path is content of the project, or decides its settings. */
  owns(absolute: string): boolean {
    return this.#decides(absolute) || this.#isContent(absolute);
  }

  #isContent(absolute: string): boolean {
    return this.#paths?.isContent(this.#inPack(absolute)) === true;
  }

  #decides(absolute: string): boolean {
    return (
      absolute === this.configFile.path ||
      this.#deciding.has(absolute) ||
      this.#decided.has(absolute)
    );
  }

  /** The path of a file in the pack that has it, for one that reaches it by another link or by none. */
  #inPack(absolute: string): string {
    const real = realPath(absolute);
    const pack = this.#packs.find((each) => contains(each.real, real));
    return pack ? join(pack.directory, relative(pack.real, real)) : absolute;
  }

  /** Whether other files may have changed since the last snapshot. */
  changedBeside(absolute: string): boolean {
    const own = this.#inPack(absolute);
    return !this.#touched || [...this.#touched].some((path) => path !== own);
  }

  /** Reports that a file, or its open text, may have changed. */
  touch(absolute: string): void {
    if (this.#decides(absolute)) this.#checkSettings();
    if (!this.#isContent(absolute)) return;
    this.#touched?.add(this.#inPack(absolute));
    this.#events.stale(this);
  }

  /** Starts watching the files on disk. */
  watch(): Promise<void> {
    return this.#next(() => this.#watch());
  }

  async #watch(): Promise<void> {
    await this.#watcher?.close();
    if (this.#closed) return;
    const paths = this.#paths ?? watchedPaths(withoutPacks(this.configFile));
    const notice = (path: string, directory: boolean): void => {
      if (!paths.matters(path, directory)) return;
      if (paths.isContent(path) && this.#open.at(path) === undefined) this.touch(path);
      this.#checkSettings();
    };
    this.#watcher = await chokidarEvents(paths, notice, this.#events.failed);
    if (this.#isClosed()) {
      await this.#watcher.close();
      return;
    }
    // Changes before the watcher was ready went unnoticed, including those of the configuration.
    if (this.#mayHaveChanged()) {
      this.#touched = undefined;
      this.#events.stale(this);
    }
    this.#checkSettings();
  }

  /** Whether a file may have come, gone or changed since the content was first compiled. */
  #mayHaveChanged(): boolean {
    const { listing } = this.#session;
    const began = this.#began;
    if (!listing || this.last?.settings !== this.#settings || Date.now() < began) return true;
    const { paths } = listAgain(listing.packs, undefined, undefined, this.#disk);
    return (
      paths.length !== listing.paths.length ||
      paths.some(({ absolute }, at) => {
        if (absolute !== listing.paths[at]?.absolute) return true;
        const stats = this.#open.at(absolute) === undefined ? statsOf(absolute) : undefined;
        return stats !== undefined && stats.ctimeMs >= began - clockGrain;
      })
    );
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#steps.catch(() => undefined);
    await this.#watcher?.close();
  }

  /** Reads the settings; only good ones take effect. */
  async readSettings(): Promise<void> {
    const { configFile } = this;
    const workingDirectory = configFile.folder;
    const loaded = await loadSettings({
      configFile,
      workingDirectory,
      unsaved: (absolute) => this.#open.at(absolute)?.text,
    });
    const { settings, problems } = loaded;
    this.problems = problems;
    this.#deciding = new Set((settings ?? loaded).decidedBy?.files);
    if (settings === undefined) return;
    this.#settings = settings;
    this.#paths = watchedPaths(settings);
    this.#packs = settings.packs.map(({ directory }) => ({ directory, real: realPath(directory) }));
    this.#decided = settingsState(settings, this.#hashOf);
    this.#session = openBuildSession(settings);
    this.#touched = undefined;
  }

  #checkSettings(): void {
    this.#next(() => this.#settingsMayDiffer()).catch(this.#events.failed);
  }

  /** One after the other, so that no watcher is started twice. */
  #next(step: () => Promise<void>): Promise<void> {
    return (this.#steps = this.#steps.catch(() => undefined).then(step));
  }

  async #settingsMayDiffer(): Promise<void> {
    if (this.#closed) return;
    const before = this.#settings;
    const now = before ? settingsState(before, this.#hashOf) : undefined;
    if (now && changedSettings(this.#decided, now).length === 0) return;
    if (now) this.#decided = now;
    await this.readSettings();
    if (this.#settings !== before) await this.#watch();
    this.#events.stale(this);
  }

  /** The hash of a file, or of the text that is open in its place. */
  readonly #hashOf: HashOf = (absolute) => {
    const text = this.#open.at(absolute)?.text;
    return text === undefined ? this.#hashes(absolute) : sha256(text);
  };

  /** A method, because the project may be closed during an `await`. */
  #isClosed(): boolean {
    return this.#closed;
  }
}

/** Settings for watching while the configuration has been wrong from the start. */
function withoutPacks({ folder: root, path: configFile }: ConfigFile): Settings {
  return { root, workingDirectory: root, configFile, packs: [] } as unknown as Settings;
}

/** The projects of a workspace. They are compiled soon after an edit, or at once when a request needs them. */
import { dirname, resolve } from "node:path";
import { ConfigFile, configurationNames } from "../config/config-file.ts";
import { contains } from "../disk/real-path.ts";
import { getOrInsert } from "../model/maps.ts";
import { prepareRenames } from "../rename/plan-rename.ts";
import type { SourceText } from "../model/source-text.ts";
import { protocolDiagnostics } from "./diagnostics.ts";
import { uriIn, type OpenTexts } from "./documents.ts";
import { openProject, type Project, type Snapshot } from "./project.ts";
import { glob } from "tinyglobby";
import type { Diagnostic } from "vscode-languageserver";

export interface WorkspaceEvents {
  readonly diagnostics: Send;
  /** A project was compiled. */
  readonly compiled: (project: Project, snapshot: Snapshot, milliseconds: number) => void;
  readonly failed: (error: unknown) => void;
}

/**
 * Keystrokes in quick succession are compiled together, and requests that the editor sends at once are answered first.
 * Milliseconds.
 */
const together = 3;

/**
 * So many results at once are linked, and files searched for ids, while nobody asks: a question that comes meanwhile
 * hardly waits.
 */
const resultsAhead = 5000;
const filesAhead = 50;
/** Before that, what waits is answered. Milliseconds. */
const beforeAhead = 20;

export class Workspace {
  readonly #open: OpenTexts;
  readonly #events: WorkspaceEvents;
  readonly #published: Published;
  /** Projects by the folder of their configuration. */
  readonly #projects = new Map<string, Project>();
  readonly #stale = new Set<Project>();
  readonly #folders = new Set<string>();
  /** Projects with everything prepared that renames need; what an edit changes is little. */
  readonly #renamable = new WeakSet<Project>();
  /** The URIs of sources, as long as the same files are open. */
  #uris = new WeakMap<SourceText, string>();
  #timer: NodeJS.Timeout | undefined;
  #ahead: NodeJS.Timeout | undefined;

  constructor(open: OpenTexts, events: WorkspaceEvents) {
    this.#open = open;
    this.#events = events;
    this.#published = new Published(events.diagnostics);
  }

  /** Finds the projects of these folders, compiles them and starts watching their files. */
  async open(folders: readonly string[]): Promise<void> {
    for (const folder of folders) this.#folders.add(folder);
    for (const configFile of await findProjects(folders)) await this.#add(configFile);
  }

  async close(folders: readonly string[]): Promise<void> {
    for (const folder of folders) this.#folders.delete(folder);
    for (const [root, project] of [...this.#projects]) {
      if (!folders.some((folder) => contains(folder, root))) continue;
      this.#projects.delete(root);
      this.#stale.delete(project);
      this.#published.set(project, new Map());
      await project.close();
    }
  }

  /** Current snapshots of the projects that a file is part of. */
  snapshotsFor(absolute: string): Snapshot[] {
    return this.#owners(absolute).flatMap((project) => this.#current(project));
  }

  /**
   * Last compiled snapshots of these projects; current ones, if anything else changed since, or if the text of the file
   * that was compiled is not enough.
   */
  lastFor(absolute: string, isEnough: (compiled: string) => boolean): Snapshot[] {
    return this.#owners(absolute).flatMap((project) => {
      const { last } = project;
      const compiled = last?.fileAt(absolute)?.text;
      const isLastEnough =
        compiled !== undefined && !project.changedBeside(absolute) && isEnough(compiled);
      return isLastEnough && last ? last : this.#current(project);
    });
  }

  /** The findings of a file, by the URI under which the editor knows it, or of all files. */
  findings(uri?: string): ReadonlyMap<string, readonly Diagnostic[]> {
    this.all();
    return this.#published.of(uri);
  }

  /** Absolute paths of the configurations of all projects. */
  configurations(): readonly string[] {
    return [...this.#projects.values()].map(({ configFile }) => configFile.path);
  }

  all(): Snapshot[] {
    return [...this.#projects.values()].flatMap((project) => this.#current(project));
  }

  /** Reports that the open text of a file changed, was opened or was closed. */
  touch(absolute: string): void {
    for (const project of this.#owners(absolute)) project.touch(absolute);
  }

  /** Adds the project of an opened file, which may be outside the workspace's folders. */
  async opened(absolute: string): Promise<void> {
    this.closed();
    if (this.#owners(absolute).length > 0) return;
    const configFile = ConfigFile.findOpened(dirname(absolute), [...this.#folders]);
    if (configFile !== undefined) await this.#add(configFile);
  }

  /** Reports that a file was closed: it may be spelt in another way from now on. */
  closed(): void {
    this.#uris = new WeakMap();
  }

  async end(): Promise<void> {
    clearTimeout(this.#timer);
    clearTimeout(this.#ahead);
    await Promise.all([...this.#projects.values()].map((project) => project.close()));
  }

  #owners(absolute: string): Project[] {
    return [...this.#projects.values()].filter((project) => project.owns(absolute));
  }

  #current(project: Project): Snapshot | readonly [] {
    if (this.#stale.has(project)) this.#compile(project);
    return project.snapshot() ?? [];
  }

  async #add(configFile: ConfigFile): Promise<void> {
    const key = configFile.folder;
    if (this.#projects.has(key)) return;
    const project = await openProject(configFile, this.#open, {
      stale: (each) => {
        this.#stale.add(each);
        this.#timer ??= setTimeout(() => {
          this.#compileStale();
        }, together);
      },
      failed: this.#events.failed,
    });
    if (this.#projects.has(key)) return;
    this.#projects.set(key, project);
    this.#compile(project);
    project.watch().catch(this.#events.failed);
  }

  /** Prepares for questions about ids, a part at a time. */
  #prepareLater(): void {
    this.#ahead ??= setTimeout(() => {
      this.#ahead = undefined;
      try {
        const isDone = [...this.#projects.values()].every((each) => this.#prepared(each));
        if (!isDone) this.#prepareLater();
      } catch (error) {
        this.#events.failed(error);
      }
    }, beforeAhead).unref();
  }

  /** Whether a project needs no more preparation; a part of it is done otherwise. */
  #prepared(project: Project): boolean {
    const { last } = project;
    if (!project.prepare(resultsAhead)) return false;
    if (last?.query.prepare(filesAhead) === false) return false;
    if (!last || this.#renamable.has(project)) return true;
    const isDone = prepareRenames(last.compilation.parsed, filesAhead);
    if (isDone) this.#renamable.add(project);
    return isDone;
  }

  #compileStale(): void {
    this.#timer = undefined;
    for (const project of [...this.#stale]) this.#compile(project);
  }

  #compile(project: Project): void {
    this.#stale.delete(project);
    const start = performance.now();
    try {
      const snapshot = project.snapshot();
      const root = project.configFile.folder;
      const problems = protocolDiagnostics(project.problems, ({ displayPath }) =>
        uriIn(this.#open, resolve(root, displayPath)),
      );
      const found = snapshot
        ? protocolDiagnostics(snapshot.compilation.diagnostics, (source) =>
            getOrInsert(this.#uris, source, () => snapshot.uriOf(source)),
          )
        : new Map<string, never>();
      this.#published.set(project, merged(problems, found));
      if (snapshot) this.#events.compiled(project, snapshot, performance.now() - start);
      this.#prepareLater();
    } catch (error) {
      this.#events.failed(error);
    }
  }
}

/** The findings of both; a configuration file may have findings of either kind. */
function merged(one: ByUri, other: ByUri): ByUri {
  const uris = new Set([...one.keys(), ...other.keys()]);
  return new Map(
    [...uris].map((uri) => [uri, [...(one.get(uri) ?? []), ...(other.get(uri) ?? [])]]),
  );
}

/** Returns one for each folder that has a configuration. */
async function findProjects(folders: readonly string[]): Promise<ConfigFile[]> {
  const found = new Map<string, ConfigFile>();
  for (const folder of folders) {
    const above = ConfigFile.findOpened(folder, folders);
    if (above !== undefined) found.set(above.folder, above);
    const below = await glob(
      configurationNames.map((name) => `**/${name}`),
      { cwd: folder, absolute: true, ignore: ["**/node_modules/**", "**/.git/**"], deep: 6 },
    );
    for (const file of below.sort()) {
      const own = ConfigFile.findOpened(dirname(file), folders);
      if (own !== undefined && !found.has(own.folder)) found.set(own.folder, own);
    }
  }
  return [...found.values()];
}

type ByUri = ReadonlyMap<string, readonly Diagnostic[]>;

type Send = (uri: string, diagnostics: readonly Diagnostic[]) => void;

/** The findings that were sent to the editor: only differences are sent again. */
class Published {
  readonly #send: Send;
  readonly #published = new Map<object, ByUri>();

  constructor(send: Send) {
    this.#send = send;
  }

  /** Sets the findings of one source; a file may have findings from several sources. */
  set(source: object, now: ByUri): void {
    const before = this.#published.get(source);
    if (now.size > 0) this.#published.set(source, now);
    else this.#published.delete(source);
    for (const uri of new Set([...(before?.keys() ?? []), ...now.keys()])) {
      if (!isSame(before?.get(uri), now.get(uri))) this.#send(uri, this.#at(uri));
    }
  }

  of(uri?: string): ByUri {
    const uris =
      uri === undefined ? [...this.#published.values()].flatMap((each) => [...each.keys()]) : [uri];
    return new Map(uris.map((each) => [each, this.#at(each)]));
  }

  #at(uri: string): readonly Diagnostic[] {
    const all = [...this.#published.values()].flatMap((each) => each.get(uri) ?? []);
    return [...new Map(all.map((each) => [JSON.stringify(each), each])).values()];
  }
}

/** Most findings are identical objects, so identity is checked first. */
function isSame(before: readonly Diagnostic[] = [], now: readonly Diagnostic[] = []): boolean {
  if (before.length !== now.length) return false;
  return now.every((each, index) => {
    const other = before[index];
    return each === other || JSON.stringify(each) === JSON.stringify(other);
  });
}

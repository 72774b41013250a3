/** Reads a side of a comparison: finds what its argument names, and compiles that content. */
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  statSync,
  readdirSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join, relative, resolve } from "node:path";
import type { Compilation } from "../compile.ts";
import { compilePacks } from "../build/compile-packs.ts";
import { ConfigFile, configurationNames } from "../config/config-file.ts";
import { loadSettings, type LoadedSettings } from "../config/load-config.ts";
import type { LoadRequest } from "../config/settings.ts";
import { modInfoFile } from "../packs/mod-info.ts";
import { packIn } from "../config/mod-info.ts";
import { contains, realPath } from "../disk/real-path.ts";
import { displayPath } from "../disk/display-path.ts";
import type { Settings } from "../config/settings.ts";
import { makeFolders } from "../disk/make-folders.ts";
import { manifestName } from "../config/output-names.ts";
import { readManifest, type Manifest } from "../build/manifest.ts";
import { contentOf, bySubject } from "./compare-content.ts";
import {
  checkOut,
  filesAt,
  findRevision,
  type Revision,
  type UnknownRevision,
} from "./git-revision.ts";
import { keptRecords } from "./kept-records.ts";
import type { RecordsByKind } from "./compare-content.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { IdStates } from "../release/id-states.ts";
import type { Resolved } from "../resolve/resolved.ts";
import { orderByDependencies } from "../packs/pack-order.ts";
import { runModule } from "../config/run-module.ts";
import { readBytes } from "../disk/read-bytes.ts";
import { sha256 } from "../disk/sha256.ts";
import type { JsonObject } from "../model/json.ts";
import type { Kinds } from "../kinds/kinds.ts";

/** A side of a comparison. */
export type ComparedSide =
  | {
      readonly content: RecordsByKind;
      readonly kinds: Kinds;
      /** Absent for the output of a build and for kept records, as are the definitions. */
      readonly states?: IdStates;
      readonly definitions?: Resolved["records"];
    }
  /** It has errors, so there is nothing that could be compared. */
  | {
      readonly problems: readonly Diagnostic[];
      readonly misconfigured: boolean;
      /** Whether they are in files of a revision, and not on disk. */
      readonly isRevision?: true;
    }
  /** Its argument names nothing. */
  | UnknownRevision;

/**
 * Called with content that was compiled, while its files are there; or that its records are enough, so that those of a
 * revision need not be made again.
 */
export type LookAtContent = ((compilation: Compilation) => void) | "records";

/** How deep below the directory a pack may be: `mods/<name>` is 2. */
const deepest = 3;

/**
 * Directories that contain a `modinfo.json`, in the order of their dependencies; if there are none, the directory
 * itself is the only pack.
 */
function packDirectories(directory: string): string[] {
  const found = directoriesIn(directory, deepest);
  if (found.length === 0) return [directory];
  const bounds = { workingDirectory: directory, root: undefined, roots: [] };
  const packs = new Map(found.map((each) => [packIn(basename(each), each, bounds), each]));
  return orderByDependencies([...packs.keys()]).map((pack) => packs.get(pack) ?? pack.directory);
}

function directoriesIn(directory: string, depth: number): string[] {
  const entries = readdirSync(directory, { withFileTypes: true });
  if (entries.some((entry) => entry.name === modInfoFile && entry.isFile())) return [directory];
  if (depth === 0) return [];
  return entries
    .filter((entry) => entry.isDirectory() && !skipped.has(entry.name))
    .map(({ name }) => name)
    .sort()
    .flatMap((name) => directoriesIn(join(directory, name), depth - 1));
}

const skipped: ReadonlySet<string> = new Set([".git", "node_modules"]);

const inGit = "git:";

const dataName = "defwright.config.json";

/**
 * @param words A directory (of a project, of packs, of one pack, or the output of a build) or a git revision, which
 * `git:` distinguishes from a directory of the same name; `undefined` means the configured content.
 * @param look not called for the output of a build
 */
export async function readSide(
  words: string | undefined,
  options: LoadRequest,
  look?: LookAtContent,
): Promise<ComparedSide> {
  if (words === undefined) return compiled(await loadSettings(options), look);
  const cwd = options.workingDirectory ?? process.cwd();
  if (!words.startsWith(inGit)) {
    const path = resolve(cwd, words);
    const directory = words.endsWith(manifestName) ? resolve(path, "..") : path;
    if (statSync(directory, { throwIfNoEntry: false })?.isDirectory() === true) {
      return await readDirectory(directory, options, cwd, look);
    }
  }
  const now = await loadSettings(options);
  const name = words.startsWith(inGit) ? words.slice(inGit.length) : words;
  const revision = findRevision(name, projectFolder(now.settings) ?? cwd);
  if ("unknown" in revision) return revision;
  if (!now.settings) return { problems: now.problems, misconfigured: true };
  return await readRevision(revision, now.settings, options, cwd, look);
}

/** The folder in whose repository the earlier states of a project are. */
function projectFolder(settings: Settings | undefined): string | undefined {
  return settings?.configFile === undefined ? settings?.packs[0]?.directory : settings.root;
}

async function readDirectory(
  directory: string,
  options: LoadRequest,
  cwd: string,
  look: LookAtContent | undefined,
): Promise<ComparedSide> {
  const manifest = readManifest(directory);
  if (manifest) {
    const owner = await ownerOfOutput(directory, options, cwd);
    if (owner) return await readOutput(directory, manifest, owner);
    return { unknown: `${shown(directory, cwd)} ${notOwnOutput}` };
  }
  const { packs: _, ...given } = options.overrides ?? {};
  const overrides = { ...given, baseline: false as const };
  if (existsSync(join(directory, dataName))) {
    const configFile = ConfigFile.ofStranger(join(directory, dataName), directory);
    return compiled(await loadSettings({ workingDirectory: cwd, configFile, overrides }), look);
  }
  const code = configurationNames.find((each) => existsSync(join(directory, each)));
  if (code !== undefined && !existsSync(join(directory, modInfoFile))) {
    return { unknown: `${shown(join(directory, code), cwd)} ${notRun}` };
  }
  return compiled(
    await loadSettings({
      workingDirectory: cwd,
      configFile: configFileOf(options, cwd),
      overrides: { ...overrides, packs: packDirectories(directory) },
    }),
    look,
  );
}

const notOwnOutput =
  "is the output of a build, but not the output folder of this project, so its modules are not run. " +
  "Compare the content that it was built from, or name your own configuration with --config";

const notRun =
  "is code, and code is not run for a comparison. Name one of its packs, or write it as JSON";

function shown(path: string, cwd: string): string {
  return JSON.stringify(displayPath(path, cwd) || ".");
}

/** The configuration whose output folder it is. */
interface OutputOwner {
  readonly configFile: ConfigFile;
  readonly kinds: Kinds;
}

/** Records of an output are read by running its modules, so only the output of the user's own project is read. */
async function ownerOfOutput(
  directory: string,
  options: LoadRequest,
  cwd: string,
): Promise<OutputOwner | undefined> {
  const configFile = configFileOf(options, cwd);
  if (configFile?.mayRun !== true) return undefined;
  const { settings } = await loadSettings(options);
  const isOutput = settings?.out !== undefined && realPath(settings.out) === realPath(directory);
  return isOutput ? { configFile, kinds: settings.kinds } : undefined;
}

/** Whatever a directory contains is read by the rules of the project in the working directory. */
function configFileOf(options: LoadRequest, cwd: string): ConfigFile | undefined {
  return options.configFile ?? ConfigFile.find(cwd);
}

async function readRevision(
  revision: Revision,
  settings: Settings,
  options: LoadRequest,
  cwd: string,
  look: LookAtContent | undefined,
): Promise<ComparedSide> {
  const folders = [
    ...(settings.configFile === undefined ? [] : [settings.root]),
    ...settings.packs.map(({ directory }) => directory),
  ].map((folder) => realpathSync(folder));
  const places = folders.map((folder) => relative(revision.root, folder));
  const outside = places.find((_, at) => !contains(revision.root, folders[at] ?? ""));
  if (outside !== undefined) return { unknown: `"${outside}" is outside of the repository` };
  const named = filesNamedBy(settings, revision);
  const files = filesAt(revision, [...places, ...named.keys()]);
  if ("unknown" in files) return files;
  const basis = [files, places, options.overrides ?? null];
  const kept = look === "records" ? keptRecords(settings, basis) : undefined;
  if (kept?.content) return { content: kept.content, kinds: settings.kinds };
  const folder = mkdtempSync(join(realpathSync(tmpdir()), "defwright-diff-"));
  try {
    const incomplete = checkOut(revision, files, folder);
    if (incomplete) return incomplete;
    for (const [path, file] of named) {
      const then = join(folder, path);
      if (existsSync(then) || !existsSync(file)) continue;
      makeFolders(dirname(then));
      copyFileSync(file, then);
    }
    // Paths in messages are those of the revision, as the working directory would see them.
    const from = realpathSync(cwd);
    const then = contains(revision.root, from)
      ? join(folder, relative(revision.root, from))
      : folder;
    makeFolders(then);
    const side = compiled(await settingsAt(settings, options, revision, folder, then), look);
    if ("content" in side) kept?.keep(side.content);
    return "problems" in side ? { ...side, isRevision: true } : side;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * The files that the configuration names, by their paths in the repository. One that git does not have, such as that of
 * a package, is taken as it is now.
 */
function filesNamedBy(
  { root, decidedBy, configFile }: Settings,
  revision: Revision,
): ReadonlyMap<string, string> {
  const real = realpathSync(root);
  const named = (decidedBy?.files ?? []).filter(
    (file) => file !== configFile && file.endsWith(".json") && basename(file) !== modInfoFile,
  );
  const paths = named.map((file): [string, string] => {
    const now = resolve(real, relative(root, file));
    return [relative(revision.root, now), now];
  });
  return new Map(paths.filter(([, now]) => contains(revision.root, now)));
}

/**
 * The settings from the revision's configuration; if that cannot be read as data, the current ones with the packs as
 * they were then.
 */
async function settingsAt(
  settings: Settings,
  options: LoadRequest,
  { root }: Revision,
  folder: string,
  workingDirectory: string,
): Promise<LoadedSettings> {
  const moved = (path: string): string => join(folder, relative(root, realpathSync(path)));
  const { packs, ...overrides } = options.overrides ?? {};
  const { configFile } = settings;
  if (
    packs === undefined &&
    configFile?.endsWith(".json") === true &&
    existsSync(moved(configFile))
  ) {
    const loaded = await loadSettings({
      workingDirectory,
      configFile: ConfigFile.ofStranger(moved(configFile), folder),
      overrides: { ...overrides, baseline: false },
    });
    // A kind that is a module is code, and not run.
    if (loaded.problems.every(({ code }) => code !== "configuration-module")) return loaded;
  }
  const then = settings.packs.flatMap(({ name, directory }) => {
    const old = moved(directory);
    return existsSync(old) ? [{ name, directory: old }] : [];
  });
  return { settings: { ...settings, packs: then, workingDirectory }, problems: [] };
}

function compiled(loaded: LoadedSettings, look: LookAtContent | undefined): ComparedSide {
  if (!loaded.settings) return { problems: loaded.problems, misconfigured: true };
  // How it differs from released content is not an error of this side.
  const settings = { ...loaded.settings, records: [] };
  const compilation = compilePacks(settings, { emit: false });
  const { model, diagnostics, failed, idStates } = compilation;
  if (failed) return { problems: diagnostics, misconfigured: false };
  if (look !== "records") look?.(compilation);
  return {
    content: contentOf(settings.kinds, model),
    kinds: settings.kinds,
    states: idStates(),
    definitions: model.records,
  };
}

interface TableLike {
  readonly ids: () => readonly string[];
  readonly get: (id: string) => JsonObject;
}

interface ListLike {
  readonly all: () => readonly JsonObject[];
}

async function readOutput(
  folder: string,
  { outputs }: Manifest,
  { configFile, kinds }: OutputOwner,
): Promise<ComparedSide> {
  for (const { path, sha256: hash } of outputs) {
    const file = join(folder, path);
    if (!existsSync(file) || sha256(readBytes(file)) !== hash) {
      return { unknown: `module "${path}" is not the one that the manifest lists; build again` };
    }
  }
  // What generated modules import: they are given the one that belongs to this very defwright.
  const tables: unknown = await import("defwright/runtime/tables");
  const virtualModules = { "defwright/runtime/tables": tables };
  const content = new Map<string, ReadonlyMap<string, JsonObject>>();
  for (const kind of kinds.all) {
    const path = `${kind.name}.ts`;
    if (!outputs.some((each) => each.path === path)) continue;
    const module = await runModule(join(folder, path), configFile, { virtualModules });
    for (const exported of Object.values(module)) {
      if (isTable(exported)) {
        content.set(kind.name, new Map(exported.ids().map((id) => [id, exported.get(id)])));
      } else if (isList(exported)) content.set(kind.name, bySubject(kind, exported.all()));
    }
  }
  return { content, kinds };
}

function isTable(value: unknown): value is TableLike {
  return typeof value === "object" && value !== null && "ids" in value && "get" in value;
}

function isList(value: unknown): value is ListLike {
  return typeof value === "object" && value !== null && "all" in value;
}

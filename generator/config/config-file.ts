/**
 * The trust that a configuration gets: on whose word it is read decides whether it may be code, whether modules of its
 * output may be run, and where the files that it names may be. Everything that loads takes a `ConfigFile`, and no other
 * module can make one.
 *
 * | origin             | made by                 | may be code       | what it names may be                         |
 * | ------------------ | ----------------------- | ----------------- | -------------------------------------------- |
 * | named by the user  | `ConfigFile.named`      | yes               | anywhere                                     |
 * | found by a command | `ConfigFile.find`       | in an own project | anywhere                                     |
 * | found by an editor | `ConfigFile.findOpened` | in an own project | anywhere in an own project, else inside what |
 * |                    |                         |                   | was opened                                   |
 * | a stranger's       | `ConfigFile.ofStranger` | no                | inside the given folder                      |
 */
import { existsSync, realpathSync } from "node:fs";
import { dirname, join, resolve, sep } from "node:path";
import { contains, foldersFrom, realPath } from "../disk/real-path.ts";
import { createRequire } from "node:module";
import { readText } from "../disk/read-bytes.ts";
import { isObject } from "../json/containers.ts";
import { packageFolder } from "../disk/version.ts";

export const configurationNames = [
  "defwright.config.json",
  "defwright.config.ts",
  "defwright.config.js",
  "defwright.config.mjs",
] as const;

type Bounds = Pick<ConfigFile, "written" | "within" | "isCompared">;

export class ConfigFile {
  /** Absolute; whether the file exists is not known. */
  readonly path: string;
  /** The path as the user wrote it, if a user did. */
  readonly written: string;
  /** The absolute folder that must contain all that the configuration names; absent if it need not be in one place. */
  readonly within: string | undefined;
  /** It is one side of a comparison, which has released nothing. */
  readonly isCompared: boolean;
  readonly #mayRun: () => boolean;

  private constructor(
    path: string,
    mayRun: () => boolean,
    { written = path, within, isCompared = false }: Partial<Bounds> = {},
  ) {
    this.path = path;
    this.written = written;
    this.within = within;
    this.isCompared = isCompared;
    this.#mayRun = mayRun;
  }

  /** @param path As the user wrote it on a command line or in code, relative to the working directory. */
  static named(path: string, workingDirectory: string): ConfigFile {
    return new ConfigFile(resolve(workingDirectory, path), () => true, { written: path });
  }

  /**
   * The nearest configuration in the directory itself or above it.
   * @param ownFolder Absolute folder whose code already runs.
   */
  static find(directory: string, ownFolder?: string): ConfigFile | undefined {
    const files = foldersFrom(directory).flatMap((folder) =>
      configurationNames.map((name) => join(folder, name)),
    );
    const file = files.find((each) => existsSync(each));
    if (file === undefined) return undefined;
    const folder = dirname(file);
    return new ConfigFile(file, () => folder === ownFolder || isOwnProject(folder));
  }

  /**
   * The nearest configuration, for an editor that opens folders nobody has looked through. Outside an own project what
   * it names is bound to the opened folder that contains it, or else to its own folder.
   * @param opened Absolute paths of the folders that were opened.
   */
  static findOpened(directory: string, opened: readonly string[]): ConfigFile | undefined {
    const found = ConfigFile.find(directory);
    if (found === undefined || isOwnProject(found.folder)) return found;
    const [within = found.folder] = opened.filter((folder) => contains(folder, found.folder));
    return new ConfigFile(found.path, () => false, { within });
  }

  /** @param within Absolute. */
  static ofStranger(path: string, within: string): ConfigFile {
    return new ConfigFile(path, () => false, { within, isCompared: true });
  }

  /** The absolute folder of the file. */
  get folder(): string {
    return dirname(this.path);
  }

  /** Whether code of its project is the user's own: the file itself, and the modules of its output. */
  get mayRun(): boolean {
    return this.#mayRun();
  }
}

/** @param folder Absolute path of the folder with the configuration. */
export function isOwnProject(folder: string): boolean {
  if (packageFolder === undefined) return false;
  const own = realPath(folder);
  const installed = realPath(packageFolder);
  return (
    own === installed ||
    contains(join(own, "node_modules"), installed) ||
    isLinkedWorkspace(own, installed) ||
    isPlugAndPlayWorkspace(own)
  );
}

/** npm and Yarn link the workspaces of a project into the `node_modules` at its root, where defwright is too. */
function isLinkedWorkspace(own: string, installed: string): boolean {
  const at = installed.indexOf(`${sep}node_modules${sep}`);
  const name = at < 0 ? undefined : packageName(own);
  if (name === undefined) return false;
  const link = join(installed.slice(0, at), "node_modules", name);
  return realPath(link) === own;
}

function packageName(folder: string): string | undefined {
  const { name } = packageJson(folder);
  return typeof name === "string" && /^(?:@[\w-][\w.-]*\/)?[\w-][\w.-]*$/u.test(name)
    ? name
    : undefined;
}

/** What the `package.json` of a folder contains; nothing if it cannot be read, which `npm` itself will report. */
export function packageJson(folder: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(readText(join(folder, "package.json")));
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}

interface PlugAndPlay {
  readonly getDependencyTreeRoots: () => readonly object[];
  readonly getPackageInformation: (locator: object) => { readonly packageLocation: string };
}

/** Yarn without `node_modules` provides the list of its workspaces. */
function isPlugAndPlayWorkspace(own: string): boolean {
  if (!("pnp" in process.versions)) return false;
  try {
    const api = createRequire(import.meta.url)("pnpapi") as PlugAndPlay;
    return api
      .getDependencyTreeRoots()
      .some((root) => realpathSync(api.getPackageInformation(root).packageLocation) === own);
  } catch {
    return false;
  }
}

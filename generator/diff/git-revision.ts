/**
 * Reads files from a git revision. The repository, its index and its working tree are not changed. It may be a
 * stranger's: git runs nothing that it names, and fetches nothing that it lacks.
 */
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { dirname, join, sep } from "node:path";
import { suggest } from "../diagnostics/suggest.ts";
import { withPath } from "../disk/error-code.ts";
import { makeFolders } from "../disk/make-folders.ts";
import { errorCode } from "../disk/error-code.ts";
import { Obstacle } from "../disk/obstacle.ts";
import { contains } from "../disk/real-path.ts";
import { present } from "../json/containers.ts";

export interface Revision {
  /** As the user named it. */
  readonly name: string;
  /** Absolute folder of the repository. */
  readonly root: string;
  readonly commit: string;
}

export function findRevision(name: string, cwd: string): Revision | UnknownRevision {
  const root = git(cwd, ["rev-parse", "--show-toplevel"]);
  if (root === undefined)
    return { unknown: `"${name}" is not a directory, and there is no git repository here` };
  const commit = git(cwd, [
    "rev-parse",
    "--verify",
    "--quiet",
    "--end-of-options",
    `${name}^{commit}`,
  ]);
  if (commit !== undefined) return { name, root: text(root), commit: text(commit) };
  const named = git(cwd, ["for-each-ref", "--format=%(refname:short)"]);
  const [near] = suggest(name, ["HEAD", ...(named ? text(named).split("\n") : [])]);
  return { unknown: `"${name}" is neither a directory nor a git revision`, ...present({ near }) };
}

/** Why there is no such revision, and the branch or tag that was probably meant. */
export interface UnknownRevision {
  readonly unknown: string;
  readonly near?: string;
}

/** A file of a revision. */
interface RevisionFile {
  /** The name of its content in the repository. */
  readonly object: string;
  /** Relative to the repository, with `/`. */
  readonly path: string;
}

type Incomplete = Pick<UnknownRevision, "unknown">;

/**
 * The revision's `*.json` files.
 * @param places Paths of such files, and of folders that have them; relative to the repository.
 */
export function filesAt(
  { name, root, commit }: Revision,
  places: readonly string[],
): readonly RevisionFile[] | Incomplete {
  const prefixes = places.map((place) => (place === "" ? "" : `${place.split(sep).join("/")}/`));
  const isPlace = (path: string): boolean =>
    prefixes.some((prefix) => `${path}/`.startsWith(prefix));
  const listed = git(root, ["ls-tree", "-r", "-z", "--full-tree", commit]);
  if (listed === undefined) return incomplete(name);
  const lines = text(listed).split("\0");
  for (const line of lines) {
    const [, path] = /^\d+ commit [0-9a-f]+\t(.*)$/su.exec(line) ?? [];
    if (path !== undefined && prefixes.some((prefix) => prefix.startsWith(`${path}/`))) {
      return inOtherRepository(name, path);
    }
  }
  return lines.flatMap((line) => {
    const [, mode, object, path] = /^(\d+) blob ([0-9a-f]+)\t(.*)$/su.exec(line) ?? [];
    // A link could lead out of the revision.
    if (object === undefined || path === undefined || mode === "120000") return [];
    return path.endsWith(".json") && isPlace(path) ? [{ object, path }] : [];
  });
}

function inOtherRepository(name: string, path: string): Incomplete {
  return {
    unknown:
      `${JSON.stringify(path)} is a submodule in revision "${name}": its files are in a repository of their own. ` +
      "Compare with a folder that has both (git clone --recurse-submodules)",
  };
}

/**
 * Writes files of the revision into `folder`, byte for byte as committed.
 * @returns why they cannot be read, if the repository does not hold all of them
 */
export function checkOut(
  { name, root }: Revision,
  listed: readonly RevisionFile[],
  folder: string,
): Incomplete | undefined {
  // A name that git itself would never write could lead out of it, too.
  const files = listed
    .map((each) => ({ ...each, file: join(folder, ...each.path.split("/")) }))
    .filter(({ file }) => contains(folder, file));
  const input = files.map(({ object }) => `${object}\n`).join("");
  const output = git(root, ["cat-file", "--batch"], input);
  if (output === undefined) return incomplete(name);
  let offset = 0;
  for (const { object, path, file } of files) {
    // `<object> blob <size>`, then the bytes and a line end; or `<object> missing`.
    const end = output.indexOf(10, offset);
    const [found, type, size] = output.toString("utf8", offset, end).split(" ");
    if (found !== object || type !== "blob") return incomplete(name, path);
    const next = end + 1 + Number(size);
    makeFolders(dirname(file));
    try {
      writeFileSync(file, output.subarray(end + 1, next));
    } catch (error) {
      throw withPath(error, file);
    }
    offset = next + 1;
  }
  return undefined;
}

function incomplete(name: string, path?: string): Incomplete {
  const lacking = path === undefined ? "" : `: ${JSON.stringify(path)} is missing`;
  return {
    unknown:
      `revision "${name}" is not completely here${lacking}. ` +
      "Fetch what this partial clone has left out (git fetch --refetch --no-filter), then run the same again",
  };
}

const mostBytes = 2 ** 30;

/** Settings of a repository that name programs, or lead to any. */
const namesNothing = ["core.fsmonitor=false", "core.hooksPath=/dev/null", "core.sshCommand=false"];

/** Git fetches missing objects over any protocol that it may use: here over none, however the repository is set up. */
const fetchesNothing = { GIT_ALLOW_PROTOCOL: "", GIT_NO_LAZY_FETCH: "1", GIT_TERMINAL_PROMPT: "0" };

/**
 * The environment in which git looks for the repository of the folder. Git itself sets GIT_DIR for hooks of linked
 * working trees; without GIT_WORK_TREE, any folder would then be the top of the repository.
 */
function environment(): NodeJS.ProcessEnv {
  const { GIT_DIR: directory, ...others } = process.env;
  const isWhole = directory !== undefined && others["GIT_WORK_TREE"] !== undefined;
  return { ...others, ...(isWhole && { GIT_DIR: directory }), ...fetchesNothing };
}

/** Returns what git prints, or `undefined` if git fails or is not installed. */
function git(folder: string, args: readonly string[], input?: string): Buffer | undefined {
  const settings = namesNothing.flatMap((setting) => ["-c", setting]);
  const words = ["--no-pager", "-C", folder, ...settings, ...args];
  const { status, stdout, error } = spawnSync("git", words, {
    // Windows looks for programs in the working directory first.
    cwd: dirname(process.execPath),
    env: environment(),
    maxBuffer: mostBytes,
    ...(input === undefined ? {} : { input }),
    stdio: ["pipe", "pipe", "ignore"],
  });
  if (error && errorCode(error) === "ENOBUFS") {
    throw new Obstacle("The revision has more than 1 GB of JSON. Compare directories instead.");
  }
  if (error && errorCode(error) !== "ENOENT") throw error;
  return status === 0 ? stdout : undefined;
}

function text(output: Buffer): string {
  return output.toString("utf8").replace(/\r?\n$/u, "");
}

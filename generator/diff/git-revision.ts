/** Reads files from a git revision. The repository, its index and its working tree are not changed. */
import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, sep } from "node:path";
import { errorCode } from "../disk/error-code.ts";

export interface Revision {
  /** Absolute folder of the repository. */
  readonly root: string;
  readonly commit: string;
}

export function findRevision(name: string, cwd: string): Revision | { readonly unknown: string } {
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
  return commit === undefined
    ? { unknown: `"${name}" is neither a directory nor a git revision` }
    : { root: text(root), commit: text(commit) };
}

/**
 * Writes the revision's `*.json` files below `places` into `folder`, byte for byte as committed.
 *
 * @param places Paths relative to the repository.
 */
export function checkOutRevision(
  { root, commit }: Revision,
  places: readonly string[],
  folder: string,
): void {
  const prefixes = places.map((place) => (place === "" ? "" : `${place.split(sep).join("/")}/`));
  const listed = text(required(git(root, ["ls-tree", "-r", "-z", "--full-tree", commit])));
  const files = listed.split("\0").flatMap((line) => {
    const [, mode, object, path] = /^(\d+) blob ([0-9a-f]+)\t(.*)$/su.exec(line) ?? [];
    // A link could lead out of the revision.
    if (object === undefined || path === undefined || mode === "120000") return [];
    const wanted = path.endsWith(".json") && prefixes.some((prefix) => path.startsWith(prefix));
    return wanted ? [{ object, path }] : [];
  });
  const input = files.map(({ object }) => `${object}\n`).join("");
  const output = required(git(root, ["cat-file", "--batch"], input));
  let offset = 0;
  for (const { path } of files) {
    // `<object> blob <size>`, then the bytes and a line end.
    const end = output.indexOf(10, offset);
    const size = Number(output.toString("utf8", offset, end).split(" ")[2]);
    const file = join(folder, ...path.split("/"));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, output.subarray(end + 1, end + 1 + size));
    offset = end + 1 + size + 1;
  }
}

const mostBytes = 2 ** 30;

/** Returns what git prints, or `undefined` if git fails or is not installed. */
function git(cwd: string, args: readonly string[], input?: string): Buffer | undefined {
  const { status, stdout, error } = spawnSync("git", args, {
    cwd,
    maxBuffer: mostBytes,
    ...(input === undefined ? {} : { input }),
    stdio: ["pipe", "pipe", "ignore"],
  });
  if (error && errorCode(error) !== "ENOENT") throw error;
  return status === 0 ? stdout : undefined;
}

function required(output: Buffer | undefined): Buffer {
  if (output === undefined) throw new Error("git cannot read a revision that it has just named");
  return output;
}

function text(output: Buffer): string {
  return output.toString("utf8").replace(/\r?\n$/u, "");
}

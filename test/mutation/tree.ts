/** A copy of the project, in which mutants may write and delete what they like. */
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, realpathSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { root } from "../root.ts";

export interface Tree {
  /** Of everything here. */
  readonly folder: string;
  readonly tree: string;
  /** For what tests make: not in the tree, whose packages and configuration would be theirs as well. */
  readonly temporary: string;
}

/** Everything that Git would take, as it stands now; packages are linked. */
export function copyTree(): Tree {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "defwright-mutants-")));
  const target = join(folder, "tree");
  const temporary = join(folder, "temporary");
  mkdirSync(temporary);
  const listed = execFileSync("git", ["ls-files", "-z", "-co", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  for (const path of listed.split("\0")) {
    if (path === "" || path === "node_modules" || !existsSync(join(root, path))) continue;
    mkdirSync(dirname(join(target, path)), { recursive: true });
    cpSync(join(root, path), join(target, path));
  }
  symlinkSync(join(root, "node_modules"), join(target, "node_modules"), "dir");
  return { folder, tree: target, temporary };
}

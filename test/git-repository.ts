/** Git in a project of a test, whatever the machine has configured. */
import { spawnSync } from "node:child_process";
import { write } from "./project-folder.ts";

/** @throws with what git says, if it fails */
export function git(folder: string, ...args: readonly string[]): void {
  const identity = ["-c", "user.name=a", "-c", "user.email=a@b", "-c", "core.autocrlf=false"];
  const { status, stderr } = spawnSync("git", [...identity, ...args], {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, GIT_CONFIG_GLOBAL: "/dev/null", GIT_CONFIG_SYSTEM: "/dev/null" },
  });
  if (status !== 0) throw new Error(`git ${args.join(" ")}: ${stderr}`);
}

/** What is in the folder becomes the first commit of `main`. */
export function startRepository(folder: string, ignored: readonly string[]): void {
  write(folder, ".gitignore", ignored.map((each) => `${each}\n`).join(""));
  git(folder, "init", "--quiet", "--initial-branch", "main");
  git(folder, "add", ".");
  git(folder, "commit", "--quiet", "--message", "main");
}

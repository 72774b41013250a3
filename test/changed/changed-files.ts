/** What has changed in a checkout, as git knows it. */
import { spawnSync } from "node:child_process";

export interface Changes {
  /** What it is compared with, as people call it. */
  readonly since: string;
  /** Paths below the folder of the checkout, also of files that are gone. */
  readonly files: readonly string[];
}

/**
 * What is not committed, and what was committed since a revision; without one, since `origin/main`, or `main` where
 * there is no `origin/main`, or since the last commit where there is neither.
 *
 * @throws where git does not know the revision
 */
export function changedFiles(folder: string, revision?: string): Changes {
  const git = (...words: readonly string[]): string => {
    const { status, stdout, stderr } = spawnSync("git", words, { cwd: folder, encoding: "utf8" });
    if (status !== 0) throw new Error(`git ${words.join(" ")}: ${stderr.trim()}`);
    return stdout;
  };
  const isKnown = (name: string): boolean =>
    spawnSync("git", ["rev-parse", "--verify", "--quiet", `${name}^{commit}`], { cwd: folder })
      .status === 0;
  const since = revision ?? ["origin/main", "main"].find(isKnown) ?? "HEAD";
  const base = git("merge-base", since, "HEAD").trim();
  const listed = [
    git("diff", "--name-only", "--no-renames", "-z", base),
    git("ls-files", "--others", "--exclude-standard", "-z"),
  ];
  const files = listed.flatMap((text) => text.split("\0")).filter((path) => path !== "");
  return { since, files: [...new Set(files)].sort() };
}

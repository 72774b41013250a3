import { isAbsolute, relative, resolve, sep } from "node:path";
import type { Console } from "./console.ts";

export function underGithubActions(console: Console): boolean {
  return console.env["GITHUB_ACTIONS"] === "true";
}

/**
 * The path by which services that know the repository name a file: relative to its root. Outside of GitHub Actions, and
 * for files outside of the repository, the path stays as messages show it.
 */
export function repositoryPath(console: Console): (displayPath: string) => string {
  const root = console.env["GITHUB_WORKSPACE"];
  if (!underGithubActions(console) || root === undefined || root === "") return (path) => path;
  return (path) => {
    const below = relative(root, resolve(console.cwd, path));
    const outside = isAbsolute(below) || below === ".." || below.startsWith(`..${sep}`);
    return outside ? path : below.split(sep).join("/");
  };
}

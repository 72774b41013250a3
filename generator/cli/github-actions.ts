import { relative, resolve, sep } from "node:path";
import { contains } from "../disk/real-path.ts";
import type { Console } from "./console.ts";

export function underGithubActions(console: Console): boolean {
  return console.env["GITHUB_ACTIONS"] === "true";
}

/**
 * Returns a function that maps a displayed path to the one by which services that know the repository name the file:
 * relative to its root. Outside GitHub Actions, and for files outside the repository, it returns the path unchanged.
 */
export function repositoryPath(console: Console): (displayPath: string) => string {
  const root = console.env["GITHUB_WORKSPACE"];
  if (!underGithubActions(console) || root === undefined || root === "") return (path) => path;
  return (path) => {
    const absolute = resolve(console.cwd, path);
    return contains(root, absolute) ? relative(root, absolute).split(sep).join("/") : path;
  };
}

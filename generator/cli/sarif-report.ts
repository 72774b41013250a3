import { existsSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { fileUri } from "../diagnostics/file-uri.ts";
import { formatSarif, type SarifPlaces } from "../diagnostics/format-sarif.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { contains } from "../disk/real-path.ts";
import { sha256 } from "../disk/sha256.ts";
import { version } from "../disk/version.ts";
import type { Console } from "./console.ts";
import { underGithubActions } from "./github-actions.ts";

/** @param console Makes paths relative to the repository; without it, paths are the displayed ones. */
export function sarifReport(diagnostics: readonly Diagnostic[], console?: Console): string {
  const places = console === undefined ? {} : placesIn(console);
  return formatSarif(diagnostics, { version, sha256, ...places });
}

/** Services locate findings by their path in the repository, whichever of its folders the run was started in. */
function placesIn(console: Console): SarifPlaces {
  const base = repositoryOf(console);
  return {
    base: `${fileUri(base.split(sep).join("/"))}/`,
    pathOf: (displayPath) => {
      const path = resolve(console.cwd, displayPath);
      return (contains(base, path) ? relative(base, path) : path).split(sep).join("/");
    },
  };
}

/**
 * The absolute root of the repository that contains the working directory; without one, the working directory itself.
 */
function repositoryOf(console: Console): string {
  const workspace = console.env["GITHUB_WORKSPACE"];
  if (underGithubActions(console) && workspace !== undefined && workspace !== "") return workspace;
  for (let folder = console.cwd; ; folder = dirname(folder)) {
    if (existsSync(join(folder, ".git"))) return folder;
    if (dirname(folder) === folder) return console.cwd;
  }
}

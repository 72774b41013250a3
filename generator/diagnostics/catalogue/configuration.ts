import { list } from "../sentence.ts";
import type { CatalogueEntry } from "./entry.ts";

/** Facts of the codes about the configuration file and the command line; any of them ends with exit code 2. */
export interface ConfigurationCodes {
  "configuration-missing": CatalogueEntry<{ readonly searched: string }>;
  "configuration-syntax": CatalogueEntry<{
    readonly reason: string;
    readonly help: string | undefined;
  }>;
  "configuration-module": CatalogueEntry<{ readonly reason: string }>;
  "configuration-unknown-member": CatalogueEntry<{
    readonly where: string;
    readonly member: string;
    readonly suggestion: string | undefined;
  }>;
  "configuration-missing-member": CatalogueEntry<{
    readonly where: string;
    readonly member: string;
  }>;
  "configuration-value": CatalogueEntry<{
    readonly where: string;
    readonly found: string;
    readonly expected: readonly string[];
    readonly suggestion: string | undefined;
  }>;
  "configuration-path": CatalogueEntry<{
    readonly path: string;
    readonly problem:
      | "missing"
      | "no-directory"
      | "no-file"
      | "no-match"
      | "no-list"
      | "missing-baseline"
      | "no-baseline";
    readonly suggestion?: string | undefined;
  }>;
  "configuration-conflict": CatalogueEntry<{
    readonly subject: string;
    readonly clash: string;
    readonly remedy: string;
  }>;
  "configuration-unknown-code": CatalogueEntry<{
    readonly found: string;
    readonly suggestion: string | undefined;
  }>;
  "configuration-severity": CatalogueEntry<{
    readonly code: string;
    readonly severity: string;
  }>;
  "configuration-missing-baseline": CatalogueEntry<{ readonly configured: boolean }>;
  "configuration-missing-out": CatalogueEntry<{ readonly configured: boolean }>;
}

const pathProblems = {
  missing: "does not exist – expected a directory that holds definition files",
  "no-directory": "is a file – expected a directory that holds definition files",
  "no-file": "cannot be read – expected a JSON file that holds a list of ids",
  "no-match": "matches no directory – expected at least one that holds definition files",
  "missing-baseline":
    'does not exist – expected a file that "defwright check --update-baseline" wrote',
  "no-baseline": 'holds something else – expected what "defwright check --update-baseline" writes',
  "no-list": "holds something else – expected a JSON list of id strings",
} as const;

export const configurationCodes: ConfigurationCodes = {
  "configuration-missing": {
    severity: "error",
    meaning: "There is no configuration, and no pack was named on the command line.",
    message: ({ searched }) =>
      `No defwright.config.json, .ts, .js or .mjs was found in ${searched} or above – expected one, or "--pack".`,
    help: () =>
      `Run "defwright init" for a starter, or name a directory of definitions with "--pack <dir>".`,
  },
  "configuration-syntax": {
    severity: "error",
    meaning: "The configuration file is not JSON.",
    message: ({ reason }) => reason,
    help: ({ help }) => help,
  },
  "configuration-module": {
    severity: "error",
    meaning: "The configuration module cannot be loaded, or has no default export.",
    message: ({ reason }) => `${reason} – expected a module that exports a configuration.`,
    help: () =>
      `Write "export default defineConfig({ packs: ["content/core"], out: "generated" })".`,
  },
  "configuration-unknown-member": {
    severity: "error",
    meaning: "The configuration has a member that defwright does not know.",
    message: ({ where, member }) =>
      `Unknown member "${member}"${where === "" ? "" : ` in "${where}"`} – it is no setting of defwright.`,
    help: ({ suggestion }) =>
      suggestion === undefined
        ? `Remove it, or start its name with "//" to keep it as a comment.`
        : `Did you mean "${suggestion}"?`,
  },
  "configuration-missing-member": {
    severity: "error",
    meaning: "The configuration lacks a member.",
    message: ({ where, member }) =>
      `Member "${member}" is missing${where === "" ? "" : ` in "${where}"`} – it is mandatory.`,
    help: ({ member }) =>
      member === "packs" ? `Add "packs": ["content/core"].` : `Add "${member}".`,
  },
  "configuration-value": {
    severity: "error",
    meaning: "A setting has a value that it does not take.",
    message: ({ where, found, expected }) =>
      `${where === "" ? "The configuration" : `"${where}"`} is ${found} – expected ${list(expected, "or")}.`,
    help: ({ suggestion }) =>
      suggestion === undefined ? undefined : `Did you mean "${suggestion}"?`,
  },
  "configuration-path": {
    severity: "error",
    meaning: "A pack's directory or a list of known ids is not where the configuration says.",
    message: ({ path, problem }) => `"${path}" ${pathProblems[problem]}.`,
    help: ({ suggestion }) =>
      suggestion === undefined ? undefined : `Did you mean "${suggestion}"?`,
  },
  "configuration-conflict": {
    severity: "error",
    meaning: "Two settings cannot hold together.",
    message: ({ subject, clash }) => `${subject} – ${clash}.`,
    help: ({ remedy }) => remedy,
  },
  "configuration-unknown-code": {
    severity: "error",
    meaning: "A severity is set for a diagnostic code that does not exist.",
    message: ({ found }) => `"${found}" was found – expected the code of a diagnostic.`,
    help: ({ suggestion }) =>
      suggestion === undefined
        ? `Codes stand in brackets behind "error" and "warning" in each message.`
        : `Did you mean "${suggestion}"?`,
  },
  "configuration-severity": {
    severity: "error",
    meaning: "A severity is lowered for a code whose objects cannot be read.",
    message: ({ code, severity }) =>
      `Severity "${severity}" was set for "${code}" – expected "error", because what it is about cannot be read and would be missing from the output.`,
    help: () => `Remove this line and mend the content, or take the object out of the pack.`,
  },
  "configuration-missing-baseline": {
    severity: "error",
    meaning: "The baseline is to be written, but no file is named.",
    message: () =>
      `No baseline file is named – expected "baseline" in the configuration, or "--baseline".`,
    help: ({ configured }) =>
      configured
        ? `Add "baseline": "defwright.baseline.json".`
        : `Add "--baseline defwright.baseline.json".`,
  },
  "configuration-missing-out": {
    severity: "error",
    meaning: "Modules are to be written, but no output folder is named.",
    message: () => `No output folder is named – expected "out" in the configuration, or "--out".`,
    help: ({ configured }) =>
      configured ? `Add "out": "generated".` : `Add "--out generated", or use "defwright check".`,
  },
};

import type { ProjectCode } from "../code-definition.ts";
import { choose, list } from "../sentence.ts";

interface ConfigurationConflict {
  readonly subject: string;
  readonly clash: string;
  readonly remedy: string;
}

const configurationConflict: ProjectCode<ConfigurationConflict> = {
  severity: "error",
  meaning: "Two settings contradict each other.",
  why: "Each setting is valid by itself, but not together with the other: a pack loaded twice would conflict with itself, and output inside a pack would be read as content in the next build.",
  remedy: "Remove or change one of the two, as the message says.",
  message: ({ subject, clash }) => `${subject} – ${clash}.`,
  help: ({ remedy }) => remedy,
};

interface ConfigurationMissingBaseline {
  readonly configured: boolean;
}

const configurationMissingBaseline: ProjectCode<ConfigurationMissingBaseline> = {
  severity: "error",
  meaning: "The baseline should be written, but no file is named for it.",
  why: "`--update-baseline` writes the current findings to a file, and no file is named.",
  remedy:
    'Name one with "baseline" in the configuration, or with `--baseline` on the command line.',
  message: () =>
    `No baseline file is named – expected "baseline" in the configuration, or "--baseline".`,
  help: ({ configured }) =>
    configured
      ? `Add "baseline": "defwright.baseline.json".`
      : `Add "--baseline defwright.baseline.json".`,
};

interface ConfigurationMissingMember {
  readonly where: string;
  readonly member: string;
}

const configurationMissingMember: ProjectCode<ConfigurationMissingMember> = {
  severity: "error",
  meaning: "The configuration lacks a member.",
  why: 'Without "packs", defwright does not know what to read; the other members have defaults.',
  remedy: "Add the member.",
  message: ({ where, member }) =>
    `Member "${member}" is missing${where === "" ? "" : ` in "${where}"`} – it is mandatory.`,
  help: ({ member }) =>
    member === "packs" ? `Add "packs": ["content/core"].` : `Add "${member}".`,
};

interface ConfigurationMissingOut {
  readonly configured: boolean;
}

const configurationMissingOut: ProjectCode<ConfigurationMissingOut> = {
  severity: "error",
  meaning: "Modules should be written, but no output folder is named.",
  why: "`build` writes modules, and no folder for them is named. `check` does not need one.",
  remedy: 'Name one with "out" in the configuration, or with `--out` on the command line.',
  message: ({ configured }) =>
    `No output folder is named – expected ${configured ? `"out" in the configuration, or ` : ""}"--out".`,
  help: ({ configured }) =>
    configured
      ? `Add "out": "generated".`
      : choose(
          ['add "--out generated"', "there is no configuration"],
          ['name it with "-c"', 'there is one: with "--pack", none is read'],
        ),
};

interface ConfigurationMissing {
  readonly searched: string;
}

const configurationMissing: ProjectCode<ConfigurationMissing> = {
  severity: "error",
  meaning: "There is no configuration, and no pack was named on the command line.",
  why: "A configuration lists the packs and the order in which they load. There is none in this directory or in a directory above it, and no pack is named on the command line, so there is nothing to do.",
  remedy:
    "Go to the directory of the project, run `defwright init` to create a starter project, or name a directory of definitions: `defwright check --pack my-mod`.",
  message: ({ searched }) =>
    `No defwright.config.json, .ts, .js or .mjs was found in ${searched} or in a directory above it – expected one, or "--pack".`,
  help: () =>
    choose(
      ['run "defwright init"', "a project is to begin here"],
      ['name a directory of definitions with "--pack <dir>"', "only that is to be compiled"],
    ),
};

interface ConfigurationModule {
  readonly reason: string;
  /** The module is not in the project's own folder and was therefore not run. */
  readonly foreign?: boolean;
  /** The module, or one that it imports, has a mistake in its code. */
  readonly failed?: boolean;
}

const configurationModule: ProjectCode<ConfigurationModule> = {
  severity: "error",
  meaning: "The configuration module cannot be loaded, or has no default export.",
  why: "A configuration in TypeScript or JavaScript is a module whose default export is the configuration. Either this module failed to run, or it has no default export, or defwright refused to run it. A configuration that is code is run only if it is the project's own, that is, in the folder in whose node_modules this defwright is installed, or if --config names it: a downloaded pack may contain such a module, too.",
  remedy:
    'Fix what the message quotes, and write `export default defineConfig({ … })` with `defineConfig` from "defwright".',
  message: ({ reason, foreign }) =>
    foreign === true ? `${reason}.` : `${reason} – expected a module that exports a configuration.`,
  help: ({ foreign, failed }) => {
    if (failed === true) return undefined;
    return foreign === true
      ? `If you trust it, name it with --config; otherwise write the configuration as JSON, which is never run.`
      : `Write "export default defineConfig({ packs: ["content/core"], out: "generated" })".`;
  },
};

interface ConfigurationPath {
  readonly path: string;
  readonly problem:
    | "missing"
    | "no-directory"
    | "no-file"
    | "no-match"
    | "no-list"
    | "outside"
    | "link-outside"
    | "unreadable"
    | "missing-baseline"
    | "no-baseline"
    | "no-record"
    | "no-record-file";
  readonly suggestion?: string | undefined;
}

const pathProblems = {
  missing: "does not exist – expected a directory that contains definition files",
  "no-directory": "is a file – expected a directory that contains definition files",
  "no-file": "cannot be read – expected a JSON file that contains a list of ids",
  "no-match": "matches no directory – expected at least one that contains definition files",
  "missing-baseline":
    'does not exist – expected a file written by "defwright check --update-baseline"',
  "no-baseline":
    'contains something else – expected what "defwright check --update-baseline" writes',
  "no-record": 'does not exist – expected a record written by "defwright release"',
  "no-record-file":
    'is a folder or no regular file – expected a record written by "defwright release"',
  outside:
    "leads out of the folder that this configuration is bound to – expected a path inside it, because this is not your own project",
  "link-outside":
    'is a link that leads out of the project – expected a file inside it, or in a folder that "roots" allows',
  unreadable: "cannot be read – expected a file of at most 256 MiB",
  "no-list": "contains something else – expected a JSON list of id strings",
} as const;

const configurationPath: ProjectCode<ConfigurationPath> = {
  severity: "error",
  meaning: "A path in the configuration leads to nothing, or to something other than expected.",
  why: "A path in the configuration leads to nothing, or to something other than expected. Without the pack or the list of ids, many references in the content would be reported as unknown.",
  remedy:
    "Correct the path. Paths in the configuration are relative to its file, paths on the command line to the working directory.",
  message: ({ path, problem }) => `"${path}" ${pathProblems[problem]}.`,
  help: ({ suggestion }) =>
    suggestion === undefined ? undefined : `Did you mean "${suggestion}"?`,
};

interface ConfigurationSeverity {
  readonly code: string;
  readonly severity: string;
}

const configurationSeverity: ProjectCode<ConfigurationSeverity> = {
  severity: "error",
  meaning: "The severity of a code is lowered although its objects cannot be read.",
  why: "Some codes are about objects that cannot be read. These objects are left out of every later stage, so if the code were only a warning, the build would succeed without them, and content would be missing from the game unnoticed.",
  remedy: "Remove the line, and correct the content or remove the object from the pack.",
  message: ({ code, severity }) =>
    `Severity "${severity}" was set for "${code}" – expected "error", because objects with this finding cannot be read and would be missing from the output.`,
  help: () =>
    choose(
      ["remove this line and correct the content", "the object is needed"],
      ["remove this line and the object", "it is not"],
    ),
};

interface ConfigurationSyntax {
  readonly reason: string;
  readonly help: string | undefined;
}

const configurationSyntax: ProjectCode<ConfigurationSyntax> = {
  severity: "error",
  meaning: "The configuration file is not JSON.",
  why: "The configuration cannot be read, so no content is read either: guessing which packs to load would be worse than loading none.",
  remedy:
    'Correct the place that the frame points at. JSON has no comments, but a member whose name begins with "//" serves as one.',
  message: ({ reason }) => reason,
  help: ({ help }) => help,
};

interface ConfigurationUnknownCode {
  readonly found: string;
  readonly suggestion: string | undefined;
}

const configurationUnknownCode: ProjectCode<ConfigurationUnknownCode> = {
  severity: "error",
  meaning: "A severity is set for a diagnostic code that does not exist.",
  why: '"severity" names a code that defwright never reports, so the setting has no effect: the code is misspelt, or belongs to another version.',
  remedy: "Correct the code. Each message shows its code in brackets.",
  message: ({ found }) => `"${found}" was found – expected the code of a diagnostic.`,
  help: ({ suggestion }) =>
    suggestion === undefined
      ? `Each message shows its code in brackets after "error", "warning" or "note".`
      : `Did you mean "${suggestion}"?`,
};

interface ConfigurationUnknownMember {
  readonly where: string;
  readonly member: string;
  readonly suggestion: string | undefined;
}

const configurationUnknownMember: ProjectCode<ConfigurationUnknownMember> = {
  severity: "error",
  meaning: "The configuration has a member that defwright does not know.",
  why: "A misspelt setting would have no effect: the content would be checked by other rules than its author believes. So this is an error, unlike an unknown member of a definition.",
  remedy:
    'Correct the name. With "$schema" in the file, an editor completes the names of all settings.',
  message: ({ where, member }) =>
    `Unknown member "${member}"${where === "" ? "" : ` in "${where}"`} – it is not a setting of defwright.`,
  help: ({ suggestion }) =>
    suggestion === undefined
      ? choose(["remove it", "it is not needed"], ['start its name with "//"', "it is a comment"])
      : `Did you mean "${suggestion}"?`,
};

interface ConfigurationValue {
  readonly where: string;
  readonly found: string;
  readonly expected: readonly string[];
  readonly suggestion: string | undefined;
}

const configurationValue: ProjectCode<ConfigurationValue> = {
  severity: "error",
  meaning: "A setting has a value that it does not accept.",
  why: "The setting exists, but not with this value. Falling back to the default would hide the mistake.",
  remedy: "Write one of the values that the message lists.",
  message: ({ where, found, expected }) =>
    `${where === "" ? "The configuration" : `"${where}"`} is ${found} – expected ${list(expected, "or")}.`,
  help: ({ suggestion }) =>
    suggestion === undefined ? undefined : `Did you mean "${suggestion}"?`,
};

export {
  configurationConflict as "configuration-conflict",
  configurationMissingBaseline as "configuration-missing-baseline",
  configurationMissingMember as "configuration-missing-member",
  configurationMissingOut as "configuration-missing-out",
  configurationMissing as "configuration-missing",
  configurationModule as "configuration-module",
  configurationPath as "configuration-path",
  configurationSeverity as "configuration-severity",
  configurationSyntax as "configuration-syntax",
  configurationUnknownCode as "configuration-unknown-code",
  configurationUnknownMember as "configuration-unknown-member",
  configurationValue as "configuration-value",
};

import type { ProjectCode } from "../code-definition.ts";
import { choose, didYouMean, list, oneOf } from "../sentence.ts";
import {
  schemaHelp,
  schemaMessage,
  type SchemaProblem,
  type SchemaWords,
} from "../schema-sentences.ts";

const pathProblems = {
  missing: "does not exist – expected a directory that contains definition files",
  "no-directory": "is a file – expected a directory that contains definition files",
  "no-file": "cannot be read – expected a JSON file that contains a list of ids",
  "no-module": "is neither a file nor an installed package – expected a module that exports a kind",
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
  "no-tile-set": 'is no tile set – expected a folder that contains "tile_config.json"',
  "no-sheet": "is not there – expected a picture in the folder of the tile set",
  "no-picture":
    "is no PNG picture, or too large – expected at most 16 million pixels, and 32 MiB for all pictures",
  "no-list": "contains something else – expected a JSON list of id strings",
} as const;

export interface ConfigurationCodes {
  "configuration-conflict": ProjectCode<{ subject: string; clash: string; remedy: string }>;
  "configuration-missing": ProjectCode<{ searched: string }>;
  "configuration-missing-baseline": ProjectCode<{ configured: boolean }>;
  "configuration-missing-member": ProjectCode<{ where: string; member: string }>;
  "configuration-missing-out": ProjectCode<{ configured: boolean }>;
  "configuration-module": ProjectCode<{
    reason: string;
    /** The name of the kind that the module should export; absent for a configuration. */
    kind?: string;
    /** The module is not in the project's own folder and was therefore not run. */
    foreign?: boolean;
    /** The module, or one that it imports, has a mistake in its code. */
    failed?: boolean;
  }>;
  "configuration-path": ProjectCode<{
    path: string;
    problem: keyof typeof pathProblems;
    suggestion?: string | undefined;
  }>;
  "configuration-severity": ProjectCode<{ code: string; severity: string }>;
  "configuration-syntax": ProjectCode<{ reason: string; help: string | undefined }>;
  "configuration-unknown-code": ProjectCode<{ found: string; suggestion: string | undefined }>;
  "configuration-unknown-member": ProjectCode<{
    where: string;
    member: string;
    suggestion: string | undefined;
  }>;
  "configuration-value": ProjectCode<{
    where: string;
    found: string;
    expected: readonly string[];
    suggestion: string | undefined;
  }>;
  /** `sentence` says what is in the way, and what to do about it. */
  "file-access": ProjectCode<{ sentence: string }>;
  "kind-name-taken": ProjectCode<{
    kind: string;
    /** The name of a type that it would have, if that is taken, and not the name of the kind. */
    type?: string;
    /** Whether that is the type of its records, which a title names. */
    isTitle?: boolean;
    /** The name of a value or a module that it would have, if that is taken. */
    value?: string;
    /** The kind that has it already; absent if defwright itself has it. */
    by?: string | undefined;
  }>;
  "kind-reference-unknown": ProjectCode<{
    found: string;
    suggestion: string | undefined;
    /** There is such a kind, but its definitions have no ids. */
    withoutIds?: boolean;
  }>;
  "kind-schema": ProjectCode<SchemaWords & { problem: SchemaProblem }>;
  "kind-type-taken": ProjectCode<{
    type: string;
    kind: string;
    /** Absent if the game has objects of the type that were compiled without the kind. */
    by: string | undefined;
    /** Whether objects of the type are no definitions in any game. */
    isOther?: boolean;
  }>;
}

export const configuration: ConfigurationCodes = {
  "configuration-conflict": {
    severity: "error",
    message: ({ subject, clash }) => `${subject} – ${clash}.`,
    help: ({ remedy }) => remedy,
  },
  "configuration-missing": {
    severity: "error",
    message: ({ searched }) =>
      `No defwright.config.json, .ts, .js or .mjs was found in ${searched} or in a directory above it – expected one, or "--pack".`,
    help: () =>
      choose(
        ['run "defwright init"', "a project is to begin here"],
        ['name a directory of definitions with "--pack <dir>"', "only that is to be compiled"],
      ),
  },
  "configuration-missing-baseline": {
    severity: "error",
    message: () =>
      `No baseline file is named – expected "baseline" in the configuration, or "--baseline".`,
    help: ({ configured }) =>
      configured
        ? `Add "baseline": "defwright.baseline.json".`
        : `Add "--baseline defwright.baseline.json".`,
  },
  "configuration-missing-member": {
    severity: "error",
    message: ({ where, member }) =>
      `Member "${member}" is missing${where === "" ? "" : ` in "${where}"`} – it is mandatory.`,
    help: ({ member }) =>
      member === "packs" ? `Add "packs": ["content/core"].` : `Add "${member}".`,
  },
  "configuration-missing-out": {
    severity: "error",
    message: ({ configured }) =>
      `No output folder is named – expected ${configured ? `"out" in the configuration, or ` : ""}"--out".`,
    help: ({ configured }) =>
      configured
        ? `Add "out": "generated".`
        : choose(
            ['add "--out generated"', "there is no configuration"],
            ['name it with "-c"', 'there is one: with "--pack", none is read'],
          ),
  },
  "configuration-module": {
    severity: "error",
    message: ({ reason, foreign, kind }) =>
      foreign === true
        ? `${reason}.`
        : `${reason} – expected a module that exports a ${kind === undefined ? "configuration" : "kind"}.`,
    help: ({ foreign, failed, kind }) => {
      if (failed === true) return undefined;
      if (foreign === true) {
        return kind === undefined
          ? `If you trust it, name it with --config; otherwise write the configuration as JSON, which is never run.`
          : `If you trust it, name the configuration with --config; otherwise name the schema of the kind, which is never run.`;
      }
      return kind !== undefined
        ? `Write "export default defineKind({ name: "${kind}", schema: "${kind}.schema.json" })".`
        : `Write "export default defineConfig({ packs: ["content/core"], out: "generated" })".`;
    },
  },
  "configuration-path": {
    severity: "error",
    message: ({ path, problem }) => `"${path}" ${pathProblems[problem]}.`,
    help: ({ suggestion }) => didYouMean(suggestion),
  },
  "configuration-severity": {
    severity: "error",
    message: ({ code, severity }) =>
      `Severity "${severity}" was set for "${code}" – expected "error", because objects with this finding cannot be read and would be missing from the output.`,
    help: () =>
      choose(
        ["remove this line and correct the content", "the object is needed"],
        ["remove this line and the object", "it is not"],
      ),
  },
  "configuration-syntax": {
    severity: "error",
    message: ({ reason }) => reason,
    help: ({ help }) => help,
  },
  "configuration-unknown-code": {
    severity: "error",
    message: ({ found }) => `"${found}" was found – expected the code of a diagnostic.`,
    help: ({ suggestion }) =>
      didYouMean(suggestion) ??
      `Each message shows its code in brackets after "error", "warning" or "note".`,
  },
  "configuration-unknown-member": {
    severity: "error",
    message: ({ where, member }) =>
      `Unknown member "${member}"${where === "" ? "" : ` in "${where}"`} – it is not a setting of defwright.`,
    help: ({ suggestion }) =>
      didYouMean(suggestion) ??
      choose(["remove it", "it is not needed"], ['start its name with "//"', "it is a comment"]),
  },
  "configuration-value": {
    severity: "error",
    message: ({ where, found, expected }) =>
      `${where === "" ? "The configuration" : `"${where}"`} is ${found} – expected ${list(expected, "or")}.`,
    help: ({ suggestion }) => didYouMean(suggestion),
  },
  "file-access": {
    severity: "error",
    message: ({ sentence }) => sentence,
  },
  "kind-name-taken": {
    severity: "error",
    message: ({ kind, type, value, by }) => {
      const owner = by === undefined ? "defwright" : `kind "${by}"`;
      const is =
        value !== undefined
          ? `would be "${value}" in generated modules, ${by === undefined ? "where that name means something else" : `which ${owner} has already`}`
          : type !== undefined
            ? `would have the type "${type}", which ${owner} has already`
            : `is one that ${by === undefined ? "defwright has" : "the project or a pack names"} already`;
      return `Kind "${kind}" ${is} – expected another name.`;
    },
    help: ({ type, isTitle, value, by }) => {
      if (type !== undefined && isTitle === true) {
        return `Add a "title" to the schema that is a name in TypeScript, such as "${type}Record": it names the type.`;
      }
      if (type !== undefined || value !== undefined) {
        return `Rename it; "types" keeps the types of its objects.`;
      }
      return by === undefined
        ? `To change the kind itself, write its members in "dialect".`
        : "Rename one of the two.";
    },
  },
  "kind-reference-unknown": {
    severity: "error",
    message: ({ found, withoutIds }) =>
      withoutIds === true
        ? `"x-ref" is "${found}" – expected a kind whose definitions have ids.`
        : `"x-ref" is "${found}" – expected a kind.`,
    help: ({ suggestion, withoutIds }) =>
      withoutIds === true ? undefined : (didYouMean(suggestion) ?? `Add the kind to "kinds".`),
  },
  "kind-schema": {
    severity: "error",
    message: ({ problem, ...words }) => schemaMessage(problem, words),
    help: ({ problem, ...words }) => schemaHelp(problem, words),
  },
  "kind-type-taken": {
    severity: "error",
    message: ({ type, kind, by, isOther }) =>
      isOther === true
        ? `Kind "${kind}" would have objects of type "${type}", which have a meaning of their own – expected another type.`
        : by === undefined
          ? `Kind "${kind}" would have objects of type "${type}" that the game has without the kind – expected a type that the game does not have.`
          : `Objects of type "${type}" would be of the kinds "${by}" and "${kind}" – expected one kind for each type.`,
    help: ({ by, isOther }) =>
      isOther === true
        ? undefined
        : by === undefined
          ? "Let the game declare the kind, or use a type of your own."
          : `Remove the type from the one of them that does not define ${oneOf(by)}.`,
  },
};

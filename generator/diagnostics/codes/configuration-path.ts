import type { ConfigurationCode, Reason } from "../code-definition.ts";

interface Data {
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

export const code: ConfigurationCode<Data> = {
  severity: "error",
  theme: "configuration",
  meaning: "A path in the configuration leads to nothing, or to something other than expected.",
  message: ({ path, problem }) => `"${path}" ${pathProblems[problem]}.`,
  help: ({ suggestion }) =>
    suggestion === undefined ? undefined : `Did you mean "${suggestion}"?`,
};

export const reason: Reason = {
  why: "A path in the configuration leads to nothing, or to something other than expected. Without the pack or the list of ids, many references in the content would be reported as unknown.",
  remedy:
    "Correct the path. Paths in the configuration are relative to its file, paths on the command line to the working directory.",
};

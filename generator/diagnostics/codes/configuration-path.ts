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
    | "missing-baseline"
    | "no-baseline"
    | "no-record";
  readonly suggestion?: string | undefined;
}

const pathProblems = {
  missing: "does not exist – expected a directory that holds definition files",
  "no-directory": "is a file – expected a directory that holds definition files",
  "no-file": "cannot be read – expected a JSON file that holds a list of ids",
  "no-match": "matches no directory – expected at least one that holds definition files",
  "missing-baseline":
    'does not exist – expected a file that "defwright check --update-baseline" wrote',
  "no-baseline": 'holds something else – expected what "defwright check --update-baseline" writes',
  "no-record": 'does not exist – expected a record that "defwright release" wrote',
  outside:
    "leads out of the folder of this configuration – expected a path inside, because it is compared and not your own",
  "no-list": "holds something else – expected a JSON list of id strings",
} as const;

export const code: ConfigurationCode<Data> = {
  severity: "error",
  theme: "configuration",
  meaning: "A pack's directory or a list of known ids is not where the configuration says.",
  message: ({ path, problem }) => `"${path}" ${pathProblems[problem]}.`,
  help: ({ suggestion }) =>
    suggestion === undefined ? undefined : `Did you mean "${suggestion}"?`,
};

export const reason: Reason = {
  why: "A path of the configuration leads to nothing, or to something of another sort. Without the pack or the list of ids, half of the content would be reported as unknown.",
  remedy:
    "Correct the path. Paths of the configuration are relative to its file, those of the command line to the working directory.",
};

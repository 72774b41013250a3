import type { OutputCode, Reason } from "../code-definition.ts";

/** How a module on disk differs from what the content makes. */
export type StaleState = "missing" | "different" | "line-ends" | "extra" | "unfinished";

interface Data {
  readonly module: string;
  readonly state: StaleState;
}

export const staleStates: Readonly<Record<StaleState, string>> = {
  missing: "is missing",
  different: "differs from what the content makes",
  "line-ends": "differs in its line ends alone: it has CRLF where LF is written",
  extra: "is no longer made from the content",
  unfinished: "was left by a build that was interrupted: the output may be a mixture",
};

export const code: OutputCode<Data> = {
  severity: "error",
  theme: "output",
  meaning: "A generated module is not what the content makes.",
  message: ({ module, state }) =>
    `${state === "unfinished" ? "Journal" : "Module"} "${module}" ${staleStates[state]}.`,
  help: ({ state }) =>
    state === "line-ends"
      ? 'Run "defwright build", and write "generated/** text eol=lf", with your folder, into ".gitattributes", so that Git leaves them alone.'
      : `Run "defwright build".`,
};

export const reason: Reason = {
  why: "The modules that the game imports were made of other content than is there now, or were edited by hand: what is played is not what the files say. Where generated modules are committed, `defwright check` in CI finds that before anybody plays it. Git on Windows may also have given its lines other ends (CRLF).",
  remedy:
    "Run `defwright build`, and commit what it writes if generated modules are committed; `generated/** text eol=lf` in `.gitattributes` keeps Git from changing line ends.",
};

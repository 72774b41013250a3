import type { OutputCode, Reason } from "../code-definition.ts";

/** How a module on disk differs from what the build would write. */
export type StaleState = "missing" | "different" | "line-ends" | "extra" | "unfinished" | "unbuilt";

/** `module` is "" for the whole folder. */
interface Data {
  readonly module: string;
  readonly state: StaleState;
}

export const staleStates: Readonly<Record<StaleState, string>> = {
  missing: "is missing",
  different: "differs from what the content produces",
  "line-ends": "differs only in its line ends: it has CRLF instead of LF",
  extra: "is no longer produced by the content",
  unfinished:
    "was left by an interrupted build: the output may be a mixture of old and new modules",
  unbuilt: "has none of the modules: nothing was built yet",
};

export const code: OutputCode<Data> = {
  severity: "error",
  theme: "output",
  meaning: "A generated module differs from what the content produces.",
  message: ({ module, state }) =>
    state === "unbuilt"
      ? `The output folder ${staleStates[state]}.`
      : `${state === "unfinished" ? "Journal" : "Module"} "${module}" ${staleStates[state]}.`,
  help: ({ state }) =>
    state === "line-ends"
      ? 'Run "defwright build", and add "generated/** text eol=lf", with your folder, to ".gitattributes", so that Git keeps line ends as they are.'
      : `Run "defwright build".`,
};

export const reason: Reason = {
  why: "The modules that the game imports were generated from different content, or were edited by hand, so the game does not match its content. Where generated modules are committed, `defwright check` in CI finds this before anybody plays the game. Git on Windows may also have changed the line ends (to CRLF).",
  remedy:
    "Run `defwright build`, and commit what it writes if generated modules are committed; `generated/** text eol=lf` in `.gitattributes` keeps Git from changing line ends.",
};

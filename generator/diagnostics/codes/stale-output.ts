import type { OutputCode, Reason } from "../code-definition.ts";

/** How a module on disk differs from what the content makes. */
export type StaleState = "missing" | "different" | "extra" | "unfinished";

interface Data {
  readonly module: string;
  readonly state: StaleState;
}

export const staleStates: Readonly<Record<StaleState, string>> = {
  missing: "is missing",
  different: "differs from what the content makes",
  extra: "is no longer made from the content",
  unfinished: "was left by a build that was interrupted: the output may be a mixture",
};

export const code: OutputCode<Data> = {
  severity: "error",
  theme: "output",
  meaning: "A generated module is not what the content makes.",
  message: ({ module, state }) =>
    `${state === "unfinished" ? "Journal" : "Module"} "${module}" ${staleStates[state]}.`,
  help: () => `Run "defwright build".`,
};

export const reason: Reason = {
  why: "The modules that the game imports were made of other content than is there now, or were edited by hand: what is played is not what the files say. Where generated modules are committed, `defwright check` in CI finds that before anybody plays it.",
  remedy: "Run `defwright build`, and commit what it writes if generated modules are committed.",
};

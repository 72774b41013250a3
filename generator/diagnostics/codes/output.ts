import type { ProjectCode } from "../code-definition.ts";
import { staleStates, type StaleState } from "../stale-states.ts";

export interface OutputCodes {
  /** `module` is "" for the whole folder. */
  "stale-output": ProjectCode<{ module: string; state: StaleState }>;
}

const whatIs: Readonly<Partial<Record<StaleState, string>>> = {
  unfinished: "Journal",
  left: "Temporary file",
};

export const output: OutputCodes = {
  "stale-output": {
    severity: "error",
    message: ({ module, state }) =>
      state === "unbuilt"
        ? `The output folder ${staleStates[state]}.`
        : `${whatIs[state] ?? "Module"} "${module}" ${staleStates[state]}.`,
    help: ({ state }) =>
      state === "line-ends"
        ? 'Run "defwright build", and add "generated/** text eol=lf", with your folder, to ".gitattributes", so that Git keeps line ends as they are.'
        : `Run "defwright build".`,
  },
};

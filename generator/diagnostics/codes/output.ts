import type { ProjectCode } from "../code-definition.ts";
import { staleStates, type StaleState } from "../stale-states.ts";

/** `module` is "" for the whole folder. */
interface StaleOutput {
  readonly module: string;
  readonly state: StaleState;
}

const staleOutput: ProjectCode<StaleOutput> = {
  severity: "error",
  meaning: "A generated module differs from what the content produces.",
  why: "The modules that the game imports were generated from different content, or were edited by hand, so the game does not match its content. Where generated modules are committed, `defwright check` in CI finds this before anybody plays the game. Git on Windows may also have changed the line ends (to CRLF).",
  remedy:
    "Run `defwright build`, and commit what it writes if generated modules are committed; `generated/** text eol=lf` in `.gitattributes` keeps Git from changing line ends.",
  message: ({ module, state }) =>
    state === "unbuilt"
      ? `The output folder ${staleStates[state]}.`
      : `${state === "unfinished" ? "Journal" : "Module"} "${module}" ${staleStates[state]}.`,
  help: ({ state }) =>
    state === "line-ends"
      ? 'Run "defwright build", and add "generated/** text eol=lf", with your folder, to ".gitattributes", so that Git keeps line ends as they are.'
      : `Run "defwright build".`,
};

export { staleOutput as "stale-output" };

import type { ContentCode, Reason } from "../code-definition.ts";

interface Data {
  readonly id: string;
  readonly suggestion: string | undefined;
}

export const code: ContentCode<Data> = {
  severity: "error",
  theme: "packs",
  meaning: "A pack depends on one that is not loaded.",
  message: ({ id }) => `No pack "${id}" is loaded – this pack depends on it.`,
  help: ({ suggestion }) =>
    suggestion === undefined
      ? `Add its directory to "packs" before this one, or remove the dependency.`
      : `Did you mean "${suggestion}"?`,
};

export const reason: Reason = {
  why: "The pack builds on another one, which is not loaded. Its modifications would have nothing to modify and its references nothing to refer to; one message here is better than a hundred there.",
  remedy:
    "Load the other pack before this one, correct the name, or remove the dependency if it is no longer needed. The first pack counts as the core, whatever its id is.",
};

import type { ContentCode, Reason } from "../code-definition.ts";
import { choose } from "../sentence.ts";

/** `follows` is the number of other findings that are due to it and not reported. */
interface Data {
  readonly id: string;
  readonly follows?: number;
  readonly suggestion: string | undefined;
}

export const code: ContentCode<Data> = {
  severity: "error",
  theme: "packs",
  meaning: "A pack depends on one that is not loaded.",
  message: ({ id, follows = 0 }) => {
    const what = `No pack "${id}" is loaded – this pack depends on it`;
    if (follows === 0) return `${what}.`;
    return `${what}, and ${follows === 1 ? "1 use of an id is" : `${String(follows)} uses of ids are`} unknown without it.`;
  },
  help: ({ suggestion }) =>
    suggestion === undefined
      ? choose(
          ['add its directory to "packs" before this one', "it is needed"],
          ["remove the dependency", "it is not"],
        )
      : `Did you mean "${suggestion}"?`,
};

export const reason: Reason = {
  why: "The pack builds on another one, which is not loaded. Its modifications would have nothing to modify and its references nothing to refer to; what is unknown in the pack, and in packs that depend on it, is not reported one by one but counted here. The first pack may take the place of the core on which it depends; if it copies from or modifies definitions that nothing defines, then the core is missing.",
  remedy:
    "Load the other pack before this one, correct the name, or remove the dependency if it is no longer needed.",
};

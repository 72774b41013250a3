import type { outputCodes } from "../../diagnostics/stale-output.ts";
import type { Reason } from "./reason.ts";

export const outputReasons: Readonly<Record<keyof typeof outputCodes, Reason>> = {
  "stale-output": {
    why: "The modules that the game imports were made of other content than is there now, or were edited by hand: what is played is not what the files say. Where generated modules are committed, `defwright check` in CI finds that before anybody plays it.",
    remedy: "Run `defwright build`, and commit what it writes if generated modules are committed.",
  },
};

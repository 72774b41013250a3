import type { ContentCode, Reason } from "../code-definition.ts";
import { steps } from "../sentence.ts";

interface Data {
  readonly cycle: readonly string[];
}

export const code: ContentCode<Data> = {
  severity: "error",
  spec: "2.10",
  theme: "recipes",
  meaning: "Lists of requirements lead back to where they began.",
  message: ({ cycle }) =>
    `"LIST" leads in a circle, ${steps(cycle, " to ")} – lists that end were expected.`,
  help: () => "Write out the items of one of them.",
};

export const reason: Reason = {
  why: "Each list asks to be replaced by the other, so they are never written out. Every step of the circle is shown.",
  remedy: "Write the items of one of them out, or take the entry out that leads back.",
};

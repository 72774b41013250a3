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
    `"LIST" leads in a circle, ${steps(cycle, " to ")} – expected lists that end.`,
  help: () => "Write out the items of one of them.",
};

export const reason: Reason = {
  why: "Each list would have to be replaced by the contents of the other, which never ends. Every step of the circle is shown.",
  remedy: "Write out the items of one of them, or remove the entry that leads back.",
};

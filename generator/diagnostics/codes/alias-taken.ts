import type { ContentCode, NoData, Noting, Reason } from "../code-definition.ts";
import { oneOf } from "../sentence.ts";

/** `id` is the definition that the alias names otherwise. */
interface Data {
  readonly kind: string;
  readonly alias: string;
  readonly id: string;
}

export const code: ContentCode<Data> & Noting<{ owner: NoData; first: NoData }> = {
  severity: { spec: "error", "bright-nights": "warning" },
  spec: "2.3",
  theme: "definitions",
  meaning: "An alias is another definition's id or alias.",
  message: ({ kind, alias, id }) =>
    alias === id
      ? `The alias "${alias}" is the id of ${oneOf(kind)} – an alias is a name of one definition only.`
      : `The alias "${alias}" names ${oneOf(kind)} "${id}" already – an alias is a name of one definition only.`,
  help: () => `Take it out of one of them.`,
  label: ({ alias }) => `"${alias}" is taken`,
  notes: { owner: () => "defined here", first: () => "first named here" },
};

export const reason: Reason = {
  why: "An alias is a second name of a definition, often of an earlier release. If it is the id or the alias of another one as well, nobody can say what is meant by it.",
  remedy: "Take the name out of one of the two; both places are shown.",
};

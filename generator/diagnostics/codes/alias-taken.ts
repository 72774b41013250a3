import type { ContentCode, NoData, Noting, Reason } from "../code-definition.ts";
import { oneOf } from "../sentence.ts";

/** `id` is the definition that already has the alias as its id or alias, `by` the one that has it now. */
interface Data {
  readonly kind: string;
  readonly alias: string;
  readonly id: string;
  readonly by: string;
}

export const code: ContentCode<Data> & Noting<{ owner: NoData; first: NoData }> = {
  severity: { spec: "error", "bright-nights": "warning" },
  spec: "2.3",
  theme: "definitions",
  meaning: "An alias is another definition's id or alias.",
  message: ({ kind, alias, id, by }) =>
    alias === id
      ? `The alias "${alias}" is the id of ${oneOf(kind)}, which it means – an alias can name only one definition.`
      : `The alias "${alias}" already names ${oneOf(kind)} "${id}", and now means "${by}" – an alias can name only one definition.`,
  help: () => `Remove it from one of them.`,
  label: ({ alias }) => `"${alias}" is taken`,
  notes: { owner: () => "defined here", first: () => "first named here" },
};

export const reason: Reason = {
  why: "An alias is a second name of a definition, often of an earlier release. If it is also the id or an alias of another definition, it means the one with that id or, of two aliases, the one that is loaded later, which is hardly what both authors expect.",
  remedy: "Remove the name from one of the two; both places are shown.",
};

import type { ContentCode, Noting, Reason } from "../code-definition.ts";
import { capitalOneOf, choose } from "../sentence.ts";

/** `used` is the id under which others refer to it. */
interface Data {
  readonly kind: string;
  readonly id: string;
  readonly used: string;
  readonly uses: number;
}

export const code: ContentCode<Data> &
  Noting<{
    use: { readonly used: string };
    more: { readonly uses: number };
  }> = {
  severity: { spec: "error", "bright-nights": "warning" },
  spec: "2",
  theme: "references",
  meaning:
    "A definition's id is misspelt: several places use another spelling, and few or none use this one.",
  message: ({ kind, id, used, uses }) =>
    `${capitalOneOf(kind)} is defined as "${id}" but used as "${used}" – ${String(uses)} places use that spelling.`,
  help: ({ used }) =>
    choose(
      [`rename it to "${used}"`, "that is what is meant"],
      [`define "${used}"`, "it is another definition"],
    ),
  label: ({ id }) => `defined as "${id}" here`,
  notes: {
    use: ({ used }) => `used as "${used}" here`,
    more: ({ uses }) => `and in ${String(uses)} more place${uses > 1 ? "s" : ""}`,
  },
};

export const reason: Reason = {
  why: "Several places use one spelling of an id, and the only definition with a similar id has another spelling, which few or no places use. So the definition is misspelt, and the places that use it are right: they are reported together with it, not one by one.",
  remedy:
    "Correct the id of the definition. If the two are different things, the id that is used has no definition: add one.",
};

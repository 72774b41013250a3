import type { ContentCode, Noting, Reason } from "../code-definition.ts";
import { capitalOneOf, steps } from "../sentence.ts";

/** `suggestion` is what may have been meant by an object that copies from its own id. */
interface Data {
  readonly kind: string;
  readonly chain: readonly string[];
  readonly suggestion?: string | undefined;
  readonly tied?: true | undefined;
  readonly reason?: string | undefined;
}

export const code: ContentCode<Data> &
  Noting<{ step: { readonly id: string; readonly parent: string } }> = {
  severity: "error",
  theme: "definitions",
  losesContent: true,
  // The definition that an object patches may be in a file that cannot be read.
  absence: ({ chain }) => chain.length === 2,
  meaning: `Definitions copy from each other in a circle, or a definition copies from itself and there is no earlier one.`,
  message: ({ kind, chain, reason }) =>
    `${capitalOneOf(kind)} copies from itself: ${steps(chain)}` +
    (reason === undefined ? "." : ` – ${reason}.`),
  help: ({ chain, suggestion }) =>
    chain.length > 2
      ? `Remove "copy-from" from one of them.`
      : suggestion === undefined
        ? `Name another parent; to patch a definition with this id, load its pack before this one.`
        : `Name another parent, or patch an existing definition: did you mean "${suggestion}"?`,
  label: ({ chain: [first = "", second = first] }) => `"${first}" copies from "${second}" here`,
  notes: { step: ({ id, parent }) => `"${id}" copies from "${parent}" here` },
};

export const reason: Reason = {
  why: "Each of the definitions needs another one to be complete first, so none ever is. Every step of the circle is shown.",
  remedy:
    'Remove "copy-from" from one of them and write the members there that the others inherit.',
};

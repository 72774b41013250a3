import type { ContentCode, Noting, Reason } from "../code-definition.ts";
import { capitalOneOf, steps } from "../sentence.ts";

/** `suggestion` is what an object may have meant that copies from its own id. */
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
  meaning: `Definitions copy from each other in a circle, or one from itself where none is there before it.`,
  message: ({ kind, chain, reason }) =>
    `${capitalOneOf(kind)} copies from itself: ${steps(chain)}` +
    (reason === undefined ? "." : ` – ${reason}.`),
  help: ({ chain, suggestion }) =>
    chain.length > 2
      ? `Take "copy-from" out of one of them.`
      : suggestion === undefined
        ? `Name another parent; to patch a definition of this id, load its pack before this one.`
        : `Name another parent, or patch one that is there: did you mean "${suggestion}"?`,
  label: ({ chain: [first = "", second = first] }) => `"${first}" copies from "${second}" here`,
  notes: { step: ({ id, parent }) => `"${id}" copies from "${parent}" here` },
};

export const reason: Reason = {
  why: "Each of the definitions waits for the other to be complete, so none ever is. Every step of the circle is shown.",
  remedy: 'Take "copy-from" out of one of them and write down there what the others take over.',
};

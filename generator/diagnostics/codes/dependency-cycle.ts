import type { ContentCode, Noting, Reason } from "../code-definition.ts";
import { steps } from "../sentence.ts";

/** Names of packs; the last depends on the first. */
interface Data {
  readonly packs: readonly string[];
}

export const code: ContentCode<Data> &
  Noting<{ step: { readonly pack: string; readonly on: string } }> = {
  severity: "error",
  theme: "packs",
  meaning: "Packs depend on each other in a circle.",
  message: ({ packs }) =>
    packs.length === 1
      ? `Pack "${packs[0] ?? ""}" depends on itself – a pack can only depend on other packs.`
      : `Packs depend on each other in a circle: ${steps([...packs, packs[0] ?? ""])}.`,
  help: () => `Remove one of the dependencies.`,
  label: ({ packs: [first = "", second = first] }) => `"${first}" depends on "${second}" here`,
  notes: { step: ({ pack, on }) => `"${pack}" depends on "${on}" here` },
};

export const reason: Reason = {
  why: "Each of the packs would have to load after the other, which no order allows.",
  remedy:
    "Remove one of the dependencies. What both packs need can become a third pack that depends on neither of them.",
};

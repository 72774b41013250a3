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
      ? `Pack "${packs[0] ?? ""}" depends on itself – none of it can load first.`
      : `Packs depend on each other in a circle: ${steps([...packs, packs[0] ?? ""])}.`,
  help: () => `Take one of the dependencies out.`,
  label: ({ packs: [first = "", second = first] }) => `"${first}" depends on "${second}" here`,
  notes: { step: ({ pack, on }) => `"${pack}" depends on "${on}" here` },
};

export const reason: Reason = {
  why: "Each of the packs is to load after the other, which no order can do.",
  remedy:
    "Remove one of the dependencies; what both need can become a pack that neither of them depends on in return.",
};

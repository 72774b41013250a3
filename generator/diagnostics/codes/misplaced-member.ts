import type { ContentCode, Reason } from "../code-definition.ts";
import { choose, oneOf } from "../sentence.ts";

interface Data {
  readonly kind: string;
  readonly where: string;
  readonly member: string;
  readonly instead?: string | undefined;
}

export const code: ContentCode<Data> = {
  severity: "warning",
  spec: "2.7",
  theme: "tiles",
  meaning: "A terrain has a member of furniture, or the other way round; the member has no effect.",
  message: ({ kind, where, member }) =>
    `"${where}.${member}" is in ${oneOf(kind)} – expected only in ${
      kind === "terrain" ? "furniture" : "terrain"
    }, so it has no effect.`,
  help: ({ instead }) =>
    instead === undefined
      ? "Remove it."
      : choose(
          [`write "${instead}" instead`, "this is what happens"],
          ["remove it", "nothing does"],
        ),
};

export const reason: Reason = {
  why: 'Destroyed terrain leaves terrain ("ter_set"), destroyed furniture leaves furniture ("furn_set"), and tents are made of furniture. The other kind\'s member is ignored, so what it describes does not happen.',
  remedy: "Use the member of this kind, which the message names, or remove it.",
};

import type { ContentCode, Reason } from "../code-definition.ts";
import { oneOf } from "../sentence.ts";

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
  meaning: "A member of furniture stands in a terrain, or the other way round; it has no effect.",
  message: ({ kind, where, member }) =>
    `"${where}.${member}" stands in ${oneOf(kind)} – expected only in ${
      kind === "terrain" ? "furniture" : "terrain"
    }, so it has no effect.`,
  help: ({ instead }) =>
    instead === undefined ? "Remove it." : `Use "${instead}" instead, or remove it.`,
};

export const reason: Reason = {
  why: 'What is left of terrain is terrain ("ter_set"), what is left of furniture is furniture ("furn_set"), and tents are made of furniture. The other kind\'s member is not read, so what it says does not happen.',
  remedy: "Use the member of this kind, which the message names, or remove it.",
};

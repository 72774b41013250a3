import type { ContentCode, Reason } from "../code-definition.ts";
import { capitalOneOf, choose } from "../sentence.ts";

interface Data {
  readonly kind: string;
  readonly abstract: string;
}

export const code: ContentCode<Data> = {
  severity: "error",
  theme: "definitions",
  losesContent: true,
  meaning: `An object is both a template and a definition.`,
  message: ({ kind, abstract }) =>
    `${capitalOneOf(kind)} has "abstract": "${abstract}" and an id – a template has no id.`,
  help: () =>
    choose(['remove "abstract"', "it is content"], ["remove the id", "it is only a template"]),
};

export const reason: Reason = {
  why: "A template exists only to be copied from and does not appear in the game; a definition does. With both members, one of them would have to be ignored.",
  remedy:
    "Remove one of the two. A definition can be copied from like a template, so the id alone is often enough.",
};

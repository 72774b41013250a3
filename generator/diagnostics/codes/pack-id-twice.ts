import type { ContentCode, NoData, Noting, Reason } from "../code-definition.ts";
import { choose } from "../sentence.ts";

interface Data {
  readonly id: string;
}

export const code: ContentCode<Data> & Noting<{ first: NoData }> = {
  severity: "error",
  theme: "packs",
  meaning: `Two packs have the same "id" in their MOD_INFO.`,
  message: ({ id }) => `A second pack "${id}" was found – pack ids must be unique.`,
  help: () =>
    choose(
      ["load only one of the two", "they are two versions of one pack"],
      ['give this one another "id"', "they are different packs"],
    ),
  label: () => "the second one is here",
  notes: { first: () => "the first one is here" },
};

export const reason: Reason = {
  why: "Dependencies name packs by their ids. If two packs share an id, it is unclear which one is meant; often one is an old copy of the other.",
  remedy: "Load only one of the two, or give one of them another id.",
};

import type { FixableCode, Noting, Reason } from "../code-definition.ts";
import { definitionNotes, type DefinitionNotes } from "../definition-notes.ts";
import { choose } from "../sentence.ts";

interface Data {
  readonly id: string;
  readonly suggestion?: string | undefined;
  readonly tied?: true | undefined;
}

export const code: FixableCode<Data> & Noting<DefinitionNotes> = {
  severity: { spec: "warning", "bright-nights": "note" },
  spec: "2.3",
  theme: "tiles",
  absence: true,
  fix: { level: "suggestions", does: "use the intended look" },
  meaning: '"looks_like" names an unknown id; the symbol is drawn instead of a tile.',
  message: ({ id }) =>
    `"looks_like" is "${id}", which nothing defines – expected the id of something similar.`,
  help: ({ suggestion }) =>
    suggestion === undefined
      ? choose(["name another one", "something else looks like it"], ["remove it", "nothing does"])
      : `Did you mean "${suggestion}"?`,
  label: () => "nothing has this id",
  notes: definitionNotes,
};

export const reason: Reason = {
  why: '"looks_like" only helps to draw something, so nothing breaks: the symbol is drawn. Furniture, terrain and any other known id is allowed. Most often the id is a typo, or belongs to something that was renamed.',
  remedy: "Correct the id, or remove the member.",
};

import type { ContentCode, NoData, Noting, Reason } from "../code-definition.ts";
import { choose, oneOf } from "../sentence.ts";

interface Data {
  readonly kind: string;
  readonly id: string;
}

export const code: ContentCode<Data> & Noting<{ earlier: NoData }> = {
  severity: "warning",
  spec: "2.1",
  theme: "definitions",
  meaning: `"edit-mode": "create" is in an object whose id is already defined.`,
  message: ({ kind, id }) =>
    `"edit-mode": "create" requires ${oneOf(kind)} with a new id – "${id}" is already defined, and is replaced.`,
  help: () =>
    choose(
      ['write "override"', "it replaces the other"],
      ['write "modify"', "it changes the other"],
      ["give it another id", "it is something else"],
    ),
  label: () => "this one replaces it",
  notes: { earlier: () => "defined here before, now replaced" },
};

export const reason: Reason = {
  why: 'The object claims to be the first definition of its id, but there is an earlier one. In the dialect "bright-nights" the later object still wins, so the earlier definition is lost with all its members, which the author did not expect.',
  remedy:
    'Write "edit-mode": "override" to replace the earlier definition, "modify" to change some of its members, or give this one another id.',
};

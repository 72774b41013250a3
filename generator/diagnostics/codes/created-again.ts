import type { ContentCode, NoData, Noting, Reason } from "../code-definition.ts";
import { oneOf } from "../sentence.ts";

interface Data {
  readonly kind: string;
  readonly id: string;
}

export const code: ContentCode<Data> & Noting<{ earlier: NoData }> = {
  severity: "warning",
  spec: "2.1",
  theme: "definitions",
  meaning: `"edit-mode": "create" stands in an object whose id is there already.`,
  message: ({ kind, id }) =>
    `"edit-mode": "create" asks for ${oneOf(kind)} that is new – "${id}" is there already, and is replaced.`,
  help: () =>
    `Write "override" if it is to be replaced, "modify" to change it, or give this one another id.`,
  label: () => "this one replaces it",
  notes: { earlier: () => "there before, and replaced" },
};

export const reason: Reason = {
  why: 'The object says that it is the first of its id, and it is not. In the dialect "bright-nights" the later object wins all the same, so what was there before is gone with all its members, which its author did not expect.',
  remedy:
    'Write "edit-mode": "override" if it is to take the other\'s place, "modify" to change some members of it, or give it an id of its own.',
};

import type { ContentCode, NoData, Noting, Reason } from "../code-definition.ts";
import { capitalOneOf, quotedList } from "../sentence.ts";

/** `lacks` are mandatory members; `copies`: whether packs change definitions by `copy-from`. */
interface Data {
  readonly kind: string;
  readonly id: string;
  readonly lacks: readonly string[];
  readonly copies: boolean;
}

export const code: ContentCode<Data> & Noting<{ whole: NoData }> = {
  severity: "error",
  spec: "2.1",
  theme: "definitions",
  losesContent: true,
  meaning:
    "An object has the id of an existing definition, lacks mandatory members, and does not state that it changes that definition.",
  message: ({ kind, id, lacks }) =>
    `${capitalOneOf(kind)} "${id}" is already defined, and this object lacks ${quotedList(lacks, "and")} – expected a complete definition, or "edit-mode" for a change.`,
  help: ({ id, copies }) =>
    copies
      ? `Add "copy-from": "${id}", which keeps its other members.`
      : `Add "edit-mode": "modify" to change the existing definition.`,
  label: ({ lacks: [first = ""] }) => `incomplete: "${first}" is missing`,
  notes: { whole: () => "defined here" },
};

export const reason: Reason = {
  why: 'The object has some members under an id that is already defined, so it is most likely meant to change that definition. Without "edit-mode" it is a second definition of the id that lacks mandatory members; if it replaced the first one, a complete definition would be missing from the game.',
  remedy:
    'Add "edit-mode": "modify": its members then replace those of the definition, and all other members stay. In the dialect "bright-nights", a "copy-from" of the same id does that too. If this should be a separate definition, give it another id and the missing members.',
};

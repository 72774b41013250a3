import type { ContentCode, NoData, Noting, Reason } from "../code-definition.ts";
import { capitalOneOf, quotedList } from "../sentence.ts";

/** `lacks` are mandatory members; `copies`: where packs change definitions by `copy-from`. */
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
    "An object has the id of a definition, is none by itself, and does not say that it changes that one.",
  message: ({ kind, id, lacks }) =>
    `${capitalOneOf(kind)} "${id}" is defined already, and this object lacks ${quotedList(lacks, "and")} – a change says so, and a definition is whole.`,
  help: ({ id, copies }) =>
    copies
      ? `Add "copy-from": "${id}" to keep its other members, or "edit-mode": "modify".`
      : `Add "edit-mode": "modify" to change that one.`,
  label: ({ lacks: [first = ""] }) => `no definition: "${first}" is missing`,
  notes: { whole: () => "defined here" },
};

export const reason: Reason = {
  why: 'The object gives some members under an id that is defined already, so it was most likely meant to change that definition. Without "edit-mode" it would be a second definition of the id, and one that lacks mandatory members; in the place of the first it would take a whole definition out of the game.',
  remedy:
    'Add "edit-mode": "modify": then the members replace those of the definition, and all others stay. In the dialect "bright-nights" a "copy-from" of the same id does that too. If another definition was meant, give it an id of its own and the members that are missing.',
};

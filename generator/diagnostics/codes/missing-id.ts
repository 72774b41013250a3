import type { ContentCode, Reason } from "../code-definition.ts";
import { capitalOneOf } from "../sentence.ts";

interface Data {
  readonly kind: string;
  readonly member: string;
}

export const code: ContentCode<Data> = {
  severity: "error",
  spec: "2",
  theme: "definitions",
  losesContent: true,
  meaning: "An object has no id.",
  message: ({ kind, member }) => `${capitalOneOf(kind)} has no "${member}" – it needs one.`,
  help: ({ member }) => `Add "${member}".`,
};

export const reason: Reason = {
  why: 'Nothing can refer to a definition without an id: no map, no recipe and no saved game. A recipe gets its id from "result", so for a recipe that is the missing member.',
  remedy:
    'Add the id. If the object exists only to be copied from, name it with "abstract" instead.',
};

import type { ContentCode, Reason } from "../code-definition.ts";
import type { ShapeFacts } from "../../schema/shape-facts.ts";

export const code: ContentCode<ShapeFacts["missing-member"]> = {
  severity: "error",
  spec: "2",
  theme: "members",
  losesContent: true,
  meaning: "A mandatory member is missing.",
  message: ({ where, member }) =>
    `Member "${member}" is missing${where === "" ? "" : ` in "${where}"`} – it is mandatory.`,
  help: ({ member, description, example = `"${member}"` }) =>
    description === undefined
      ? `Add ${example}, with the intended value.`
      : `Add ${example}, with the intended value. ${description}`,
};

export const reason: Reason = {
  why: 'A mandatory member has no default, so the definition is incomplete, and game code that reads the member would find nothing. Members that an object inherits through "copy-from", or that modifications add, count as present: only the result has to be complete.',
  remedy:
    "Add the member; the message explains what it is for. If every object of a file lacks it, perhaps the template that they copy from should have it.",
};

import type { ContentCode, Reason } from "../code-definition.ts";
import type { ShapeFacts } from "../../schema/shape-facts.ts";

export const code: ContentCode<ShapeFacts["missing-member"]> = {
  severity: "error",
  spec: "2",
  theme: "members",
  losesContent: true,
  meaning: "A mandatory member is absent.",
  message: ({ where, member }) =>
    `Member "${member}" is missing${where === "" ? "" : ` in "${where}"`} – it is mandatory.`,
  help: ({ member, description, example = `"${member}"` }) =>
    description === undefined
      ? `Add ${example}, with the value that is meant.`
      : `Add ${example}, with the value that is meant. ${description}`,
};

export const reason: Reason = {
  why: 'There is no value that could stand in for a mandatory member, so the definition is not complete and game code that reads it would find nothing. What an object inherits by "copy-from", or what modifications add, counts: only the outcome has to be complete.',
  remedy:
    "Add the member; the message says what it is for. If every object of a file lacks it, perhaps a template that they copy from should have it.",
};

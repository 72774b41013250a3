import type { ContentCode, Reason } from "../code-definition.ts";
import type { ShapeFacts } from "../../schema/shape-facts.ts";
import { cite, list, quotedList } from "../sentence.ts";

export const code: ContentCode<ShapeFacts["missing-member"]> = {
  severity: "error",
  spec: "2",
  theme: "members",
  losesContent: true,
  meaning: "A mandatory member is missing.",
  message: ({ where, member, written, others = [] }) => {
    const place = where === "" ? "" : ` in "${where}"`;
    if (others.length > 0) {
      const members = quotedList([member, ...others.map((each) => each.member)], "and");
      return `Members ${members} are missing${place} – they are mandatory.`;
    }
    return written === undefined
      ? `Member "${member}" is missing${place} – it is mandatory.`
      : `"${written}"${place} has no effect in this kind – expected "${member}", which is missing.`;
  },
  help: ({ member, written, description, example = `"${member}"`, others = [] }) => {
    if (others.length > 0) {
      const examples = others.map((each) => each.example ?? `"${each.member}"`);
      return `Add ${list([example, ...examples], "and")}, with the intended values.`;
    }
    // Descriptions name sections among pages of the specification; here nothing says whose they are.
    const meaning =
      description === undefined
        ? ""
        : ` ${description.replaceAll(/\(§([\d.]+)\)/gu, (_, section: string) => `(${cite(section)})`)}`;
    return written === undefined
      ? `Add ${example}, with the intended value.${meaning}`
      : `Write "${member}" instead of "${written}", with the intended value.${meaning}`;
  },
};

export const reason: Reason = {
  why: 'A mandatory member has no default, so the definition is incomplete, and game code that reads the member would find nothing. Members that an object inherits through "copy-from", or that modifications add, count as present: only the result has to be complete.',
  remedy:
    "Add the member; the message explains what it is for. If every object of a file lacks it, perhaps the template that they copy from should have it.",
};

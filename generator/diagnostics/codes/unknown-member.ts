import type { FixableCode, Reason } from "../code-definition.ts";
import { lookAlike } from "../../text/characters.ts";
import { quotedList } from "../sentence.ts";
import type { ShapeFacts } from "../../schema/shape-facts.ts";

export const code: FixableCode<ShapeFacts["unknown-member"]> = {
  severity: "warning",
  spec: "2",
  theme: "members",
  fix: { level: "suggestions", reveals: true, does: "the member that was meant" },
  meaning: "A member that neither the specification nor an extension knows; it has no effect.",
  message: ({ where, member, belongs, suggestion }, { lacks } = {}) => {
    if (belongs !== undefined) {
      const [here, there] =
        belongs === ""
          ? [`in "${where}"`, `beside "${where}"`]
          : [`beside "${belongs}"`, `in "${belongs}"`];
      const effect = lacks ? "there it is missing" : "here it has no effect";
      return `"${member}" stands ${here} – expected ${there}; ${effect}.`;
    }
    const place = where === "" ? "" : ` in "${where}"`;
    const effect =
      lacks && suggestion !== undefined
        ? `expected "${suggestion}", which is missing`
        : "it has no effect";
    return `Unknown member "${member}"${place} – ${effect}.`;
  },
  help: ({ member, suggestion, belongs, where, absent = [], needs = [], kinds = [] }) => {
    if (belongs === "") return `Move it out of "${where}".`;
    if (belongs !== undefined) return `Move it into "${belongs}".`;
    const home =
      absent.length > 0
        ? `Put it into ${quotedList(absent, "or")}, as in "${absent[0] ?? ""}": { ${[member, ...needs].map((each) => `"${each}": …`).join(", ")} }.`
        : kinds.length > 0
          ? `Objects of type ${quotedList(kinds, "or")} have such a member: move it to one, or remove it.`
          : undefined;
    if (suggestion !== undefined) {
      const alike = lookAlike(member, suggestion);
      const letter = alike === undefined ? "" : ` Here ${alike}.`;
      return `Did you mean "${suggestion}"?${letter}${home === undefined ? "" : ` ${home}`}`;
    }
    return home ?? `Remove it, or start its name with "//" to keep it as a comment.`;
  },
};

export const reason: Reason = {
  why: 'Nothing reads a member of that name, so what it says has no effect. Where the name is a slip, the member that was meant is absent and its default is used instead: the door has no "open", although its file seems to say so.',
  remedy:
    'Correct the name; where one is close, it is suggested. A remark may stay as it is once its name begins with "//". A mandatory member that is misspelt, or a word by which an object is loaded, is an error rather than a warning.',
};

import type { FixableCode, Reason } from "../code-definition.ts";
import { lookAlike } from "../../text/characters.ts";
import { repairSentence } from "../repair-sentence.ts";
import { choose, quotedList } from "../sentence.ts";
import type { ShapeFacts } from "../../schema/shape-facts.ts";

export const code: FixableCode<ShapeFacts["unknown-member"]> = {
  severity: "warning",
  spec: "2",
  theme: "members",
  fix: { level: "suggestions", reveals: true, does: "use the intended member name" },
  meaning: "A member that neither the specification nor an extension defines; it has no effect.",
  message: ({ where, member, belongs, suggestion, whole, listsInside }, { lacks } = {}) => {
    if (whole !== undefined) {
      const found = listsInside === undefined ? "is not a list" : "has its lists inside";
      return `"${member}" has no effect – "${whole}" ${found}.`;
    }
    if (belongs !== undefined) {
      const [here, there] =
        belongs === ""
          ? [`in "${where}"`, `beside "${where}"`]
          : [`beside "${belongs}"`, `in "${belongs}"`];
      const effect = lacks ? "it is missing there" : "it has no effect here";
      return `"${member}" is ${here} – expected ${there}; ${effect}.`;
    }
    const place = where === "" ? "" : ` in "${where}"`;
    const effect =
      lacks && suggestion !== undefined
        ? `expected "${suggestion}", which is missing`
        : "it has no effect";
    return `Unknown member "${member}"${place} – ${effect}.`;
  },
  help: (data) => {
    const { member, suggestion, belongs, where, absent = [], needs = [], kinds = [] } = data;
    const { whole, listsInside } = data;
    if (whole !== undefined) {
      return listsInside === undefined
        ? `Write "${whole}" itself, with its new value.`
        : `Put it into "${whole}", as ${quotedList(listsInside, "or")}: "${whole}": { "${listsInside[0] ?? ""}": … }.`;
    }
    if (belongs === "") return `Move it out of "${where}".`;
    if (belongs !== undefined) return `Move it into "${belongs}".`;
    if (data.among !== undefined)
      return choose(
        ...data.among.map((part) => [`move it into "${part}"`, `it belongs to that`] as const),
      );
    const home =
      absent.length > 0
        ? `Put it into ${quotedList(absent, "or")}, as in "${absent[0] ?? ""}": { ${[member, ...needs].map((each) => `"${each}": …`).join(", ")} }.`
        : kinds.length > 0
          ? `Objects of type ${quotedList(kinds, "or")} have such a member.`
          : undefined;
    if (suggestion !== undefined) {
      if (data.repair !== undefined) return repairSentence(data.repair);
      const alike = lookAlike(member, suggestion);
      const letter = alike === undefined ? "" : ` Here ${alike}.`;
      return `Did you mean "${suggestion}"?${letter}${home === undefined ? "" : ` ${home}`}`;
    }
    if (absent.length > 0) return home;
    return kinds.length > 0
      ? choose(
          [`move it to an object of type ${quotedList(kinds, "or")}`, "that one has it"],
          ["remove it", "none has"],
        )
      : choose(["remove it", "it is not needed"], ['start its name with "//"', "it is a comment"]);
  },
};

export const reason: Reason = {
  why: 'Nothing reads a member with that name, so it has no effect. If the name is a typo, the intended member is missing and its default is used instead: the door has no "open", although its file seems to contain it.',
  remedy:
    'Correct the name; if a similar one exists, the message suggests it. To keep the member as a comment, start its name with "//". If a mandatory member is misspelt, or a member that determines how the object is loaded, this is an error rather than a warning.',
};

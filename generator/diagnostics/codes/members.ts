import type { Json } from "../../model/json.ts";
import { typeWords } from "../../schema/describe-shape.ts";
import type { ShapeFacts } from "../../schema/shape-facts.ts";
import { lookAlike } from "../../text/characters.ts";
import type { ContentCode, FixableCode, NoData } from "../code-definition.ts";
import { repairSentence } from "../repair-sentence.ts";
import {
  choose,
  cite,
  didYouMean,
  list,
  quotedList,
  range,
  subjectAt,
  textSuchAs,
} from "../sentence.ts";

const unitForms: Readonly<Record<string, string>> = {
  time: 'numbers, each with a unit, such as "10 minutes", "1 h 30 m" or "45 s"',
  volume: 'whole numbers with "ml" or "L", such as "250 ml" or "2 L"',
  mass: 'whole numbers with "mg", "g" or "kg", such as "1 kg 500 g"',
};

const typeNames: Readonly<Record<string, string>> = {
  ...typeWords,
  number: "a number with a fraction",
};

export interface MemberCodes {
  "bad-unit": FixableCode<ShapeFacts["bad-unit"]>;
  "deprecated-member": ContentCode<{
    /** The object that has it; empty if that is the whole definition. */
    where: string;
    member: string;
    instead: string | undefined;
  }>;
  "implausible-number": ContentCode<ShapeFacts["implausible-number"]>;
  "joined-flags": FixableCode<{
    flag: string;
    /** The flags that it consists of. */
    flags: readonly string[];
    /** What to write in its place; `undefined` if each of them stands beside it. */
    instead: string | undefined;
  }>;
  "missing-member": ContentCode<ShapeFacts["missing-member"]>;
  /** `count` definitions have the word in `member`; `near` is in `uses` of them, or named by what `known` says. */
  "near-word": ContentCode<{
    member: string;
    word: string;
    count: number;
    near: string;
    uses: number;
    known: "format" | "schema" | false;
  }>;
  "not-in-list": FixableCode<ShapeFacts["not-in-list"]>;
  "out-of-range": ContentCode<ShapeFacts["out-of-range"]>;
  "never-chosen": ContentCode<NoData>;
  "repeated-flag": FixableCode<{ flag: string }>;
  "type-for-subtype": FixableCode<{ where: string; type: string }>;
  "unknown-member": FixableCode<ShapeFacts["unknown-member"]>;
  "wrong-length": FixableCode<ShapeFacts["wrong-length"]>;
  "wrong-type": FixableCode<ShapeFacts["wrong-type"]>;
}

export const members: MemberCodes = {
  "bad-unit": {
    severity: "error",
    spec: "2",
    losesContent: true,
    fix: {
      level: "safe",
      reveals: true,
      does: "write the same quantity with units that are known",
      levelOf: ({ misspelt }) => (misspelt === true ? "suggestions" : "safe"),
    },
    message: ({ where, isName, found: text, format = "", examples, pattern, tooLarge }) => {
      const found = `${subjectAt(where, isName)} is "${text}"`;
      if (tooLarge) return `${found}, which is too large – expected fewer digits.`;
      return `${found} – expected ${unitForms[format] ?? textSuchAs(examples, pattern)}.`;
    },
    help: ({ suggestion, misspelt, format, tooLarge }) => {
      if (suggestion !== undefined) {
        const text = JSON.stringify(suggestion);
        return misspelt === true ? `Did you mean ${text}?` : `Write ${text}.`;
      }
      return format === "time" && !tooLarge
        ? "Units: s, seconds, t, turns, m, minutes, h, hours, d, days."
        : undefined;
    },
  },
  "deprecated-member": {
    severity: "warning",
    spec: "2",
    message: ({ where, member, instead }) => {
      const name = where === "" ? member : `${where}.${member}`;
      const expected = instead === undefined ? "" : ` – expected "${instead}"`;
      return `"${name}" is deprecated and has no effect${expected}.`;
    },
    help: ({ instead }) =>
      instead === undefined
        ? "Remove it."
        : `Write what is intended as "${instead}", and remove this.`,
  },
  "implausible-number": {
    severity: "warning",
    spec: "2",
    message: ({ where, found: number, least, greatest }) =>
      `${subjectAt(where)} is ${String(number)}, which is implausible – expected ${String(least)} to ${String(greatest)}.`,
  },
  "joined-flags": {
    severity: "warning",
    spec: "2.3",
    fix: { level: "suggestions", does: "write flags that share one text each by itself" },
    message: ({ flag, flags }) =>
      `"${flag}" is one flag, of a name that nothing looks up – expected ${quotedList(flags, "and")}.`,
    help: ({ instead }) => (instead === undefined ? "Remove it." : `Write ${instead}.`),
  },
  "missing-member": {
    severity: "error",
    spec: "2",
    losesContent: true,
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
  },
  "near-word": {
    severity: "note",
    spec: "2.3",
    message: ({ member, word, count, near, uses, known }) =>
      `${member === "flags" ? `The flag "${word}"` : `"${member}": "${word}"`} is almost "${near}", which ${
        known ? `the ${known} names` : `${String(uses)} definitions have`
      } – it may be misspelt${count === 1 ? "" : `, in ${String(count)} definitions`}.`,
    help: ({ near }) => `Did you mean "${near}"?`,
  },
  "not-in-list": {
    severity: "error",
    spec: "2",
    fix: { level: "suggestions", reveals: true, does: "use the intended word" },
    message: ({ where, isName, found: word, allowed, others = [] }) =>
      `${subjectAt(where, isName)} is ${wordOf(word)} – expected ${list([...others, ...allowed.map(wordOf)], "or")}.`,
    help: ({ suggestion, repair }) => didYouMean(suggestion) ?? repairSentence(repair),
  },
  "out-of-range": {
    severity: "error",
    spec: "8",
    message: ({ where, found: number, minimum, maximum, exclusiveMinimum }) =>
      `${subjectAt(where)} is ${Number.isFinite(number) ? String(number) : (typeWords["huge"] ?? "")} – expected ${range(minimum, maximum, exclusiveMinimum)}.`,
  },
  "never-chosen": {
    severity: "note",
    spec: "2.7",
    message: () =>
      "The chance of the entry is 0, so it is never chosen – expected a number above 0.",
    help: () => choose(["remove the entry", "it is not to occur"], ["write a number", "it is"]),
  },
  "repeated-flag": {
    severity: "warning",
    spec: "2.3",
    fix: { level: "safe", does: "remove the repetition of a flag" },
    message: ({ flag }) => `The flag "${flag}" is here twice – expected each flag once.`,
    help: () => "Remove one of the two.",
  },
  "type-for-subtype": {
    severity: "warning",
    spec: "2.7",
    fix: { level: "suggestions", does: "write the subtype of an inline group as such" },
    message: ({ where, type }) =>
      `"${where}" is a collection: "type": "${type}" has no effect in an inline group – expected "subtype".`,
    help: ({ type }) => `Write "subtype": "${type}".`,
  },
  "unknown-member": {
    severity: "warning",
    spec: "2",
    fix: { level: "suggestions", reveals: true, does: "use the intended member name" },
    message: ({ where, member, belongs, suggestion, whole, listsInside }, { lacks } = {}) => {
      if (whole !== undefined) {
        const found =
          listsInside === undefined
            ? "is not a list that can be longer or shorter"
            : "has its lists inside";
        return `"${where === "" ? "" : `${where}.`}${member}" has no effect – "${whole}" ${found}.`;
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
        if (where !== "")
          return `Remove it. To change "${whole}", write "${whole}" itself beside "${where}", with its whole new value.`;
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
      if (data.objects !== undefined) {
        return `${data.objects.toLocaleString("en")} objects of this pack have it. If the game reads it, add it to the dialect: by a schema, or to "unread".`;
      }
      return kinds.length > 0
        ? choose(
            [`move it to an object of type ${quotedList(kinds, "or")}`, "that one has it"],
            ["remove it", "none has"],
          )
        : choose(
            ["remove it", "it is not needed"],
            ['start its name with "//"', "it is a comment"],
          );
    },
  },
  "wrong-length": {
    severity: "error",
    spec: "8",
    losesContent: true,
    fix: {
      level: "safe",
      reveals: true,
      does: "write the brackets that the list needs, if there is only one way",
    },
    message: ({ where, isName, found: length, least, most, what }) =>
      `${subjectAt(where, isName)} has ${String(length)} ${counted(length, what)} – expected ${bounds(least, most)}${
        what === "characters" || what === "entries"
          ? ` ${counted(most ?? least, what)}`
          : `: ${what}`
      }.`,
    help: ({ repair }) => repairSentence(repair),
  },
  "wrong-type": {
    severity: "error",
    spec: "2",
    losesContent: true,
    fix: {
      level: "safe",
      reveals: true,
      levelOf: ({ repair }) => (repair?.instead[0].member === undefined ? "safe" : "suggestions"),
      does: "write brackets, quotes and order as the member needs them, if there is only one way",
    },
    message: ({ where, isName, found, expected }) => {
      const due = list(expected, "or");
      // If an object was found where an object is expected, its members are those of another one.
      if (found === "object" && expected.every((each) => each.startsWith("an object"))) {
        const known = due === typeNames["object"] ? "some" : due;
        return `${subjectAt(where, isName)} is an object without known members – expected ${known}.`;
      }
      return `${subjectAt(where, isName)} is ${typeNames[found] ?? found} – expected ${due}.`;
    },
    help: ({ repair, example, found }) => {
      const sentence = repairSentence(repair);
      if (sentence !== undefined || example === undefined) return sentence;
      // It is no instruction: to write the example would lose what is there.
      const form = `he form is that of ${example}.`;
      return found === "null" ? `Remove it, or give it a value: t${form}` : `T${form}`;
    },
  },
};

/** A text in quotes, anything else as it is typed. */
function wordOf(value: Json): string {
  return typeof value === "string" ? `"${value}"` : JSON.stringify(value);
}

/** The noun without the number; anything but "characters" is counted in entries. */
function counted(count: number, what: string): string {
  if (what === "characters") return count === 1 ? "character" : what;
  return count === 1 ? "entry" : "entries";
}

function bounds(least: number, most: number | undefined): string {
  if (most === undefined) return `at least ${String(least)}`;
  if (most === least) return `exactly ${String(least)}`;
  return `${String(least)} to ${String(most)}`;
}

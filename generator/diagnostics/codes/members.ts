import type { Json } from "../../model/json.ts";
import { typeWords } from "../../schema/describe-shape.ts";
import type { ShapeFacts } from "../../schema/shape-facts.ts";
import { lookAlike } from "../../text/characters.ts";
import type { ContentCode, FixableCode } from "../code-definition.ts";
import { repairSentence } from "../repair-sentence.ts";
import { choose, cite, list, quotedList, subjectAt } from "../sentence.ts";

const unitForms: Readonly<Record<string, string>> = {
  time: 'numbers, each with a unit, such as "10 minutes", "1 h 30 m" or "45 s"',
  volume: 'whole numbers with "ml" or "L", such as "250 ml" or "2 L"',
  mass: 'whole numbers with "mg", "g" or "kg", such as "1 kg 500 g"',
};

const badUnit: FixableCode<ShapeFacts["bad-unit"]> = {
  severity: "error",
  spec: "2",
  losesContent: true,
  fix: {
    level: "safe",
    reveals: true,
    does: "write the same quantity with units that are known",
    levelOf: ({ misspelt }) => (misspelt === true ? "suggestions" : "safe"),
  },
  meaning: "A time, volume or mass cannot be read.",
  why: "Times, volumes and masses are text with units. A misspelt unit, a fraction or a number without a unit cannot be converted to seconds, millilitres or grams without guessing.",
  remedy:
    'Write whole numbers, each with its unit, and several of them where one is not enough: "1 h 30 m" instead of "1.5 h", "2500 ml" instead of "2.5 L".',
  message: ({ where, found: text, format = "", examples, tooLarge }) => {
    const found = `${subjectAt(where)} is "${text}"`;
    if (tooLarge) return `${found}, which is too large – expected fewer digits.`;
    return `${found} – expected ${unitForms[format] ?? `text ${suchAs(examples)}`}.`;
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
};

/** Shows the allowed form by examples: nobody reads patterns. */
function suchAs(examples: readonly Json[]): string {
  const texts = examples.map((each) => JSON.stringify(each));
  return texts.length === 0 ? "in another form" : `such as ${list(texts, "or")}`;
}

const implausibleNumber: ContentCode<ShapeFacts["implausible-number"]> = {
  severity: "warning",
  spec: "2",
  meaning:
    "A number is far outside the range that makes sense for its member, or that the game can store.",
  why: "The number has the right type but is hardly intended: skills go up to level 10, a chance in percent up to 100, and the game stores whole numbers in 32 bits. Often a digit was typed twice, or a zero too many. The value is kept as it is written.",
  remedy:
    "Correct the number; the message gives the range. If your game uses greater numbers, lower the severity of the code.",
  message: ({ where, found: number, least, greatest }) =>
    `${subjectAt(where)} is ${String(number)}, which is implausible – expected ${String(least)} to ${String(greatest)}.`,
};

interface JoinedFlags {
  readonly flag: string;
  /** The flags that it consists of. */
  readonly flags: readonly string[];
  /** What to write in its place; `undefined` if each of them stands beside it. */
  readonly instead: string | undefined;
}

const joinedFlags: FixableCode<JoinedFlags> = {
  severity: "warning",
  spec: "2.3",
  fix: { level: "suggestions", does: "write flags that share one text each by itself" },
  meaning: "Several flags, or a flag and a comma, are in one text.",
  why: "Each flag is a text of its own. A text with several of them is one flag with a long name, which game code never looks up: the definition has none of the flags.",
  remedy: "Write each flag by itself, in quotation marks, with commas between them.",
  message: ({ flag, flags }) =>
    `"${flag}" is one flag, of a name that nothing looks up – expected ${quotedList(flags, "and")}.`,
  help: ({ instead }) => (instead === undefined ? "Remove it." : `Write ${instead}.`),
};

const missingMember: ContentCode<ShapeFacts["missing-member"]> = {
  severity: "error",
  spec: "2",
  losesContent: true,
  meaning: "A mandatory member is missing.",
  why: 'A mandatory member has no default, so the definition is incomplete, and game code that reads the member would find nothing. Members that an object inherits through "copy-from", or that modifications add, count as present: only the result has to be complete.',
  remedy:
    "Add the member; the message explains what it is for. If every object of a file lacks it, perhaps the template that they copy from should have it.",
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

/** `count` definitions have the word in `member`; `near` occurs in `uses` of them, or the format names it (`known`). */
interface NearWord {
  readonly member: string;
  readonly word: string;
  readonly count: number;
  readonly near: string;
  readonly uses: number;
  readonly known: boolean;
}

const nearWord: ContentCode<NearWord> = {
  severity: "note",
  spec: "2.3",
  meaning: "A flag, an examine action or a category differs by one letter from a well-known one.",
  why: "Any word can be a flag, an examine action or a category, and game code looks them up by name: a misspelt one is simply never looked up, and nobody notices. This one is almost the same as another that the format names or that many definitions have. It is only a note, since two similar words may both be intended; flags that a pack defines are not reported.",
  remedy:
    'Correct the word everywhere it is used; the first place is shown. If it is a separate word, leave it as it is, or set the severity of the code to "off".',
  message: ({ member, word, count, near, uses, known }) =>
    `${member === "flags" ? `The flag "${word}"` : `"${member}": "${word}"`} is almost "${near}", which ${
      known ? "the format names" : `${String(uses)} definitions have`
    } – it may be misspelt${count === 1 ? "" : `, in ${String(count)} definitions`}.`,
  help: ({ near }) => `Did you mean "${near}"?`,
};

const notInList: FixableCode<ShapeFacts["not-in-list"]> = {
  severity: { spec: "error", "bright-nights": "warning" },
  spec: "2",
  fix: { level: "suggestions", reveals: true, does: "use the intended word" },
  meaning: "A word is not one of those that its member allows.",
  why: 'Some members accept only the words of a fixed list, such as the four seasons. Any other word, or a misspelt one, means nothing to the game. Real data has a few additional words, which is why the dialect "bright-nights" only warns.',
  remedy: "Write one of the words that the message lists; upper and lower case matter.",
  message: ({ where, found: word, allowed, others = [] }) =>
    `${subjectAt(where)} is "${word}" – expected ${list([...others, ...allowed.map((each) => `"${each}"`)], "or")}.`,
  help: ({ suggestion, repair }) =>
    suggestion === undefined ? repairSentence(repair) : `Did you mean "${suggestion}"?`,
};

const outOfRange: ContentCode<ShapeFacts["out-of-range"]> = {
  severity: "error",
  spec: "8",
  meaning: "A number is outside the range that its member allows.",
  why: "The number has the right type, but its value makes no sense: a movement cost below zero would reward walking, and a ratio of 0 would replace an item by nothing. The bounds are those of the specification.",
  remedy: "Choose a value inside the range that the message shows.",
  message: ({ where, found: number, minimum, maximum, exclusiveMinimum }) =>
    `${subjectAt(where)} is ${Number.isFinite(number) ? String(number) : (typeWords["huge"] ?? "")} – expected ${range(minimum, maximum, exclusiveMinimum)}.`,
};

function range(
  minimum: number | undefined,
  maximum: number | undefined,
  exclusiveMinimum: number | undefined,
): string {
  if (exclusiveMinimum !== undefined) return `more than ${String(exclusiveMinimum)}`;
  if (minimum !== undefined && maximum !== undefined) {
    return `${String(minimum)} to ${String(maximum)}`;
  }
  return minimum === undefined ? `at most ${String(maximum)}` : `at least ${String(minimum)}`;
}

interface RepeatedFlag {
  readonly flag: string;
}

const repeatedFlag: FixableCode<RepeatedFlag> = {
  severity: "warning",
  spec: "2.3",
  fix: { level: "safe", does: "remove the repetition of a flag" },
  meaning: "A definition has the same flag twice.",
  why: "A flag is present or not: the second time has no effect. Often another flag was intended, and its name was never changed after copying.",
  remedy: "Remove the repetition, or write the flag that was intended.",
  message: ({ flag }) => `The flag "${flag}" is here twice – expected each flag once.`,
  help: () => "Remove one of the two.",
};

interface TypeForSubtype {
  readonly where: string;
  readonly type: string;
}

const typeForSubtype: FixableCode<TypeForSubtype> = {
  severity: "warning",
  spec: "2.7",
  fix: { level: "suggestions", does: "write the subtype of an inline group as such" },
  meaning: "An inline group states how its entries are chosen as its type.",
  why: 'In an inline group, "subtype" says whether every entry is tried by itself ("collection") or exactly one is picked ("distribution"). "type" is ignored there, so the group is a collection whatever it says, and more or fewer items appear than intended.',
  remedy: 'Rename the member to "subtype".',
  message: ({ where, type }) =>
    `"${where}" is a collection: "type": "${type}" has no effect in an inline group – expected "subtype".`,
  help: ({ type }) => `Write "subtype": "${type}".`,
};

const unknownMember: FixableCode<ShapeFacts["unknown-member"]> = {
  severity: "warning",
  spec: "2",
  fix: { level: "suggestions", reveals: true, does: "use the intended member name" },
  meaning: "A member that neither the specification nor an extension defines; it has no effect.",
  why: 'Nothing reads a member with that name, so it has no effect. If the name is a typo, the intended member is missing and its default is used instead: the door has no "open", although its file seems to contain it.',
  remedy:
    'Correct the name; if a similar one exists, the message suggests it. To keep the member as a comment, start its name with "//". If a mandatory member is misspelt, or a member that determines how the object is loaded, this is an error rather than a warning.',
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

const wrongLength: FixableCode<ShapeFacts["wrong-length"]> = {
  severity: "error",
  spec: "8",
  losesContent: true,
  fix: {
    level: "safe",
    reveals: true,
    does: "write the brackets that the list needs, if there is only one way",
  },
  meaning: "A string or list is shorter or longer than its member allows.",
  why: "A symbol is one character because a map tile has room for only one; a pair such as an item and its count means nothing with one entry or five. The position of each entry determines its meaning, so none can be left out.",
  remedy:
    "Add what is missing or remove what is too much. After the colon, the message lists what each entry of the list is.",
  message: ({ where, found: length, least, most, what }) =>
    `${subjectAt(where)} has ${String(length)} ${counted(length, what)} – expected ${bounds(least, most)}${
      what === "characters" || what === "entries" ? ` ${counted(most ?? least, what)}` : `: ${what}`
    }.`,
  help: ({ repair }) => repairSentence(repair),
};

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

const typeNames: Readonly<Record<string, string>> = {
  ...typeWords,
  number: "a number with a fraction",
};

const wrongType: FixableCode<ShapeFacts["wrong-type"]> = {
  severity: "error",
  spec: "2",
  losesContent: true,
  fix: {
    level: "safe",
    reveals: true,
    levelOf: ({ repair }) => (repair?.instead[0].member === undefined ? "safe" : "suggestions"),
    does: "write brackets, quotes and order as the member needs them, if there is only one way",
  },
  meaning: "A value has a different JSON type than its member accepts.",
  why: "A number in quotes is text, and a word without brackets is not a list. Reading it as something else would be a guess, so the object is left out and the build fails. If a member accepts several forms, the message describes the one closest to what was written.",
  remedy: "Write the value in the form that the message describes.",
  message: ({ where, found, expected }) => {
    const due = list(expected, "or");
    // If an object was found where an object is expected, its members are those of another one.
    if (found === "object" && expected.every((each) => each.startsWith("an object"))) {
      const known = due === typeNames["object"] ? "some" : due;
      return `${subjectAt(where)} is an object without known members – expected ${known}.`;
    }
    return `${subjectAt(where)} is ${typeNames[found] ?? found} – expected ${due}.`;
  },
  help: ({ repair, example, found }) => {
    const sentence = repairSentence(repair);
    if (sentence !== undefined || example === undefined) return sentence;
    // It is no instruction: to write the example would lose what is there.
    const form = `he form is that of ${example}.`;
    return found === "null" ? `Remove it, or give it a value: t${form}` : `T${form}`;
  },
};

export {
  badUnit as "bad-unit",
  implausibleNumber as "implausible-number",
  joinedFlags as "joined-flags",
  missingMember as "missing-member",
  nearWord as "near-word",
  notInList as "not-in-list",
  outOfRange as "out-of-range",
  repeatedFlag as "repeated-flag",
  typeForSubtype as "type-for-subtype",
  unknownMember as "unknown-member",
  wrongLength as "wrong-length",
  wrongType as "wrong-type",
};

/** The sentences about what is wrong in a text that is not quite JSON: what was found – what was expected. */
import type { JsonForm, MistakeOf, Mistakes } from "../json/mistakes.ts";
import { codePointOf } from "../text/characters.ts";

export interface Sentence {
  readonly reason: string;
  /** What to do about it. */
  readonly help?: string;
}

export function jsonSentence<M extends keyof Mistakes>(mistake: MistakeOf<M>): Sentence {
  const { reason, help } = sentences[mistake.mistake](mistake);
  const { either } = mistake;
  if (!either) return { reason, ...(help !== undefined && { help }) };
  const ways = either.values.join(" or as ");
  return { reason, help: `Write "${either.name}" as ${ways}, whichever is meant.` };
}

const sentences: { readonly [M in keyof Mistakes]: (mistake: MistakeOf<M>) => Sentence } = {
  comment: () => ({
    reason: "A comment was found – JSON has no comments.",
    help: 'Remove it, or make it a member: "//": "…".',
  }),
  openComment: () => ({
    reason: "A comment without an end was found – JSON has no comments.",
    help: 'Remove it, or make it a member: "//": "…".',
  }),
  openString: () => ({
    reason: "This text has no closing double quote – expected one in the same line.",
  }),
  brokenString: () => ({
    reason: "This text continues in the next line – expected its closing double quote in this one.",
    help: "Write \\n for a line break inside a text.",
  }),
  misquoted: () => ({
    reason:
      "This line has one double quote too many, or one too few – every text is between exactly two.",
    help: 'Write \\" for a double quote inside a text.',
  }),
  empty: () => ({
    reason: "Nothing was found – expected an array of definitions, or one definition.",
  }),
  tooMany: ({ instead }) => ({
    reason:
      "More text was found after the end of the first value – a file contains only one array or one object.",
    help:
      instead === ""
        ? "Remove it."
        : 'Put all definitions into one array: "[" before the first, "," between them, "]" after the last.',
  }),
  secondList: () => ({
    reason: "A second list was found after the end of the first – a file contains only one list.",
    help: 'Combine both into one list: write "," in place of the last "]" and of this "[".',
  }),
  assignment: ({ found, edits = [] }) => ({
    reason: `${found} was found – expected JSON without a program around it.`,
    help: `Remove it${edits.length > 1 ? ', and the ";" at the end' : ""}.`,
  }),
  fence: ({ edits = [] }) => ({
    reason: "``` was found – a Markdown fence is not part of JSON.",
    help:
      edits.length > 1
        ? "Remove this line and the ``` at the end of the file."
        : "Remove this line.",
  }),
  roundBrackets: () => ({
    reason: "( was found – JSON writes lists in square brackets.",
    help: 'Write "[" for every "(" and "]" for every ")".',
  }),
  missingComma: () => ({
    reason: "No comma was found here – expected one before what follows.",
    help: "Add a comma.",
  }),
  strayComma: () => ({
    reason: "A comma was found with nothing before it – a comma separates two entries.",
    help: "Remove the comma.",
  }),
  trailingComma: ({ expected }) => ({
    reason: `A comma was found before "${expected}" – the last entry has none after it.`,
    help: "Remove the comma.",
  }),
  missingName: () => ({
    reason: 'A ":" was found without a name before it – expected a name in double quotes.',
  }),
  strayColon: () => ({
    reason: 'A ":" was found – only the names of an object\'s members are followed by one.',
  }),
  secondColon: () => ({
    reason: 'A second ":" was found – expected only one between a name and its value.',
    help: "Remove it.",
  }),
  mergeConflict: () => ({
    reason: "A merge conflict was found – expected the text of one side.",
    help: 'Keep one side, or combine both; then remove the lines of "<<<<<<<", "=======" and ">>>>>>>".',
  }),
  unreadable: () => ({
    reason: "The text could not be read as JSON – expected one array or object.",
  }),
  controlCharacter: ({ found }) => {
    const code = found.charCodeAt(0);
    const escaped = JSON.stringify(found).slice(1, -1);
    const name = code === 9 ? "A tab" : `The control character ${escaped}`;
    return {
      reason: `${name} was found inside a text – such characters are written as escapes.`,
      help: `Write ${escaped} instead.`,
    };
  },
  escape: ({ found }) =>
    found.startsWith("\\u")
      ? { reason: 'The escape "\\u" was found – expected four hexadecimal digits after it.' }
      : {
          reason: `The escape "${found}" was found – JSON has only \\" \\\\ \\/ \\b \\f \\n \\r \\t and \\u.`,
          help: "Write \\\\ for a backslash.",
        },
  leadingZeros: ({ found }) => ({
    reason: `${found} was found – a number has no leading zeros.`,
    help: `Write ${found.replace(/0+(?=\d)/u, "")} instead.`,
  }),
  noNumber: ({ found }) => ({
    reason: `${found} was found – expected a number.`,
    help: `Write ${JSON.stringify(found)} if it is a text.`,
  }),
  commaInNumber: ({ found, instead }) => {
    const reason = `${found} was found – a number has no commas between its digits.`;
    if (instead !== undefined) return { reason, help: `Write ${instead} instead.` };
    if (/^-?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/u.test(found)) {
      return { reason, help: `Write ${found.replaceAll(",", "")} instead.` };
    }
    const list = `[${found.replaceAll(",", ", ")}]`;
    return {
      reason,
      help: /^-?\d+,\d+$/u.test(found)
        ? `Write ${found.replace(",", ".")} for one number, or ${list} for a list.`
        : `Write ${list} for a list.`,
    };
  },
  form: ({ found, form, instead }) => ({
    reason: `${found} was found – ${expectedForms[form]}.`,
    ...(instead !== undefined && { help: `Write ${instead} instead.` }),
  }),
  noValue: ({ found }) => {
    const isYes = /^(?:yes|on)$/iu.test(found);
    const meant = isYes ? "true, or " : /^(?:no|off)$/iu.test(found) ? "false, or " : "";
    return {
      reason: `${found} was found – expected a value.`,
      help: `Write ${meant}${JSON.stringify(found)} if it is a text.`,
    };
  },
  unquotedAmount: ({ found, instead = "" }) => ({
    reason: `${found} was found – an amount with a unit is written in double quotes.`,
    help: `Write ${instead} instead.`,
  }),
  quotes: ({ found, instead = "" }) => {
    const name =
      found === "'"
        ? "Single quotes"
        : /^[`&]/u.test(found)
          ? "Quotes of another language"
          : "Typographic quotes";
    return {
      reason: `${name} were found – names and texts are written in double quotes.`,
      help:
        instead.length > longestQuoted
          ? 'Write plain double quotes (") around it instead.'
          : `Write ${instead} with plain double quotes instead.`,
    };
  },
  unquotedName: ({ found }) => ({
    reason: `The name ${found} was found without quotes – names are written in double quotes.`,
    help: `Write "${found}" instead.`,
  }),
  diffSign: ({ found }) => ({
    reason: `"${found}" was found before a member – such signs mark the lines of a diff.`,
    help: `Remove the "${found}".`,
  }),
  foreignSign: ({ found, expected }) => {
    const code = found.codePointAt(0) ?? 0;
    const named = code < 0x80 ? "" : ` (${codePointOf(found)})`;
    return {
      reason: `"${found}"${named} was found – expected "${expected}".`,
      help: `Write "${expected}" instead.`,
    };
  },
  unseen: ({ found, instead }) => {
    const isSpace = instead === " ";
    const name = names.get(found) ?? (/\p{Cf}/u.test(found) ? "invisible sign" : "space");
    return {
      reason: `A character that looks like ${isSpace ? "a plain space" : "nothing"} was found, ${codePointOf(found)} (${name}) – expected only plain spaces, tabs and line ends between signs.`,
      help: isSpace ? "Write a plain space instead." : "Remove it.",
    };
  },
  noName: (token) => ({
    reason: `${described(token)} was found – expected the name of a member.`,
  }),
  noColon: ({ name, instead, ...token }) => ({
    reason: `${described(token)} was found – expected ":" after the name "${name}".`,
    ...(instead !== undefined && { help: `Write "${instead}" instead.` }),
  }),
  missingColon: ({ name }) => ({
    reason: `No ":" was found here – expected one after the name "${name}".`,
    help: 'Add ":".',
  }),
  valueMissing: ({ name }) => ({
    reason: `The member "${name}" has no value – expected ":" and a value.`,
  }),
  separatorExpected: ({ expected, ...token }) => ({
    reason: `${described(token)} was found – expected "," or "${expected}".`,
  }),
  closerExpected: ({ expected, ...token }) => ({
    reason: `${described(token)} was found – expected "${expected}" before it.`,
  }),
  openerExpected: ({ name }) => ({
    reason: `The member "${name}" was found in an array – expected "{" before it.`,
  }),
  strayCloser: ({ found }) => ({
    reason: `"${found}" was found – there is no open ${found === "}" ? "object" : "array"} to close.`,
  }),
  closerExchanged: ({ found, expected }) => {
    const end =
      expected === "}" ? "an object ends here, not an array" : "an array ends here, not an object";
    return {
      reason: `"${found}" was found – expected "${expected}", since ${end}.`,
    };
  },
  closersTurned: ({ found, expected }) => ({
    reason: `"${found}" was found before "${expected}" – expected the two the other way round.`,
  }),
  openerExchanged: ({ expected }) =>
    expected === "}"
      ? { reason: `"[" was found – expected "{", since members follow.` }
      : { reason: `"{" was found – expected "[", since entries without names follow.` },
  neverClosed: ({ found, expected, line }) => ({
    reason: `"${found}" is opened here and never closed – expected "${expected}" at the end of line ${String(line)}.`,
    help: `Add "${expected}" there.`,
  }),
  neverOpened: ({ expected, line }) => ({
    reason: `Entries follow this ":" in separate lines – expected "${expected}" after it.`,
    help: `Add "${expected}" at the end of line ${String(line)}.`,
  }),
  neverBegun: () => ({
    reason:
      '"]" closes a list that this line does not open – expected "[" in front of its first entry.',
    help: 'Add "[" at the beginning of the line.',
  }),
  wrappedMember: () => ({
    reason: 'A "{" was found before the name of a member – members have no braces of their own.',
    help: 'Remove it, and the "}" that belongs to it.',
  }),
  closedTwice: ({ found }) => ({
    reason: `"${found}" was found once too often – the ${thingOf(found)} that it would close continues.`,
    help: "Remove it.",
  }),
  openedTwice: ({ found }) => ({
    reason: `"${found}" was found once too often – nothing closes it.`,
    help: "Remove it.",
  }),
  closerMissing: ({ expected }) => ({
    reason: `"${expected}" is missing here – expected the ${thingOf(expected)} to end before what follows.`,
    help: `Add "${expected}".`,
  }),
  openerMissing: ({ expected }) => ({
    reason: `"${expected}" is missing here – expected the ${thingOf(expected)} to begin that ends behind it.`,
    help: `Add "${expected}".`,
  }),
  noContent: () => ({
    reason: "No text was found – expected the text of the file, or its bytes.",
  }),
  noMod: () => ({
    reason:
      'No mod was found – expected { "name": …, "files": … }, whose files are texts or bytes by their paths.',
  }),
};

const expectedForms: Readonly<Record<JsonForm, string>> = {
  "digits-behind-point": "expected digits after the point",
  decimal: "a number is written in decimal digits",
  "digits-alone": "a number has nothing between its digits",
  finite: "expected a finite number",
  "lower-case": "true and false are written in lower case",
  null: "in JSON this is written as null, or left out",
  "no-plus": "a positive number has no plus sign",
  "digit-before-point": "expected a digit before the point",
  "plain-digits": 'a number is written with the digits 0 to 9, after "-" if it is below zero',
};

/** Of characters that cannot be seen. */
const names: ReadonlyMap<string, string> = new Map([
  ["\u00a0", "no-break space"],
  ["\u00ad", "soft hyphen"],
  ["\u200b", "zero-width space"],
  ["\u200c", "zero-width non-joiner"],
  ["\u200d", "zero-width joiner"],
  ["\u200e", "left-to-right mark"],
  ["\u200f", "right-to-left mark"],
  ["\u2060", "word joiner"],
  ["\u202f", "narrow no-break space"],
  ["\u3000", "ideographic space"],
  ["\ufeff", "byte order mark"],
]);

/** Maximum number of characters of a text that is shown in other quotes. */
const longestQuoted = 62;

/** A token as the subject of a sentence. */
function described({ type, value }: Pick<MistakeOf<"noName">, "type" | "value">): string {
  if (type === "end") return "The end of the file";
  if (type === "string") return `The text "${value}"`;
  if (type === "number") return `The number ${value}`;
  return type === "word" || type === "unknown" ? value : `"${type}"`;
}

/** What a bracket belongs to. */
function thingOf(bracket: string): string {
  return bracket === "{" || bracket === "}" ? "object" : "list";
}

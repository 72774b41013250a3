/** The sentences of the JSON reader: what was found – what was expected. */
import type { TextEdit } from "../text/edits.ts";
import type { Json } from "../model/json.ts";
import { printJson } from "./print-json.ts";
import type { Token } from "./token.ts";

export interface Sentence {
  readonly reason: string;
  /** What to do about it. */
  readonly help?: string;
  /** The text that is certainly right instead of what was found. */
  readonly instead?: string;
  /** Writing `instead` removes something that the author may want to keep. */
  readonly lossy?: true;
  /** The edits that certainly repair it, where `instead` does not suffice. */
  readonly edits?: readonly TextEdit[];
}

export const comment: Sentence = {
  reason: "A comment was found – JSON has no comments.",
  help: 'Remove it, or make it a member: "//": "…".',
};
/** A comment whose end is known. */
export const wholeComment: Sentence = { ...comment, instead: "", lossy: true };
export const openComment: Sentence = {
  reason: "A comment without an end was found – JSON has no comments.",
  help: 'Remove it, or make it a member: "//": "…".',
};
export const openString: Sentence = {
  reason: "This text has no closing double quote – expected one in the same line.",
};
export const brokenString: Sentence = {
  reason: "This text continues in the next line – expected its closing double quote in this one.",
  help: "Write \\n for a line break inside a text.",
};
export const misquoted: Sentence = {
  reason:
    "This line has one double quote too many, or one too few – every text is between exactly two.",
  help: 'Write \\" for a double quote inside a text.',
};
export const empty: Sentence = {
  reason: "Nothing was found – expected an array of definitions, or one definition.",
};
export const tooMany: Sentence = {
  reason:
    "More text was found after the end of the first value – a file contains only one array or one object.",
  help: 'Put all definitions into one array: "[" before the first, "," between them, "]" after the last.',
};
export function joined(edits: readonly TextEdit[]): Sentence {
  return {
    reason: "A second list was found after the end of the first – a file contains only one list.",
    help: 'Combine both into one list: write "," in place of the last "]" and of this "[".',
    edits,
  };
}
/** @param edits remove all fences */
export function assignment(words: string, edits: readonly [TextEdit, ...TextEdit[]]): Sentence {
  const end = edits.length > 1 ? ', and the ";" at the end' : "";
  return {
    reason: `${clip(words)} was found – expected JSON without a program around it.`,
    help: `Remove it${end}.`,
    edits,
  };
}

export function fence(edits: readonly TextEdit[]): Sentence {
  return {
    reason: "``` was found – a Markdown fence is not part of JSON.",
    help:
      edits.length > 1
        ? "Remove this line and the ``` at the end of the file."
        : "Remove this line.",
    edits,
  };
}
/** @param edits make all of them square */
export function roundBrackets(edits: readonly TextEdit[]): Sentence {
  return {
    reason: "( was found – JSON writes lists in square brackets.",
    help: 'Write "[" for every "(" and "]" for every ")".',
    edits,
  };
}
export const missingComma: Sentence = {
  reason: "No comma was found here – expected one before what follows.",
  help: "Add a comma.",
  instead: ",",
};
export const strayComma: Sentence = {
  reason: "A comma was found with nothing before it – a comma separates two entries.",
  help: "Remove the comma.",
};
export const missingName: Sentence = {
  reason: 'A ":" was found without a name before it – expected a name in double quotes.',
};
export const strayColon: Sentence = {
  reason: 'A ":" was found – only the names of an object\'s members are followed by one.',
};
export const secondColon: Sentence = {
  reason: 'A second ":" was found – expected only one between a name and its value.',
  help: "Remove it.",
  instead: "",
};
export const mergeConflict: Sentence = {
  reason: "A merge conflict was found – expected the text of one side.",
  help: 'Keep one side, or combine both; then remove the lines of "<<<<<<<", "=======" and ">>>>>>>".',
};
export const unreadable: Sentence = {
  reason: "The text could not be read as JSON – expected one array or object.",
};

export function controlCharacter(found: string): Sentence {
  const code = found.charCodeAt(0);
  const escaped = JSON.stringify(found).slice(1, -1);
  const name = code === 9 ? "A tab" : `The control character ${escaped}`;
  return {
    reason: `${name} was found inside a text – such characters are written as escapes.`,
    help: `Write ${escaped} instead.`,
  };
}

export function escape(found: string): Sentence {
  return found.startsWith("\\u")
    ? { reason: 'The escape "\\u" was found – expected four hexadecimal digits after it.' }
    : {
        reason: `The escape "${found}" was found – JSON has only \\" \\\\ \\/ \\b \\f \\n \\r \\t and \\u.`,
        help: "Write \\\\ for a backslash.",
      };
}

/** Forms of numbers that have a certain other form in JSON, and what is expected. */
const numberForms: readonly (readonly [RegExp, string, (form: string) => string])[] = [
  [/^-?\d+\.$/, "expected digits after the point", (form) => form.slice(0, -1)],
  [/^0x[\da-f]{1,8}$/iu, "a number is written in decimal digits", (form) => String(Number(form))],
  [
    /^-?[1-9]\d{0,2}(?:_\d+)+$|^-?[1-9]_\d+$/u,
    "a number has nothing between its digits",
    (form) => form.replaceAll("_", ""),
  ],
];

export function number(form: string): Sentence {
  if (/^-?0\d+(?:\.\d+)?$/.test(form)) {
    const help = `Write ${form.replace(/0+(?=\d)/u, "")} instead.`;
    return { reason: `${form} was found – a number has no leading zeros.`, help };
  }
  const known = numberForms.find(([pattern]) => pattern.test(form));
  if (known) {
    const [, expected, corrected] = known;
    return { reason: `${clip(form)} was found – ${expected}.`, ...write(corrected(form)) };
  }
  return {
    reason: `${clip(form)} was found – expected a number.`,
    help: `Write ${JSON.stringify(clip(form))} if it is a text.`,
  };
}

export function commaInNumber(form: string): Sentence {
  const reason = `${clip(form)} was found – a number has no commas between its digits.`;
  // Nobody writes thousands with a leading zero.
  if (/^-?0,\d+$/u.test(form)) return { reason, ...write(form.replace(",", ".")) };
  if (/^-?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/u.test(form)) {
    return { reason, help: `Write ${clip(form.replaceAll(",", ""))} instead.` };
  }
  const list = `[${form.replaceAll(",", ", ")}]`;
  const isFraction = /^-?\d+,\d+$/u.test(form);
  return {
    reason,
    help: isFraction
      ? `Write ${clip(form.replace(",", "."))} for one number, or ${clip(list)} for a list.`
      : `Write ${clip(list)} for a list.`,
  };
}

/** @param value of the quoted text */
export function quotes(found: string, value: string): Sentence {
  const name = found.startsWith("'")
    ? "Single quotes"
    : /^[`&]/u.test(found)
      ? "Quotes of another language"
      : "Typographic quotes";
  const isLong = value.length > 60;
  return {
    reason: `${name} were found – names and texts are written in double quotes.`,
    help: isLong
      ? 'Write plain double quotes (") around it instead.'
      : `Write ${JSON.stringify(value)} with plain double quotes instead.`,
    instead: JSON.stringify(value),
  };
}

function write(instead: string): Pick<Sentence, "help" | "instead"> {
  return { help: `Write ${instead} instead.`, instead };
}

export function unquotedName(token: Token): Sentence {
  return {
    reason: `The name ${clip(token.value)} was found without quotes – names are written in double quotes.`,
    help: `Write "${clip(token.value)}" instead.`,
    instead: JSON.stringify(token.value),
  };
}

export function nameExpected(token: Token): Sentence {
  if (token.value === "+" || token.value === "-") {
    const reason = `"${token.value}" was found before a member – such signs mark the lines of a diff.`;
    return { reason, help: `Remove the "${token.value}".`, instead: "" };
  }
  return { reason: `${describe(token)} was found – expected the name of a member.` };
}

export function colonExpected(name: string, token: Token): Sentence {
  return {
    reason: `${describe(token)} was found – expected ":" after the name "${clip(name)}".`,
    // Any other token may be the value itself.
    ...(/^[=>-]+$/u.test(token.value) ? { help: 'Write ":" instead.', instead: ":" } : {}),
  };
}

export function valueMissing(name: string): Sentence {
  return { reason: `The member "${clip(name)}" has no value – expected ":" and a value.` };
}

/** Words that have a certain other form in JSON, and what is expected; one without another form is only described. */
const wordForms: readonly (readonly [RegExp, string, ((word: string) => string)?])[] = [
  [/^[-+]?(?:NaN|Infinity|inf)$/i, "expected a finite number"],
  [
    /^(?:true|false|null)$/i,
    "true, false and null are written in lower case",
    (word) => word.toLowerCase(),
  ],
  [/^(?:None|nil|undefined)$/, "in JSON this is written as null", () => "null"],
  [/^\+(?:0|[1-9]\d*)(?:\.\d+)?$/, "a positive number has no plus sign", (word) => word.slice(1)],
  [/^-?\.\d+$/, "expected a digit before the point", (word) => word.replace(".", "0.")],
];

export function wordExpected(token: Token): Sentence {
  const { value } = token;
  const reason = (expected: string, instead?: string): Sentence => ({
    reason: `${clip(value)} was found – ${expected}.`,
    ...(instead === undefined ? {} : { help: `Write ${clip(instead)} instead.`, instead }),
  });
  const known = wordForms.find(([pattern]) => pattern.test(value));
  if (known) return reason(known[1], known[2]?.(value));
  const plain = value.normalize("NFKC").replace(/^[−–—﹣]/u, "-");
  if (plain !== value && /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/u.test(plain)) {
    return reason(
      'a number is written with the digits 0 to 9, after "-" if it is below zero',
      plain,
    );
  }
  const meant = /^(?:yes|on)$/iu.test(value) ? "true" : /^(?:no|off)$/iu.test(value) ? "false" : "";
  const text = `${JSON.stringify(clip(value))} if it is a text`;
  return {
    reason: `${clip(value)} was found – expected a value.`,
    help: `Write ${meant === "" ? "" : `${meant}, or `}${text}.`,
  };
}

export function trailingComma(closer: string): Sentence {
  return {
    reason: `A comma was found before "${closer}" – the last entry has none after it.`,
    help: "Remove the comma.",
    instead: "",
  };
}

export function separatorExpected(token: Token, closer: string): Sentence {
  return { reason: `${describe(token)} was found – expected "," or "${closer}".` };
}

/** @param written a number and the word after it */
export function unquotedAmount(written: string): Sentence {
  const quoted = JSON.stringify(written);
  return {
    reason: `${clip(written)} was found – an amount with a unit is written in double quotes.`,
    help: `Write ${quoted} instead.`,
    instead: quoted,
  };
}

export function closerExpected(token: Token, closer: string): Sentence {
  return { reason: `${describe(token)} was found – expected "${closer}" before it.` };
}

export function openerExpected(token: Token): Sentence {
  return {
    reason: `The member "${clip(token.value)}" was found in an array – expected "{" before it.`,
  };
}

export function strayCloser(closer: string): Sentence {
  const thing = closer === "}" ? "object" : "array";
  return { reason: `"${closer}" was found – there is no open ${thing} to close.` };
}

export function closerExchanged(found: string, closer: string): Sentence {
  const [thing, other] = closer === "}" ? ["an object", "an array"] : ["an array", "an object"];
  return {
    reason: `"${found}" was found – expected "${closer}", since ${thing} ends here, not ${other}.`,
  };
}

export function closersTurned(found: string, closer: string): Sentence {
  return {
    reason: `"${found}" was found before "${closer}" – expected the two the other way round.`,
  };
}

/** @param closer of the container that begins there */
export function openerExchanged(closer: string): Sentence {
  return closer === "}"
    ? { reason: `"[" was found – expected "{", since members follow.` }
    : { reason: `"{" was found – expected "[", since entries without names follow.` };
}

export function neverClosed(opener: string, closer: string, line: number): Sentence {
  return {
    reason: `"${opener}" is opened here and never closed – expected "${closer}" at the end of line ${String(line)}.`,
    help: `Add "${closer}" there.`,
  };
}

export function neverOpened(opener: string, line: number): Sentence {
  return {
    reason: `Entries follow this ":" in separate lines – expected "${opener}" after it.`,
    help: `Add "${opener}" at the end of line ${String(line)}.`,
  };
}

export function closedTwice(closer: string): Sentence {
  const thing = closer === "}" ? "object" : "list";
  return {
    reason: `"${closer}" was found once too often – the ${thing} that it would close continues.`,
    help: "Remove it.",
  };
}

export function openedTwice(opener: string): Sentence {
  return {
    reason: `"${opener}" was found once too often – nothing closes it.`,
    help: "Remove it.",
  };
}

export function closerMissing(closer: string): Sentence {
  const thing = closer === "}" ? "object" : "list";
  return {
    reason: `"${closer}" is missing here – expected the ${thing} to end before what follows.`,
    help: `Add "${closer}".`,
  };
}

export function openerMissing(opener: string): Sentence {
  const thing = opener === "{" ? "object" : "list";
  return {
    reason: `"${opener}" is missing here – expected the ${thing} to begin that ends behind it.`,
    help: `Add "${opener}".`,
  };
}

/** @param values of the member, each after another repair */
export function severalWays(member: string, values: readonly Json[]): Pick<Sentence, "help"> {
  const ways = values.map((value) => printJson(value)).join(" or as ");
  const help = `Write "${member}" as ${ways}, whichever is meant.`;
  return help.length > longestHelp ? {} : { help };
}

/** Maximum number of characters of a help text that shows values. */
const longestHelp = 400;

export const neverBegun: Sentence = {
  reason:
    '"]" closes a list that this line does not open – expected "[" in front of its first entry.',
  help: 'Add "[" at the beginning of the line.',
};

export const wrappedMember: Sentence = {
  reason: 'A "{" was found before the name of a member – members have no braces of their own.',
  help: 'Remove it, and the "}" that belongs to it.',
};

/** Describes a token as the subject of a sentence. */
function describe(token: Token): string {
  if (token.type === "end") return "The end of the file";
  if (token.type === "string") return `The text "${clip(token.value)}"`;
  if (token.type === "number") return `The number ${clip(token.value)}`;
  if (token.type === "word" || token.type === "unknown") return clip(token.value);
  return `"${token.type}"`;
}

function clip(text: string): string {
  return text.length > 30 ? `${text.slice(0, 29)}…` : text;
}

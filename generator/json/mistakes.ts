/** What is wrong in a text that is not quite JSON. The sentences are in `diagnostics/json-sentences.ts`. */
import type { Json } from "../model/json.ts";
import type { TextEdit } from "../text/edits.ts";
import { printJson } from "./print-json.ts";
import type { Token, TokenType } from "./token.ts";

interface Nothing {
  readonly found?: never;
}

/** Words of the text, at most `longestWord` characters where nothing is worked out from them. */
interface Found {
  readonly found: string;
}

/** A token where another one is expected. */
interface FoundToken {
  readonly type: TokenType;
  readonly value: string;
}

interface Expected {
  /** A sign. */
  readonly expected: string;
}

interface Named {
  /** Of the member. */
  readonly name: string;
}

interface OnLine {
  /** Beginning with 1. */
  readonly line: number;
}

/** The mistakes with what their sentences need. */
export interface Mistakes {
  readonly comment: Nothing;
  readonly openComment: Nothing;
  readonly openString: Nothing;
  readonly brokenString: Nothing;
  readonly misquoted: Nothing;
  readonly empty: Nothing;
  readonly tooMany: Nothing;
  readonly secondList: Nothing;
  readonly assignment: Found;
  readonly fence: Nothing;
  readonly roundBrackets: Nothing;
  readonly missingComma: Nothing;
  readonly strayComma: Nothing;
  readonly trailingComma: Expected;
  readonly missingName: Nothing;
  readonly strayColon: Nothing;
  readonly secondColon: Nothing;
  readonly mergeConflict: Nothing;
  readonly unreadable: Nothing;
  readonly controlCharacter: Found;
  readonly escape: Found;
  readonly leadingZeros: Found;
  readonly noNumber: Found;
  readonly commaInNumber: Found;
  /** Something with another form in JSON; a word without one is only described. */
  readonly form: Found & { readonly form: JsonForm };
  readonly noValue: Found;
  readonly unquotedAmount: Found;
  readonly quotes: Found;
  readonly unquotedName: Found;
  readonly diffSign: Found;
  readonly foreignSign: Found & Expected;
  readonly unseen: Found;
  readonly noName: FoundToken;
  readonly noColon: FoundToken & Named;
  readonly missingColon: Named;
  readonly valueMissing: Named;
  readonly separatorExpected: FoundToken & Expected;
  readonly closerExpected: FoundToken & Expected;
  readonly openerExpected: Named;
  readonly strayCloser: Found;
  readonly closerExchanged: Found & Expected;
  readonly closersTurned: Found & Expected;
  readonly openerExchanged: Expected;
  readonly neverClosed: Found & Expected & OnLine;
  readonly neverOpened: Expected & OnLine;
  readonly neverBegun: Nothing;
  readonly wrappedMember: Nothing;
  readonly closedTwice: Found;
  readonly openedTwice: Found;
  readonly closerMissing: Expected;
  readonly openerMissing: Expected;
  /** Of a mod that a linker is given: there is neither text nor bytes. */
  readonly noContent: Nothing;
  readonly noMod: Nothing;
}

interface Repair {
  /** The text that is certainly right instead of what was found. */
  readonly instead?: string;
  /** Writing `instead` removes something that the author may want to keep. */
  readonly lossy?: true;
  /** The edits that certainly repair it, where `instead` does not suffice. */
  readonly edits?: readonly TextEdit[];
  /** The values that a member has after one repair or another; which of them is meant is not known. */
  readonly either?: Named & { readonly values: readonly string[] };
}

/** One of these mistakes. */
export type MistakeOf<M extends keyof Mistakes> = {
  [K in M]: { readonly mistake: K } & Mistakes[K] & Repair;
}[M];

export type Mistake = MistakeOf<keyof Mistakes>;

export const comment: Mistake = { mistake: "comment" };
/** A comment whose end is known. */
export const wholeComment: Mistake = { mistake: "comment", instead: "", lossy: true };
export const openComment: Mistake = { mistake: "openComment" };
export const openString: Mistake = { mistake: "openString" };
export const brokenString: Mistake = { mistake: "brokenString" };
export const misquoted: Mistake = { mistake: "misquoted" };
export const empty: Mistake = { mistake: "empty" };
export const tooMany: Mistake = { mistake: "tooMany" };
/** A sign that only ends the text. */
export const signAtEnd: Mistake = { mistake: "tooMany", instead: "" };
export const missingComma: Mistake = { mistake: "missingComma", instead: "," };
export const strayComma: Mistake = { mistake: "strayComma" };
export const missingName: Mistake = { mistake: "missingName" };
export const strayColon: Mistake = { mistake: "strayColon" };
export const secondColon: Mistake = { mistake: "secondColon", instead: "" };
export const mergeConflict: Mistake = { mistake: "mergeConflict" };
export const unreadable: Mistake = { mistake: "unreadable" };
export const neverBegun: Mistake = { mistake: "neverBegun" };
export const wrappedMember: Mistake = { mistake: "wrappedMember" };
export const noContent: Mistake = { mistake: "noContent" };
export const noMod: Mistake = { mistake: "noMod" };

/** @param edits join the two lists */
export function secondList(edits: readonly TextEdit[]): Mistake {
  return { mistake: "secondList", edits };
}

/** @param edits remove the program around the value */
export function assignment(words: string, edits: readonly [TextEdit, ...TextEdit[]]): Mistake {
  return { mistake: "assignment", found: clip(words), edits };
}

/** @param edits remove all fences */
export function fence(edits: readonly TextEdit[]): Mistake {
  return { mistake: "fence", edits };
}

/** @param edits make all of them square */
export function roundBrackets(edits: readonly TextEdit[]): Mistake {
  return { mistake: "roundBrackets", edits };
}

export function controlCharacter(found: string): Mistake {
  return { mistake: "controlCharacter", found };
}

export function escape(found: string): Mistake {
  return { mistake: "escape", found };
}

export type JsonForm =
  | "digits-behind-point"
  | "decimal"
  | "digits-alone"
  | "finite"
  | "lower-case"
  | "null"
  | "no-plus"
  | "digit-before-point"
  | "plain-digits";

/** OtherForms that have a certain other form in JSON. */
type OtherForms = readonly (readonly [RegExp, JsonForm, ((form: string) => string)?])[];

const numberForms: OtherForms = [
  [/^-?\d+\.$/, "digits-behind-point", (form) => form.slice(0, -1)],
  [/^0x[\da-f]{1,8}$/iu, "decimal", (form) => String(Number(form))],
  [/^-?[1-9]\d{0,2}(?:_\d+)+$|^-?[1-9]_\d+$/u, "digits-alone", (form) => form.replaceAll("_", "")],
];

const wordForms: OtherForms = [
  [/^[-+]?(?:NaN|Infinity|inf)$/i, "finite"],
  [/^(?:true|false)$/i, "lower-case", (word) => word.toLowerCase()],
  // Few members take null, and which do is not known here.
  [/^(?:null|None|nil|undefined)$/i, "null"],
  [/^\+(?:0|[1-9]\d*)(?:\.\d+)?$/, "no-plus", (word) => word.slice(1)],
  [/^-?\.\d+$/, "digit-before-point", (word) => word.replace(".", "0.")],
];

function formOf(found: string, forms: OtherForms): Mistake | undefined {
  const [, form, corrected] = forms.find(([pattern]) => pattern.test(found)) ?? [];
  return form && otherForm(found, form, corrected?.(found));
}

function otherForm(found: string, form: JsonForm, instead: string | undefined): Mistake {
  const certain = instead === undefined ? {} : { instead };
  return { mistake: "form", found: clip(found), form, ...certain };
}

export function number(found: string): Mistake {
  if (/^-?0\d+(?:\.\d+)?$/.test(found)) return { mistake: "leadingZeros", found };
  return formOf(found, numberForms) ?? { mistake: "noNumber", found: clip(found) };
}

export function commaInNumber(found: string): Mistake {
  // Nobody writes thousands with a leading zero.
  const certain = /^-?0,\d+$/u.test(found) ? { instead: found.replace(",", ".") } : {};
  return { mistake: "commaInNumber", found, ...certain };
}

export function wordExpected({ value }: Token): Mistake {
  const known = formOf(value, wordForms);
  if (known) return known;
  const plain = value.normalize("NFKC").replace(/^[−–—﹣]/u, "-");
  if (plain !== value && /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/u.test(plain)) {
    return otherForm(value, "plain-digits", plain);
  }
  return { mistake: "noValue", found: clip(value) };
}

/** @param value of the quoted text */
export function quotes(found: string, value: string): Mistake {
  return { mistake: "quotes", found: found.slice(0, 1), instead: JSON.stringify(value) };
}

/** @param written a number and the word after it */
export function unquotedAmount(written: string): Mistake {
  return {
    mistake: "unquotedAmount",
    found: clip(written),
    instead: JSON.stringify(written),
  };
}

export function foreignSign(found: string, sign: string): Mistake {
  return { mistake: "foreignSign", found, expected: sign, instead: sign };
}

/** @param found invisible characters */
export function unseenBetween(found: string): Mistake {
  const [first = ""] = found;
  const isSpace = /^[\p{Zs}\u2800]+$/u.test(found);
  return { mistake: "unseen", found: first, instead: isSpace ? " " : "" };
}

export function unquotedName({ value }: Token): Mistake {
  return { mistake: "unquotedName", found: clip(value), instead: JSON.stringify(value) };
}

export function nameExpected(token: Token): Mistake {
  const { value } = token;
  return value === "+" || value === "-"
    ? { mistake: "diffSign", found: value, instead: "" }
    : { mistake: "noName", ...found(token) };
}

export function colonExpected(name: string, token: Token): Mistake {
  // Any other token may be the value itself.
  const certain = /^[=>-]+$/u.test(token.value) ? { instead: ":" } : {};
  return { mistake: "noColon", name: clip(name), ...found(token), ...certain };
}

export function colonMissing(name: string): Mistake {
  return { mistake: "missingColon", name: clip(name), instead: ":" };
}

export function valueMissing(name: string): Mistake {
  return { mistake: "valueMissing", name: clip(name) };
}

export function trailingComma(closer: string): Mistake {
  return { mistake: "trailingComma", expected: closer, instead: "" };
}

export function separatorExpected(token: Token, closer: string): Mistake {
  return { mistake: "separatorExpected", ...found(token), expected: closer };
}

export function closerExpected(token: Token, closer: string): Mistake {
  return { mistake: "closerExpected", ...found(token), expected: closer };
}

export function openerExpected({ value }: Token): Mistake {
  return { mistake: "openerExpected", name: clip(value) };
}

export function strayCloser(closer: string): Mistake {
  return { mistake: "strayCloser", found: closer };
}

export function closerExchanged(found: string, closer: string): Mistake {
  return { mistake: "closerExchanged", found, expected: closer };
}

export function closersTurned(found: string, closer: string): Mistake {
  return { mistake: "closersTurned", found, expected: closer };
}

/** @param closer of the container that begins there */
export function openerExchanged(closer: string): Mistake {
  return { mistake: "openerExchanged", expected: closer };
}

export function neverClosed(opener: string, closer: string, line: number): Mistake {
  return { mistake: "neverClosed", found: opener, expected: closer, line };
}

export function neverOpened(opener: string, line: number): Mistake {
  return { mistake: "neverOpened", expected: opener, line };
}

export function closedTwice(closer: string): Mistake {
  return { mistake: "closedTwice", found: closer };
}

export function openedTwice(opener: string): Mistake {
  return { mistake: "openedTwice", found: opener };
}

export function closerMissing(closer: string): Mistake {
  return { mistake: "closerMissing", expected: closer };
}

export function openerMissing(opener: string): Mistake {
  return { mistake: "openerMissing", expected: opener };
}

/** @param values of the member, each after another repair; long ones are left out */
export function either(name: string, values: readonly Json[]): Pick<Repair, "either"> {
  const printed = values.map((value) => printJson(value));
  const isShort = printed.join("").length <= longestValues;
  return isShort ? { either: { name, values: printed } } : {};
}

/** Maximum number of characters of a word that a sentence shows. */
const longestWord = 30;

/** Maximum number of characters of all values that a sentence shows. */
const longestValues = 200;

function found({ type, value }: Token): FoundToken {
  return { type, value: clip(value) };
}

function clip(text: string): string {
  return text.length > longestWord ? `${text.slice(0, longestWord - 1)}…` : text;
}

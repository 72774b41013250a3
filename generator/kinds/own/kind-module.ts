/** A kind that a module defines: what code says of it besides its schema. It is the project's own, or of a package. */
import { rank } from "../../diagnostics/in-order.ts";
import { isCount } from "../../json/checked.ts";
import { isList, isObject } from "../../json/containers.ts";
import { parseJson } from "../../json/parse-json.ts";
import type { Json, JsonObject, JsonPath } from "../../model/json.ts";
import type { Severity } from "../../model/severity.ts";
import { isName } from "./top-words.ts";

type OtherRecords = Readonly<Record<string, object>>;

/**
 * A kind of a project's own, as a module defines it. `Own` is the type of its records, `Others` those of other kinds by
 * their names; generated modules have both.
 */
export interface KindModule<Own extends object = JsonObject, Others extends object = OtherRecords> {
  /** The same as in the configuration. */
  readonly name: string;
  /** The `type` words of its objects; defaults to its name. */
  readonly types?: readonly string[];
  /** File of its JSON Schema, relative to the module. */
  readonly schema: string;
  /** The record that game code reads, from one that is as written; it has the members of the schema. */
  readonly resolve?: (record: Own) => Own;
  /** What each definition must fulfil besides the schema. */
  readonly rules?: readonly KindRule<Own, Others>[];
  /** What all definitions together must fulfil. */
  readonly checkAll?: (records: readonly Own[], tools: RuleTools<Others, [of: Own]>) => void;
  /** What records turn into besides `x-transitions`, by verb, with the name for ids that do. */
  readonly transitions?: Readonly<
    Record<string, { readonly able?: string; readonly to: (record: Own) => string | undefined }>
  >;
  /** What records can be looked up by besides members with `x-index`. */
  readonly lookups?: Readonly<
    Record<string, (record: Own) => string | readonly string[] | undefined>
  >;
}

/** Reports what is wrong with a definition; it changes nothing, and answers at once. */
export type KindRule<Own extends object = JsonObject, Others extends object = OtherRecords> = (
  record: Own,
  tools: RuleTools<Others>,
) => void;

/** What rules may ask and say. */
export interface RuleTools<
  Others extends object = OtherRecords,
  Of extends readonly object[] = [],
> {
  readonly content: {
    /** The record of an id of any kind, also by its alias; `undefined` if there is none. */
    readonly get: <Kind extends string & keyof Others>(
      kind: Kind,
      id: string,
    ) => Others[Kind] | undefined;
  };
  readonly report: (...finding: [...Of, RuleFinding]) => void;
}

/** What a rule found. */
export interface RuleFinding {
  /** Path of the member, as authors write it; the definition as a whole by default. */
  readonly at?: JsonPath;
  /** What was found – what was expected. */
  readonly message: string;
  /** What to do. */
  readonly help?: string;
  /** An error by default. */
  readonly severity?: Severity;
  /** What to write at the place; `check --fix=suggestions` and editors do. */
  readonly fix?: Json;
}

/** Returns its argument; with it, editors complete and check the kind that a module exports. */
export function defineKind<Own extends object = JsonObject, Others extends object = OtherRecords>(
  kind: KindModule<Own, Others>,
): KindModule<Own, Others> {
  return kind;
}

const isText = (value: unknown): boolean => typeof value === "string" && value !== "";
const isFunction = (value: unknown): boolean => typeof value === "function";
const ofEach = (value: object, is: (each: unknown) => boolean): boolean =>
  Object.values(value).every(is);

/** The members that a value of an author's code may have. */
type Parts<Name extends string> = Readonly<
  Record<Name, readonly [expected: string, is: (value: unknown) => boolean]>
>;

const parts: Parts<keyof KindModule> = {
  name: ["a text", isText],
  types: ["a list, each a text", (value) => isList(value) && ofEach(value, isText)],
  schema: ["the path of a file", isText],
  resolve: ["a function", isFunction],
  rules: ["a list, each a function", (value) => isList(value) && ofEach(value, isFunction)],
  checkAll: ["a function", isFunction],
  transitions: [
    'an object, each member { able, to } with a function "to"; types are named after it and "able"',
    (value) =>
      isObject(value) &&
      Object.keys(value).every(isName) &&
      ofEach(value, (each) => isObject(each) && isFunction(each["to"]) && isAble(each["able"])),
  ],
  lookups: [
    "an object, each member a function with a name that no object has of itself",
    (value) =>
      isObject(value) &&
      ofEach(value, isFunction) &&
      !Object.keys(value).some((name) => name in Object.prototype),
  ],
};

const findingParts: Parts<keyof RuleFinding> = {
  message: ["a text", isText],
  at: [
    "a path: a list of names of members and numbers of entries",
    (value) => isList(value) && value.every((each) => typeof each === "string" || isCount(each)),
  ],
  help: ["a text", isText],
  severity: [
    `one of ${Object.keys(rank).join(", ")}`,
    (value) => typeof value === "string" && Object.hasOwn(rank, value),
  ],
  fix: ["a value of JSON", (value) => jsonOf(value) !== undefined],
};

/** A value that code made, as JSON; `undefined` if it, or anything inside it, has no form there. */
export function jsonOf(value: unknown): Json | undefined {
  try {
    const text: unknown = JSON.stringify(value, function (this: unknown, _name, each: unknown) {
      const isAbsent = each === undefined && isList(this);
      const isNumber = typeof each !== "number" || Number.isFinite(each);
      if (isAbsent || !isNumber || typeof each === "function" || typeof each === "symbol")
        throw new TypeError("It has no form in JSON");
      return each;
    });
    return typeof text === "string" ? parseJson(text) : undefined;
  } catch {
    return undefined;
  }
}

function isAble(word: unknown): boolean {
  return word === undefined || (typeof word === "string" && isName(word));
}

/** Whether an exported value is a kind of this name. */
export function isKind(value: unknown, kind: string): value is KindModule {
  return mistakeIn(value, kind) === undefined;
}

/** Why an exported value is no kind of this name; `undefined` if it is one. */
export function mistakeIn(value: unknown, kind: string): string | undefined {
  if (!isObject(value)) {
    return value === undefined
      ? "The module has no default export"
      : "The default export is no kind";
  }
  const mistake = mistakeAmong(value, "kind", parts, ["name", "schema"]);
  return mistake ?? (value["name"] === kind ? undefined : `The name of the kind is not "${kind}"`);
}

/** @throws unless it is what a rule may report */
export function refuseNoFinding(value: unknown): asserts value is RuleFinding {
  const mistake = isObject(value)
    ? mistakeAmong(value, "finding", findingParts, ["message"])
    : "What it reports is no finding";
  if (mistake !== undefined) throw new Error(mistake);
}

function mistakeAmong<Name extends string>(
  value: Readonly<Record<string, unknown>>,
  what: string,
  all: Parts<Name>,
  required: readonly Name[],
): string | undefined {
  for (const [name, [expected, is]] of Object.entries<Parts<Name>[Name]>(all)) {
    const isOptional = !required.some((each) => each === name);
    if (isOptional && value[name] === undefined) continue;
    if (!is(value[name])) return `"${name}" of the ${what} is not ${expected}`;
  }
  const unknown = Object.keys(value).find((name) => !Object.hasOwn(all, name));
  return unknown === undefined ? undefined : `"${unknown}" is no part of a ${what}`;
}

/** What can be wrong with the schema of a kind: the sentences of `kind-schema`, by problem. */
import { mostPlaces, type PatternProblem } from "../schema/linear-pattern.ts";
import { didYouMean } from "./sentence.ts";

/** The words of a sentence: what it is about, and what else it needs. */
export interface SchemaWords {
  readonly subject: string;
  readonly other?: string | undefined;
}

interface Sentence {
  readonly message: (words: SchemaWords) => string;
  readonly help?: (words: SchemaWords) => string | undefined;
}

/** Keywords of JSON Schema that cannot be decided or explained, with what to write instead. */
const instead: Readonly<Record<string, string>> = {
  ...alike(
    `Write "anyOf" with an alternative for each case, each with a member that has its own "const".`,
    ["if", "then", "else", "discriminator"],
  ),
  not: `Write what is allowed, such as the words in "enum".`,
  patternProperties: `Write "additionalProperties" for the values, and "propertyNames" with "pattern" for the names.`,
  ...alike(
    `Write "x-requires", or "anyOf" with an alternative that has the members in "required".`,
    [...["dependencies", "dependentRequired", "dependentSchemas"]],
  ),
  ...alike(`Write the schema of every entry as "items".`, [
    ...["contains", "minContains", "maxContains", "unevaluatedItems"],
  ]),
  unevaluatedProperties: `Write "additionalProperties": false.`,
  exclusiveMaximum: `Write "maximum".`,
  multipleOf: `Write "type": "integer", or the values in "enum".`,
  ...alike(`Write "required" with the members that must be there.`, [
    ...["minProperties", "maxProperties"],
  ]),
  ...alike(`Write "$ref" with "#/definitions/<name>".`, [
    ...["$anchor", "$dynamicAnchor", "$dynamicRef", "$recursiveAnchor", "$recursiveRef"],
  ]),
  nullable: `Write "type" with "null" as one of several.`,
  format: `Write "pattern" for the form of the text, and "x-format" for its name in messages.`,
};

function alike(help: string, words: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(words.map((word) => [word, help]));
}

const patterns: Readonly<Record<PatternProblem, readonly [found: string, help?: string]>> = {
  ambiguous: [
    "goes on in two ways at the same character",
    "Write it so that each character decides alone: alternatives that begin differently, and after a repetition a character that is not part of it.",
  ],
  anchor: [
    'has "^" or "$" inside or in one of several alternatives',
    'Write "^(?:…|…)$" around the alternatives.',
  ],
  "empty-loop": ["repeats what may be empty", "Repeat something that has at least one character."],
  syntax: ["is no regular expression"],
  "too-large": [
    `has more than ${String(mostPlaces)} places, or 1,000 characters`,
    'Write fewer; words belong in "enum", and a length in "maxLength".',
  ],
  unanchored: ["repeats without end and may begin anywhere", 'Begin it with "^".'],
  unsupported: [
    "has a construct that cannot be decided from left to right",
    "Write it with characters, classes such as [a-z], (?:…|…), ?, *, + and {…}.",
  ],
};

export type SchemaProblem =
  | "address"
  | "both"
  | "circular"
  | "default"
  | "default-inside"
  | "definition-name"
  | "fragment"
  | "keyword"
  | "layering-member"
  | "map-or-members"
  | "member-name"
  | "member-twice"
  | "no-definition"
  | "no-file"
  | "no-ids"
  | "no-index"
  | "no-member"
  | "no-object"
  | "no-part"
  | "no-text"
  | "no-transition"
  | "outside"
  | "pattern"
  | "record-name"
  | "syntax"
  | "too-deep"
  | "too-many"
  | "undecidable"
  | "value";

const files =
  "expected the path of a JSON file below the folder of the configuration, or of the pack that names it";

const sentences: Readonly<Record<SchemaProblem, Sentence>> = {
  syntax: { message: ({ subject }) => subject, help: ({ other }) => other },
  "no-file": { message: ({ subject }) => `"${subject}" cannot be read – ${files}.` },
  outside: {
    message: ({ subject }) =>
      `"${subject}" leads out of the folder of the configuration – ${files}.`,
  },
  address: {
    message: ({ subject }) => `"${subject}" is an address – ${files}.`,
    help: () => "Save a copy beside the schema, and refer to that.",
  },
  fragment: {
    message: ({ subject }) =>
      `"${subject}" leads into a schema – expected "#/definitions/<name>", alone or after the path of a file.`,
    help: () => `Move what is meant to "definitions".`,
  },
  "no-definition": {
    message: ({ subject }) => `"${subject}" names nothing – expected one of the definitions there.`,
    help: ({ other }) => didYouMean(other),
  },
  "definition-name": {
    message: ({ subject }) =>
      `Definition "${subject}" has an unsuitable name – expected letters, digits, "_", "-" and ".", once.`,
  },
  keyword: {
    message: ({ subject }) =>
      `Unknown keyword "${subject}" – it is none that the schema of a kind can have.`,
    help: ({ subject, other }) =>
      (Object.hasOwn(instead, subject) ? instead[subject] : undefined) ??
      didYouMean(other) ??
      `Remove it; a remark belongs in "$comment".`,
  },
  value: { message: ({ subject, other }) => `${subject} – expected ${other ?? "another value"}.` },
  both: {
    message: ({ subject, other }) =>
      `"${subject}" stands beside "${other ?? ""}" – expected only one of the two.`,
  },
  "no-object": {
    message: () => `The schema of a kind is no object with members – expected "properties".`,
  },
  "no-part": {
    message: () => `A part of "allOf" is no object with members – expected "properties" in each.`,
    help: () => `Write alternatives in "anyOf", and everything else beside each other.`,
  },
  "member-name": {
    message: ({ subject }) =>
      `Member "${subject}" has a name that every object of JavaScript has – expected another name.`,
  },
  "layering-member": {
    message: ({ subject }) => `Member "${subject}" is part of every kind – it is not written here.`,
    help: () => "Remove it.",
  },
  "member-twice": {
    message: ({ subject }) =>
      `Member "${subject}" is in two schemas that "allOf" merges – expected it in one of them.`,
  },
  "map-or-members": {
    message: () =>
      `An object has "properties", and others with any name – expected either "properties" or a schema as "additionalProperties".`,
  },
  undecidable: {
    message: ({ subject, other }) =>
      `"${subject}" cannot be decided by type or member: ${other ?? "two alternatives"}, accept the same values – expected that each value belongs to one.`,
    help: ({ other = "" }) =>
      other.endsWith("objects")
        ? `Give one of them a "required" member that the other lacks, or both a "required" member with its own "const".`
        : other.endsWith("lists")
          ? "Let their first entries have different types or constants."
          : `Merge them, or list the words of one in "enum".`,
  },
  circular: {
    message: ({ subject }) =>
      `"${subject}" leads back to itself without a member or an entry between – expected that it ends.`,
  },
  "default-inside": {
    message: ({ subject }) =>
      `The default fills in ${subject === "" ? "itself again" : `more than ${subject} values`}, through the defaults of what is inside – expected that it ends.`,
    help: () => "Leave out the defaults inside, or write them in the outer one.",
  },
  "too-many": {
    message: () => `There are more than 200 alternatives or parts – expected fewer.`,
    help: () => `Write words in "enum", and what alternatives share in one of them.`,
  },
  "too-deep": { message: () => "Schemas are nested deeper than 200 levels – expected fewer." },
  pattern: {
    message: ({ subject, other }) =>
      `"${subject}" ${patternOf(other)[0]} – expected a pattern that is matched in linear time.`,
    help: ({ other }) => patternOf(other)[1],
  },
  default: {
    message: ({ other }) =>
      `The default does not have the schema beside it – expected ${other ?? ""}.`,
  },
  "no-member": {
    message: ({ subject }) => `"${subject}" is no member of the object – expected the name of one.`,
    help: ({ other }) => didYouMean(other),
  },
  "no-transition": {
    message: ({ subject, other }) =>
      `"${subject}" does not name what a definition turns into – expected a member with "x-ref": "${other ?? ""}".`,
  },
  "no-index": {
    message: ({ subject }) =>
      `Nothing can be looked up by "${subject}" – expected a member at the top that is a text, or a list of texts.`,
  },
  "no-text": {
    message: ({ subject }) =>
      `"${subject}" marks something that is no text – expected a text, or an object with "str" or "str_sp".`,
    help: () => "Mark each text inside it.",
  },
  "no-ids": {
    message: ({ subject }) => `"${subject}" is about ids, but "x-id" is false – expected ids.`,
  },
  "record-name": {
    message: ({ subject, other }) =>
      `Records have "${subject}" as "${other ?? ""}", which is a member too – expected another name.`,
  },
};

/** The sentence of a problem. */
export function schemaSentence(problem: SchemaProblem): Sentence {
  return sentences[problem];
}

function patternOf(problem: string | undefined): readonly [found: string, help?: string] {
  return problem !== undefined && Object.hasOwn(patterns, problem)
    ? patterns[problem as PatternProblem]
    : patterns.unsupported;
}

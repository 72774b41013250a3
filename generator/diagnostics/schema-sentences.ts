/** What can be wrong with the schema of a kind: the sentences of `kind-schema`, by problem. */
import { mostPlaces, type PatternProblem } from "../schema/linear-pattern.ts";
import { didYouMean } from "./sentence.ts";

/** The words of a sentence: what it is about, and what else it needs. */
export interface SchemaWords {
  readonly subject: string;
  readonly other?: string | undefined;
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

const ofLists =
  "Remove it; what may be absent from a list can be a member of an object instead, with a default.";

/** Where a default can be instead of inside a keyword. */
const elsewhere: Readonly<Record<string, string>> = {
  ...{ items: ofLists, prefixItems: ofLists },
  ...{ anyOf: `Write it beside "anyOf".`, oneOf: `Write it beside "oneOf".` },
  additionalProperties: `Remove it; only the members in "properties" are filled in.`,
};

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

const files =
  "expected the path of a JSON file below the folder of the configuration, or of the pack that names it";

/** In place of `{subject}` and `{other}` stand the words. */
const messages = {
  said: "{subject}",
  "no-file": `"{subject}" cannot be read – ${files}.`,
  outside: `"{subject}" leads out of the folder of the configuration – ${files}.`,
  address: `"{subject}" is an address – ${files}.`,
  fragment: `"{subject}" leads into a schema – expected "#/definitions/<name>", alone or after the path of a file.`,
  "no-definition": `"{subject}" names nothing – expected one of the definitions there.`,
  "definition-name": `Definition "{subject}" has an unsuitable name – expected letters, digits, "_", "-" and ".", once.`,
  keyword: `Unknown keyword "{subject}" – it is none that the schema of a kind can have.`,
  value: "{subject} – expected {other}.",
  both: `"{subject}" stands beside "{other}" – expected only one of the two.`,
  "no-object": `The schema of a kind is no object with members – expected "properties".`,
  "no-part": `A part of "allOf" is no object with members – expected "properties" in each.`,
  "member-name": `Member "{subject}" has a name that every object of JavaScript has – expected another name.`,
  "layering-member": `Member "{subject}" is part of every kind – it is not written here.`,
  "member-twice": `Member "{subject}" is in two schemas that "allOf" merges – expected it in one of them.`,
  "map-or-members": `An object has "properties", and others with any name – expected either "properties" or a schema as "additionalProperties".`,
  undecidable: `"{subject}" cannot be decided by type or member: {other}, accept the same values – expected that each value belongs to one.`,
  circular: `"{subject}" leads back to itself without a member or an entry between – expected that it ends.`,
  "default-inside":
    "The default fills in {subject}, through the defaults of what is inside – expected that it ends.",
  "too-many": "There are more than 200 alternatives or parts – expected fewer.",
  "too-deep": "Schemas are nested deeper than 200 levels – expected fewer.",
  pattern: `"{subject}" {found} – expected a pattern that is matched in linear time.`,
  "default-place": `A default in "{subject}" fills nothing in – expected the default of a member.`,
  default: "The default does not have the schema beside it – expected {other}.",
  "no-member": `"{subject}" is no member of the object – expected the name of one.`,
  "no-transition": `"{subject}" does not name what a definition turns into – expected a member with "x-ref": "{other}".`,
  "no-index": `Nothing can be looked up by "{subject}" – expected a member at the top that is a text, or a list of texts.`,
  "no-text": `"{subject}" marks something that is no text – expected a text, or an object with "str" or "str_sp".`,
  "no-ids": `"{subject}" is about ids, but "x-id" is false – expected ids.`,
  "record-name": `Records have "{subject}" as "{other}", which is a member too – expected another name.`,
  "member-taken": `"{subject}" of the module's "transitions" is a member already – expected another name.`,
  "type-twice": `"{subject}" would name the type "{other}", which the kind has already – expected another name.`,
  "index-taken": `"{subject}" of the module's "lookups" is looked up by "x-index" already – expected another name.`,
};

export type SchemaProblem = keyof typeof messages;

const helps: Partial<Record<SchemaProblem, string | ((words: SchemaWords) => string | undefined)>> =
  {
    said: ({ other }) => other,
    both: ({ subject, other }) =>
      other === "$ref"
        ? `Write "${subject}" in the schema to which "$ref" leads, or a schema of its own in place of "$ref".`
        : undefined,
    address: "Save a copy beside the schema, and refer to that.",
    fragment: `Move what is meant to "definitions".`,
    "no-definition": ({ other }) => didYouMean(other),
    keyword: ({ subject, other }) =>
      (Object.hasOwn(instead, subject) ? instead[subject] : undefined) ??
      didYouMean(other) ??
      `Remove it; a remark belongs in "$comment".`,
    "no-part": `Write alternatives in "anyOf", and everything else beside each other.`,
    "layering-member": "Remove it.",
    undecidable: ({ other = "" }) =>
      other.endsWith("objects")
        ? `Give one of them a "required" member that the other lacks, or both a "required" member with its own "const".`
        : other.endsWith("lists")
          ? "Let their first entries have different types or constants."
          : `Merge them, or list the words of one in "enum".`,
    "default-inside": "Leave out the defaults inside, or write them in the outer one.",
    "default-place": ({ subject }) =>
      Object.hasOwn(elsewhere, subject) ? elsewhere[subject] : "Remove it.",
    "too-many": `Write words in "enum", and what alternatives share in one of them.`,
    pattern: ({ other }) => patternOf(other)[1],
    "no-member": ({ other }) => didYouMean(other),
    "no-text": "Mark each text inside it.",
  };

export function schemaMessage(problem: SchemaProblem, words: SchemaWords): string {
  const { subject, other = "" } = words;
  const all: Readonly<Record<string, string>> = { subject, other, found: patternOf(other)[0] };
  return messages[problem].replaceAll(/\{(\w+)\}/gu, (_, name: string) => all[name] ?? "");
}

export function schemaHelp(problem: SchemaProblem, words: SchemaWords): string | undefined {
  const help = helps[problem];
  return typeof help === "function" ? help(words) : help;
}

function patternOf(problem: string | undefined): readonly [found: string, help?: string] {
  return problem !== undefined && Object.hasOwn(patterns, problem)
    ? patterns[problem as PatternProblem]
    : patterns.unsupported;
}

/** From a schema as its author writes it to a shape as the compiler reads it. */
import { kindSchema } from "../../compiled/kind-schema.ts";
import { layeringMembers } from "../../compiled/own-kinds.ts";
import { shapeTable } from "../../compiled/shape-table.ts";
import { isList } from "../../json/containers.ts";
import { remarks } from "../../schema/bundle-schema.ts";
import { patternProblem } from "../../schema/linear-pattern.ts";
import { mapChildren, type Definitions, type Shape } from "../../schema/shape.ts";
import { measures } from "../parts/units/measures.ts";
import { inside, nameAt, type ReportSchema, type SchemaPlace } from "./problem.ts";
import { placed, type PlacedShape } from "./written-at.ts";

/** A schema that has passed the schema of such schemas. */
export interface WrittenSchema extends Shape {
  readonly oneOf?: readonly Shape[];
  readonly prefixItems?: readonly Shape[];
  readonly $defs?: Definitions;
  readonly "x-unit"?: string;
  readonly "x-id"?: string | false;
  readonly "x-saved"?: true | readonly string[];
  readonly "x-transitions"?: readonly string[] | Readonly<Record<string, string>>;
  readonly "x-flags"?: readonly string[] | Readonly<Record<string, readonly string[]>>;
  readonly "x-not-inherited"?: readonly string[];
}

/** The file that stands for the parts of built-in kinds to which shapes of own kinds refer. */
export const builtInFile = ":built-in";

/** Members for layering, which belong to every kind. */
export const layeringNames: ReadonlySet<string> = new Set([
  ...Object.keys(layeringMembers),
  ...["type", "alias", "override"],
]);

const builtInParts = [
  "translated-text",
  "translated-text_uncountable",
  "translated-text_countable",
];

/** Copies: the references of the originals lead to the parts of built-in kinds as soon as those are in use. */
export const builtInSchema: Shape = {
  definitions: Object.fromEntries(
    builtInParts.map((name) => [name, structuredClone(shapeTable.parts[name] ?? {})]),
  ),
};

const keywords = Object.keys(kindSchema.definitions["own_schema"]?.properties ?? {});

/** Keywords that mean the same in both. */
const common = new Set(keywords);
for (const other of ["$comment", "x-unit"]) common.delete(other);

/** Further spellings of some of them. */
const spellings: ReadonlyMap<string, string> = new Map([
  ["oneOf", "anyOf"],
  ["prefixItems", "items"],
]);

export interface Reading {
  readonly report: ReportSchema;
  /** Receives every shape that is a reference, with where that is. */
  readonly refer: (shape: Shape, ref: string, place: SchemaPlace) => void;
  /** Receives every shape. */
  readonly shapes: Shape[];
}

/** The shape of a schema, with everything inside it; its references are still those of the file. */
export function shapeOf(written: WrittenSchema, place: SchemaPlace, reading: Reading): Shape {
  const { properties, additionalProperties: rest, $ref } = written;
  checkWords(written, place, reading.report);
  const own: Record<string, unknown> = {};
  const spelt = new Map<string, string>();
  for (const [word, value] of Object.entries(written)) {
    const name = spellings.get(word) ?? word;
    spelt.set(name, word);
    if (common.has(name)) own[name] = value;
  }
  const { additionalProperties, ...inner } = mapChildren(own, (each, word, ...steps) => {
    const keyword = spelt.get(String(word)) ?? String(word);
    const at = inside(place, keyword, ...steps);
    if (keyword !== "properties" && each.default !== undefined) {
      reading.report("default-place", nameAt(inside(at, "default")), { subject: keyword });
    }
    return shapeOf(each, at, reading);
  });
  // An object has the members that it names, or any; those with a schema have it in common, but for remarks.
  const isClosed = properties !== undefined || written.allOf !== undefined || rest === false;
  const shape: PlacedShape = {
    ...inner,
    ...typeFor(written),
    ...(isClosed
      ? { additionalProperties: false }
      : typeof additionalProperties === "object" && {
          additionalProperties,
          patternProperties: remarks,
        }),
    // A tuple has no more entries than places.
    ...(isList(inner.items) && { additionalItems: false }),
    ...(written["x-also"] && { "x-also": written["x-also"].map((word) => word.toLowerCase()) }),
    ...unitOf(written["x-unit"]),
    ...textOf(written),
    [placed]: place,
  };
  if ($ref !== undefined) reading.refer(shape, $ref, inside(place, "$ref"));
  reading.shapes.push(shape);
  return shape;
}

/** Reports words that say nothing, or something else than is meant. */
function checkWords(written: WrittenSchema, place: SchemaPlace, report: ReportSchema): void {
  const { properties, required = [], pattern, additionalProperties: rest } = written;
  onlyOneOf(written, place, report);
  const problem = pattern === undefined ? undefined : patternProblem(pattern);
  if (problem !== undefined) {
    const subject = (pattern ?? "").replace(/^(.{60}).+$/su, "$1…");
    report("pattern", inside(place, "pattern"), { subject, other: problem });
  }
  const format = written["x-format"];
  if (format !== undefined && Object.hasOwn(measures, format)) {
    const words = { subject: `"x-format" is "${format}"`, other: `"x-unit": "${format}"` };
    report("value", inside(place, "x-format"), words);
  }
  for (const name of [...Object.keys(properties ?? {}), ...required]) {
    if (!(name in Object.prototype)) continue;
    const isMember = properties !== undefined && Object.hasOwn(properties, name);
    const at = isMember ? nameAt(inside(place, "properties", name)) : inside(place, "required");
    report("member-name", at, { subject: name });
  }
  const isMap = rest === true || typeof rest === "object" || written.propertyNames;
  if (isMap && (properties !== undefined || written.allOf !== undefined)) {
    const keyword = written.propertyNames ? "propertyNames" : "additionalProperties";
    report("map-or-members", nameAt(inside(place, keyword)), { subject: keyword });
  }
}

/** Keywords about a member, which may stand beside `$ref`; all others are about its values, to which that leads. */
const aboutMember: ReadonlySet<string> = new Set([
  ...["$ref", "title", "description", "$comment", "examples", "default"],
  ...["deprecated", "x-instead", "x-also", "x-index"],
]);

/** Keywords of which a schema states one: each of them says by itself what a value is. */
const exclusive: readonly (readonly [one: string, others: readonly string[]])[] = [
  ["$ref", keywords.filter((word) => !aboutMember.has(word))],
  ["anyOf", ["oneOf", "allOf", "properties", "items", "prefixItems", "type", "enum", "const"]],
  ["oneOf", ["allOf", "properties", "items", "prefixItems", "type", "enum", "const"]],
  ["items", ["prefixItems"]],
  ["x-unit", ["pattern", "x-ref", "x-text", "x-format", "enum", "const", "anyOf", "oneOf"]],
  ["x-text", ["x-ref"]],
];

function onlyOneOf(written: WrittenSchema, place: SchemaPlace, report: ReportSchema): void {
  for (const [one, others] of exclusive) {
    const other = others.find((each) => Object.hasOwn(written, each));
    if (other === undefined || !Object.hasOwn(written, one)) continue;
    report("both", nameAt(inside(place, other)), { subject: other, other: one });
  }
  const { type } = written;
  for (const word of ["x-unit", "x-ref"]) {
    if (!Object.hasOwn(written, word) || type === undefined || type === "string") continue;
    const other = `"type": "string" beside "${word}", and "anyOf" around it for other types`;
    report("value", inside(place, "type"), { subject: `"type" is ${JSON.stringify(type)}`, other });
  }
}

/** The type that follows from other keywords. */
function typeFor(written: WrittenSchema): Pick<Shape, "type"> {
  const has = (...keywords: readonly string[]): boolean =>
    keywords.some((each) => Object.hasOwn(written, each));
  if (has("type", "$ref", "anyOf", "oneOf", "enum", "const")) return {};
  if (has("properties", "allOf", "additionalProperties", "propertyNames"))
    return { type: "object" };
  if (has("items", "prefixItems", "minItems", "maxItems")) return { type: "array" };
  if (has("x-ref", "pattern", "minLength", "maxLength")) return { type: "string" };
  return has("minimum", "maximum", "exclusiveMinimum", "x-range") ? { type: "number" } : {};
}

/** A text of one or more whole numbers with units, in the form that built-in kinds have. */
function unitOf(unit: string | undefined): Shape {
  const measure = unit === undefined ? undefined : measures[unit];
  if (unit === undefined || measure === undefined) return {};
  const words = [...measure.units.keys()].sort((one, other) => other.length - one.length);
  const [first = ""] = measure.written;
  const last = measure.written.at(-1) ?? "";
  return {
    type: "string",
    "x-format": unit,
    pattern: `^[ \\t]*(?:[+-]?[0-9]{1,10}[ \\t]*(?:${words.join("|")})[ \\t]*)+$`,
    examples: [`250 ${last}`, `2 ${first}`],
  };
}

/** Without a form of its own, a text may have those of translated texts. */
function textOf(written: WrittenSchema): Shape {
  const forms = ["type", "enum", "const", "anyOf", "oneOf", "allOf", "properties"];
  const hasForm = forms.some((each) => Object.hasOwn(written, each));
  if (written["x-text"] !== true || hasForm) return {};
  return { $ref: `${builtInFile}#/definitions/translated-text` };
}

/** The members of an object of a file that are definitions, under both of their names. */
export function definitionsOf(
  { definitions = {}, $defs = {} }: WrittenSchema,
  place: SchemaPlace,
  reading: Reading,
): Definitions {
  const found: [name: string, shape: Shape][] = [];
  const names = new Set<string>();
  for (const [keyword, some] of Object.entries({ definitions, $defs })) {
    for (const [name, written] of Object.entries(some)) {
      const at = inside(place, keyword, name);
      if (!/^[\w.-]+$/u.test(name) || name in Object.prototype || names.has(name)) {
        reading.report("definition-name", nameAt(at), { subject: name });
      }
      names.add(name);
      found.push([name, shapeOf(written, at, reading)]);
    }
  }
  return Object.fromEntries(found);
}

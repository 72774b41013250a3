import { Ajv } from "ajv";
import fc from "fast-check";
import { readdirSync, readFileSync } from "node:fs";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { shapes } from "../../generator/compiled/shapes.ts";
import type { Json, JsonObject } from "../../generator/model/json.ts";
import { builtInKinds, type BuiltInKind } from "../../generator/model/kind-names.ts";
import { Bundle } from "../../generator/schema/link-shapes.ts";
import { isValid } from "../../generator/schema/validates.ts";
import type { Shape } from "../../generator/schema/shape.ts";
import { runs } from "../random.ts";

const validating = suite("validates");

const ajv = new Ajv({ strict: false });
ajv.addKeyword({
  keyword: "x-range",
  type: "number",
  validate: ([least, greatest]: readonly [number, number], value: number) =>
    value >= least && value <= greatest,
});

type Validator = (value: Json) => boolean;

/** What defwright answers, and what Ajv does. */
function bothOf(shape: Shape): { readonly ours: Validator; readonly theirs: Validator } {
  const theirs = ajv.compile(shape);
  const { definitions = {} } = shape;
  const { root } = new Bundle({ root: shape, definitions });
  return {
    ours: (value) => isValid(value, root),
    theirs: (value) => theirs(value),
  };
}

const small: Readonly<Record<string, Shape>> = {
  anything: {},
  types: { type: ["string", "integer", "null"] },
  fraction: { type: "number", exclusiveMinimum: 0, maximum: 1.5 },
  whole: { type: "integer", minimum: -1, maximum: 1 },
  "likely number": { type: ["number", "null"], minimum: 0, "x-range": [-1, 1] },
  characters: { type: "string", minLength: 2, maxLength: 3 },
  form: { type: "string", pattern: "^a+$" },
  words: { enum: ["a", 1, null, true] },
  constant: { const: "a" },
  untyped: { minimum: 1, minLength: 1, minItems: 1, required: ["a"] },
  list: { type: "array", items: { type: "string" }, minItems: 1, maxItems: 2 },
  pair: {
    type: "array",
    items: [{ type: "string" }, { type: "integer" }],
    minItems: 1,
    additionalItems: false,
  },
  "pair and more": {
    type: "array",
    items: [{ type: "string" }],
    additionalItems: { type: "integer" },
  },
  closed: {
    type: "object",
    required: ["a"],
    properties: { a: { type: "string" }, b: { type: "integer" } },
    patternProperties: { "^//": {} },
    additionalProperties: false,
  },
  named: {
    type: "object",
    propertyNames: { type: "string", minLength: 1 },
    additionalProperties: { type: "integer" },
  },
  alternatives: {
    anyOf: [
      { type: "string", maxLength: 1 },
      { type: "string", pattern: "^b" },
      { type: "string", enum: ["aaa"] },
      { type: "array", items: { type: "integer" } },
      { anyOf: [{ type: "null" }, { type: "integer" }] },
    ],
  },
  tree: {
    $ref: "#/definitions/tree",
    definitions: {
      tree: {
        anyOf: [{ type: "string" }, { type: "array", items: { $ref: "#/definitions/tree" } }],
      },
    },
  },
};

/** Values of the few words and numbers where the shapes above differ. */
const values: fc.Arbitrary<Json> = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { depthSize: "small" },
    fc.constantFrom<Json>(null, true, 0, 1, -1, 2, 0.5, 1.5, 1e300),
    fc.constantFrom("", "a", "b", "aa", "aaa", "ba", "😀", "😀😀", "😀😀😀😀"),
    fc.array(tie("value"), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom("a", "b", "c", "//", "//c", ""), tie("value"), { maxKeys: 3 }),
  ),
})).value;

for (const [name, shape] of Object.entries(small)) {
  validating(`agrees with Ajv on ${name}`, () => {
    const { ours, theirs } = bothOf(shape);
    fc.assert(
      fc.property(values, (value) => ours(value) === theirs(value)),
      runs(1000),
    );
  });
}

/** The project's own definitions: all of them fit, and one changed at random mostly does not. */
const content: readonly JsonObject[] = readdirSync("content", { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".json"))
  .flatMap((path) => JSON.parse(readFileSync(`content/${path}`, "utf8")) as JsonObject[]);

for (const kind of builtInKinds) {
  validating(`agrees with Ajv on every ${kind} and on what random changes make of it`, () => {
    const { definition, definitions } = shapes[kind];
    const { ours, theirs } = bothOf({ ...definition, definitions });
    const objects = ofKind(kind);
    assert.ok(objects.length > 0);
    for (const object of objects) assert.ok(ours(object) && theirs(object), JSON.stringify(object));
    const answers = { yes: 0, no: 0 };
    fc.assert(
      fc.property(
        fc.constantFrom(...objects),
        fc.infiniteStream(fc.nat()),
        values,
        (from, dice, put) => {
          const changed = change(from, dice, put, objects);
          answers[ours(changed) ? "yes" : "no"]++;
          return ours(changed) === theirs(changed);
        },
      ),
      runs(1500),
    );
    assert.ok(answers.yes > 30 && answers.no > 30, JSON.stringify(answers));
  });
}

function ofKind(kind: BuiltInKind): JsonObject[] {
  return content.filter(({ type }) => type === kind);
}

/** The value with one part, somewhere in it, replaced, added, renamed or taken away. */
function change(
  value: Json,
  dice: Iterator<number>,
  put: Json,
  donors: readonly JsonObject[],
): Json {
  const roll = (sides: number): number => (dice.next().value as number) % sides;
  if (typeof value !== "object" || value === null || roll(5) === 0) return put;
  if (Array.isArray(value)) {
    const list: Json[] = [...(value as readonly Json[])];
    const at = roll(list.length + 1);
    if (at === list.length) return [...list, list[0] ?? put];
    if (roll(4) === 0) return list.filter((_, index) => index !== at);
    return list.with(at, change(list[at] as Json, dice, put, donors));
  }
  const entries = Object.entries(value as JsonObject);
  const donated = Object.entries(donors[roll(donors.length)] ?? {});
  const at = roll(entries.length + 1);
  const entry = entries[at];
  if (!entry)
    return {
      ...(value as JsonObject),
      ...Object.fromEntries([donated[roll(donated.length)] ?? ["x", put]]),
    };
  const [name, inner] = entry;
  switch (roll(6)) {
    case 0:
      return Object.fromEntries(entries.toSpliced(at, 1));
    case 1:
      return Object.fromEntries(entries.with(at, [`//${name}`, inner]));
    case 2:
      return Object.fromEntries(entries.with(at, [`${name}s`, inner]));
    default:
      return Object.fromEntries(entries.with(at, [name, change(inner, dice, put, donors)]));
  }
}

validating.run();

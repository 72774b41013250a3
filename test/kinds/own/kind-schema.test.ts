import { Ajv } from "ajv";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { publishedSchema } from "../../../generator/kinds/own/schema-file.ts";
import type { Shape } from "../../../generator/schema/shape.ts";
import { timed } from "../../processor-time.ts";
import { readMonster, said } from "./read.ts";

const reading = suite("reading the schema of a kind");

const published = publishedSchema();
const accepts = new Ajv({ strict: false, allErrors: false }).compile(published);

/** The schema of a member, and what is said of it; nothing if it is accepted. */
type Case = readonly [member: object, message?: string];

const at = (line: number, column: number, text: string): string =>
  `${String(line)}:${String(column)} ${text}`;

/** Mistakes that the published schema finds, too. */
const forms: readonly Case[] = [
  [{ not: {} }, at(4, 7, 'Unknown keyword "not" – it is none that the schema of a kind can have.')],
  [
    { typ: "string" },
    at(4, 7, 'Unknown keyword "typ" – it is none that the schema of a kind can have.'),
  ],
  [
    { type: "strin" },
    at(
      4,
      15,
      '"properties.a.type" is "strin" – expected "null", "boolean", "integer", "number", "string", "array" or "object".',
    ),
  ],
  [{ enum: [] }, at(4, 15, '"properties.a.enum" has 0 entries – expected at least 1 entry.')],
  [
    { enum: [[1]] },
    at(
      5,
      9,
      `"properties.a.enum[0]" is a list – expected null or true or false or a number or a string.`,
    ),
  ],
  [{ "x-index": false }, at(4, 18, '"properties.a.x-index" is false – expected true.')],
];

/** Mistakes that need more than a schema. */
const meanings: readonly Case[] = [
  [
    { pattern: "^(a+)+$" },
    at(
      4,
      18,
      '"^(a+)+$" goes on in two ways at the same character – expected a pattern that is matched in linear time.',
    ),
  ],
  [
    { $ref: "../../other.json" },
    at(
      4,
      15,
      '"../../other.json" leads out of the folder of the configuration – expected the path of a JSON file below the folder of the configuration, or of the pack that names it.',
    ),
  ],
  [
    { $ref: "https://example.org/a.json" },
    at(
      4,
      15,
      '"https://example.org/a.json" is an address – expected the path of a JSON file below the folder of the configuration, or of the pack that names it.',
    ),
  ],
  [
    { $ref: "absent.json" },
    at(
      4,
      15,
      '"absent.json" cannot be read – expected the path of a JSON file below the folder of the configuration, or of the pack that names it.',
    ),
  ],
  [
    { $ref: "#/properties/a" },
    at(
      4,
      15,
      '"#/properties/a" leads into a schema – expected "#/definitions/<name>", alone or after the path of a file.',
    ),
  ],
  [
    { $ref: "#/definitions/absent" },
    at(4, 15, '"#/definitions/absent" names nothing – expected one of the definitions there.'),
  ],
  [
    { oneOf: [{ "x-ref": "monster" }, { "x-ref": "item" }] },
    at(
      4,
      7,
      '"oneOf" cannot be decided by type or member: alternatives 1 and 2, both texts, accept the same values – expected that each value belongs to one.',
    ),
  ],
  [
    { anyOf: [{ properties: { x: {} } }, { properties: { y: {} } }] },
    at(
      4,
      7,
      '"anyOf" cannot be decided by type or member: alternatives 1 and 2, both objects, accept the same values – expected that each value belongs to one.',
    ),
  ],
  [
    { type: "integer", default: "x" },
    at(5, 18, "The default does not have the schema beside it – expected a whole number."),
  ],
  [
    { prefixItems: [{ type: "integer" }, { type: "integer", default: 5 }] },
    at(10, 11, 'A default in "prefixItems" fills nothing in – expected the default of a member.'),
  ],
  [
    { anyOf: [{ type: "integer", default: 5 }, { type: "string" }] },
    at(7, 11, 'A default in "anyOf" fills nothing in – expected the default of a member.'),
  ],
  [
    { items: { type: "integer", default: 5 } },
    at(6, 9, 'A default in "items" fills nothing in – expected the default of a member.'),
  ],
  [
    { additionalProperties: { type: "integer", default: 5 } },
    at(
      6,
      9,
      'A default in "additionalProperties" fills nothing in – expected the default of a member.',
    ),
  ],
  [
    { allOf: [{ type: "string" }] },
    at(5, 9, 'A part of "allOf" is no object with members – expected "properties" in each.'),
  ],
  [
    { allOf: [{ properties: { x: { type: "string" } } }], properties: { x: { type: "integer" } } },
    at(14, 9, 'Member "x" is in two schemas that "allOf" merges – expected it in one of them.'),
  ],
  [
    { properties: {}, required: ["x"] },
    at(6, 9, '"x" is no member of the object – expected the name of one.'),
  ],
  [
    { properties: { constructor: {} } },
    at(
      5,
      9,
      'Member "constructor" has a name that every object of JavaScript has – expected another name.',
    ),
  ],
  [
    { "x-unit": "mass", type: "number" },
    at(
      5,
      15,
      '"type" is "number" – expected "type": "string" beside "x-unit", and "anyOf" around it for other types.',
    ),
  ],
  [
    { "x-text": true, items: { type: "string" }, type: "array" },
    at(
      4,
      7,
      '"x-text" marks something that is no text – expected a text, or an object with "str" or "str_sp".',
    ),
  ],
  [{ "x-format": "time" }, at(4, 19, '"x-format" is "time" – expected "x-unit": "time".')],
  [
    { $ref: "#/definitions/d", maximum: 2 },
    at(5, 7, '"maximum" stands beside "$ref" – expected only one of the two.'),
  ],
  [
    { $ref: "#/definitions/d", "x-range": [1, 2] },
    at(5, 7, '"x-range" stands beside "$ref" – expected only one of the two.'),
  ],
  [
    { $ref: "#/definitions/d", enum: ["x"] },
    at(5, 7, '"enum" stands beside "$ref" – expected only one of the two.'),
  ],
  [
    { properties: {}, additionalProperties: {} },
    at(
      5,
      7,
      'An object has "properties", and others with any name – expected either "properties" or a schema as "additionalProperties".',
    ),
  ],
  [
    { properties: { v: { "x-unit": "volume" }, v_ml: {} } },
    at(5, 9, 'Records have "v" as "v_ml", which is a member too – expected another name.'),
  ],
  [
    { type: "integer", "x-index": true },
    at(
      5,
      18,
      'Nothing can be looked up by "a" – expected a member at the top that is a text, or a list of texts.',
    ),
  ],
];

for (const [member, message] of [...forms, ...meanings]) {
  reading(`a mistake is said at its place: ${JSON.stringify(member)}`, () => {
    const schema = { properties: { a: member }, definitions: { d: {} } };
    const { problems, schema: read } = readMonster(schema);
    assert.equal(said(problems), [message]);
    assert.is(read, undefined);
  });
}

/** Uses every keyword. */
const everything: Readonly<Record<string, object>> = {
  a: {
    title: "A",
    description: "A text.",
    $comment: "?",
    examples: ["x"],
    default: "x",
    type: "string",
  },
  b: { minLength: 1, maxLength: 3, pattern: "^[a-z]+$", "x-format": "word", "x-also": ["B"] },
  c: { properties: { x: { type: "boolean" }, y: {} }, required: ["x"], "x-requires": { x: "y" } },
  d: { additionalProperties: { "x-unit": "time" }, propertyNames: { "x-ref": "skill" } },
  e: { items: { type: "string" }, minItems: 1, maxItems: 9, "x-not-items": [2, 3], "x-set": true },
  f: { prefixItems: [{ "x-ref": "item", "x-ref-list": "item_group" }], additionalItems: false },
  g: { minimum: 0, maximum: 9, exclusiveMinimum: -1, "x-range": [0, 9] },
  h: { anyOf: [{ const: 1 }, { enum: ["x"] }] },
  i: { oneOf: [{ type: "string" }, { type: ["integer", "null"] }] },
  j: { allOf: [{ $ref: "#/definitions/d" }] },
  k: { "x-text": true },
  l: { type: "string", deprecated: true, "x-instead": "a" },
  m: { type: "string", "x-index": true },
};
const top = {
  ...{ $schema: "kind.schema.json", $id: "monster", title: "Monster", "//": "a remark" },
  ...{ "x-id": "id", "x-saved": true, "x-transitions": ["n"], "x-flags": { e: [] } },
  "x-not-inherited": ["a"],
  properties: { ...everything, n: { "x-ref": "monster" } },
  definitions: { d: { properties: { z: {} } } },
  $defs: { e: {} },
};

reading(
  "the published schema and the reader agree on every keyword and on mistakes of form",
  () => {
    assert.ok(accepts(top), JSON.stringify(accepts.errors));
    assert.equal(said(readMonster(top).problems), []);
    const used = new Set(Object.keys(top));
    JSON.stringify(everything, (key, value: unknown) => {
      used.add(key);
      return value;
    });
    const known = Object.keys(published.properties ?? {});
    assert.equal(
      known.filter((keyword) => !used.has(keyword)),
      [],
    );
    for (const [member] of forms) assert.not.ok(accepts({ properties: { a: member } }));
    for (const [member] of meanings) assert.ok(accepts({ properties: { a: member } }));
  },
);

reading("every keyword of the published schema is described", () => {
  const { properties = {} } = published;
  const mute = Object.entries(properties).filter(
    ([, shape]: readonly [string, Shape]) => shape.description === undefined,
  );
  assert.equal(mute, []);
});

const whole: readonly (readonly [schema: object | string, messages: readonly string[]])[] = [
  ["", ["1:1 Nothing was found – expected one object, the schema of a kind."]],
  ["[]", ["1:1 The object is a list – expected an object."]],
  ['{ "a": 1, "a": 2 }', ['1:11 Member "a" was found twice – expected each name once.']],
  ["{}", ['1:1 The schema of a kind is no object with members – expected "properties".']],
  [
    '{ "properties": { "__proto__": {} } }',
    [
      '1:19 Member "__proto__" has a name that every object of JavaScript has – expected another name.',
    ],
  ],
  [
    '{ "properties": { "copy-from": {}, "//x": {}, "ident": {} } }',
    ["copy-from", "//x", "ident"].map(
      (name, index) =>
        `1:${String([19, 36, 47][index])} Member "${name}" is part of every kind – it is not written here.`,
    ),
  ],
  [
    '{ "properties": { "a": {} }, "x-flags": { "b": [] }, "x-not-inherited": ["c"] }',
    [
      '1:43 "b" is no member of the object – expected the name of one.',
      '1:74 "c" is no member of the object – expected the name of one.',
    ],
  ],
  [
    '{ "properties": { "a": { "x-ref": "item" } }, "x-transitions": ["a"] }',
    [
      '1:65 "a" does not name what a definition turns into – expected a member with "x-ref": "monster".',
    ],
  ],
  [
    '{ "properties": { "a": { "x-ref": "monster" } }, "x-transitions": { "a": "*/ x" } }',
    [
      '1:69 "*/ x" is no name – expected letters, digits and underscores, because types are named after it.',
    ],
  ],
  [
    '{ "properties": { "a b": { "type": "string", "x-index": true } } }',
    [
      '1:19 "a b" is no name – expected letters, digits and underscores, because types are named after it.',
    ],
  ],
  [
    '{ "properties": { "a": {} }, "x-id": false, "x-saved": true }',
    ['1:45 "x-saved" is about ids, but "x-id" is false – expected ids.'],
  ],
  [
    '{ "properties": {}, "definitions": { "a": { "$ref": "#/definitions/a" }, "b": { "anyOf": [{ "$ref": "#/definitions/b" }, {}] } } }',
    [
      '1:53 "#/definitions/a" leads back to itself without a member or an entry between – expected that it ends.',
      '1:101 "#/definitions/b" leads back to itself without a member or an entry between – expected that it ends.',
    ],
  ],
];

for (const [schema, messages] of whole) {
  reading(`what is wrong with a schema as a whole: ${JSON.stringify(schema)}`, () => {
    assert.equal(said(readMonster(schema).problems), messages);
  });
}

function definitions(count: number, make: (next: string) => object): object {
  const chain = Array.from({ length: count }, (_, index): [string, object] => [
    `d${String(index)}`,
    make(`#/definitions/d${String(index + 1)}`),
  ]);
  return {
    properties: { a: { $ref: "#/definitions/d0" } },
    definitions: { ...Object.fromEntries(chain), [`d${String(count)}`]: { properties: {} } },
  };
}

const hostile: Readonly<Record<string, readonly [schema: object | string, message?: RegExp]>> = {
  "10,000 members": [
    {
      properties: Object.fromEntries(
        Array.from({ length: 10_000 }, (_, index) => [`m${String(index)}`, { "x-ref": "monster" }]),
      ),
    },
  ],
  "lists 1,000 deep": [
    `{ "properties": { "a": ${'{ "items": '.repeat(1000)}{}${"}".repeat(1000)} } }`,
    /nested deeper than 200 levels/u,
  ],
  "definitions 10,000 deep": [
    definitions(10_000, ($ref) => ({ items: { $ref } })),
    /nested deeper than 200 levels/u,
  ],
  "references 10,000 deep": [
    definitions(10_000, ($ref) => ({ $ref })),
    /nested deeper than 200 levels/u,
  ],
  "two to the fortieth alternatives": [
    definitions(40, ($ref) => ({ anyOf: [{ $ref }, { $ref }] })),
    /more than 200 alternatives/u,
  ],
  "two to the fortieth parts": [
    definitions(40, ($ref) => ({ allOf: [{ $ref }, { $ref }] })),
    /more than 200 alternatives/u,
  ],
  "three to the fortieth mandatory members": [
    definitions(40, ($ref) => ({
      properties: { a: { $ref }, b: { $ref }, c: { $ref } },
      required: ["a", "b", "c"],
    })),
  ],
  "a default that contains itself": [
    {
      properties: { a: { $ref: "#/definitions/d" } },
      definitions: { d: { properties: { b: { $ref: "#/definitions/d", default: {} } } } },
    },
    /The default fills in itself again/u,
  ],
  "three to the fortieth defaults": [
    definitions(40, ($ref) => ({
      properties: Object.fromEntries(["a", "b", "c"].map((name) => [name, { $ref, default: {} }])),
    })),
    /The default fills in more than 10000 values/u,
  ],
  "1,000 patterns that explode": [
    {
      properties: Object.fromEntries(
        Array.from({ length: 1000 }, (_, index) => [
          `m${String(index)}`,
          { pattern: `^${"(?:a|b|ab)*".repeat(20)}$` },
        ]),
      ),
    },
    /goes on in two ways/u,
  ],
};

for (const [name, [schema, message]] of Object.entries(hostile)) {
  reading(`answers in a moment: ${name}`, () => {
    const { time, value } = timed(() => readMonster(schema));
    const { problems } = value;
    assert.ok(time < 3000, `it took ${String(time)} ms`);
    if (message) assert.match(said(problems.slice(0, 1))[0] ?? "", message);
    else assert.equal(said(problems.slice(0, 1)), []);
  });
}

reading.run();

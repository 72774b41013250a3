/** What is inferred from objects accepts them, says what is sure, and notes what is not. */
import { Ajv } from "ajv";
import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { inferKind } from "../../generator/infer/infer-kind.ts";
import { updateSchema } from "../../generator/infer/update-schema.ts";
import { IdSets } from "../../generator/infer/id-sets.ts";
import { printSchema } from "../../generator/infer/print-schema.ts";
import { placesIn } from "../../generator/kinds/placed.ts";
import { projectKinds } from "../../generator/kinds/project-kinds.ts";
import { isObject } from "../../generator/json/containers.ts";
import { valueAt } from "../../generator/json/path.ts";
import type { Json, JsonObject, JsonPath } from "../../generator/model/json.ts";
import { isValid } from "../../generator/schema/validates.ts";
import { format } from "../built-in.ts";
import { runs } from "../random.ts";

const test = suite("infer a kind");

function idsOf(ids: Readonly<Record<string, readonly string[]>>, types = {}): IdSets {
  const known = new IdSets(format);
  for (const [kind, each] of Object.entries(ids)) for (const id of each) known.add(kind, id);
  for (const [type, each] of Object.entries<readonly string[]>(types)) {
    for (const id of each) known.add(type, id, false);
  }
  return known;
}

function infer(objects: readonly JsonObject[], ids = new IdSets(format)): JsonObject {
  return inferKind({ kind: "big_monster", objects, ids }).schema;
}

/** The schema of one member, from as many monsters as it has values. */
function member(name: string, values: readonly Json[], ids?: IdSets): Json | undefined {
  const objects = values.map((value, index) => ({ id: `m${String(index)}`, [name]: value }));
  return valueAt(infer(objects, ids), ["properties", name]);
}

function repeated<T>(times: number, values: readonly T[]): T[] {
  return Array.from({ length: times }, () => values).flat();
}

test("a schema as its author would begin it", () => {
  const monsters = Array.from({ length: 40 }, (_, index) => ({
    type: "MONSTER",
    id: `mon_${String(index)}`,
    name: { str: `monster ${String(index)}` },
    hp: index,
    weight: `${String(index)} kg`,
    flags: ["SEES", index % 2 === 0 ? "FLIES" : "DIGS"],
    "//": "a comment",
    ...(index === 0 ? { odd: true } : {}),
  }));
  assert.equal(infer(monsters), {
    $schema: "http://json-schema.org/draft-07/schema#",
    title: "BigMonster",
    type: "object",
    additionalProperties: false,
    "x-id": "id",
    "x-flags": ["SEES", "FLIES", "DIGS"],
    required: ["name", "hp", "weight", "flags"],
    properties: {
      name: { "x-text": true },
      hp: { type: "integer", minimum: 0 },
      weight: { type: "string", "x-unit": "mass" },
      flags: {
        type: "array",
        items: { type: "string", enum: ["SEES", "FLIES", "DIGS"] },
        "x-set": true,
      },
      odd: { type: "boolean" },
    },
  });
});

test("what a child copies need not be written in it", () => {
  const required = (...objects: readonly JsonObject[]): Json | undefined =>
    infer([...["a", "b", "c", "d"].map((id) => ({ id, hp: 1, size: 2 })), ...objects])["required"];
  assert.equal(required({ id: "e", "copy-from": "a" }), ["hp", "size"]);
  assert.equal(required({ id: "e", "copy-from": "f" }, { abstract: "f", hp: 1 }), ["hp"]);
  assert.equal(required({ id: "e", "copy-from": "elsewhere" }), ["hp", "size"]);
  assert.equal(required({ id: "a", "copy-from": "a", hp: 2 }), ["hp", "size"]);
  assert.equal(required({ id: "x", "copy-from": "y" }, { id: "y", "copy-from": "x" }), [
    "hp",
    "size",
  ]);
  assert.is(required({ id: "e" }), undefined);
  const chain = Array.from({ length: 20_000 }, (_, index) => ({
    id: `c${String(index)}`,
    "copy-from": index === 0 ? "a" : `c${String(index - 1)}`,
  }));
  assert.equal(required(...chain), ["hp", "size"]);
});

test("texts that are ids of a kind are references", () => {
  const ids = idsOf(
    { item: ["rock", "stick", "axe", "cooking", "pot", "pan"], skill: ["cooking", "axe", "rock"] },
    { material: ["steel", "wood", "bone"] },
  );
  const reference = { type: "string", minLength: 1, "x-ref": "item" };
  assert.equal(member("drops", ["rock", "stick", "axe"], ids), reference);
  assert.equal(member("items", [["rock"], ["stick", "axe"]], ids), {
    type: "array",
    items: reference,
  });
  assert.equal(member("skill", ["cooking"], ids), {
    ...reference,
    "x-ref": "skill",
    $comment: "also ids of item",
  });
  assert.equal(member("learns", ["cooking", "axe", "rock"], ids), {
    ...reference,
    "x-ref": "skill",
    $comment: "also ids of item",
  });
  assert.equal(member("made_of", ["steel", "wood", "bone"], ids), {
    type: "string",
    $comment: 'ids of objects of the type "material", which is no kind',
  });
  assert.equal(member("odd", ["stick"], ids), { type: "string", $comment: "an id of item?" });
  assert.equal(member("odd", ["stick", "rock", "axe", "stock"], ids), {
    type: "string",
    $comment: "3 of 4 words are ids of item",
  });
  const many = Array.from({ length: 99 }, (_, index) => `i${String(index)}`);
  assert.equal(member("odd", [...many, "stock"], idsOf({ item: many })), {
    ...reference,
    $comment: 'no ids: "stock"',
  });
  const tiles = Array.from({ length: 3 }, (_, index) => `f_${String(index)}`);
  assert.equal(member("odd", [...many, ...tiles], idsOf({ item: many, furniture: tiles })), {
    type: "string",
    $comment: "99 of 102 words are ids of item",
  });
  assert.equal(member("chance", [{ rock: 1, stick: 2 }, { axe: 3 }], ids), {
    type: "object",
    propertyNames: { type: "string", "x-ref": "item" },
    additionalProperties: { type: "integer" },
  });
});

test("tuples, pairs in one list, ranges and mixed lists", () => {
  const [text, number] = [{ type: "string" }, { type: "integer" }];
  const pair = { type: "array", items: [text, number], minItems: 2, additionalItems: false };
  assert.equal(
    member(
      "a",
      repeated(5, [
        ["x", 1],
        ["y", 2],
      ]),
    ),
    pair,
  );
  assert.equal(
    member("a", [
      ["x", 1, "y", 2],
      ["x", 1],
    ]),
    {
      type: "array",
      items: { anyOf: [text, number] },
    },
  );
  assert.equal(
    member(
      "a",
      repeated(5, [
        [1, 2],
        [2, 3],
      ]),
    ),
    {
      type: "array",
      items: number,
      minItems: 2,
      maxItems: 2,
    },
  );
  assert.equal(
    member("a", [
      ["x"],
      [["y", 1]],
      [
        ["z", 1],
        ["x", 2],
      ],
      "x",
      [],
    ]),
    {
      anyOf: [
        { type: "array", items: text },
        { type: "array", items: { ...pair, $comment: "3 lists" } },
        text,
      ],
    },
  );
  const ids = idsOf({ item: ["a", "b", "c"], skill: ["x", "y", "z"] });
  const reference = (kind: string): Json => ({ type: "string", minLength: 1, "x-ref": kind });
  assert.equal(
    member(
      "a",
      repeated(2, [
        ["a", "x"],
        ["b", "y"],
        ["c", "z"],
      ]),
      ids,
    ),
    {
      ...pair,
      items: [reference("item"), reference("skill")],
      $comment: "6 lists",
    },
  );
});

test("a list of ids, or of objects with one, is no tuple; ids made of others are not meant by one of them", () => {
  const ids = idsOf({
    item: ["trap", "bow", "string", "gun"],
    recipe: ["trap", "bow", "string", "gun", "old_gun"],
  });
  const lists = [["trap"], ["trap"], ["bow", "string", { id: "bolt" }], ["old_gun", "string"]];
  assert.equal(member("spawns", lists, ids), {
    type: "array",
    items: {
      anyOf: [
        { $comment: "3 of 4 words are ids of item", type: "string" },
        { type: "object", additionalProperties: false, properties: { id: { type: "string" } } },
      ],
    },
  });
  assert.equal(member("recipes", ["trap", "bow", "old_gun"], ids), {
    ...{ type: "string", minLength: 1, "x-ref": "recipe" },
  });
  const more = idsOf({ item: ["a", "b", "c"], recipe: ["a", "b", "c", "d", "e", "f"] });
  assert.equal(member("makes", ["a", "b", "c", "d", "e", "f"], more), {
    ...{ type: "string", minLength: 1, "x-ref": "recipe" },
  });
  const skills = idsOf({ item: ["a", "b", "c"], skill: ["x", "y", "z"] });
  const tuples = [
    ["a", "x"],
    ["b", "y", {}],
    ["c", "z", {}],
  ];
  assert.is(valueAt(member("x", tuples, skills) ?? null, ["additionalItems"]), false);
});

test('after "LIST" ids are of a requirement, and numbers that are added to nothing begin at 0', () => {
  const ids = idsOf({ item: ["nail", "plank", "rock"], requirement: ["sewing", "rope"] });
  const lists = [
    ["nail", 5],
    ["plank", 1],
    ["rock", 2],
    ["sewing", 3, "LIST"],
  ];
  assert.equal(member("components", lists, ids), {
    $comment: "4 lists",
    type: "array",
    items: [
      { type: "string", minLength: 1, "x-ref": "item", "x-ref-list": "requirement" },
      { type: "integer" },
      { const: "LIST" },
    ],
    minItems: 2,
    additionalItems: false,
  });
  const hit = { type: "bash", power: 1 };
  const child = { id: "c", "copy-from": "b" };
  const objects = [
    ...[
      { id: "a", hp: 1, speed: 2, hit },
      { id: "b", hp: 2, hit: { type: "cut" } },
      { id: "d", hp: 2, cost: 5 },
    ],
    { ...child, id: "e", proportional: { hp: 2, cost: 0.5 } },
    { ...child, relative: { hp: 3, speed: 4, fame: 1, hit: { type: "cut", power: 2 } } },
  ];
  const zero = { $comment: "0 where no parent writes it?", type: "integer", default: 0 };
  assert.equal(infer(objects)["properties"], {
    hp: { type: "integer" },
    hit: {
      ...{ type: "object", additionalProperties: false },
      properties: { type: { type: "string" }, power: zero },
    },
    speed: zero,
    cost: zero,
  });
  const { title } = inferKind({ kind: "item_group", objects: [], ids }).schema;
  assert.is(title, "ItemGroupRecord");
});

test("where ids are known to stand nothing is guessed, and nothing is said that would hide it", () => {
  const { dialect } = format;
  const tile = ["terrain", "furniture"];
  const known = {
    into: tile,
    "one[]": "terrain",
    "more[]": [...tile, "any"],
    "by.*": "item",
    "of.{}": "item",
    "of.*.at": tile,
    "cost[][]": "item",
    "cost[][LIST]": "requirement",
  };
  const kinds = projectKinds({ ...dialect, places: { monster: known } });
  const objects = repeated(20, ["t_a", "f_a", "t_a", "t_b"]).map((id, index) => ({
    ...{ id: `m${String(index)}`, into: id, one: [id, id], more: ["t_a", "t_b"] },
    ...{
      by: { a: id },
      of: { [id]: { at: id } },
      cost: [
        ["nail", 1],
        ["nail", 2],
      ],
    },
  }));
  const reference = { type: "string", minLength: 1, "x-ref": "item" };
  const either = "an id of terrain or furniture";
  const into = { type: "string", $comment: `${either}: a known place` };
  const map = (propertyNames: Json, additionalProperties: Json): Json => ({
    ...{ type: "object", propertyNames, additionalProperties },
  });
  const ids = idsOf({ terrain: ["t_a", "t_b"], recipe: ["nail", "a"] });
  const request = { kind: "monster", objects, ids, places: placesIn(["monster"], kinds) };
  assert.equal(inferKind(request).schema["properties"], {
    into,
    one: { type: "array", items: { ...reference, "x-ref": "terrain" } },
    more: {
      type: "array",
      items: { type: "string", $comment: `${either}, or another word: a known place` },
    },
    by: map({ type: "string", maxLength: 1 }, reference),
    of: map(reference, {
      ...{
        type: "object",
        additionalProperties: false,
        required: ["at"],
        properties: { at: into },
      },
    }),
    cost: {
      type: "array",
      items: {
        type: "array",
        items: [
          { ...reference, "x-ref-list": "requirement" },
          { type: "integer", minimum: 0 },
        ],
        minItems: 2,
        additionalItems: false,
      },
    },
  });
});

test("what children scale has a form in which they can", () => {
  const scaled = (values: readonly Json[], change: JsonObject): Json | undefined => {
    const parents = values.map((price, at) => ({ id: `m${String(at)}`, price }));
    const child = { id: "c", "copy-from": "m0", ...change };
    return valueAt(infer([...parents, child]), ["properties", "price"]);
  };
  const half: JsonObject = { proportional: { price: 0.5 } };
  const money = { type: "string", "x-unit": "money" };
  assert.equal(scaled(["10 USD", "50 cent"], half), money);
  assert.equal(scaled(["10 USD"], { relative: { price: "-5 cent" } }), money);
  assert.equal(scaled(["1 USD", "2 USD", 5, "free"], half), {
    anyOf: [money, { type: "string", enum: ["free"] }, { type: "integer" }],
  });
  assert.equal(scaled([1, 2], { relative: { price: 0.5 } }), { type: "number" });
  const unknown = (types: string): Json => ({
    $comment: `${types}; children change it, but its unit is not known: it stays as it is`,
  });
  assert.equal(scaled(["10 sheep"], half), unknown("string"));
  assert.equal(scaled(["10 sheep", 1], half), unknown("string or integer"));
  assert.equal(scaled([1], { relative: { price: "1 USD" } }), unknown("integer"));
  const objects = [
    { id: "a", power: "5 W" },
    { id: "b", "copy-from": "c", relative: { power: "1 kW" } },
    { id: "c" },
  ];
  assert.equal(infer(objects)["properties"], {
    power: {
      ...{ $comment: "0 where no parent writes it?", type: "string" },
      ...{ "x-unit": "power", default: "0 mW" },
    },
  });
});

test("words that repeat are all there are; sentences and units are told apart", () => {
  const sizes = repeated(10, ["SMALL", "LARGE"]);
  assert.equal(member("size", sizes), { type: "string", enum: ["SMALL", "LARGE"] });
  assert.equal(member("size", [...repeated(3, sizes), "SMALL", "HUGE"]), {
    type: "string",
    enum: ["SMALL", "LARGE", "HUGE"],
    $comment: 'once: "HUGE"',
  });
  const sentences = ["You hit it.", "It bites you!", "Nothing happens."];
  assert.equal(member("message", repeated(20, sentences)), { "x-text": true });
  const both = { str: "a", str_sp: "b" };
  assert.equal(member("name", ["a", { str_sp: "b" }, ["c"]]), {
    anyOf: [{ "x-text": true }, { type: "array", items: { "x-text": true } }],
  });
  assert.equal(valueAt(member("name", ["a", both]) ?? null, ["anyOf", 0]), { type: "string" });
  assert.equal(member("time", ["5 m", "1 h"]), { type: "string", "x-unit": "time" });
  assert.equal(member("reach", ["5 m"]), {
    type: "string",
    "x-unit": "time",
    $comment: "may be a length",
  });
  assert.equal(member("length", ["5 m"]), {
    type: "string",
    "x-unit": "length",
    $comment: "may be a time",
  });
  assert.equal(member("weight", ["1 kg", "2 kg", "3 kg", "4 g", "5 g", "heavy"]), {
    type: "string",
    $comment: 'texts with a unit of mass, but for "heavy"',
  });
});

test("without ids it is a list; an older spelling is found", () => {
  assert.is(infer([{ a: 1 }, { a: 2 }])["x-id"], false);
  assert.is(infer([{ ident: "a", b: 1 }])["x-id"], "ident");
  const named = inferKind({
    kind: "faction",
    objects: [{ name: "a", id: 1 }],
    ids: new IdSets(format),
    idMember: "name",
  });
  assert.equal(Object.keys(named.schema["properties"] as JsonObject), ["id"]);
});

/** Values in which members and words repeat, as in content, and any other values. */
const anything: fc.Arbitrary<Json> = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom<Json>(null, true, 0, -1, 0.5, "a", "b", "5 m", "1 kg", "", "a b", "__proto__"),
    fc.jsonValue({ maxDepth: 1 }) as fc.Arbitrary<Json>,
    fc.array(tie("value"), { maxLength: 9 }),
    fc.dictionary(
      fc.constantFrom("a", "b", "str", "items", "constructor", "toString", "10"),
      tie("value"),
    ),
  ),
})).value;

const ajv = new Ajv({ strict: false, ownProperties: true });

function withoutComments(value: Json): Json {
  if (Array.isArray(value)) return value.map((each: Json) => withoutComments(each));
  if (!isObject(value)) return value;
  const members = Object.entries(value).filter(([name]) => !/^\/\/|^__proto__$/u.test(name));
  return Object.fromEntries(members.map(([name, each]) => [name, withoutComments(each)]));
}

test("an inferred schema accepts its own objects, and is the same each time", () => {
  const ids = idsOf({ item: ["a", "b", "str"], skill: ["a", "10"] });
  const objects = fc.array(fc.dictionary(fc.constantFrom("p", "q", "r"), anything), {
    minLength: 1,
    maxLength: 12,
  });
  fc.assert(
    fc.property(objects, (drawn) => {
      const cleaned = drawn.map((each) => withoutComments(each) as JsonObject);
      const schema = infer(cleaned, ids);
      const text = printSchema(schema);
      assert.is(printSchema(infer(structuredClone(cleaned), ids)), text);
      const printed = JSON.parse(text) as JsonObject;
      assert.is(JSON.stringify(printed), JSON.stringify(schema));
      const theirs = ajv.compile(printed);
      for (const object of cleaned) {
        assert.ok(isValid(object, printed), JSON.stringify({ object, printed }));
        assert.ok(theirs(object), JSON.stringify({ object, printed }));
      }
    }),
    runs(100),
  );
});

test("many members, and names that every object inherits", () => {
  const names = Array.from({ length: 10_000 }, (_, index) => `m${String(index)}`);
  const wide = Object.fromEntries(names.map((name) => [name, 1]));
  const path: JsonPath = ["properties", "wide"];
  assert.equal(valueAt(infer([{ id: "a", wide }]), [...path, "properties", "m9999"]), {
    type: "integer",
  });
  // No schema names such members; where any name may stand, they need no mention.
  const odd = JSON.parse(
    '{"id":"a","__proto__":{"b":1},"toString":"x","of":{"constructor":1}}',
  ) as JsonObject;
  assert.equal(infer([odd])["properties"], {
    of: {
      type: "object",
      propertyNames: { type: "string" },
      additionalProperties: { type: "integer" },
    },
  });
});

test("words that objects add to lists of others are words, and go into a list that is there", () => {
  const objects: JsonObject[] = repeated(20, ["FLIES", "DIGS"]).map((flag, index) => {
    return { id: `m${String(index)}`, flags: [flag] };
  });
  const before = infer(objects);
  objects.push(
    { id: "a", "copy-from": "m1", extend: { flags: ["SWIMS"] } },
    { id: "m1", "edit-mode": "modify", "add:flags": ["SEES"] },
  );
  const after = infer(objects);
  const all = ["FLIES", "DIGS", "SWIMS", "SEES"];
  assert.equal(after["x-flags"], all);
  const listed = ["properties", "flags", "items", "enum"];
  assert.equal(valueAt(after, listed), undefined);
  assert.equal(valueAt(before, listed), all.slice(0, 2));
  assert.equal(valueAt(updateSchema(before, after).schema, listed), all);
});

test.run();

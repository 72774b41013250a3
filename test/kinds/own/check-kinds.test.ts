import { suite } from "uvu";
import * as assert from "uvu/assert";
import { builtInNames } from "../../../generator/kinds/own/taken-names.ts";
import { checkKinds, type NamedKind } from "../../../generator/kinds/own/check-kinds.ts";
import { readKindSchema } from "../../../generator/kinds/own/read-kind-schema.ts";
import { said } from "./read.ts";

const checking = suite("kinds beside each other");

/** Kinds as a configuration names them: by their schemas, each with its type in capital letters. */
function problemsOf(
  schemas: Readonly<Record<string, object>>,
  typeOf = (name: string): string => name.toUpperCase().slice(0, 3),
): string[] {
  const source = { displayPath: "defwright.config.json", text: JSON.stringify({ kinds: schemas }) };
  const kinds = Object.entries(schemas).map(([name, schema]): NamedKind => {
    const read = () => JSON.stringify(schema);
    const reading = readKindSchema({ kind: name, path: `${name}.json`, read });
    assert.equal(said(reading.problems), []);
    return {
      ...{ name, types: [typeOf(name)] },
      place: { source, path: ["kinds", name], target: "key" },
      typePlaces: [],
      ...(reading.schema && { schema: reading.schema }),
    };
  });
  return said(checkKinds(kinds, builtInNames(kinds.map(({ name }) => name))));
}

checking("kinds that refer to each other, to built-in kinds and to external ones are right", () => {
  const a = { properties: { b: { "x-ref": "b" }, c: { "x-ref": "terrain" } } };
  const b = { properties: { a: { "x-ref": "a" }, c: { "x-ref": "quality" } } };
  assert.equal(problemsOf({ a, b, item: { properties: {} } }), []);
});

checking("the name of a built-in kind is taken, that of an external one is free", () => {
  assert.equal(problemsOf({ terrain: { properties: {} }, skill: { properties: {} } }), [
    '1:11 Kind "terrain" is one that defwright has already – expected another name.',
  ]);
});

checking("types of two kinds have different names; a title gives another one", () => {
  assert.equal(problemsOf({ item_group: { properties: {} } }), [
    '1:11 Kind "item_group" would have the type "ItemGroup", which defwright has already – expected another name.',
  ]);
  assert.equal(problemsOf({ item_group: { title: "ItemGroupRecord", properties: {} } }), []);
  const whole = { properties: {}, definitions: {} };
  const parted = {
    properties: { a: { $ref: "#/definitions/bite" } },
    definitions: { bite: { properties: {} } },
  };
  assert.equal(problemsOf({ rat: parted, rat_bite: whole }), [
    '1:109 Kind "rat_bite" would have the type "RatBite", which kind "rat" has already – expected another name.',
    '1:109 Objects of type "RAT" would be of the kinds "rat" and "rat_bite" – expected one kind for each type.',
  ]);
});

checking(
  "of two types of one kind that have one name, the word that they are named after is wrong",
  () => {
    const rat = {
      properties: {
        a: { "x-ref": "rat" },
        grow_up: { "x-ref": "rat" },
        growUp: { "x-ref": "rat" },
      },
    };
    assert.equal(problemsOf({ rat: { ...rat, "x-transitions": { a: "Able", grow_up: "Able" } } }), [
      '1:126 "Able" would name the type "AbleRatId", which the kind has already – expected another name.',
    ]);
    assert.equal(problemsOf({ rat: { ...rat, "x-transitions": ["grow_up", "growUp"] } }), [
      '1:1 "growUp" would name the type "RatGrowUpEdges", which the kind has already – expected another name.',
    ]);
    const id = { properties: {} };
    assert.equal(
      problemsOf({ rat: { properties: { a: { $ref: "#/$defs/id" } }, $defs: { id } } }),
      ['1:1 "id" would name the type "RatId", which the kind has already – expected another name.'],
    );
  },
);

checking("types of objects that mean something else, migrations among them, are no kind's", () => {
  const schema = { properties: { name: { type: "string" } } };
  const problems = (some: Readonly<Record<string, object>>): string[] =>
    problemsOf(some, (name) => (name === "info" ? "MOD_INFO" : name));
  assert.equal(
    problems({ info: schema, rat: { "x-saved": true, ...schema }, rat_migration: schema }),
    [
      '1:11 Kind "info" would have objects of type "MOD_INFO", which have a meaning of their own – expected another type.',
      '1:123 Kind "rat_migration" would have objects of type "rat_migration", which have a meaning of their own – expected another type.',
    ],
  );
  assert.equal(problems({ rat: schema, rat_migration: schema }), []);
});

checking("references lead to kinds whose definitions have ids", () => {
  const properties = { a: { "x-ref": "monstr" }, b: { "x-ref": "note" } };
  assert.equal(problemsOf({ monster: { properties }, note: { "x-id": false, properties: {} } }), [
    '1:29 "x-ref" is "monstr" – expected a kind.',
    '1:52 "x-ref" is "note" – expected a kind whose definitions have ids.',
  ]);
});

checking.run();

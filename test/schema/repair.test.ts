/** What stands in a file in another form than its member takes, and what the repair writes instead. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { processorTime } from "../processor-time.ts";
import { shapes } from "../../generator/compiled/shapes.ts";
import { repairSentence } from "../../generator/diagnostics/repair-sentence.ts";
import { printJson } from "../../generator/json/print-json.ts";
import type { JsonObject } from "../../generator/model/json.ts";
import type { BuiltInKind } from "../../generator/model/kind-names.ts";
import { explain } from "../../generator/schema/explain.ts";
import type { Shape } from "../../generator/schema/shape.ts";
import { repairsIn, type Repair } from "../../generator/schema/repair/repair.ts";

const test = suite("repairs");

function repairsOf(kind: BuiltInKind, value: JsonObject): (Repair | undefined)[] {
  const { definition } = shapes[kind];
  const repairOf = repairsIn(value, definition);
  return explain(value, definition).map(({ path }) => repairOf(path));
}

const certain: readonly (readonly [BuiltInKind, JsonObject, where: string, instead: string])[] = [
  ["terrain", { flags: { FLAT: true, DOOR: true } }, "flags", '["FLAT", "DOOR"]'],
  ["recipe", { components: [["tile", 24]] }, "components[0]", '[["tile", 24]]'],
  ["recipe", { components: ["tile", 24] }, "components", '[[["tile", 24]]]'],
  ["recipe", { components: [[{ item: "x", count: 2 }]] }, "components[0][0]", '["x", 2]'],
  ["recipe", { components: [[{ count: 2, item: "x" }]] }, "components[0][0]", '["x", 2]'],
  ["recipe", { components: [[[24, "tile"]]] }, "components[0][0]", '["tile", 24]'],
  ["recipe", { components: [[["tile", "24"]]] }, "components[0][0][1]", "24"],
  ["recipe", { components: [[[["tile", 24]]]] }, "components[0][0]", '["tile", 24]'],
  ["recipe", { tools: [["welder", 5]] }, "tools[0]", '[["welder", 5]]'],
  ["recipe", { using: ["soldering", 2] }, "using", '[["soldering", 2]]'],
  ["recipe", { skills_required: { cooking: 2 } }, "skills_required", '[["cooking", 2]]'],
  [
    "recipe",
    { skills_required: { cooking: 2, tailor: 1 } },
    "skills_required",
    '[["cooking", 2], ["tailor", 1]]',
  ],
  ["recipe", { skills_required: [{ cooking: 2 }] }, "skills_required[0]", '["cooking", 2]'],
  ["recipe", { skills_required: ["cooking", "2"] }, "skills_required[1]", "2"],
  [
    "recipe",
    { decomp_learn: ["cooking", 2, "tailor", 1] },
    "decomp_learn",
    '[["cooking", 2], ["tailor", 1]]',
  ],
  ["recipe", { book_learn: ["book", 3] }, "book_learn", '[["book", 3]]'],
  ["recipe", { flags: "SECRET" }, "flags", '["SECRET"]'],
  ["recipe", { difficulty: "2" }, "difficulty", "2"],
  ["recipe", { reversible: "True" }, "reversible", "true"],
  ["recipe", { qualities: { id: "CUT", level: 1 } }, "qualities", '[{ "id": "CUT", "level": 1 }]'],
  ["profession", { skills: [["cooking", 1]] }, "skills[0]", '{ "name": "cooking", "level": 1 }'],
  ["terrain", { open: ["t_door"] }, "open", '"t_door"'],
  [
    "terrain",
    { oxytorch: { byproducts: { item: "steel", count: 3 } } },
    "oxytorch.byproducts",
    '[{ "item": "steel", "count": 3 }]',
  ],
];

for (const [kind, value, where, instead] of certain) {
  test(`certain: ${printJson(value)}`, () => {
    const found = repairsOf(kind, value).filter((each) => each?.where === where);
    assert.is(found.length, 1);
    assert.is(found[0]?.certain, true);
    assert.equal(
      found[0]?.instead.map(({ value: each }) => printJson(each)),
      [instead],
    );
  });
}

/** A text of several words may be one entry or many: what is written then is its author's choice. */
const severalWords: readonly (readonly [BuiltInKind, JsonObject, instead: string])[] = [
  ["requirement", { tools: [[["lamp:2"], ["stub", 5]]] }, '["lamp", 2]'],
  ["requirement", { tools: [[["lamp = 2"]]] }, '["lamp", 2]'],
  ["requirement", { tools: [["lamp:2"], [[["stub", 5]]]] }, '["stub", 5]'],
  ["requirement", { components: [[["honey:2"]]] }, '["honey", 2]'],
  ["requirement", { components: [["2 honey"]] }, '["honey", 2]'],
  ["recipe", { flags: "SECRET BLIND" }, '["SECRET", "BLIND"]'],
];

for (const [kind, value, instead] of severalWords) {
  test(`not certain: ${printJson(value)}`, () => {
    const repairs = repairsOf(kind, value);
    assert.is(repairs.length, 1);
    assert.equal(
      repairs[0]?.instead.map(({ value: each }) => printJson(each)),
      [instead],
    );
    // What is beside such a text is repaired for certain.
    assert.is(repairs[0]?.certain, !/:|=| /u.test(JSON.stringify(repairs[0]?.found)));
  });
}

const shown: readonly (readonly [BuiltInKind, JsonObject, sentence: string | undefined])[] = [
  ["terrain", { move_cost: 2.5 }, "Choose: (a) 2; (b) 3."],
  ["profession", { points: "two" }, "Write 2."],
  ["profession", { points: "2 points" }, "Write 2."],
  ["recipe", { batch_time_factors: ["70%", 5] }, "Write 70."],
  ["recipe", { batch_time_factors: { reduction: 70, batch: 5 } }, "Write [70, 5]."],
  ["recipe", { batch_time_factors: [70, 5, 5] }, "Choose: (a) [70.5, 5]; (b) [70, 5.5]."],
  [
    "profession",
    { items: { both: [{ item: "watch", snippet: "engraved" }] } },
    'Write ["watch", "engraved"].',
  ],
  ["terrain", { proportional: { light_emitted: "150%" } }, "Write 1.5."],
  [
    "terrain",
    { hacksaw: { result: "t_a", byproducts: [{ item: "rod", count: "2-3" }] } },
    "Write [2, 3].",
  ],
  [
    "terrain",
    { hacksaw: { result: "t_a", byproducts: [{ item: "rod", count: { min: 2, max: 3 } }] } },
    "Write [2, 3].",
  ],
  [
    "terrain",
    { color: { spring: "red", summer: "green", autumn: "brown", winter: "white" } },
    'Write ["red", "green", "brown", "white"].',
  ],
  [
    "profession",
    { items: { both: ["hat", ["glove", 2]] } },
    'Write "items.both" as ["hat", "glove", "glove"].',
  ],
  ["furniture", { boltcut: "f_open" }, 'Write { "result": "f_open" }.'],
  ["recipe", { tools: ["saw"] }, 'Write ["saw"].'],
  // What may be any of its members is none of them for certain.
  ["terrain", { extend: { name: ["x"] } }, undefined],
  ["recipe", { qualities: [["CUT", 1]] }, 'Write "qualities[0]" as { "id": "CUT", "level": 1 }.'],
  [
    "recipe",
    {
      components: [
        ["tile", 24],
        ["nail", 3],
      ],
    },
    'Choose: (a) "components" as [[["tile", 24]], [["nail", 3]]] if every one of them is needed; (b) "components" as [[["tile", 24], ["nail", 3]]] if any one of them is enough.',
  ],
  // Several entries lack the same list: each may be meant as one, or all of them together.
  [
    "requirement",
    {
      tools: [
        ["pot", -1],
        ["pan", -1],
      ],
    },
    'Choose: (a) "tools" as [[["pot", -1]], [["pan", -1]]] if every one of them is needed; (b) "tools" as [[["pot", -1], ["pan", -1]]] if any one of them is enough.',
  ],
  [
    "requirement",
    { tools: ["pot", ["saw"], "pan"] },
    'Choose: (a) "tools" as [["pot"], ["saw"], ["pan"]] if every one of them is needed; (b) "tools" as [["pot", "pan"], ["saw"]] if any one of them is enough.',
  ],
  [
    "requirement",
    { components: [["tile", 1], [["nail", 2]], ["rod", 3]] },
    'Choose: (a) "components" as [[["tile", 1]], [["nail", 2]], [["rod", 3]]] if every one of them is needed; (b) "components" as [[["tile", 1], ["rod", 3]], [["nail", 2]]] if any one of them is enough.',
  ],
  ["recipe", { components: [[["tile"]]] }, 'Write ["tile", 1], with the intended number.'],
  [
    "profession",
    { addictions: ["alcohol"] },
    'Write { "type": "alcohol", "intensity": 1 }, with the intended number.',
  ],
  ["profession", { name: ["a", "b"] }, 'Write { "male": "a", "female": "b" }.'],
  ["profession", { items: ["rock"] }, 'Write { "both": ["rock"] }.'],
  ["recipe", { components: [[["tile", 24, 3, 4, 5]]] }, undefined],
  ["recipe", { components: [["tile 24"]] }, 'Write ["tile", 24].'],
  ["recipe", { flags: "SECRET, BLIND_EASY" }, 'Write ["SECRET", "BLIND_EASY"].'],
  ["profession", { items: { "remove:both": [["note", "snippet"]] } }, undefined],
  // The members of a position are in any order, and all of them are there.
  ["recipe", { batch_time_factors: { batch: 5, reduction: 70 } }, "Write [70, 5]."],
  [
    "terrain",
    { color: { winter: "white", spring: "red", summer: "green", autumn: "brown" } },
    'Write ["red", "green", "brown", "white"].',
  ],
  ["terrain", { color: { spring: "red", winter: "white" } }, undefined],
  ["recipe", { batch_time_factors: { a: 5, b: 70 } }, undefined],
  // Which members these are, nothing tells.
  ["profession", { items: { both: ["a", 3] } }, undefined],
  ["profession", { items: { both: ["a", []] } }, undefined],
  ["terrain", { bash: { ter_set: "t_null", items: [["a", 2, 3]] } }, undefined],
  ["terrain", { bash: { ter_set: "t_null", items: [["a", true]] } }, undefined],
  ["terrain", { bash: ["t_null", 2, 3] }, undefined],
  ["profession", { name: ["a", "b", "c"] }, undefined],
  // The names are those of members, or may be: they are no values, and are not lost.
  ["terrain", { bash: { ter_set: "t_null", items: [{ item: ["a", "b"] }] } }, undefined],
  ["recipe", { components: [[{ count: 2 }]] }, undefined],
  ["recipe", { skills_required: { level: 2 } }, undefined],
  ["profession", { items: { both: [{ watch: "engraved" }] } }, undefined],
  ["recipe", { flags: { SECRET: "x" } }, undefined],
  ["furniture", { workbench: { big: { multiplier: 1, mass: 1, volume: "1 L" } } }, undefined],
  ["terrain", { symbol: { a: 1 } }, undefined],
  ["terrain", { color: { red: true } }, undefined],
  // A rule rejects a list of two seasons.
  ["terrain", { symbol: "a,b" }, undefined],
  ["recipe", { difficulty: "hard" }, undefined],
  ["recipe", { difficulty: "" }, undefined],
  ["recipe", { difficulty: null }, undefined],
  ["recipe", { difficulty: [] }, undefined],
];

for (const [kind, value, sentence] of shown) {
  test(`shown, not written: ${printJson(value)}`, () => {
    const [first] = repairsOf(kind, value);
    assert.is(first?.certain ?? false, false);
    assert.is(repairSentence(first), sentence);
  });
}

test("a shape that contains itself", () => {
  const items: Shape[] = [];
  const tuple: Shape = { type: "array", items, minItems: 1 };
  items.push(tuple);
  const repairOf = repairsIn({ a: "x" }, { properties: { a: tuple } });
  assert.is(repairOf(["a"]), undefined);
});

test("entries that lack the same list, of a kind of one's own", () => {
  const number: Shape = { type: "integer" };
  const group: Shape = {
    type: "array",
    items: { anyOf: [number, { type: "array", items: number }] },
  };
  const value = { a: ["1", [2]], b: [7, [3], 8] };
  const repairOf = repairsIn(value, {
    properties: { a: group, b: { type: "array", items: { type: "array", items: number } } },
  });
  assert.is(repairSentence(repairOf(["a", 0])), "Write 1.");
  const sentence = repairSentence(repairOf(["b", 2]));
  assert.is(sentence, 'Choose: (a) "b" as [[7], [3], [8]]; (b) "b" as [[7, 8], [3]].');
});

test("many mistakes in one object cost no more than their number", () => {
  const { definition } = shapes.recipe;
  const time = (count: number): number => {
    const entries = Array.from({ length: count }, (_, at) => [[`a${String(at)}`, "1"]]);
    const object: JsonObject = { components: [...entries, [["b", 1]]] };
    return processorTime(() => {
      const repairOf = repairsIn(object, definition);
      const findings = explain(object, definition);
      for (const { path } of findings) repairOf(path);
    });
  };
  const [once, often] = [time(1000), time(8000)];
  assert.ok(often < once * 16 + 200, `${String(once)} ms, eight times as many ${String(often)} ms`);
});

test.run();

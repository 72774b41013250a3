/** What `check` says of content that does not match the schema of its own kind. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { JsonObject } from "../../../generator/model/json.ts";
import { defwright, projectFolder, read, write } from "../../project-folder.ts";

const test = suite("findings of own kinds");

const file = "content/core/a.json";

/** A project whose kind `k` has these members; it has one definition, in a line of its own, for each value. */
function project(properties: JsonObject, values: readonly JsonObject[], more?: object): string {
  const written = values.map((value, at) =>
    JSON.stringify({ type: "k", id: `k_${String(at)}`, ...value }),
  );
  return projectFolder({
    "defwright.config.json": {
      ...{ packs: ["content/core"], out: "generated" },
      kinds: { k: { schema: "kinds/k.schema.json" } },
    },
    "kinds/k.schema.json": { type: "object", properties, ...more },
    [file]: `[\n${written.join(",\n")}\n]`,
  });
}

/** The findings, each as it is printed in one line, without the file. */
async function findings(folder: string): Promise<readonly string[]> {
  const { out, err } = await defwright(folder, ["check", "--format", "unix"]);
  const lines = `${out}${err}`.split("\n").filter((line) => line.startsWith(`${file}:`));
  return lines.map((line) => line.slice(file.length + 1));
}

test("names of members are checked like values, at the names", async () => {
  const rest = { additionalProperties: { type: "integer" } };
  const folder = project(
    {
      form: { propertyNames: { pattern: "^[a-z]+$" }, ...rest },
      example: { propertyNames: { pattern: "^[a-z]+$", examples: ["ab"] }, ...rest },
      words: { propertyNames: { enum: ["hp", "mp"] }, ...rest },
      length: { propertyNames: { minLength: 2, maxLength: 3 }, ...rest },
      either: { propertyNames: { anyOf: [{ enum: ["all"] }, { pattern: "^x_[a-z]+$" }] }, ...rest },
    },
    [
      { form: { ab: 1, "//": "so", "A 1": 1 } },
      { example: { A: 1 } },
      { words: { hq: 2, mp: 3 } },
      { length: { four: 1, two: 1 } },
      { either: { all: 1, x_a: 1, none: 1 } },
      { form: { A: "1" } },
    ],
  );
  assert.equal(await findings(folder), [
    '2:49: error[bad-unit]: A name in "form" is "A 1" – expected text that matches "^[a-z]+$".',
    '3:35: error[bad-unit]: A name in "example" is "A" – expected text such as "ab".',
    '4:33: error[not-in-list]: A name in "words" is "hq" – expected "hp" or "mp". Did you mean "hp"?',
    '5:34: error[wrong-length]: A name in "length" has 4 characters – expected 2 to 3 characters.',
    '6:50: error[bad-unit]: A name in "either" is "none" – expected text that matches "^x_[a-z]+$".',
    '7:32: error[bad-unit]: A name in "form" is "A" – expected text that matches "^[a-z]+$".',
    '7:36: error[wrong-type]: "form.A" is a string – expected a whole number. Write 1.',
  ]);
  await defwright(folder, ["check", "--fix=suggestions"]);
  assert.match(read(folder, file), '"words":{"hp":2,"mp":3}');
});

test("members that are deprecated are found wherever they are written", async () => {
  const instead = 'expected "hp". Write what is intended as "hp", and remove this.';
  const armor = { properties: { hp: {}, old: { deprecated: true, "x-instead": "hp" } } };
  const folder = project({ armor, parts: { items: armor }, age: { deprecated: true } }, [
    { armor: { old: 1, hp: 2 } },
    { parts: [{ hp: 1 }, { old: 1 }], age: 3 },
    { armor: { hp: 2 }, parts: [] },
  ]);
  assert.equal(await findings(folder), [
    `2:33: warning[deprecated-member]: "armor.old" is deprecated and has no effect – ${instead}`,
    `3:43: warning[deprecated-member]: "parts[1].old" is deprecated and has no effect – ${instead}`,
    '3:53: warning[deprecated-member]: "age" is deprecated and has no effect. Remove it.',
  ]);
});

test("allowed values that are no texts are shown as they are typed", async () => {
  const folder = project({ gov: { enum: ["hive", null, 3, true] }, on: { enum: [true, "auto"] } }, [
    { gov: "null" },
    { gov: "3" },
    { gov: "hivs" },
    { on: false },
  ]);
  assert.equal(await findings(folder), [
    '2:30: error[not-in-list]: "gov" is "null" – expected "hive", null, 3 or true.',
    '3:30: error[not-in-list]: "gov" is "3" – expected "hive", null, 3 or true. Write 3.',
    '4:30: error[not-in-list]: "gov" is "hivs" – expected "hive", null, 3 or true. Did you mean "hive"?',
    '5:29: error[not-in-list]: "on" is false – expected true or "auto".',
  ]);
});

test("all bounds of a number are shown", async () => {
  const folder = project(
    {
      part: { type: "number", exclusiveMinimum: 0, maximum: 1 },
      above: { type: "integer", exclusiveMinimum: 0 },
      high: { type: "integer", exclusiveMinimum: 0, minimum: 5, maximum: 9 },
      low: { type: "integer", exclusiveMinimum: 5, minimum: 5 },
    },
    [{ part: 2 }, { part: 0 }, { above: 0 }, { high: 2 }, { low: 5 }],
  );
  assert.equal(await findings(folder), [
    '2:31: error[out-of-range]: "part" is 2 – expected more than 0, at most 1.',
    '3:31: error[out-of-range]: "part" is 0 – expected more than 0, at most 1.',
    '4:32: error[out-of-range]: "above" is 0 – expected more than 0.',
    '5:31: error[out-of-range]: "high" is 2 – expected 5 to 9.',
    '6:30: error[out-of-range]: "low" is 5 – expected more than 5.',
  ]);
  const { out } = await defwright(folder, ["explain", "k.part"]);
  assert.match(out, /allowed +more than 0, at most 1\n +guarded by +out-of-range/u);
});

test("an object is judged by the alternative that its constant names", async () => {
  const text = { type: "string" };
  const effect = (word: string, properties: JsonObject = {}): JsonObject => ({
    ...{ type: "object", required: ["do", ...Object.keys(properties)] },
    properties: { do: { const: word }, count: { type: "integer" }, ...properties },
  });
  const effects = [
    effect("damage", { amount: { type: "integer" } }),
    effect("summon", { ship: text }),
  ];
  const mode = (word: string, modes: readonly string[]): JsonObject => ({
    ...{ type: "object", required: ["t", "mode"] },
    properties: { t: { const: word }, mode: { enum: modes } },
  });
  const folder = project(
    {
      effect: { anyOf: [...effects, effect("draw")] },
      list: { type: "array", items: { oneOf: [...effects, effect("draw")] } },
      two: { anyOf: [mode("a", ["x", "y"]), mode("b", ["z"])] },
      other: { anyOf: [effects[0] ?? {}, { type: "object", properties: { free: text } }] },
    },
    [
      { effect: { do: "damage" } },
      { effect: { do: "summon", amount: 2 } },
      { effect: { do: "heal", amount: 2 } },
      { effect: { do: 3 } },
      { list: [{ do: "draw" }, { do: "damage", count: 2 }] },
      { two: { t: "a", mode: "q" } },
      { two: { t: "c", mode: "z" } },
      { other: { do: "damage" } },
      { other: { free: "a" } },
    ],
  );
  const add = 'Add "amount": 1, with the intended value.';
  assert.equal(await findings(folder), [
    `2:33: error[missing-member]: Member "amount" is missing in "effect" – it is mandatory. ${add}`,
    '3:33: error[missing-member]: Member "ship" is missing in "effect" – it is mandatory. Add "ship": "…", with the intended value.',
    '4:39: error[not-in-list]: "effect.do" is "heal" – expected "damage", "summon" or "draw".',
    '5:39: error[wrong-type]: "effect.do" is a whole number – expected "damage", "summon" or "draw".',
    `6:46: error[missing-member]: Member "amount" is missing in "list[1]" – it is mandatory. ${add}`,
    '7:46: error[not-in-list]: "two.mode" is "q" – expected "x" or "y".',
    '8:35: error[not-in-list]: "two.t" is "c" – expected "b".',
    `9:32: error[missing-member]: Member "amount" is missing in "other" – it is mandatory. ${add}`,
    '3:48: warning[unknown-member]: Unknown member "amount" in "effect" – it has no effect. Did you mean "count"?',
  ]);
});

test("every place of a tuple is shown", async () => {
  const number = { type: "number" };
  const folder = project(
    {
      pos: { prefixItems: [number, number, { "x-ref": "k" }] },
      at: { prefixItems: [number, number], minItems: 1 },
    },
    [{ pos: [1, 2, "k_0", 4] }, { at: [] }],
  );
  assert.equal(await findings(folder), [
    '2:30: error[wrong-length]: "pos" has 4 entries – expected 0 to 3: [optional number, optional number, optional k id].',
    '3:29: error[wrong-length]: "at" has 0 entries – expected 1 to 2: [number, optional number].',
  ]);
  const { out } = await defwright(folder, ["explain", "k.pos"]);
  assert.match(out, /a list \[optional number, optional number, optional k id\]/u);
});

test("what a recipe is called is no reason why there is no such item", async () => {
  const craft = { type: "recipe", category: "CC", subcategory: "CSC", time: "1 m" };
  const folder = project({ name: { type: "string" } }, []);
  write(folder, "defwright.config.json", {
    ...{ packs: ["content/core"], dialect: "bright-nights" },
    kinds: { item: { types: ["k"], schema: "kinds/k.schema.json" } },
  });
  write(folder, file, [
    ...["rag", "vest"].map((id) => ({ type: "k", id: `${id}_of_wool` })),
    { ...craft, result: "vset_of_wool", components: [[["rag_of_wool", 1]]] },
    { ...craft, result: "rag_of_wool", components: [[["vest_of_wool", 1]]] },
  ]);
  const { out } = await defwright(folder, ["check", "--format", "unix"]);
  assert.match(out, 'No item "vset_of_wool" is known. Did you mean "vest_of_wool"?');
  assert.is(out.trim().split("\n").length, 1);
});

test("a definition may refer to itself, but not turn into itself", async () => {
  const properties = { fruit: { "x-ref": "k" }, ripe: { "x-ref": "k" } };
  const values = [
    { id: "raw_beans", fruit: "raw_bean" },
    { id: "raw_corn", ripe: "raw_con" },
  ];
  const found = await findings(project(properties, values, { "x-transitions": ["ripe"] }));
  assert.match(found[0] ?? "", 'No k "raw_bean" is known. Did you mean "raw_beans"?');
  assert.not.match(found[1] ?? "", "Did you mean");
});

test("a set has each entry once, at any depth, and what is removed from it is gone", async () => {
  const set = { type: "array", items: { type: "string" }, "x-set": true };
  const hit = { properties: { dice: { type: "integer" } } };
  const folder = project(
    {
      marks: set,
      flags: { ...set, items: { "x-ref": "flag" } },
      parts: { items: { properties: { marks: set } } },
      hits: { type: "array", items: hit, "x-set": true },
      list: { type: "array", items: { type: "string" } },
    },
    [
      { marks: ["a", "b", "a"], list: ["a", "a"] },
      { "copy-from": "k_0", delete: { marks: ["a"], list: ["a"] } },
      { flags: ["A", "A"], parts: [{ marks: ["c"] }, { marks: ["c", "c"] }] },
      { hits: [{ dice: 1 }, { dice: 2 }, { dice: 1 }] },
    ],
  );
  assert.equal(await findings(folder), [
    '4:37: warning[repeated-flag]: The flag "A" is here twice – expected each flag once. Remove one of the two.',
    '2:41: warning[repeated-entry]: "a" is twice in "marks" – expected each once. Remove one of the two.',
    '4:81: warning[repeated-entry]: "c" is twice in "parts[1].marks" – expected each once. Remove one of the two.',
    '5:54: warning[repeated-entry]: "{"dice":1}" is twice in "hits" – expected each once. Remove one of the two.',
  ]);
  await defwright(folder, ["build"]);
  const built = read(folder, "generated/k/core/a.ts");
  const lists = [...built.matchAll(/(?:marks|flags|list): (\[.*?\]),?\n/gu)];
  assert.equal(
    lists.map(([, list]) => list),
    ['["a", "b"]', '["a", "a"]', '["b"]', '["a"]', '["A"]', '["c"]', '["c"]'],
  );
  assert.is(built.match(/dice: 1/gu)?.length, 1);
});

test.run();

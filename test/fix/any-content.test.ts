/**
 * Safe fixes leave any content as it is: what is written in old forms, in any layout, with children that inherit it.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { compilePacks } from "../../generator/build/compile-packs.ts";
import type { Compilation } from "../../generator/compile.ts";
import { applyEdits } from "../../generator/fix/apply-edits.ts";
import { planFixes } from "../../generator/fix/plan-fixes.ts";
import { writeFixed } from "../../generator/fix/write-fixed.ts";
import { none } from "../expect.ts";
import { settingsOf } from "../pipeline/settings-of.ts";
import { projectFolder } from "../project-folder.ts";
import { runs } from "../random.ts";

const test = suite("fixes of any content");
const seed = 20260;

const time = fc.oneof(
  fc.nat(400).map((seconds) => String(seconds * 100)),
  fc.constantFrom("50", "1e4", "360000.0", '"2 h"'),
);
const colour = fc.constantFrom('"red"', '["red"]', '[ "green" ]', '["red","red","green","white"]');
const count = fc.tuple(fc.nat(5), fc.nat(5)).map(([a, b]) => `[${String(a)},${String(b)}]`);
const comment = fc.constantFrom("", ', "// time": 100', ', "//": ["color", 1]');
/** An object that copies from the one before it, and counts on how that is written. */
const inheritance = fc.constantFrom(
  "",
  '"copy-from":"BASE","relative":{"time":100}',
  '"copy-from":"BASE","proportional":{"time":2}',
  '"copy-from":"BASE"',
  '"copy-from":"BASE","extend":{"flags":["B"]}',
);

const recipe = fc
  .record({ time, comment, inheritance, twice: fc.boolean() })
  .map(({ time: written, comment: note, inheritance: child, twice }) => (index: number) => {
    const id = `r${String(index)}`;
    const components = '"components":[[["reed",1]]]';
    const own = `{"type":"recipe","result":"${id}","time":${written}${twice ? `,"time" : ${written}` : ""},${components}${note}}`;
    if (child === "") return own;
    return `${own},{"type":"recipe","result":"${id}_b",${child.replace("BASE", id)},${components}}`;
  });
const tile = fc
  .record({ colour, count, comment, inherited: fc.boolean(), volume: fc.nat(9) })
  .map(
    ({ colour: written, count: range, comment: note, inherited: child, volume }) =>
      (index: number) => {
        const id = `t_${String(index)}`;
        const own =
          `{"type":"terrain","id":"${id}","name":"n","symbol":["."],"color":${written},"move_cost":2,"max_volume":${String(volume)},` +
          `"bash":{"str_min":1,"str_max":2,"sound":"s","sound_fail":"s","ter_set":"t_null","items":[{"item":"nail","count":${range}}]}${note}}`;
        if (!child) return own;
        return `${own},{"type":"terrain","copy-from":"${id}","id":"${id}_b","name":"b","extend":{"color":["blue"]}}`;
      },
  );
const person = fc.constantFrom("cbms", "CBMs").map((name) => (index: number) => {
  const id = `p${String(index)}`;
  return (
    `{"type":"profession","id":"${id}","name":"n","description":"d","points":1,"${name}":["a"]},` +
    `{"type":"profession","id":"${id}_b","copy-from":"${id}","extend":{"CBMs":["b"]},"delete":{"cbms":["a"]}}`
  );
});
const content = fc.record({
  objects: fc.array(fc.oneof(recipe, tile, person), { minLength: 1, maxLength: 6 }),
  gap: fc.constantFrom("", " ", "\n", "\r\n", "\t", " \r\n\t "),
  mark: fc.constantFrom("", "\uFEFF"),
});

function textOf({
  objects,
  gap,
  mark,
}: typeof content extends fc.Arbitrary<infer T> ? T : never): string {
  const text = `[${objects.map((make, index) => make(index)).join(",")}]`;
  // None of the strings in it holds such a sign.
  return mark + text.replaceAll(/[,:[\]{}]/gu, (sign) => `${sign}${gap}`);
}

function recordsOf({ model }: Compilation): unknown {
  return [...model.records].map(([kind, table]) => [
    kind,
    [...table].map(([id, { record }]) => [id, record]),
  ]);
}

test("the records are the same, nothing new is found, and a second time nothing is left to do", () => {
  fc.assert(
    fc.property(content, (made) => {
      const folder = projectFolder({ "core/a.json": textOf(made) });
      const settings = settingsOf(folder, { packs: ["core"] });
      const before = compilePacks(settings, { emit: false });
      const { files } = planFixes(settings, "safe");
      for (const file of files) assert.is(writeFixed(file), undefined);
      const after = compilePacks(settings, { emit: false });
      assert.equal(recordsOf(after), recordsOf(before));
      const found = new Set(before.diagnostics.map(({ code }) => code));
      assert.ok(after.diagnostics.every(({ code }) => found.has(code)));
      assert.ok(after.diagnostics.length <= before.diagnostics.length);
      none(
        planFixes(settings, "safe").files,
        "fixes must find nothing more to do in what they have fixed",
      );
      const text = readFileSync(join(folder, "core/a.json"), "utf8");
      assert.is(text.startsWith("\uFEFF"), made.mark !== "");
    }),
    runs(60, seed),
  );
});

test("edits that do more than they say are refused", () => {
  const text = '\uFEFF{ "a": 1, "b": [ 2 ], "c": "x" }';
  const at = (part: string, replacement: string): string | undefined =>
    applyEdits(text, [{ offset: text.indexOf(part), length: part.length, text: replacement }]);
  assert.is(at('"b"', '"d"'), text.replace('"b"', '"d"'));
  assert.is(at("[ 2 ]", "2"), text.replace("[ 2 ]", "2"));
  assert.is(at(', "c": "x"', ""), text.replace(', "c": "x"', ""));
  // Another member's name, half a value, no JSON, more than one value, a stretch that is no part of the tree.
  assert.is(at('"b"', '"a"'), undefined);
  assert.is(at('"x', '"y'), undefined);
  assert.is(at("2", "x"), undefined);
  assert.is(at("2", "2, 3"), undefined);
  assert.is(at("1, ", ""), undefined);
  assert.is(at('"a": 1, ', ""), undefined);
  const twice = { offset: text.indexOf("2"), length: 1, text: "3" };
  assert.is(applyEdits(text, [twice, twice]), undefined);
  // Entries of a list are removed like members of an object.
  for (const [list, gone, left] of [
    ['[1, "b", [2]]', ', "b"', "[1, [2]]"],
    ['[1, "b", [2]]', ", [2]", '[1, "b"]'],
    ['{"a": [{"b": 1}, {"b": 1}], "c": 2}', ', {"b": 1}', '{"a": [{"b": 1}], "c": 2}'],
    ['{"a": 1, "b": [2], "c": 3}', ', "b": [2]', '{"a": 1, "c": 3}'],
  ] as const) {
    const offset = list.indexOf(gone);
    assert.is(applyEdits(list, [{ offset, length: gone.length, text: "" }]), left);
  }
  assert.is(applyEdits("[1,]", [{ offset: 1, length: 1, text: "2" }]), undefined);
});

test.run();

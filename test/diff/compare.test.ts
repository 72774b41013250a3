import { suite } from "uvu";
import * as assert from "uvu/assert";
import { compareContent } from "../../generator/diff/compare-content.ts";
import { compareValues } from "../../generator/diff/compare-values.ts";
import type { RecordsByKind } from "../../generator/diff/compare-content.ts";
import {
  differenceData,
  markdownDifference,
  printDifference,
  summaryLine,
} from "../../generator/diff/print-difference.ts";
import type { JsonObject } from "../../generator/model/json.ts";

const test = suite("diff: comparison");

test("members, as deep inside as they differ", () => {
  assert.equal(compareValues({ a: 1, b: { c: 2, d: [1, 2] } }, { a: 1, b: { c: 3, d: [1, 3] } }), [
    { path: ["b", "c"], before: 2, after: 3 },
    { path: ["b", "d"], before: [1, 2], after: [1, 3] },
  ]);
  assert.equal(compareValues({ a: 1 }, { b: null }), [
    { path: ["a"], before: 1 },
    { path: ["b"], after: null },
  ]);
});

test("entries that came and went; only another order is told as such", () => {
  assert.equal(compareValues(["A", "B"], ["B", "C"], ["flags"]), [
    { path: ["flags"], before: "A", entry: true },
    { path: ["flags"], after: "C", entry: true },
  ]);
  assert.equal(compareValues(["A", "B"], ["B", "A"], ["flags"]), [
    { path: ["flags"], before: ["A", "B"], after: ["B", "A"] },
  ]);
  // One of two that are alike.
  assert.equal(compareValues(["A", "A"], ["A"], ["items"]), [
    { path: ["items"], before: "A", entry: true },
  ]);
});

test("entries with names are compared with their namesakes", () => {
  const before = [
    { name: "cooking", level: 2 },
    { name: "knives", level: 1 },
  ];
  const after = [
    { name: "knives", level: 1 },
    { name: "cooking", level: 4 },
  ];
  assert.equal(compareValues(before, after, ["skills"]), [
    { path: ["skills", "cooking", "level"], before: 2, after: 4 },
  ]);
});

test("groups of alternatives are compared with what stands in their place", () => {
  const before = [[["flax", 2, true]], [["nail", 4, true]]];
  const after = [
    [
      ["flax", 2, true],
      ["wool", 3, true],
    ],
    [["nail", 5, true]],
  ];
  assert.equal(compareValues(before, after, ["components"]), [
    { path: ["components", 0], after: ["wool", 3, true], entry: true },
    { path: ["components", 1, "nail"], before: ["nail", 4, true], after: ["nail", 5, true] },
  ]);
});

test("what is the same in four seasons is printed once, as it is written", () => {
  const before = content({ f_a: { id: "f_a", symbol: ["#", "#", "#", "#"] } });
  const after = content({ f_a: { id: "f_a", symbol: ["#", "#", "#", "*"] } });
  assert.is(
    printDifference(compareContent(before, after)),
    `furniture\n  f_a: symbol "#" → ["#","#","#","*"]\n`,
  );
});

test("four seasons are one value", () => {
  assert.equal(compareValues(["a", "a", "a", "a"], ["b", "b", "b", "b"], ["symbol"]), [
    { path: ["symbol"], before: ["a", "a", "a", "a"], after: ["b", "b", "b", "b"] },
  ]);
});

function content(furniture: Readonly<Record<string, JsonObject>>): RecordsByKind {
  return new Map([["furniture", new Map(Object.entries(furniture))]]);
}

const difference = compareContent(
  content({
    f_locker: { id: "f_locker", pry: { difficulty: 5 } },
    f_gone: { id: "f_gone" },
    f_same: { id: "f_same" },
    "f_`odd` name": { id: "f_`odd` name", flags: ["A"], name: "x" },
  }),
  content({
    f_locker: { id: "f_locker", pry: { difficulty: 7 } },
    f_new: { id: "f_new" },
    f_same: { id: "f_same" },
    "f_`odd` name": { id: "f_`odd` name", flags: ["A", "B"] },
  }),
);

test("as text", () => {
  assert.is(summaryLine(difference), "1 added, 1 removed, 2 changed");
  assert.is(
    printDifference(difference),
    [
      "furniture",
      "  + f_new",
      "  - f_gone",
      '  "f_`odd` name":',
      '    flags + "B"',
      '    name - "x"',
      "  f_locker: pry.difficulty 5 → 7",
      "",
    ].join("\n"),
  );
});

test("as Markdown that no id can break out of", () => {
  assert.is(
    markdownDifference(difference),
    [
      "**Content: 1 added, 1 removed, 2 changed**",
      "",
      "#### furniture",
      "",
      "- added `f_new`",
      "- removed `f_gone`",
      '- ``"f_`odd` name"``',
      '  - `flags` + `"B"`',
      '  - `name` - `"x"`',
      "- `f_locker`: `pry.difficulty` `5` → `7`",
      "",
    ].join("\n"),
  );
});

test("as data", () => {
  assert.equal(differenceData(difference), {
    version: 1,
    added: [{ kind: "furniture", id: "f_new" }],
    removed: [{ kind: "furniture", id: "f_gone" }],
    changed: [
      {
        kind: "furniture",
        id: "f_`odd` name",
        changes: [
          { path: ["flags"], after: "B", entry: true },
          { path: ["name"], before: "x" },
        ],
      },
      {
        kind: "furniture",
        id: "f_locker",
        changes: [{ path: ["pry", "difficulty"], before: 5, after: 7 }],
      },
    ],
  });
});

test("nothing differs", () => {
  const same = compareContent(content({ f_a: { id: "f_a" } }), content({ f_a: { id: "f_a" } }));
  assert.is(summaryLine(same), "no definition differs");
  assert.is(printDifference(same), "");
});

test.run();

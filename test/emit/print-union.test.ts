import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  printInterfaceEntries,
  printUnion,
  printUnionMember,
} from "../../generator/print/print-union.ts";
import { prettified } from "./printed.ts";
import { runs } from "../random.ts";

const unions = suite("print-union");

unions("one line, several lines, one member, none", () => {
  assert.is(printUnion("Key", []), "export type Key = never;\n");
  assert.is(printUnion("Key", ["t_a"]), 'export type Key = "t_a";\n');
  assert.is(printUnion("Key", ["a", "b"]), 'export type Key = "a" | "b";\n');
  assert.is(
    printUnion("Key", ["a".repeat(40), "b".repeat(40)]),
    `export type Key =\n  | "${"a".repeat(40)}"\n  | "${"b".repeat(40)}";\n`,
  );
  assert.is(
    printUnion("Key", ["a"], { names: ["OtherKey"], exported: false }),
    'type Key = OtherKey | "a";\n',
  );
  assert.is(printUnion("Key", [], { names: ["OtherKey"] }), "export type Key = OtherKey;\n");
  assert.is(printUnionMember("t_gap", ["t_a", "t_b"]), '  t_gap: "t_a" | "t_b";\n');
  assert.is(printUnion("Key", ["a".repeat(90)]), `export type Key =\n  "${"a".repeat(90)}";\n`);
});

const word = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 30 }),
  fc.string({ unit: fc.constantFrom("a", "_", '"', "'", "界", "\u2028"), maxLength: 40 }),
  fc.constantFrom("__proto__", "10", "constructor", "名前", "é", "ⅷ", ""),
);

unions("prettier changes nothing", async () => {
  const some = fc.oneof(
    fc.uniqueArray(word, { maxLength: 12 }),
    fc.uniqueArray(word, { maxLength: 3 }),
  );
  await fc.assert(
    fc.asyncProperty(some, some, async (members, values) => {
      const entries = members.map((member, i) => [member, values[i] ?? "t_x".repeat(30)] as const);
      const text =
        printUnion("TerrainKey", members) +
        printUnion("SomeKey", members, { names: ["TerrainKey", "OtherKey"] }) +
        (members.length === 0
          ? ""
          : `export type TerrainCloseEdges = EdgesInto<{\n${printUnionMember(values[0] ?? "t_x", members)}}>;\n`) +
        (entries.length === 0
          ? ""
          : `export interface TerrainOpenEdges {\n${printInterfaceEntries(entries)}}\n`);
      assert.is(await prettified(text), text);
    }),
    runs(400, 3),
  );
});

unions("every number of columns around the end of the line", async () => {
  for (let length = 20; length < 90; length++) {
    const members = ["a".repeat(length >> 1), "b".repeat(length - (length >> 1))];
    const text =
      printUnion("Key", members) +
      printUnion("One", ["c".repeat(length)]) +
      `type All = {\n${printUnionMember("t_x", members)}${printUnionMember("t_y", ["c".repeat(length)])}};\n`;
    assert.is(await prettified(text), text);
  }
});

unions.run();

import { suite } from "uvu";
import * as assert from "uvu/assert";
import { codes } from "../../generator/diagnostics/code.ts";
import { checkSubstitutions } from "../../generator/kinds/profession_item_substitutions/profession_item_substitutions.ts";
import { overlappingSubstitutions } from "../../generator/kinds/profession_item_substitutions/profession_item_substitutions.ts";
import { substitutionCycles } from "../../generator/kinds/profession_item_substitutions/substitution-cycles.ts";
import type { Definition } from "../../generator/model/definition.ts";
import type { JsonObject } from "../../generator/model/json.ts";
import { definitionOf, testContext } from "./context.ts";
import { noteText } from "../../generator/diagnostics/to-diagnostics.ts";

const kind = "profession_item_substitutions";
const define = (members: JsonObject): Definition => definitionOf(kind, { type: kind, ...members });

/** `item` becomes `to` under the traits. */
function step(item: string, to: string, present: string[] = [], absent: string[] = []): Definition {
  return define({ item, sub: [{ present, absent, new: [{ item: to, ratio: 1 }] }] });
}

function overlaps(definitions: Definition[]): unknown[] {
  return overlappingSubstitutions(definitions).map(({ subject, first, second }) => [
    subject,
    [definitions.indexOf(first.definition), first.path],
    [definitions.indexOf(second.definition), second.path],
  ]);
}

function cycles(definitions: Definition[]): unknown[] {
  return substitutionCycles(definitions).map(({ items, steps }) => [
    items,
    steps.map(({ definition, path }) => [definitions.indexOf(definition), path]),
  ]);
}

const test = suite("substitutions across definitions");

test("one item in two objects whose conditions can both hold", () => {
  const trait = define({
    trait: "T",
    sub: [
      { item: "x", new: [] },
      { item: "a", new: ["c"] },
    ],
  });
  assert.equal(overlaps([step("a", "b", ["U"]), trait, step("a", "d", [], ["T", "U"])]), [
    ["a", [0, ["item"]], [1, ["sub", 1, "item"]]],
  ]);
});

test("conditions that exclude each other, and entries of one item form, do not clash", () => {
  assert.equal(overlaps([step("a", "b", ["T"]), step("a", "c", [], ["T"])]), []);
  const ordered = define({
    item: "a",
    sub: [
      { present: ["T", "U"], new: ["b"] },
      { present: ["T"], new: ["c"] },
    ],
  });
  assert.equal(overlaps([ordered]), []);
});

test("one trait form that names an item twice", () => {
  const twice = define({
    trait: "T",
    sub: [
      { item: "a", new: ["b"] },
      { item: "a", new: ["c"] },
    ],
  });
  assert.equal(overlaps([twice]), [["a", [0, ["sub", 0, "item"]], [0, ["sub", 1, "item"]]]]);
});

test("each object is told once for an item", () => {
  const second = define({
    item: "a",
    sub: [
      { present: ["U"], new: ["b"] },
      { present: ["V"], new: ["c"] },
    ],
  });
  assert.equal(overlaps([step("a", "b", ["T"]), second, step("a", "c")]), [
    ["a", [0, ["item"]], [1, ["item"]]],
    ["a", [0, ["item"]], [2, ["item"]]],
  ]);
});

test("an item that is replaced by itself", () => {
  assert.equal(cycles([step("a", "a")]), [[["a"], [[0, ["sub", 0, "new", 0, "item"]]]]]);
});

test("a circle is told once, from its first item, without the ways into it and out of it", () => {
  const definitions = [
    step("in", "a"),
    step("a", "b", ["T"]),
    step("b", "c", ["U"]),
    step("c", "a", [], ["V"]),
    step("c", "out"),
    step("out", "end"),
  ];
  assert.equal(cycles(definitions), [
    [["a", "b", "c"], [1, 2, 3].map((index) => [index, ["sub", 0, "new", 0, "item"]])],
  ]);
});

test("conditions along a circle must fit together; another way may", () => {
  assert.equal(cycles([step("a", "b", ["T"]), step("b", "a", [], ["T"])]), []);
  const two = [
    step("a", "b", ["T"]),
    step("a", "b", ["U"]),
    step("b", "c"),
    step("c", "a", [], ["T"]),
  ];
  assert.equal(cycles(two), [
    [["a", "b", "c"], [1, 2, 3].map((index) => [index, ["sub", 0, "new", 0, "item"]])],
  ]);
});

test("a bare new item has its path, and long chains cost little", () => {
  const bare = define({ item: "__proto__", sub: [{ present: [], new: ["x", "__proto__"] }] });
  assert.equal(cycles([bare]), [[["__proto__"], [[0, ["sub", 0, "new", 1]]]]]);
  const chain = Array.from({ length: 3000 }, (_, index) =>
    step(`i${String(index)}`, `i${String(index + 1)}`, [`T${String(index)}`]),
  );
  assert.equal(cycles(chain), []);
});

test("substitution-overlap and substitution-cycle are reported with both places", () => {
  const context = testContext();
  const definitions = [step("a", "b"), step("b", "a", ["T"]), step("b", "c", ["U"])];
  checkSubstitutions(definitions, context);
  assert.equal(
    context.facts.map(({ code, place, data, notes }) => [
      code,
      "path" in place ? place.path : undefined,
      codes[code].message(data as never),
      notes?.map((note) => noteText(code, note)),
    ]),
    [
      [
        "substitution-overlap",
        ["item"],
        '"b" is replaced in two places – if both conditions are met, the one loaded first wins.',
        ['"b" is replaced here first'],
      ],
      [
        "substitution-cycle",
        ["sub", 0, "new", 0, "item"],
        '"a" becomes "b" becomes "a" again – a chain of replacements stops when an item returns.',
        ['"b" is replaced here'],
      ],
    ],
  );
});

test.run();

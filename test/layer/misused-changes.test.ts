/** Changes of lists, made to members that accept none. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { compilePacks } from "../../generator/build/compile-packs.ts";
import { projectFolder, terrain } from "../project-folder.ts";
import { settingsOf } from "../pipeline/settings-of.ts";

const test = suite("changes to members that are no lists");

const guard = { type: "profession", id: "guard", name: "g", description: "d", points: 1 };
const modification = { type: "profession", id: "guard", "edit-mode": "modify" };

const inside = (change: string): readonly string[] => [
  `"${change}:items" has no effect – "items" has its lists inside.`,
  `Put it into "items", as "${change}:both", "${change}:male" or "${change}:female": "items": { "${change}:both": … }.`,
];

const cases: readonly [members: object, said: readonly string[]][] = [
  [{ "remove:items": ["x"] }, inside("remove")],
  [{ "remove:items": ["x"], items: { both: ["y"] } }, inside("remove")],
  [{ "add:items": ["x"] }, inside("add")],
  [
    { "add:points": 1 },
    [
      '"add:points" has no effect – "points" is not a list that can be longer or shorter.',
      'Write "points" itself, with its new value.',
    ],
  ],
  [
    { "remove:name": "g" },
    [
      '"remove:name" has no effect – "name" is not a list that can be longer or shorter.',
      'Write "name" itself, with its new value.',
    ],
  ],
  [
    { "remove:trait": ["x"] },
    ['Unknown member "remove:trait" – it has no effect.', 'Did you mean "remove:traits"?'],
  ],
];

for (const [members, said] of cases) {
  test(JSON.stringify(members), () => {
    const folder = projectFolder({
      "a.json": [
        { ...guard, items: { both: ["x"] } },
        { ...modification, ...members },
      ],
    });
    const { diagnostics } = compilePacks(settingsOf(folder, { packs: ["."] }), { emit: false });
    assert.equal(
      diagnostics.map(({ code, message, help }) => [code, message, help]),
      [["unknown-member", ...said]],
    );
  });
}

/** One value or four, and a pair. */
const fixed: readonly [parent: object, child: object, found: readonly string[]][] = [
  [terrain("t_a"), { extend: { symbol: "b" } }, ["symbol", "extend.symbol"]],
  [terrain("t_a"), { delete: { color: "white" } }, ["color", "delete.color"]],
  [terrain("t_a"), { extend: { bgcolor: ["red"] } }, ["bgcolor", "extend.bgcolor"]],
  [
    { type: "recipe", result: "a", time: "5 s", never_learn: true, batch_time_factors: [50, 10] },
    { result: "b", extend: { batch_time_factors: [10, 1] } },
    ["batch_time_factors", "extend.batch_time_factors"],
  ],
];

for (const [parent, child, [whole = "", change = ""]] of fixed) {
  test(`${change} is refused where it stands`, () => {
    const [editor = ""] = change.split(".");
    const { type, id, result } = parent as Readonly<Record<string, unknown>>;
    const ids = id === undefined ? {} : { id: "t_b" };
    const heir = { type, ...ids, "copy-from": id ?? result, ...child };
    const folder = projectFolder({ "a.json": [parent], "b.json": [heir] });
    const { diagnostics } = compilePacks(settingsOf(folder, { packs: ["."] }), { emit: false });
    assert.equal(
      diagnostics
        .filter(({ code }) => code !== "unchecked-references")
        .map(({ message, help, source }) => [source.displayPath, message, help]),
      [
        [
          "b.json",
          `"${change}" has no effect – "${whole}" is not a list that can be longer or shorter.`,
          `Remove it. To change "${whole}", write "${whole}" itself beside "${editor}", with its whole new value.`,
        ],
      ],
    );
  });
}

test("no amount is added to a pair of numbers, and none is shown", () => {
  const made = (amount: unknown): readonly (string | undefined)[] => {
    const recipe = { type: "recipe", result: "a", time: "5 s", never_learn: true };
    const heir = { ...recipe, result: "b", "copy-from": "a" };
    const folder = projectFolder({
      "a.json": [
        { ...recipe, batch_time_factors: [50, 10] },
        { ...heir, relative: { batch_time_factors: amount } },
      ],
    });
    const { diagnostics } = compilePacks(settingsOf(folder, { packs: ["."] }), { emit: false });
    const [first] = diagnostics;
    return [first?.code, first?.path?.slice(1).join("."), first?.help];
  };
  assert.equal(made([10, 1]), ["wrong-type", "relative.batch_time_factors.0", undefined]);
  assert.equal(made([["x", 1]]).slice(0, 2), ["not-scalable", "relative.batch_time_factors"]);
});

test.run();

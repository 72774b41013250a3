/** `relative` and `proportional` of a member that the same object changes otherwise. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { compilePacks } from "../../generator/build/compile-packs.ts";
import { projectFolder, terrain } from "../project-folder.ts";
import { settingsOf } from "../pipeline/settings-of.ts";

const test = suite("changes of numbers that have no effect");

const cases: readonly [members: object, said: readonly string[], cost: number][] = [
  [
    { relative: { move_cost: 3 }, proportional: { move_cost: 2 } },
    [
      '"relative.move_cost" has no effect – "proportional.move_cost" in the same object changes the number, too, and comes first.',
    ],
    8,
  ],
  [
    { move_cost: 7, relative: { move_cost: 3 } },
    ['"relative.move_cost" has no effect – "move_cost" in the same object states the number.'],
    7,
  ],
  [
    { move_cost: 7, relative: { move_cost: 3 }, proportional: { move_cost: 2 } },
    [
      '"proportional.move_cost" and "relative.move_cost" have no effect – "move_cost" in the same object states the number.',
    ],
    7,
  ],
  [{ relative: { move_cost: 3 } }, [], 7],
  [{ proportional: { move_cost: 1.8 } }, [], 7],
  [
    { relative: { move_cost: 0.9 } },
    ['"relative.move_cost" cannot change what the parent has – expected a whole number.'],
    4,
  ],
];

for (const [members, said, cost] of cases) {
  test(JSON.stringify(members), () => {
    const child = { type: "terrain", id: "t_a", name: "a", "copy-from": "t_base", ...members };
    const content = [terrain("t_base", { move_cost: 4 }), child];
    const folder = projectFolder({ "a.json": content });
    const { diagnostics, layers } = compilePacks(settingsOf(folder, { packs: ["."] }), {
      emit: false,
    });
    assert.equal(
      diagnostics.map(({ message }) => message),
      said,
    );
    assert.is(layers.registry.get("terrain", "t_a")?.value["move_cost"], cost);
  });
}

test("a text of a part says which part is meant, and a default can be changed", () => {
  const bashed = { str_max: 9, sound: "crack", ter_set: "t_null" };
  const base = terrain("t_base", { bash: { ...bashed, str_min: 4 } });
  const made = (change: object): readonly [string[], unknown] => {
    const child = { type: "terrain", id: "t_a", name: "a", "copy-from": "t_base", ...change };
    const folder = projectFolder({ "a.json": [base, child] });
    const { diagnostics, layers } = compilePacks(settingsOf(folder, { packs: ["."] }), {
      emit: false,
    });
    return [diagnostics.map(({ code }) => code), layers.registry.get("terrain", "t_a")?.value];
  };
  const [codes, value] = made({
    relative: { "//": "so", bash: { "//": "why", sound: "crack", str_min: 3 }, coverage: 20 },
    proportional: { "//": "so", light_emitted: 2, bash: { "//": "why" } },
  });
  assert.equal(codes, []);
  const { bash, coverage, light_emitted } = value as Record<string, unknown>;
  assert.equal([bash, coverage, light_emitted], [{ ...bashed, str_min: 7 }, 20, 0]);
  for (const editor of ["relative", "proportional"]) {
    assert.equal(made({ [editor]: { bash: { sound: "crash" } } })[0], ["not-scalable"]);
  }
  assert.equal(made({ relative: { name: "a" } })[0], ["changes-beside-whole"]);
});

const listCases: readonly [change: object, skills: unknown, said: readonly string[]][] = [
  [{ relative: { skills: [{ name: "bow", level: 2 }] } }, { smg: 3, bow: 4 }, []],
  [{ relative: { skills: [{ name: "gun", level: 1 }] } }, { smg: 3, bow: 2, gun: 1 }, []],
  [{ proportional: { skills: [{ name: "smg", level: 1.5 }] } }, { smg: 4, bow: 2 }, []],
  [
    { relative: { "//": "so", skills: [{ "//": "why", name: "bow", level: 2 }] } },
    { smg: 3, bow: 4 },
    [],
  ],
  [
    { proportional: { "//": "so", skills: [{ "//": "why", name: "bow", level: 2 }] } },
    { smg: 3, bow: 4 },
    [],
  ],
  [
    { proportional: { skills: [{ name: "gun", level: 2 }] } },
    { smg: 3, bow: 2 },
    ['"proportional" names "skills" – the parent has no such number.'],
  ],
  [
    { relative: { skills: [{ name: "bow", lvl: 2 }] } },
    { smg: 3, bow: 2 },
    ['"relative" names "skills.lvl" – the parent has no such number.'],
  ],
];

for (const [change, skills, said] of listCases) {
  test(`parts in a list: ${JSON.stringify(change)}`, () => {
    const [parent, child] = [
      { type: "profession", id: "a", name: "a", description: "a", points: 0 },
      { type: "profession", id: "b", "copy-from": "a", ...change },
    ];
    const listed = Object.entries({ smg: 3, bow: 2 }).map(([name, level]) => ({ name, level }));
    const folder = projectFolder({ "a.json": [{ ...parent, skills: listed }, child] });
    const { diagnostics, layers } = compilePacks(settingsOf(folder, { packs: ["."] }), {
      emit: false,
    });
    assert.equal(
      diagnostics.map(({ message }) => message),
      said,
    );
    assert.equal(
      layers.registry.get("profession", "b")?.value["skills"],
      Object.entries(skills as object).map(([name, level]: [string, unknown]) => ({ name, level })),
    );
  });
}

test("pairs in a list are changed by pairs, in place of a single one, too", () => {
  const made = (skills_required: unknown, change: object): readonly unknown[] => {
    const base = {
      type: "recipe",
      category: "CC_C",
      subcategory: "CSC_C_S",
      skill_used: "cooking",
    };
    const folder = projectFolder({
      "a.json": [
        { ...base, abstract: "stew", skills_required },
        { type: "recipe", result: "soup", "copy-from": "stew", components: [], ...change },
      ],
    });
    const { diagnostics, layers } = compilePacks(settingsOf(folder, { packs: ["."] }), {
      emit: false,
    });
    const { value } = layers.registry.get("recipe", "soup") ?? {};
    return [value?.["skills_required"], ...diagnostics.map(({ message }) => message)];
  };
  const relative = {
    skills_required: [
      ["cooking", 1],
      ["survival", 2],
    ],
  };
  const both = [
    ["cooking", 4],
    ["survival", 2],
  ];
  assert.equal(made([["cooking", 3]], { relative }), [both]);
  assert.equal(made(["cooking", 3], { relative }), [both]);
  assert.equal(made(undefined, { relative }), [relative.skills_required]);
  const bare = { relative: { skills_required: ["cooking", 1] } };
  assert.match(made([["cooking", 3]], bare).join(), /relative.skills_required/u);
});

test.run();

/** What is said to do, as it can be typed, where the mistake is one of names. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { compilePacks } from "../../generator/build/compile-packs.ts";
import { settingsOf } from "../pipeline/settings-of.ts";
import { projectFolder, terrain } from "../project-folder.ts";

const remedies = suite("remedies");

/** Of each finding that is no note its code, message and help. */
function saidOf(...objects: readonly object[]): string[][] {
  const folder = projectFolder({
    "core/a.json": objects,
    "core/items.json": [{ type: "GENERIC", id: ["reed", "hatchet", "mat"] }],
  });
  const { diagnostics } = compilePacks(settingsOf(folder, { packs: ["core"] }));
  return diagnostics
    .filter(({ severity }) => severity !== "note")
    .map(({ code, message, help = "" }) => [code, message, help]);
}

const recipe = (members: object): object => ({
  type: "recipe",
  result: "mat",
  category: "CC_CRAFT",
  subcategory: "CSC_CRAFT_REED",
  time: "1 m",
  components: [[["reed", 1]]],
  ...members,
});
const binding = { type: "requirement", id: "binding", components: [[["reed", 2]]] };
const profession = (members: object): object => ({
  type: "profession",
  id: "weaver",
  name: "Weaver",
  description: "Weaves.",
  points: 1,
  ...members,
});

const helps: readonly (readonly [title: string, objects: readonly object[], help: string])[] = [
  [
    'a requirement without "LIST"',
    [binding, recipe({ components: [[["binding", 3]]] })],
    'Add "LIST": write ["binding", 3, "LIST"].',
  ],
  ["a result is first of all an item", [recipe({ result: "mat_" })], 'Did you mean "mat"?'],
  [
    "a template is copied from as a definition is",
    [
      { ...terrain("t"), id: undefined, abstract: "t_template" },
      terrain("t_child", { "copy-from": "t_templat" }),
    ],
    'Did you mean "t_template"?',
  ],
  [
    "the name for the id",
    [terrain("t_soil", { name: "thin soil" }), terrain("t_pit", { open: "Thin Soil" })],
    'Did you mean "t_soil"?',
  ],
  [
    "words in another order",
    [terrain("t_soil_thin"), terrain("t_pit", { open: "t_thin_soil" })],
    'Did you mean "t_soil_thin"?',
  ],
  ["another word", [terrain("t_a", { desc: "Soil." })], 'Did you mean "description"?'],
  ["words too many", [terrain("t_a", { my_description: "Soil." })], 'Did you mean "description"?'],
  [
    "another word for a mandatory member of a part",
    [profession({ skills: [{ id: "weaving", level: 1 }] })],
    'Did you mean "name"?',
  ],
  [
    "an object as a map",
    [profession({ skills: [{ weaving: 2 }] })],
    'Write { "name": "weaving", "level": 2 }.',
  ],
  [
    "a part inside itself",
    [terrain("t_a", { bash: { bash: { str_min: 2, str_max: 4, ter_set: "t_a" } } })],
    'Write { "str_min": 2, "str_max": 4, "ter_set": "t_a" }.',
  ],
  [
    "a member of another kind",
    [terrain("t_a", { workbench: { multiplier: 1.1 } })],
    'Objects of type "furniture" have such a member: move it to one, or remove it.',
  ],
  [
    "a member of another kind, and what this one calls it",
    [{ ...terrain("f_a"), type: "furniture", required_str: 1 }],
    'Did you mean "move_cost_mod"? Objects of type "terrain" have such a member: move it to one, or remove it.',
  ],
  [
    "a member of a part that is not there",
    [terrain("t_a", { str_min: 2 })],
    'Put it into "bash", as in "bash": { "str_min": …, "ter_set": … }.',
  ],
  [
    "what is missing",
    [terrain("t_a", { move_cost: undefined })],
    'Add "move_cost": 1, with the value that is meant. Cost of moving through it in steps of 50 move points; 0 is impassable (§2.6).',
  ],
];

for (const [title, objects, help] of helps) {
  remedies(title, () => {
    const said = saidOf(...objects);
    assert.equal(
      said.map(([, , each]) => each),
      [help],
      JSON.stringify(said),
    );
  });
}

remedies("a letter of another script is named with both code points", () => {
  const found = saidOf(terrain("t_gate"), terrain("t_a", { open: "t_g\u0430te" }));
  const why = 'the Cyrillic "\u0430" (U+0430) stands for the Latin "a" (U+0061)';
  assert.equal(found, [
    ["unknown-reference", `No terrain "t_g\u0430te" is known – ${why}.`, 'Did you mean "t_gate"?'],
  ]);
  const [type] = saidOf({ ...terrain("t_b"), type: "terr\u0430in" });
  assert.is(type?.[2], `Write "terrain": ${why}.`);
});

remedies("nobody means the definition itself", () => {
  const [[, , look] = []] = saidOf(terrain("t_moss", { looks_like: "t_mos" }));
  assert.is(look, "Name another one, or remove it.");
  const [[, , open] = []] = saidOf(terrain("t_moss", { open: "t_mos" }));
  assert.is(open, "Define it in one of the packs, or name another.");
});

remedies.run();

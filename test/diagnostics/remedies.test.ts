/** What is said to do, as it can be typed, where the mistake is one of names. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { compilePacks } from "../../generator/build/compile-packs.ts";
import { shapes } from "../../generator/compiled/shapes.ts";
import { describeShape } from "../../generator/schema/describe-shape.ts";
import type { Shape } from "../../generator/schema/shape.ts";
import { findings } from "../expect.ts";
import { settingsOf } from "../pipeline/settings-of.ts";
import { projectFolder, terrain } from "../project-folder.ts";

const remedies = suite("remedies");

/** Of each finding that is no note its code, message and help. */
function saidOf(...objects: readonly object[]): string[][] {
  const folder = projectFolder({
    "core/a.json": objects,
    "core/items.json": [{ type: "GENERIC", id: ["reed", "hatchet", "mat"] }],
  });
  const { diagnostics } = compilePacks(settingsOf(folder, { packs: ["core"] }), { emit: false });
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
    'Choose: (a) move it to an object of type "furniture" if that one has it; (b) remove it if none has.',
  ],
  [
    "a member of another kind, and what this one calls it",
    [{ ...terrain("f_a"), type: "furniture", required_str: 1 }],
    'Did you mean "move_cost_mod"? Objects of type "terrain" have such a member.',
  ],
  [
    "a member of a part that is not there",
    [terrain("t_a", { str_min: 2 })],
    'Put it into "bash", as in "bash": { "str_min": …, "ter_set": … }.',
  ],
  [
    "a member of a part that would take the place of what is there",
    [{ type: "profession_item_substitutions", id: "mat", item: "mat", bonus: { present: ["T"] } }],
    'Choose: (a) move it to an object of type "profession", "furniture", "terrain" or "requirement" if that one has it; (b) remove it if none has.',
  ],
  [
    "a member of a part that has no effect beside what is there",
    [
      {
        type: "profession_item_substitutions",
        distribution: [],
        trait: "T",
        sub: [{ item: "mat", new: ["reed"] }],
      },
    ],
    'Choose: (a) remove it if it is not needed; (b) start its name with "//" if it is a comment.',
  ],
  ...["extend", "delete"].map((editor): readonly [string, readonly object[], string] => [
    `${editor} of a member that is no list`,
    [
      terrain("t_a", { bash: { str_min: 1, str_max: 2, ter_set: "t_a" } }),
      { type: "terrain", id: "t_b", "copy-from": "t_a", [editor]: { bash: { str_min: 1 } } },
    ],
    `Remove it. To change "bash", write "bash" itself beside "${editor}", with its whole new value.`,
  ]),
  [
    "a type that is no text",
    [{ ...terrain("t_a"), type: 5 }],
    'Replace the value with a type, such as "terrain" or "recipe".',
  ],
  [
    "the word that another English has",
    [
      terrain("t_a", { flags: ["HARVESTED"], harvest_season: "FALL", transforms_into: "t_a_bare" }),
      terrain("t_a_bare"),
    ],
    'Did you mean "AUTUMN"?',
  ],
  [
    "an id of another kind",
    [
      terrain("t_gate"),
      { ...profession({ traits: [] }), id: "t_wall" },
      terrain("t_b", { open: "t_wall" }),
    ],
    'Name a terrain, such as "t_gate". "defwright list --kind terrain" prints all.',
  ],
  [
    "an item of which nobody knows",
    [recipe({ components: [[["silk_thread", 1]]] })],
    'Choose: (a) name another, such as "hatchet", "mat" or "reed" if it is misspelt; (b) list it under "known" in the configuration if it is defined elsewhere.',
  ],
  [
    "the built-in id in other letters",
    [terrain("t_a", { open: "T_NULL" })],
    'Write "t_null" if you mean "nothing".',
  ],
  [
    "a misspelt member of delete",
    [
      terrain("t_a", { flags: ["X"] }),
      { type: "terrain", id: "t_b", "copy-from": "t_a", delete: { flgs: ["X"] } },
    ],
    'Did you mean "flags"?',
  ],
  [
    "a yes in words, where words may stand as well",
    [recipe({ components: [[["reed", 1, "no"]]] })],
    "Write false.",
  ],
  [
    "an entry to be taken out, written as it stands in the list",
    [
      profession({ items: { both: [["mat", "a_note"]] } }),
      {
        type: "profession",
        id: "weaver",
        "edit-mode": "modify",
        items: { "remove:both": [["mat", "a_note"]] },
      },
    ],
    'Write "mat".',
  ],
  [
    "what is missing",
    [terrain("t_a", { move_cost: undefined })],
    'Add "move_cost": 1, with the intended value. Cost of moving through it in steps of 50 move points; 0 is impassable (specification §2.6).',
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
  const [member] = saidOf(terrain("t_c", { description: undefined, "fl\u0430gs": ["X"] }));
  assert.is(member?.[2], `Did you mean "flags"? Here ${why}.`);
});

remedies("what cannot be read for want of a member says so", () => {
  const [[, message] = []] = saidOf({
    type: "profession_item_substitutions",
    item: "mat",
    sub: [{ persent: ["T"], new: ["reed"] }],
  });
  assert.is(
    message,
    'Unknown member "persent" in "sub[0]" – expected "present", which is missing.',
  );
});

remedies("of a part around itself one thing is said", () => {
  const strengths = { str_min: 2, str_max: 4, ter_set: "t_a" };
  const said = saidOf(terrain("t_a", { bash: { bash: strengths } }));
  assert.equal(
    said.map(([, message]) => message),
    ['"bash" is an object without known members – expected an object with "ter_set".'],
  );
});

remedies("a text that cannot be read names what to type", () => {
  const list = JSON.stringify([terrain("t_a")]);
  const texts: readonly (readonly [text: string, help: string])[] = [
    [`\`\`\`json\n${list}\n\`\`\`\n`, "Remove this line and the ``` at the end of the file."],
    [
      `${list}\n[]`,
      'Combine both into one list: write "," in place of the last "]" and of this "[".',
    ],
    ['[{ "a": 0,5 }]', "Write 0.5 instead."],
    ['[{ "a": 2,5 }]', "Write 2.5 for one number, or [2, 5] for a list."],
    [
      '{ "terrain": [{ "type": "terrain" }] }',
      'Remove { "terrain": at the beginning of the file and } at its end.',
    ],
  ];
  for (const [text, help] of texts) {
    const folder = projectFolder({ "core/a.json": text });
    const [found] = compilePacks(settingsOf(folder, { packs: ["core"] }), {
      emit: false,
    }).diagnostics;
    assert.is(found?.help, help, text);
  }
});

remedies("nobody is to blame for ids that the lost end of a file may have defined", () => {
  const folder = projectFolder({
    "core/a.json": [terrain("t_a", { open: "t_gate" })],
    "core/b.json": '[{ "type": "terrain", "id": "t_b",',
  });
  const { diagnostics } = compilePacks(settingsOf(folder, { packs: ["core"] }), { emit: false });
  findings(diagnostics, ["invalid-json"], "the end of the file is lost: blame nothing else");
});

remedies("nobody means what is built in", () => {
  const objects = [
    terrain("t_a", { open: "t_nul", looks_like: "t_nulll" }),
    terrain("t_b", { "copy-from": "t_nulls" }),
    { type: "terrain", id: "t_nuls", "edit-mode": "modify", name: "x" },
  ];
  for (const [code, , help] of saidOf(...objects)) {
    assert.not.match(help ?? "", /_null/u, code);
  }
});

remedies("nobody reads patterns: of each text that has one there is an example to show", () => {
  const withPattern: Shape[] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    if (typeof (value as Shape).pattern === "string") withPattern.push(value);
    Object.values(value).forEach(visit);
  };
  visit(shapes);
  assert.ok(withPattern.length > 0);
  for (const shape of withPattern) {
    assert.ok((shape.examples ?? []).length > 0, shape.pattern ?? "");
    assert.not.match(describeShape(shape), /[\\^$]|\(\?/u);
  }
});

remedies("nobody means the definition itself", () => {
  const [[, , look] = []] = saidOf(terrain("t_moss", { looks_like: "t_mos" }));
  assert.is(
    look,
    "Choose: (a) name another one if something else looks like it; (b) remove it if nothing does.",
  );
  const [[, , open] = []] = saidOf(terrain("t_moss", { open: "t_mos" }));
  assert.is(
    open,
    "Choose: (a) define it in one of the packs if it does not exist yet; (b) name another if it is misspelt.",
  );
});

remedies.run();

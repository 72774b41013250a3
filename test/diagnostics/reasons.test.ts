/** Why an id is not there: the likeliest reason, and no other. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { compilePacks } from "../../generator/build/compile-packs.ts";
import { settingsOf } from "../pipeline/settings-of.ts";
import { furniture, projectFolder, terrain } from "../project-folder.ts";

const reasons = suite("reasons");

/** Message and help of each finding, in one line. */
function told(
  files: Readonly<Record<string, unknown>>,
  packs: readonly string[] = ["core"],
): string[] {
  const { diagnostics } = compilePacks(settingsOf(projectFolder(files), { packs }), {
    emit: false,
  });
  return diagnostics.map(({ message, help = "" }) => `${message} ${help}`.trim());
}

const skill = { type: "skill", id: "mending" };
const gate = (open: string): object => terrain("t_gate", { open });

reasons("it is furniture, not terrain", () => {
  assert.equal(told({ "core/a.json": [gate("f_bench"), furniture("f_bench")] }), [
    'No terrain "f_bench" is known – "f_bench" is furniture. Name a terrain. "defwright list --kind terrain" prints all.',
  ]);
});

reasons("it is of a kind that is defined elsewhere", () => {
  assert.equal(told({ "core/a.json": [gate("mending"), skill] }), [
    'No terrain "mending" is known – "mending" is a skill. Name a terrain. "defwright list --kind terrain" prints all.',
  ]);
});

reasons("what is wanted is an item, and it is terrain", () => {
  const recipe = { type: "recipe", result: "t_gate", time: "1 m" };
  const item = { type: "GENERIC", id: "awl" };
  assert.equal(told({ "core/a.json": [terrain("t_gate"), recipe, item] }), [
    'No item "t_gate" is known – "t_gate" is a terrain. Name an item, such as "awl".',
  ]);
});

reasons("it differs in case, in spaces or in its prefix", () => {
  const found = (open: string): string[] =>
    told({ "core/a.json": [gate(open), terrain("t_gate_open")] });
  assert.equal(found("T_Gate_open"), [
    'No terrain "T_Gate_open" is known – "t_gate_open" differs only in case. Did you mean "t_gate_open"?',
  ]);
  assert.equal(found("t_gate_open "), [
    'No terrain "t_gate_open " is known – "t_gate_open" differs only in spaces. Did you mean "t_gate_open"?',
  ]);
  assert.equal(found("gate_open"), [
    'No terrain "gate_open" is known – "t_gate_open" differs only in its prefix. Did you mean "t_gate_open"?',
  ]);
});

reasons("it is a template", () => {
  const template = { ...terrain("t_x"), id: undefined, abstract: "t_any_gate" };
  assert.equal(told({ "core/a.json": [gate("t_any_gate"), template] }), [
    'No terrain "t_any_gate" is known – "t_any_gate" is a template, which never becomes content. Name a terrain. "defwright list --kind terrain" prints all.',
  ]);
});

reasons("a pack that loads later defines the parent", () => {
  const child = { type: "terrain", id: "t_small_gate", "copy-from": "t_gate" };
  const files = { "core/a.json": [child], "mod/a.json": [terrain("t_gate")] };
  assert.equal(told(files, ["core", "mod"]), [
    'There is no terrain "t_gate" to copy from – the pack "mod", which loads later, defines it. Name a terrain of this pack or an earlier one.',
  ]);
});

reasons("a pack that is not loaded defines it", () => {
  const files = {
    "core/a.json": [gate("t_gate_open")],
    "gates/modinfo.json": [{ type: "MOD_INFO", id: "gates" }],
    "gates/a.json": [terrain("t_gate_open")],
    "notes/a.json": [terrain("t_gate_open")],
  };
  assert.equal(told(files), [
    'No terrain "t_gate_open" is known – the pack "gates" defines it, which is not loaded. Choose: (a) load the pack "gates" if its content is wanted; (b) name another if it is not.',
  ]);
});

reasons(
  "of packs that are not loaded, the one that defines it is named, not one that changes it",
  () => {
    const change = { type: "terrain", id: "t_gate_open", name: "gap" };
    const load = (pack: string): string =>
      `No terrain "t_gate_open" is known – the pack "${pack}" defines it, which is not loaded. Choose: (a) load the pack "${pack}" if its content is wanted; (b) name another if it is not.`;
    const files = {
      "core/a.json": [gate("t_gate_open")],
      "alps/modinfo.json": [{ type: "MOD_INFO", id: "alps", dependencies: ["gates"] }],
      "alps/a.json": [terrain("t_gate_open")],
      "beds/modinfo.json": [{ type: "MOD_INFO", id: "beds" }],
      "beds/a.json": [
        { ...change, "copy-from": "t_gate_open" },
        { ...change, "edit-mode": "modify" },
      ],
      "cows/modinfo.json": [{ type: "MOD_INFO", id: "cows" }],
      "cows/a.json": [{ ...terrain("t_gate_open"), "edit-mode": "override" }],
    };
    assert.equal(told(files), [load("alps")]);
    const gates = { "gates/modinfo.json": [{ type: "MOD_INFO", id: "gates" }] };
    assert.equal(told({ ...files, ...gates, "gates/a.json": [terrain("t_gate_open")] }), [
      load("gates"),
    ]);
    assert.equal(told({ ...files, "alps/a.json": [] }), [load("cows")]);
  },
);

reasons("its definition is broken: nothing is said of those who use it", () => {
  const broken = { ...terrain("t_gate_open"), move_cost: [] };
  const found = told({ "core/a.json": [gate("t_gate_open"), broken] });
  assert.equal(found, [
    '"move_cost" is a list – expected a whole number. The form is that of "move_cost": 1.',
  ]);
});

reasons.run();

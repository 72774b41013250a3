/**
 * `--fix=suggestions` never changes what content means: where the content was right and something else is broken, files
 * stay as they are; where a word was misspelt, the word that was meant is written or none.
 */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { compilePacks } from "../../generator/build/compile-packs.ts";
import { fixOf } from "../../generator/fix/fixes.ts";
import { planFixes } from "../../generator/fix/plan-fixes.ts";
import { settingsOf } from "../pipeline/settings-of.ts";
import { projectFolder, terrain } from "../project-folder.ts";

const test = suite("fixes and meaning");

type Files = Readonly<Record<string, unknown>>;
interface Outcome {
  /** Text of each file that is mended. */
  readonly mended: Readonly<Record<string, string>>;
  readonly codes: readonly string[];
  readonly help: readonly (string | undefined)[];
}

function mend(files: Files, dialect: "spec" | "bright-nights" = "spec"): Outcome {
  const named = Object.entries(files).map(([path, content]) => [`core/${path}`, content] as const);
  const settings = settingsOf(projectFolder(Object.fromEntries(named)), {
    packs: ["core"],
    dialect,
  });
  const plan = planFixes(settings, "suggestions");
  const { diagnostics, evidence } = compilePacks(settings, { emit: false });
  const writable = diagnostics.filter(
    (each) => fixOf(each, evidence)?.level === "suggestions",
  ).length;
  assert.ok(plan.files.length === 0 || writable > 0, "what is fixed is told to be fixable");
  return {
    mended: Object.fromEntries(plan.files.map(({ displayPath, after }) => [displayPath, after])),
    codes: diagnostics.map(({ code }) => code),
    help: diagnostics.map(({ help }) => help),
  };
}

const furniture = (id: string, more: object = {}): object => ({
  type: "furniture",
  id,
  name: "locker",
  symbol: "{",
  color: "light_gray",
  move_cost_mod: -1,
  required_str: 8,
  ...more,
});
const open = furniture("f_mail_locker_o", { close: "f_mail_locker_c" });
const closed = furniture("f_mail_locker_c", { open: "f_mail_locker_o" });
const picked = furniture("f_mail_box", { lockpick_result: "f_mail_locker_c" });
const safe = furniture("f_safe", { open: "f_safe_walll", close: "f_safe_wall" });
const walls = furniture("f_wall_safe");

const broken: Readonly<Record<string, Files>> = {
  "a file that is no list of objects": { "z.json": ["furniture"] },
  "a lost quote": { "z.json": JSON.stringify([closed]).replace('_c",', "_c,") },
  "an object without a type": { "z.json": [{ ...closed, type: undefined }] },
  "an object without type and id": { "z.json": [{ name: "x" }] },
  "a type that is nearly one": {
    "z.json": [{ ...closed, type: "furnitur" }, { type: "furnitur" }],
  },
  "a type that is none": { "z.json": [{ ...closed, type: "furn" }] },
  "an object without an id": { "z.json": [{ ...closed, id: undefined }] },
  "an id that is a number": { "z.json": [{ ...closed, id: 7 }] },
  "a child of nothing, without an id": {
    "z.json": [{ type: "furniture", "copy-from": "f_nothing", name: "x" }],
  },
  "an id that another has, too": { "z.json": [{ ...closed, id: "f_mail_box" }] },
  "a member twice, by which it is named": {
    "z.json": JSON.stringify([closed]).replace('"id":', '"id":"f_other","id":'),
  },
  "nothing but the definition gone": {},
};
for (const [what, files] of Object.entries(broken)) {
  test(`references stay as they are beside ${what}`, () => {
    const content = {
      "a.json": [open, picked],
      "b.json": [safe, furniture("f_safe_wall"), walls],
    };
    const { mended } = mend({ ...content, ...files });
    const texts = Object.values(mended).join("");
    assert.not.match(texts, '"lockpick_result": "f_mail_locker_o"');
    assert.not.match(texts, '"close": "f_mail_locker_o"');
    assert.not.ok(Object.hasOwn(mended, "core/a.json"));
  });
}

const unreadable = Object.keys(broken).filter(
  (what) => !/^(?:nothing|an object without a type|a type that is (?:none|nearly))/u.test(what),
);
for (const what of unreadable) {
  test(`${what} may be what a slip of one letter names, too`, () => {
    const content = { "b.json": [safe, furniture("f_safe_wall")] };
    assert.ok(Object.hasOwn(mend(content).mended, "core/b.json"), "it is mended without");
    const { mended } = mend({ ...content, ...broken[what], "c.json": [furniture("f_mail_box")] });
    assert.not.ok(Object.hasOwn(mended, "core/b.json"));
  });
}

const pairs: readonly (readonly [known: string, written: string])[] = [
  ["t_door_c", "t_door_o"],
  ["t_door_open", "t_door_oped"],
  ["t_lamp_on", "t_lamp_off"],
  ["t_wall_1", "t_wall_2"],
  ["t_wall_10", "t_wall_1_0"],
  ["t_wall_left", "t_wall_lift"],
  ["t_sign_ne", "t_sign_nw"],
  ["t_rock", "t_rocks"],
  ["t_tile", "t_tiled"],
  ["t_clock", "t_cloak"],
  ["t_swage", "t_sewage"],
  ["t_male", "t_female"],
  ["t_pipesC", "t_pipesD"],
  ["t_hatch", "f_hatch"],
  ["t_dirtroad", "t_dirt_road"],
];
for (const [known, written] of pairs) {
  test(`"${written}" is no slip for "${known}"`, () => {
    const content = [terrain(known), terrain(`${known}_old`, { open: written, close: known })];
    const { mended, codes } = mend({ "a.json": content });
    assert.equal(mended, {});
    assert.equal(codes, ["unknown-reference"]);
  });
}

for (const written of ["t_grvael", "t_gravvel", "T_GRAVEL", "t_gravel "]) {
  test(`"${written}" is "t_gravel", and is mended`, () => {
    const content = [terrain("t_gravel"), terrain("t_path", { open: written, close: "t_gravel" })];
    assert.match(mend({ "a.json": content }).mended["core/a.json"] ?? "", '"open": "t_gravel"');
  });

  test(`"${written}" is left alone where somebody else writes it`, () => {
    const content = [terrain("t_gravel"), terrain("t_path", { open: written, close: "t_gravel" })];
    const mapgen = [{ type: "mapgen", object: { terrain: { ".": written } } }];
    assert.equal(mend({ "a.json": content, "map.json": mapgen }).mended, {});
  });
}

test("a spelling that others use for a word is right", () => {
  const content = [
    terrain("t_gravel"),
    terrain("t_path", { open: "t_gravvel", close: "t_gravel" }),
  ];
  const others = [terrain("t_pit", { name: "pit of gravvel" })];
  assert.equal(mend({ "a.json": content, "b.json": others }).mended, {});
});

test("of two spellings that stand once each neither is taken", () => {
  const content = [terrain("t_gravel", { name: "x" }), terrain("t_path", { open: "t_gravvel" })];
  assert.equal(mend({ "a.json": content }).mended, {});
});

test("what is built in is neither written nor suggested", () => {
  const nail = { type: "recipe", result: "rope", time: "1 m", components: [[["nail", 1]]] };
  const { mended, codes, help } = mend({
    "a.json": [nail, { type: "GENERIC", id: "rope" }, terrain("t_a", { open: "t_nul" })],
    "b.json": [
      { type: "recipe", result: "rope", id_suffix: "b", time: "1 m", components: [[["nul", 1]]] },
    ],
  });
  assert.equal(mended, {});
  assert.equal(codes, ["unknown-reference", "unknown-reference", "unknown-reference"]);
  assert.not.ok(help.some((each) => each?.includes("Did you mean")));
});

test("a migration to nothing that is there is not followed", () => {
  const content = [
    { type: "MIGRATION", id: "twine", replace: "null" },
    { type: "GENERIC", id: "rope" },
    { type: "recipe", result: "rope", time: "1 m", components: [[["twine", 1]]] },
  ];
  assert.equal(mend({ "a.json": content }).mended, {});
});

test("a definition of a migrated item takes the place of no other", () => {
  const uncraft = (result: string, time: string): object => {
    return { type: "uncraft", result, time, components: [[["lead", 1]]] };
  };
  const items = ["shell", "lead"].map((id) => ({ type: "GENERIC", id }));
  const gone = ["old_shell", "older_shell"].map((id) => {
    return { type: "MIGRATION", id, replace: "shell" };
  });
  const known = [uncraft("old_shell", "2 m"), uncraft("older_shell", "3 m")];
  const all = [...items, ...gone, uncraft("shell", "1 m"), ...known];
  const taken = mend({ "a.json": all }, "bright-nights");
  assert.equal(taken.mended, {});
  assert.match(taken.help.join(), "this would replace an uncraft that is there already");
  // One of them can be that of the new item.
  const { mended } = mend({ "a.json": [...items, ...gone, ...known] }, "bright-nights");
  const text = mended["core/a.json"] ?? "";
  assert.equal([...text.matchAll(/"result": ?"(\w+)"/gu)].map(([, id]) => id).sort(), [
    "older_shell",
    "shell",
  ]);
});

test("a type is changed only where the object is all of the new kind", () => {
  const recipe = { result: "rope", time: "1 m", components: [[["reed", 1]]] };
  assert.equal(mend({ "a.json": [{ type: "craft", ...recipe }] }).mended, {});
  const { mended } = mend({ "a.json": [{ type: "recipie", ...recipe }] });
  assert.match(mended["core/a.json"] ?? "", '"type": "recipe"');
  assert.equal(mend({ "a.json": [{ type: "recipie", ...recipe, time: [] }] }).mended, {});
  assert.equal(mend({ "a.json": [{ type: "terain", id: "t_a", name: "a" }] }).mended, {});
});

test("a member is renamed only where its value goes with the new name", () => {
  const { mended, codes } = mend({ "a.json": [terrain("t_a", { look_like: 7 })] });
  assert.equal(mended, {});
  assert.equal(codes, ["unknown-member"]);
  // What another part is called is spelt right.
  assert.equal(mend({ "a.json": [terrain("t_a", { sounds: "x", skill_used: "x" })] }).mended, {});
});

test("a definition that nobody calls as it is written is the mistake", () => {
  const uses = ["a", "b", "c", "d", "e"].map((name) =>
    terrain(`t_${name}`, { open: "t_door_c", close: "t_gate" }),
  );
  const content = {
    "a.json": [...uses, terrain("t_door_o", { close: "t_door_c" }), terrain("t_gate")],
    "b.json": [terrain("t_dor_c", { open: "t_door_o" })],
  };
  const { mended, codes, help } = mend(content);
  assert.equal(mended, {});
  assert.equal(codes, ["misspelt-definition"]);
  assert.match(help[0] ?? "", '(a) rename it to "t_door_c"');
  const used = terrain("t_dor_frame", { transforms_into: "t_dor_c" });
  const both = mend({ ...content, "c.json": [used] });
  assert.ok(both.codes.every((code) => code === "unknown-reference"));
});

test("a definition of another word is no mistake, however many are missing", () => {
  const uses = ["a", "b"].map((name) => terrain(`t_${name}`, { open: "t_door_o" }));
  const { codes } = mend({ "a.json": [...uses, terrain("t_door_c")] });
  assert.equal(codes, ["unknown-reference", "unknown-reference"]);
});

test("children of a misspelt parent are told with it, as gravely, and no baseline takes them", () => {
  const children = ["a", "b"].map((name) => ({
    type: "terrain",
    id: `t_${name}`,
    "copy-from": "t_gravel",
  }));
  const folder = projectFolder({ "core/a.json": [terrain("t_gravvel"), ...children] });
  const settings = settingsOf(folder, { packs: ["core"], dialect: "bright-nights" });
  const { diagnostics } = compilePacks(settings, { emit: false });
  assert.equal(
    diagnostics.map(({ code, severity }) => [code, severity]),
    [["misspelt-definition", "error"]],
  );
  const off = new Map([["misspelt-definition", "off" as const]]);
  const lowered = compilePacks({ ...settings, severity: off }, { emit: false });
  assert.equal(
    lowered.diagnostics.map(({ severity }) => severity),
    ["error"],
  );
});

test("what is computed of an inherited value is not taken for what is written", () => {
  const made = (
    parent: object,
    child: object,
  ): readonly [string, string | undefined, boolean][] => {
    const recipe = { type: "recipe", never_learn: true };
    const folder = projectFolder({
      "core/a.json": [
        { ...recipe, abstract: "base", ...parent },
        { ...recipe, result: "a", "copy-from": "base", ...child },
      ],
    });
    const settings = settingsOf(folder, { packs: ["core"] });
    const { diagnostics, evidence } = compilePacks(settings, { emit: false });
    const isOther = (code: string): boolean => code !== "unchecked-references";
    const said = diagnostics.filter(({ code }) => isOther(code));
    assert.equal(planFixes(settings, "safe").leftOut, []);
    return said.map((each) => [each.code, each.help, fixOf(each, evidence) !== undefined]);
  };
  const by = (member: string): string =>
    `This is what "${member}" makes of an inherited value. Change that one, "${member}" or both.`;
  assert.equal(made({ time: 500 }, { proportional: { time: 2 } }), [
    ["legacy-time", 'Write "5 s".', true],
    ["legacy-time", by("proportional"), false],
  ]);
  assert.equal(made({ time: "1 m" }, { relative: { time: "-2 m" } }), [
    ["negative-time", by("relative"), false],
  ]);
  // What is wrong with a change itself has the help of that.
  assert.equal(made({ time: "1 m" }, { proportional: { time: "2" } }), [
    ["wrong-type", "Write 2.", true],
  ]);
});

test("a value to which another object adds is not given another form", () => {
  const recipe = { type: "recipe", result: "a", time: 500, never_learn: true };
  const codesOfFixes = (...children: object[]): readonly string[] => {
    const heirs = children.map((child) => ({
      ...recipe,
      time: undefined,
      "copy-from": "a",
      ...child,
    }));
    const folder = projectFolder({ "core/a.json": [recipe, ...heirs] });
    const settings = settingsOf(folder, { packs: ["core"] });
    const { diagnostics, evidence } = compilePacks(settings, { emit: false });
    return diagnostics.filter((each) => fixOf(each, evidence)).map(({ code }) => code);
  };
  assert.equal(codesOfFixes({ result: "b" }), ["legacy-time"]);
  assert.equal(codesOfFixes({ result: "b", proportional: { time: 2 } }), ["legacy-time"]);
  assert.equal(codesOfFixes({ result: "b", relative: { time: 100 } }), []);
});

test.run();

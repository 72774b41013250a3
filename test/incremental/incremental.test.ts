import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { build } from "../../generator/build/build.ts";
import { compilePacks } from "../../generator/build/compile-packs.ts";
import type { Compilation } from "../../generator/compile.ts";
import { loadSettings } from "../../generator/config/load-config.ts";
import type { Settings } from "../../generator/config/settings.ts";
import type { OutputShape } from "../../generator/model/output-shape.ts";
import type { Rule } from "../../generator/kinds/kind.ts";
import { kinds, kindsIn } from "../built-in.ts";
import { createBuildSession } from "../../generator/build/session.ts";
import { differences, seen } from "../differential/seen.ts";
import { doorProject, projectFolder, read, terrain, write } from "../project-folder.ts";
import { root } from "../root.ts";
import { createRandom } from "../search/random.ts";
import { randomEdit, textsBelow } from "./random-edit.ts";

const test = suite("incremental");

async function copyOfContent(shape: OutputShape): Promise<{ folder: string; settings: Settings }> {
  const folder = projectFolder();
  cpSync(join(root, "content"), join(folder, "content"), { recursive: true });
  cpSync(join(root, "defwright.config.json"), join(folder, "defwright.config.json"));
  const { settings } = await loadSettings({ workingDirectory: folder, overrides: { shape } });
  assert.ok(settings);
  return { folder, settings };
}

/** What one run says and the other does not. */
function difference(one: Compilation, other: Compilation): string[] {
  return differences(seen(one), seen(other));
}

async function doorSettings(folder: string, shape: OutputShape): Promise<Settings> {
  const { settings } = await loadSettings({ workingDirectory: folder, overrides: { shape } });
  assert.ok(settings);
  return settings;
}

test("disassemblies follow their recipes where two of these exchange places", async () => {
  const recipes = ["scarf", "mittens"].map((result) => ({
    type: "recipe",
    result,
    reversible: true,
    category: "CC_CLOTHES",
    time: "5 m",
    skill_used: "tailor",
    difficulty: 1,
    autolearn: true,
    components: [[["wool", 1]]],
  }));
  const folder = doorProject({ "content/core/clothes.json": recipes });
  const settings = await doorSettings(folder, "literal");
  const session = createBuildSession();
  const uncrafts = (): string[] => [
    ...(compilePacks(settings, { session }).model.records.get("uncraft")?.keys() ?? []),
  ];
  assert.equal(uncrafts(), ["scarf", "mittens"]);
  write(folder, "content/core/clothes.json", recipes.toReversed());
  assert.equal(uncrafts(), ["mittens", "scarf"]);
  assert.equal(difference(compilePacks(settings, { session }), compilePacks(settings)), []);
});

test("a gain comes and goes with the recipe that brings back what is lost", async () => {
  const recipe = (result: string, taken: string, more: object = {}): object => ({
    ...{ type: "recipe", result, category: "CC_CLOTHES", time: "5 m", autolearn: true },
    ...{ skill_used: "tailor", difficulty: 1, components: [[[taken, 1]]], ...more },
  });
  const apart = {
    ...{ type: "uncraft", result: "robe", time: "5 m", skill_used: "tailor", difficulty: 1 },
    components: [[["patch", 2]], [["ribbon", 1]]],
  };
  // A robe of one sheet returns two patches and a ribbon, which is a gain as soon as a patch becomes a sheet.
  const others = [recipe("robe", "sheet"), apart];
  const folder = doorProject({ "content/core/clothes.json": others });
  const settings = await doorSettings(folder, "literal");
  const session = createBuildSession();
  const gains = (): string[] => {
    const { diagnostics } = compilePacks(settings, { session });
    return diagnostics.flatMap(({ code, message }) => (code === "craft-gain" ? [message] : []));
  };
  const set = (...recipes: readonly object[]): void => {
    write(folder, "content/core/clothes.json", others);
    write(folder, "content/core/more.json", recipes);
  };
  assert.equal(gains().length, 0);
  set(recipe("sheet", "patch"));
  assert.equal(gains().length, 1);
  set(recipe("hood", "patch"));
  assert.equal(gains().length, 0);
  set(recipe("hood", "patch", { byproducts: [["sheet", 1]] }));
  assert.equal(gains().length, 1);
  set(recipe("sheet", "patch", { never_learn: true }));
  assert.equal(gains().length, 0);
  set(recipe("sheet", "patch"), recipe("sheet", "reed", { id_suffix: "reed" }));
  assert.equal(gains().length, 1);
  assert.equal(difference(compilePacks(settings, { session }), compilePacks(settings)), []);
});

test("what follows from a misspelling is still known to when its file is edited elsewhere", async () => {
  const person = { type: "profession", id: "weaver", name: "a", description: "b", points: 0 };
  const change = { type: "profession", id: "weaver", "edit-mode": "modify" };
  const folder = doorProject({
    "defwright.config.json": {
      packs: ["content/core", "content/mod"],
      known: { trait: ["WEBBED"] },
    },
    "content/core/people.json": [terrain("t_sill"), { ...person, traits: ["WEBED"] }],
    "content/mod/people.json": [{ ...change, "remove:traits": ["WEBBED"] }],
  });
  const settings = await doorSettings(folder, "literal");
  const session = createBuildSession();
  const codes = (): string[] =>
    compilePacks(settings, { session }).diagnostics.map(({ code }) => code);
  assert.equal(codes(), ["unknown-reference"]);
  for (const path of ["core", "mod"].map((pack) => `content/${pack}/people.json`)) {
    const text = read(folder, path);
    write(folder, path, text.replace('"move_cost": 2', '"move_cost": 3').replace("\n", "\n\n"));
    assert.equal(codes(), ["unknown-reference"]);
  }
  write(folder, "content/core/people.json", [terrain("t_sill"), { ...person, traits: ["ODD"] }]);
  assert.equal(codes(), ["unknown-reference", "removal-not-found"]);
});

/** Codes of the findings of each state of the files, in a session and in a cold run of each. */
async function codesAfter(
  files: Parameters<typeof doorProject>[0],
  states: readonly (readonly [path: string, content: unknown])[],
): Promise<string[][]> {
  const folder = doorProject(files);
  const settings = await doorSettings(folder, "literal");
  const session = createBuildSession();
  compilePacks(settings, { session });
  return states.map(([path, content]) => {
    write(folder, path, content);
    const touched = new Set([join(folder, path)]);
    const warm = compilePacks(settings, { session, touched });
    assert.equal(difference(warm, compilePacks(settings)), []);
    return warm.diagnostics.map(({ code }) => code);
  });
}

test("an alias that goes takes those who use it with it, and brings them back", async () => {
  const alias = terrain("t_new", { alias: "t_old" });
  const path = "content/core/new.json";
  const codes = await codesAfter(
    { "content/core/door.json": [terrain("t_door", { open: "t_old" })], [path]: [alias] },
    [
      [path, [terrain("t_new")]],
      [path, [alias]],
      [path, [terrain("t_new")]],
    ],
  );
  assert.equal(codes, [["unknown-reference"], [], ["unknown-reference"]]);
});

test("a modification of a parent reaches its children", async () => {
  const colourless = terrain("t_parent", { color: undefined });
  const path = "content/mod/parent.json";
  const change = { type: "terrain", id: "t_parent", "edit-mode": "modify" };
  const codes = await codesAfter(
    {
      "defwright.config.json": { packs: ["content/core", "content/mod"], out: "generated" },
      "content/core/parent.json": [colourless],
      "content/core/child.json": [
        { type: "terrain", id: "t_child", "copy-from": "t_parent", name: "child" },
      ],
      [path]: [{ ...change, color: "red" }],
    },
    [
      [path, []],
      [path, [{ ...change, color: "red" }]],
      [path, [{ ...change, color: "red", bgcolor: "red" }]],
    ],
  );
  // A child that inherits the mistake is not told again.
  assert.equal(codes, [["color-choice"], ["color-choice"], ["color-choice"]]);
});

test("parts of a requirement reach recipes that use it by its alias", async () => {
  const requirement = (tools: readonly unknown[]): object[] => [
    { type: "requirement", id: "blades", alias: "any_blade", tools },
  ];
  const path = "content/core/requirements.json";
  const folder = doorProject({
    [path]: requirement([["knife"]]),
    "content/core/recipes.json": [{ type: "recipe", result: "stick", using: "any_blade" }],
  });
  const settings = await doorSettings(folder, "literal");
  const session = createBuildSession();
  compilePacks(settings, { session });
  write(folder, path, requirement([["scythe"]]));
  const touched = new Set([join(folder, path)]);
  const warm = compilePacks(settings, { session, touched });
  assert.equal(difference(warm, compilePacks(settings)), []);
  assert.ok(warm.modules.some(({ text }) => text.includes("scythe")));
});

test("a mistake that several copy is told of the same one, whichever was checked again", async () => {
  const template = {
    ...terrain("t_base", { open: "t_nowhere" }),
    id: undefined,
    abstract: "t_base",
  };
  const child = (id: string): object => ({ type: "terrain", id, "copy-from": "t_base" });
  const path = "content/core/more.json";
  const more = (cost: number): object[] => [
    terrain("t_apart", { move_cost: cost }),
    { type: "terrain", id: "t_first", "edit-mode": "modify", close: "t_gone" },
  ];
  const codes = await codesAfter(
    {
      "content/core/first.json": [child("t_first")],
      "content/core/second.json": [child("t_second"), template],
      [path]: more(2),
    },
    [[path, more(3)]],
  );
  assert.equal(codes, [["unknown-reference", "unknown-reference"]]);
});

test("what an author wrote stays as it is where a record holds what an alias stands for", async () => {
  const tent = { type: "furniture", name: "a", symbol: "a", color: "red", move_cost_mod: 0 };
  const path = "content/core/centre.json";
  const centre = [{ ...tent, id: "f_new", required_str: -1, alias: "f_old" }];
  const bash = { str_min: 1, str_max: 2, tent_centers: ["f_old"], items: [] };
  const folder = doorProject({
    "content/core/wall.json": [{ ...tent, id: "f_wall", required_str: -1, bash }],
    [path]: centre,
  });
  const settings = await doorSettings(folder, "literal");
  const session = createBuildSession();
  compilePacks(settings, { session });
  write(folder, path, []);
  const warm = compilePacks(settings, { session, touched: new Set([join(folder, path)]) });
  assert.equal(difference(warm, compilePacks(settings)), []);
  assert.equal(
    warm.diagnostics.map(({ message }) => message),
    ['No furniture "f_old" is known.'],
  );
});

test("files of two packs with one path stay two, however their places in the order shift", async () => {
  const same = terrain("t_same");
  const folder = doorProject({
    "defwright.config.json": { packs: ["content/core", "content/mod"], out: "generated" },
    "content/core/same.json": [same],
    "content/mod/same.json": [same],
  });
  const settings = await doorSettings(folder, "literal");
  const session = createBuildSession();
  compilePacks(settings, { session });
  const edits = { "content/core/more.json": [], "content/core/same.json": [same, terrain("t_b")] };
  for (const [path, content] of Object.entries(edits)) write(folder, path, content);
  const touched = new Set(Object.keys(edits).map((path) => join(folder, path)));
  const warm = compilePacks(settings, { session, touched });
  assert.equal(difference(warm, compilePacks(settings)), []);
  assert.equal(
    warm.diagnostics.map(({ code, source }) => [code, source.packName]),
    [["duplicate-id", "mod"]],
  );
});

test("a rule that looks at another definition sees it as it is now, though nobody was told", async () => {
  const rules = kinds.terrain.rules as Rule[];
  const trap: Rule = (definition, { find, report, placeOf }) => {
    const other = find("furniture", "f_far");
    if (definition.id !== "t_gate" || other?.value["required_str"] !== 7) return;
    report("legacy-time", placeOf(definition, []), { moves: 7, instead: "7 s" });
  };
  const far = (required_str: number): object => ({
    ...{ type: "furniture", id: "f_far", name: "a", symbol: "a", color: "red" },
    ...{ move_cost_mod: 0, required_str },
  });
  const path = "content/core/far.json";
  rules.push(trap);
  try {
    const codes = await codesAfter({ [path]: [far(1)] }, [
      [path, [far(7)]],
      [path, []],
      [path, [far(7)]],
      [path, [far(8)]],
    ]);
    assert.equal(codes, [["legacy-time"], [], ["legacy-time"], []]);
  } finally {
    rules.splice(rules.indexOf(trap), 1);
  }
});

test("lists in a circle are written out alike, whoever is written out first", async () => {
  const requirement = (id: string, list: string): object => ({
    type: "requirement",
    id,
    components: [
      [
        [`item_of_${id}`, 1],
        [list, 1, "LIST"],
      ],
    ],
  });
  const recipe = (result: string, list: string): object => ({
    type: "recipe",
    result,
    components: [[[list, 1, "LIST"]]],
  });
  const path = "content/core/first.json";
  const folder = doorProject({
    "defwright.config.json": {
      ...{ packs: ["content/core"], out: "generated" },
      severity: { "requirement-cycle": "off" },
    },
    [path]: [],
    "content/core/lists.json": [requirement("one", "two"), requirement("two", "one")],
    "content/core/recipes.json": [recipe("b_last", "two")],
  });
  const settings = await doorSettings(folder, "literal");
  const session = createBuildSession();
  const components = (): unknown =>
    compilePacks(settings, { session }).model.records.get("recipe")?.get("b_last")?.record[
      "components"
    ];
  const alone = components();
  assert.equal(alone, [[["item_of_two", 1, true]]]);
  write(folder, path, [recipe("a_first", "one")]);
  assert.equal(components(), alone);
  assert.equal(difference(compilePacks(settings, { session }), compilePacks(settings)), []);
});

/** Findings are compared with the baseline after content is checked, and before anything of it is kept. */
function throwingInTheMiddle(settings: Settings, run: () => unknown): void {
  const get = (): never => {
    throw new Error("in the middle");
  };
  Object.defineProperty(settings, "baseline", { configurable: true, get });
  assert.throws(run, "in the middle");
  delete (settings as { baseline?: unknown }).baseline;
}

test("a run that throws leaves nothing half done", async () => {
  const { folder, settings } = await copyOfContent("literal");
  const content = join(folder, "content");
  const originals = textsBelow(content);
  const random = createRandom(9);
  const session = createBuildSession();
  compilePacks(settings, { session });
  for (let round = 0; round < 12; round += 1) {
    const touched = new Set<string>();
    for (const throws of [true, false]) {
      const edit = randomEdit(content, originals, (count) => random.below(count));
      for (const path of edit.touched) touched.add(path);
      const run = (): Compilation => compilePacks(settings, { session, touched });
      if (throws) throwingInTheMiddle(settings, run);
      else assert.equal(difference(run(), compilePacks(settings)), [], edit.what);
    }
  }
});

for (const shape of ["literal", "packed"] as const) {
  test(`${shape}: a zero that becomes negative is another value`, async () => {
    const folder = doorProject({ "content/core/sill.json": [terrain("t_sill", { move_cost: 0 })] });
    const settings = await doorSettings(folder, shape);
    const session = createBuildSession();
    const before = compilePacks(settings, { session });
    const sill = read(folder, "content/core/sill.json");
    write(folder, "content/core/sill.json", sill.replace('"move_cost": 0', '"move_cost": -0'));
    const touched = new Set([join(folder, "content/core/sill.json")]);
    const after = compilePacks(settings, { session, touched });
    assert.equal(difference(after, compilePacks(settings)), []);
    assert.not.equal(
      after.modules.map(({ text }) => text),
      before.modules.map(({ text }) => text),
    );
  });
}

test("a session that is used with other settings knows what a cold run with these does", async () => {
  const { folder, settings } = await copyOfContent("literal");
  const others: Settings[] = [
    { ...settings, shape: "packed" },
    { ...settings, importExtension: settings.importExtension === ".js" ? "" : ".js" },
    { ...settings, kinds: kindsIn("bright-nights") },
    { ...settings, workingDirectory: join(folder, "content") },
  ];
  const session = createBuildSession();
  for (const other of others) {
    for (const each of [settings, other, settings]) {
      assert.equal(difference(compilePacks(each, { session }), compilePacks(each)), []);
    }
  }
});

test("what a file that cannot be read may define is known to be unknown as long as it cannot", async () => {
  const gate = terrain("t_gate", { open: "t_arch" });
  const copy = { type: "terrain", id: "t_copy", "copy-from": "t_arch" };
  const folder = doorProject({ "content/core/doors.json": [gate, copy] });
  const arch = JSON.stringify([terrain("t_arch")]);
  const settings = await doorSettings(folder, "literal");
  const session = createBuildSession();
  const codes = (): string[] => {
    const warm = compilePacks(settings, { session });
    assert.equal(difference(warm, compilePacks(settings)), []);
    return warm.diagnostics.map(({ code }) => code);
  };
  const unknown = codes();
  assert.equal([...unknown].sort(), ["unknown-parent", "unknown-reference"]);
  for (const round of [1, 2]) {
    write(folder, "content/core/arches.json", arch.replace(/"t_arch",/u, '"t_arch" "x" ,,'));
    const unread = codes();
    for (const code of unknown) assert.not(unread.includes(code), `${code}, ${String(round)}`);
    write(folder, "content/core/arches.json", arch.replace("t_arch", "t_vault"));
    assert.equal(codes(), unknown);
    write(folder, "content/core/arches.json", arch);
    assert.equal(codes(), []);
  }
});

test("an id that is a name follows the names that definitions have by now", async () => {
  const folder = doorProject({
    "content/core/doors.json": [terrain("t_gate", { open: "Iron Grille" })],
    "content/core/grilles.json": [terrain("t_g", { name: "iron grille" })],
  });
  const settings = await doorSettings(folder, "literal");
  const session = createBuildSession();
  const isTold = (): boolean => {
    const warm = compilePacks(settings, { session });
    assert.equal(difference(warm, compilePacks(settings)), []);
    return warm.diagnostics.some(({ message, help = "" }) =>
      (message + help).includes('is the name of "t_g"'),
    );
  };
  const grilles = (...all: readonly object[]): void => {
    write(folder, "content/core/grilles.json", all);
  };
  assert.ok(isTold());
  grilles(terrain("t_g", { name: "iron grille", move_cost: 4 }));
  assert.ok(isTold());
  grilles(terrain("t_g", { name: "bars" }));
  assert.not(isTold());
  grilles(terrain("t_g", { name: "iron grille" }), terrain("t_other"));
  assert.ok(isTold());
  grilles(terrain("t_g", { name: "iron grille" }), terrain("t_other", { name: "iron grille" }));
  assert.not(isTold());
  grilles(terrain("t_g", { name: "iron grille" }));
  assert.ok(isTold());
});

test("a file that is no text any more stays none until it is written anew", async () => {
  const folder = doorProject();
  const settings = await doorSettings(folder, "literal");
  const session = createBuildSession();
  compilePacks(settings, { session });
  const file = join(folder, "content/core/doors.json");
  const text = readFileSync(file);
  const states = [
    {
      bytes: Buffer.concat([text.subarray(0, 40), Buffer.of(0xff), text.subarray(41)]),
      touched: [file],
    },
    { touched: [] },
    { bytes: text, touched: [file] },
  ];
  for (const { bytes, touched } of states) {
    if (bytes) writeFileSync(file, bytes);
    const warm = compilePacks(settings, { session, touched: new Set(touched) });
    assert.equal(difference(warm, compilePacks(settings)), []);
  }
});

test("an edit of a value writes the modules that it changes, and they are those of a cold build", async () => {
  const { folder, settings } = await copyOfContent("literal");
  const content = join(folder, "content");
  const session = createBuildSession();
  build(settings, { session, force: true });
  const originals = textsBelow(content, (text) => text.includes('"move_cost": 2'));
  const [path = ""] = originals.keys();
  const file = join(content, path);
  writeFileSync(file, (originals.get(path) ?? "").replace('"move_cost": 2', '"move_cost": 3'));
  const { written } = build(settings, { session, touched: new Set([file]) });
  assert.is(written.length, 2, written.join(" "));
  assert.ok(written.includes("manifest.json"));
  assert.equal(build(settings, { dryRun: true, force: true }).written, []);
});

test.run();

/** One mistake, one finding: who refers to something that has an error of its own is not to blame. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { compilePacks } from "../../generator/build/compile-packs.ts";
import type { DialectName as Dialect } from "../../generator/model/dialect.ts";
import { settingsOf } from "../pipeline/settings-of.ts";
import { furniture, projectFolder, terrain } from "../project-folder.ts";

const cascade = suite("no cascade");

/** `code file:line message` of what is found in a pack of these files. */
function findingsOf(
  files: Readonly<Record<string, unknown>>,
  options: {
    readonly dialect?: Dialect;
    readonly bytes?: Readonly<Record<string, Buffer>>;
    readonly packs?: readonly string[];
  } = {},
): string[] {
  const { dialect = "spec", bytes = {}, packs = ["."] } = options;
  const folder = projectFolder(files);
  for (const [path, content] of Object.entries(bytes)) writeFileSync(join(folder, path), content);
  for (const pack of packs) mkdirSync(join(folder, pack), { recursive: true });
  const { diagnostics } = compilePacks(settingsOf(folder, { packs, dialect }), { emit: false });
  return diagnostics.map(
    ({ code, source, range }) => `${code} ${source.displayPath}:${String(range.line)}`,
  );
}

/** Refers to "t_gate" in each way there is. */
const users = [
  terrain("t_gate_open", { close: "t_gate" }),
  { type: "terrain", id: "t_small_gate", "copy-from": "t_gate", name: "small gate" },
  { type: "terrain", id: "t_smaller_gate", "copy-from": "t_small_gate", name: "smaller gate" },
  { type: "terrain", id: "t_gate", "edit-mode": "modify", name: "great gate" },
  terrain("t_wall", { bash: { str_min: 1, str_max: 2, ter_set: "t_smaller_gate" } }),
];

const gate = (members: object): object => terrain("t_gate", { open: "t_gate_open", ...members });

cascade("a definition of wrong shape", () => {
  const found = findingsOf({ "a.json": [gate({ move_cost: "2" })], "b.json": users });
  assert.equal(found, ["wrong-type a.json:8"]);
});

cascade("a definition that lacks a mandatory member, which its children lack as well", () => {
  const { move_cost: _, ...without } = gate({}) as { move_cost: number };
  assert.equal(findingsOf({ "a.json": [without], "b.json": users }), ["missing-member a.json:2"]);
});

cascade("a definition without colour, whose children have none either", () => {
  const { color: _, ...without } = gate({}) as { color: string };
  assert.equal(findingsOf({ "a.json": [without], "b.json": users }), ["color-choice a.json:2"]);
});

cascade("a child that says itself what its parent lacks is whole, and its children with it", () => {
  const { move_cost: _, ...without } = gate({}) as { move_cost: number };
  const child = { type: "terrain", id: "t_child", "copy-from": "t_gate", move_cost: 3 };
  const other = { type: "terrain", id: "t_other", "copy-from": "t_gate" };
  const found = findingsOf({
    "a.json": [without, terrain("t_gate_open")],
    "b.json": [child, other, terrain("t_wall", { open: "t_child", close: "t_other" })],
  });
  assert.equal(found, ["missing-member a.json:2"]);
});

cascade("children of a template that lacks a mandatory member each have to say it", () => {
  const { id: _id, move_cost: _, ...without } = terrain("t_x") as { id: string; move_cost: number };
  const found = findingsOf({
    "a.json": [
      { ...without, abstract: "floor" },
      { type: "terrain", id: "t_one", "copy-from": "floor" },
      { type: "terrain", id: "t_two", "copy-from": "floor", move_cost: 2 },
    ],
  });
  assert.equal(found, ["missing-member a.json:9"]);
});

cascade("a syntax error in the file of a definition", () => {
  const broken = JSON.stringify([gate({})], undefined, 2).replace(
    '"name": "t_gate",',
    '"name": t_gate",',
  );
  assert.not.equal(broken, JSON.stringify([gate({})], undefined, 2));
  assert.equal(findingsOf({ "a.json": broken, "b.json": users }), ["invalid-json a.json:5"]);
});

cascade("a file that is cut off", () => {
  const cut = JSON.stringify([gate({})]).slice(0, -1);
  assert.equal(findingsOf({ "a.json": cut, "b.json": users }), ["invalid-json a.json:1"]);
});

cascade("a syntax error in a file with several ids in one object", () => {
  const broken = '[{ "type": "terrain", "id": ["t_gate", "t_other"], }]';
  const found = findingsOf({
    "a.json": broken,
    "b.json": [...users, terrain("t", { open: "t_other" })],
  });
  assert.equal(found, ["invalid-json a.json:1"]);
});

cascade("a file that is not UTF-8", () => {
  const bytes = Buffer.from(JSON.stringify([gate({ name: "portão" })]), "latin1");
  assert.equal(findingsOf({ "b.json": users }, { bytes: { "a.json": bytes } }), [
    "invalid-utf8 a.json:1",
  ]);
});

cascade("a definition that stands twice", () => {
  const found = findingsOf({ "a.json": [gate({})], "b.json": [gate({ move_cost: 5 }), ...users] });
  assert.equal(found, ["duplicate-id b.json:4"]);
});

cascade("a misspelt type", () => {
  const found = findingsOf({ "a.json": [gate({ type: "terain" })], "b.json": users });
  assert.equal(found, ["near-miss-type a.json:3"]);
});

cascade("the type of another kind", () => {
  const found = findingsOf({ "a.json": [gate({ type: "furniture" })], "b.json": users });
  assert.equal(found, ["other-kind a.json:3"]);
  const nothing = findingsOf({ "a.json": [gate({ type: "requirement" })], "b.json": users });
  assert.equal(nothing, ["other-kind a.json:3"]);
});

cascade(
  "the type of another kind, and a mistake inside that is told when the type is right",
  () => {
    const bash = { str_min: "1", str_max: 2, ter_set: "t_wall" };
    const found = findingsOf({ "a.json": [gate({ type: "furniture", bash })], "b.json": users });
    assert.equal(found, ["other-kind a.json:3"]);
  },
);

cascade("references to it are silent from both kinds, and from definitions that are left", () => {
  const mat = { type: "requirement", result: "mat", id_suffix: "fine", tools: [[["awl", 1]]] };
  const child = { type: "recipe", result: "mat", "copy-from": "mat_fine", time: "2 m" };
  const door = { ...gate({}), id: "old_gate", type: "furniture" };
  const found = findingsOf({
    "a.json": [mat, door],
    "b.json": [
      child,
      { type: "furniture", id: "f_small_gate", "copy-from": "old_gate" },
      { type: "furniture", id: "old_gate", "edit-mode": "modify", name: "great gate" },
      terrain("t_gate_open", { close: "old_gate" }),
    ],
  });
  assert.equal(found, ["other-kind a.json:3", "other-kind a.json:16"]);
});

cascade("an object that copies, changes or is a template is judged by its type", () => {
  const judged = (members: object): string[] =>
    findingsOf({ "a.json": [gate({ type: "furniture", open: undefined, ...members })] });
  const move = "unknown-member a.json:8";
  assert.equal(judged({ "copy-from": "f_door" }), ["unknown-parent a.json:9", move]);
  const modified = judged({ "edit-mode": "modify" });
  assert.equal(modified, ["unknown-modification-target a.json:4", move]);
  assert.equal(judged({ abstract: "door", id: undefined }), ["unknown-member a.json:7"]);
});

cascade("a definition with an id that nobody can type, however it is referred to", () => {
  for (const id of ["t_gate ", "t_\u200bgate"]) {
    const written = [...users, terrain("t_small_arch", { open: id })];
    const found = findingsOf({ "a.json": [gate({ id })], "b.json": written });
    assert.equal(found, ["id-characters a.json:4"], JSON.stringify(id));
  }
  const mat = { type: "recipe", result: "mat", id_suffix: "fine ", time: "1 m" };
  const child = { type: "recipe", result: "mat", id_suffix: "x", "copy-from": "matfine" };
  const recipes = findingsOf({ "a.json": [mat], "b.json": [child] });
  assert.equal(recipes, ["id-characters a.json:5"]);
});

cascade("a definition under a type that nobody knows", () => {
  const lost = findingsOf({ "a.json": [gate({ type: "ter" })], "b.json": users });
  assert.equal(lost, ["unknown-type a.json:3"]);
});

cascade("no type at all", () => {
  const found = findingsOf({ "a.json": [gate({ type: undefined })], "b.json": users });
  assert.equal(found, ["missing-type a.json:2"]);
});

cascade("a circle of parents", () => {
  const copies = { type: "terrain", id: "t_gate", "copy-from": "t_smaller_gate" };
  assert.equal(findingsOf({ "a.json": [copies], "b.json": users }), ["inheritance-cycle a.json:5"]);
});

cascade("a parent that is not there", () => {
  const orphan = { type: "terrain", id: "t_gate", "copy-from": "t_portcullis" };
  assert.equal(findingsOf({ "a.json": [orphan], "b.json": users }), ["unknown-parent a.json:5"]);
});

cascade("a template of wrong shape", () => {
  const { id: _, ...members } = gate({ symbol: 7 }) as { id: string };
  const child = { type: "terrain", id: "t_gate", "copy-from": "gates" };
  const found = findingsOf({
    "a.json": [{ ...members, abstract: "gates" }, child],
    "b.json": users,
  });
  assert.equal(found, ["wrong-type a.json:5"]);
});

for (const dialect of ["spec", "bright-nights"] as const) {
  for (const [name, broken, code] of [
    ["a recipe of wrong shape", { time: [] }, "wrong-type a.json:5"],
    ["a misspelt recipe", { type: "recpie" }, "near-miss-type a.json:3"],
  ] as const) {
    cascade(`${name} and its child, in ${dialect}`, () => {
      const recipe = { type: "recipe", result: "mat", id_suffix: "fine", time: "1 m", ...broken };
      const joined = dialect === "spec" ? "matfine" : "mat_fine";
      const child = { type: "recipe", result: "mat", "copy-from": joined, time: "2 m" };
      const found = findingsOf({ "a.json": [recipe], "b.json": [child] }, { dialect });
      assert.equal(found, [name.startsWith("a recipe") ? "wrong-type a.json:6" : code]);
    });
  }
}

cascade("a requirement of wrong shape", () => {
  const kit = { type: "requirement", id: "kit", tools: "awl" };
  const recipe = {
    type: "recipe",
    result: "mat",
    using: "kit",
    tools: [[["kit", 1, "LIST"]]],
  };
  assert.equal(findingsOf({ "a.json": [kit], "b.json": [recipe] }), ["wrong-type a.json:5"]);
});

cascade("several mistakes in one definition are all told", () => {
  const found = findingsOf({
    "a.json": [gate({ move_cost: "2", symbol: "..", open: 1, colour: "red" })],
  });
  assert.equal(found, [
    "wrong-length a.json:6",
    "wrong-type a.json:8",
    "wrong-type a.json:9",
    "unknown-member a.json:10",
  ]);
});

/** What is found where a modification is to take "WEBBED", "archery" and "awl" out of what the person has. */
function removalsFrom(
  members: object,
  known: Readonly<Record<string, readonly string[]>>,
  severity: Readonly<Record<string, "off">> = {},
): string[] {
  const usual = { name: "a", description: "b", points: 0 };
  const folder = projectFolder({
    "core/a.json": [{ type: "profession", id: "weaver", ...usual, ...members }],
    "mod/b.json": [
      {
        type: "profession",
        id: "weaver",
        "edit-mode": "modify",
        "remove:traits": ["WEBBED"],
        "remove:skills": ["archery"],
        items: { "remove:both": ["awl"] },
      },
    ],
  });
  const { diagnostics } = compilePacks(
    settingsOf(folder, {
      packs: ["core", "mod"],
      known: new Map(Object.entries(known).map(([kind, ids]) => [kind, new Set(ids)])),
      severity: new Map(Object.entries(severity)),
    }),
    { emit: false },
  );
  return diagnostics.map(
    ({ code, source, range }) => `${code} ${source.displayPath}:${String(range.line)}`,
  );
}

const learned = { trait: ["WEBBED", "ODD"], skill: ["archery", "sewing"], item: ["awl", "reed"] };
const missing = ["traits", "skills", "both"].map(
  (_, index) => `removal-not-found mod/b.json:${String([7, 10, 14][index])}`,
);

cascade("an entry that is misspelt where it stands is not missed by who takes it out", () => {
  const misspelt = {
    traits: ["ODD", "WEBED"],
    skills: [{ name: "arhcery", level: 2 }],
    items: { both: ["reed", ["awll", "story"]] },
  };
  const told = ["core/a.json:10", "core/a.json:14", "core/a.json:22"];
  assert.equal(
    removalsFrom(misspelt, learned),
    told.map((place) => `unknown-reference ${place}`),
  );
  // One value in place of a list, and a group.
  const others = {
    traits: "WEBED",
    skills: { name: "arhcery", level: 2 },
    items: { both: { entries: [{ item: "awll" }] } },
  };
  assert.equal(
    removalsFrom(others, learned).map((found) => found.split(" ")[0]),
    Array(3).fill("unknown-reference"),
  );
});

cascade("it is missed where the misspelling is not told, or is another word's", () => {
  const misspelt = {
    traits: ["WEBED"],
    skills: [{ name: "arhcery", level: 2 }],
    items: { both: ["awll"] },
  };
  assert.equal(removalsFrom(misspelt, {}), missing);
  assert.equal(removalsFrom(misspelt, learned, { "unknown-reference": "off" }), missing);
  const other = {
    traits: ["OD"],
    skills: [{ name: "sewng", level: 2 }],
    items: { both: ["red"], male: ["awll"] },
  };
  const found = removalsFrom(other, learned);
  assert.equal(found.slice(-3), missing);
  assert.is(found.length, 7);
});

cascade("one mistake that several children inherit is told once, where it stands", () => {
  const found = findingsOf({
    "a.json": [
      gate({ open: "t_gaet_open" }),
      { type: "terrain", id: "t_one", "copy-from": "t_gate" },
      { type: "terrain", id: "t_two", "copy-from": "t_one" },
    ],
    "b.json": [terrain("t_gate_open")],
  });
  assert.equal(found, ["unknown-reference a.json:9"]);
});

cascade(
  "what is right in a parent and wrong in its child names the child, whatever else is",
  () => {
    const bench = { multiplier: 1, mass: "1 kg", volume: "1 L" };
    const folder = projectFolder({
      "a.json": [furniture("f_bench", { examine_action: "workbench", workbench: bench })],
      "b.json": [{ type: "furniture", id: "f_small_bench", "copy-from": "f_bench" }],
      "c.json": [{ type: "furniture", id: "f_other", "copy-from": "f_bench", name: 3 }],
    });
    const { diagnostics } = compilePacks(settingsOf(folder, { packs: ["."] }), { emit: false });
    const said =
      '"workbench" is inherited, but "examine_action" never is – expected "workbench", without which it does not work.';
    assert.equal(
      diagnostics
        .filter(({ code }) => code !== "wrong-type")
        .map(({ source, message }) => [source.displayPath, message]),
      [
        ["b.json", said],
        ["c.json", said],
      ],
    );
  },
);

cascade("an object without an entry's braces does not disturb the others", () => {
  const found = findingsOf({ "a.json": [null, gate({}), 3], "b.json": users });
  assert.equal(found, ["not-an-object a.json:2", "not-an-object a.json:12"]);
});

const change = { type: "terrain", id: "t_gate", move_cost: 3 };
const openGate = terrain("t_gate_open", { close: "t_gate" });

for (const dialect of ["spec", "bright-nights"] as const) {
  const forgotten = (files: Readonly<Record<string, unknown>>): string[] =>
    findingsOf(files, { dialect, packs: ["core", "mod"] });

  cascade(`a change that does not say that it is one, in ${dialect}`, () => {
    const wanted = (file: string): string[] => [`incomplete-redefinition ${file}:4`];
    const core = [gate({}), openGate];
    assert.equal(forgotten({ "core/a.json": core, "mod/a.json": [change] }), wanted("mod/a.json"));
    assert.equal(
      forgotten({ "core/a.json": core, "core/b.json": [change] }),
      wanted("core/b.json"),
    );
    assert.equal(
      forgotten({ "core/b.json": core, "core/a.json": [change] }),
      wanted("core/a.json"),
    );
    const editing = { ...change, "add:flags": ["ROAD"], extend: { flags: ["FLAT"] } };
    assert.equal(forgotten({ "core/a.json": core, "mod/a.json": [editing] }), wanted("mod/a.json"));
  });

  cascade(`what its help advises is right, in ${dialect}`, () => {
    const advice = dialect === "spec" ? { "edit-mode": "modify" } : { "copy-from": "t_gate" };
    for (const file of ["mod/a.json", "core/b.json"]) {
      const found = forgotten({
        "core/a.json": [gate({}), openGate],
        [file]: [{ ...change, ...advice }],
      });
      assert.equal(
        found.filter((line) => !line.startsWith("replaced-definition")),
        [],
      );
    }
  });
}

cascade("an object that says what it does, or is whole, is no forgotten change", () => {
  const core = { "core/a.json": [gate({}), openGate] };
  const found = (object: object): string[] =>
    findingsOf({ ...core, "mod/a.json": [object] }, { packs: ["core", "mod"] });
  assert.equal(found(gate({ move_cost: 3 })), ["duplicate-id mod/a.json:4"]);
  assert.equal(found({ ...change, "edit-mode": "override" }), [
    "missing-member mod/a.json:2",
    "missing-member mod/a.json:2",
    "color-choice mod/a.json:2",
  ]);
  assert.equal(found({ ...change, id: "t_other" }), [
    "missing-member mod/a.json:2",
    "missing-member mod/a.json:2",
    "color-choice mod/a.json:2",
  ]);
});

cascade("entries in a row that are no objects are one finding", () => {
  const names = Array.from({ length: 300 }, (_, index) => `rooms/${String(index)}.json`);
  assert.equal(findingsOf({ "index.json": names }), ["not-an-object index.json:2"]);
  assert.equal(findingsOf({ "index.json": ["a", 1, null, [], [[]]] }), [
    "not-an-object index.json:2",
  ]);
  assert.equal(findingsOf({ "a.json": ["a", "b", gate({}), 1, openGate, "c", "d"] }), [
    "not-an-object a.json:2",
    "not-an-object a.json:13",
    "not-an-object a.json:23",
  ]);
  assert.equal(findingsOf({ "index.json": { files: names } }), ["missing-type index.json:1"]);
});

cascade("ids on either side of a merge conflict are known", () => {
  const side = (text: string): string =>
    `{ "type": "terrain", "id": "t_gate", "name": "${text}" }\n`;
  const text = `[\n<<<<<<< HEAD\n${side("gate")}=======\n${side("wide gate")}>>>>>>> other\n]`;
  assert.equal(findingsOf({ "a.json": text, "b.json": [openGate] }), ["invalid-json a.json:2"]);
});

cascade(
  "the intact objects of a file that is not JSON, which its comments and parts are not",
  () => {
    const door = '{ "type": "terrain", "id": "t_door", "open": "t_gate" }';
    const part = `{ "type": "furniture", "bash": ${door}, "names": [{ "type": "x" }], "open": "`;
    const wall = JSON.stringify({ ...terrain("t_wall"), move_cost: "2" });
    const text = `[\n// ${door},\n${part}\n,\n${wall}\n]`;
    const found = findingsOf({ "a.json": text });
    assert.ok(found.includes("invalid-json a.json:2"));
    assert.equal(
      found.filter((each) => !each.startsWith("invalid-json")),
      ["wrong-type a.json:5"],
    );
  },
);

cascade("a word of another format for the member that names or spells an object", () => {
  const recipe = (members: object): object => ({ type: "recipe", time: "1 m", ...members });
  const found = (...objects: object[]): string[] => findingsOf({ "a.json": objects });
  assert.equal(found(recipe({ id: "mat" })), ["unknown-member a.json:5"]);
  const mats = [recipe({ result: "mat" }), recipe({ result: "mat", suffix: "fine" })];
  assert.equal(found(...mats), ["unknown-member a.json:11"]);
  assert.equal(found(...mats.toReversed()), ["unknown-member a.json:6"]);
});

cascade("other words for all members of a part, and for one of them", () => {
  const person = (name: object): string[] =>
    findingsOf({ "a.json": [{ type: "profession", id: "a", name, description: "b", points: 0 }] });
  assert.equal(person({ masculine: "king", feminine: "queen" }), ["wrong-type a.json:5"]);
  assert.equal(person({ masculine: "king", female: "queen" }), ["unknown-member a.json:6"]);
  const bash = { str_min: 1, str_max: 2, ter_set: "t_wall", sound: { text: "crash!" } };
  const broken = findingsOf({ "a.json": [terrain("t_wall", { bash })] });
  assert.equal(broken, ["unknown-member a.json:14"]);
});

cascade("a misspelt member that decides which form a part has", () => {
  const harvest = [{ season: ["summer"], entries: [{ drop: "apple", base_num: [1, 2] }] }];
  const tree = terrain("t_tree", { examine_action: "harvest_ter", harvest_by_season: harvest });
  assert.equal(findingsOf({ "a.json": [tree] }), ["unknown-member a.json:12"]);
});

cascade("round brackets in place of square ones, over several lines", () => {
  const text = JSON.stringify(
    [{ type: "recipe", result: "mat", time: "1 m", components: [[["awl", 1]], [["reed", 2]]] }],
    undefined,
    2,
  );
  const round = text.replaceAll("[", "(").replaceAll("]", ")");
  assert.equal(findingsOf({ "a.json": round }), ["invalid-json a.json:1"]);
  const inside = text.replaceAll(/\[(?=\n {10})/gu, "(").replaceAll(/(?<=\n {8})\]/gu, ")");
  assert.not.equal(inside, text);
  assert.equal(findingsOf({ "a.json": inside }), ["invalid-json a.json:8"]);
  const more = inside.replace('"time": "1 m",', '"time": "1 m"');
  assert.equal(findingsOf({ "a.json": more }), ["invalid-json a.json:5", "invalid-json a.json:8"]);
});

cascade("an id without quotes, in the pack itself and in others", () => {
  const broken = JSON.stringify([gate({})], undefined, 2).replace('"id": "t_gate"', '"id": t_gate');
  const files = { "core/a.json": broken, "core/b.json": [openGate], "mod/a.json": users.slice(1) };
  const found = findingsOf(files, { packs: ["core", "mod"] });
  assert.equal(found, ["invalid-json core/a.json:4"]);
});

cascade("a misspelt template", () => {
  const template = { ...gate({}), id: undefined, abstract: "gatte" };
  const child = (id: string): object => ({ type: "terrain", id, "copy-from": "gate" });
  const found = findingsOf({
    "a.json": [template, openGate, child("t_gate"), child("t_one")],
    "b.json": [terrain("t_wall", { open: "t_one" })],
  });
  assert.equal(found, ["misspelt-definition a.json:9"]);
  // A reference names no template.
  const referred = findingsOf({
    "a.json": [{ ...template, open: undefined }, terrain("t_a", { open: "gate", close: "gate" })],
  });
  assert.equal(referred, ["unknown-reference a.json:17", "unknown-reference a.json:18"]);
});

cascade("the type of an object of the game that is not compiled", () => {
  for (const type of ["trap", "gate"]) {
    const found = findingsOf({ "a.json": [gate({ type })], "b.json": users });
    assert.equal(found, ["unknown-type a.json:3"], type);
    const single = findingsOf({ "a.json": gate({ type }), "b.json": [openGate] });
    assert.equal(single, ["unknown-type a.json:2"], type);
    assert.equal(findingsOf({ "a.json": [gate({ type })], "b.json": [terrain("t_a")] }), [], type);
    const other = { type, id: "t_gate", name: "gate" };
    const missing = findingsOf({ "a.json": [other], "b.json": [openGate] });
    assert.equal(missing, ["unknown-reference b.json:9"], type);
  }
});

/** A pack of which everything builds on another one, and a pack that builds on that. */
const dependent = {
  "mod/modinfo.json": [{ type: "MOD_INFO", id: "mod", dependencies: ["dda", "gates"] }],
  "mod/a.json": [...users, terrain("t_arch", { looks_like: "t_portico", roof: "t_no_roof" })],
  "addon/modinfo.json": [{ type: "MOD_INFO", id: "addon", dependencies: ["mod"] }],
  "addon/a.json": [terrain("t_b", { open: "t_gate" }), terrain("t_c", { move_cost: [] })],
};

cascade("a missing pack, in the pack that depends on it and in those that depend on that", () => {
  const folder = projectFolder({ ...dependent, "core/a.json": [terrain("t_x", { open: "t_y" })] });
  const { diagnostics } = compilePacks(settingsOf(folder, { packs: ["core", "mod", "addon"] }), {
    emit: false,
  });
  assert.equal(
    diagnostics.map(({ code, source, severity }) => [code, severity, source.displayPath]),
    [
      ["dependency-missing", "error", "mod/modinfo.json"],
      ["wrong-type", "error", "addon/a.json"],
      ["unknown-reference", "error", "core/a.json"],
    ],
  );
  const [missing] = diagnostics;
  assert.is(missing?.message.split(" – ")[0], 'No pack "gates" is loaded');
  assert.match(missing?.message ?? "", "and 6 uses of ids are unknown without it.");
});

cascade("a pack that takes the place of the core on which it depends, and copies from it", () => {
  const info = { type: "MOD_INFO", id: "mod", dependencies: ["dda"] };
  const found = (...objects: object[]): string[] =>
    findingsOf({ "mod/modinfo.json": [info], "mod/a.json": objects }, { packs: ["mod"] });
  const patch = { type: "terrain", id: "t_gate", "copy-from": "t_gate", move_cost: 3 };
  const change = { type: "terrain", id: "t_wall", "edit-mode": "modify", move_cost: 3 };
  for (const object of [patch, change]) {
    const use = terrain("t_gate_open", { close: "t_portcullis" });
    assert.equal(found(object, use), ["dependency-missing mod/modinfo.json:6"]);
  }
  // Whole content with a mistake in it needs no other core.
  assert.equal(found(openGate), ["unknown-reference mod/a.json:9"]);
});

cascade(
  "a misspelt word beside an id: an error for what follows, whatever severity it has itself",
  () => {
    const recipe = {
      type: "recipe",
      result: "mat",
      category: "CC_X",
      subcategory: "CSC_X",
      time: "1 m",
    };
    const folder = projectFolder({
      "a.json": [
        { type: "GENERIC", id: "mat" },
        { type: "requirement", id: "reeds", components: [[["mat", 1]]] },
        { ...recipe, components: [[["reeds", 1, "LUST"]]] },
      ],
    });
    const settings = settingsOf(folder, { packs: ["."], dialect: "spec" });
    const said = (severity: ReadonlyMap<string, "warning" | "off">): string[] =>
      compilePacks({ ...settings, severity }, { emit: false }).diagnostics.map(
        (each) => `${each.severity} ${each.code}`,
      );
    // What follows, the unknown item "reeds", is an error or a warning of its own.
    const alone = said(new Map([["not-in-list", "off"]]));
    assert.is(alone.length, 1);
    assert.match(alone[0] ?? "", "unknown-reference");
    const [severity = ""] = (alone[0] ?? "").split(" ");
    assert.equal(said(new Map([["not-in-list", "warning"]])), [`${severity} not-in-list`]);
  },
);

cascade.run();

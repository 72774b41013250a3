import { suite } from "uvu";
import * as assert from "uvu/assert";
import { defwright, doorProject, projectFolder, read, terrain, write } from "../project-folder.ts";

const test = suite("defwright rename");

const named = /"(?:id|open|close|copy-from|looks_like)": ?"t_gate"/u;

test("everywhere, and back, without a byte's difference", async () => {
  const folder = doorProject({
    "content/core/more.json": `[{"type":"terrain","id":"t_other","copy-from":"t_gate" ,"looks_like":"t_gate"}]\n`,
    "game.ts": `import { TerrainId } from "./generated/ids.ts";\nopen(TerrainId.t_gate);\n`,
    "content/core/map.json": [{ type: "palette", id: "p", terrain: { x: "t_gate" } }],
  });
  const files = ["content/core/doors.json", "content/core/more.json"];
  const before = files.map((file) => read(folder, file));
  const { code, err } = await defwright(folder, ["rename", "terrain", "t_gate", "t_arch"]);
  assert.is(code, 0, err);
  assert.match(err, "4 places in 2 files");
  assert.match(err, "content/core/map.json:6");
  assert.match(err, "game.ts:2");
  assert.not.match(files.map((file) => read(folder, file)).join(""), named);
  const back = await defwright(folder, ["rename", "terrain", "t_arch", "t_gate"]);
  assert.is(back.code, 0, back.err);
  assert.equal(
    files.map((file) => read(folder, file)),
    before,
  );
});

test("a released id and back, whatever aliases there are", async () => {
  const file = "content/core/more.json";
  const members = ["", `, "alias": "t_a"`, `, "alias": [ "t_a",\n  "t_b" ]`];
  for (const alias of members) {
    const text = `[{ "type": "terrain", "id": "t_other"${alias}, "copy-from": "t_gate" }]\n`;
    const folder = doorProject({ [file]: text });
    assert.is((await defwright(folder, ["release", "1.0"])).code, 0);
    const go = async (from: string, to: string): Promise<string> => {
      const { code, err } = await defwright(folder, ["rename", "terrain", from, to]);
      assert.is(code, 0, err);
      return read(folder, file);
    };
    assert.match(await go("t_other", "t_new"), /"alias": ("|\[.*)t_other"/su);
    assert.is(await go("t_new", "t_other"), text);
    const taken = await defwright(folder, ["rename", "terrain", "t_gate", "t_a"]);
    assert.is(taken.code, alias === "" ? 0 : 1);
  }
});

test("released ids of kinds without aliases, and those that follow from another, and back", async () => {
  const file = "content/core/recipes.json";
  const text = `[
  { "type": "item", "id": "stool", "name": "x" },
  { "type": "item", "id": "plank", "name": "x" },
  { "type": "recipe", "result": "stool", "id_suffix": "b", "reversible": true, "time": "1 m", "components": [[["plank", 1]]] },
  { "type": "recipe", "result": "plank", "copy-from": "stoolb", "time": "2 m" }
]
`;
  const folder = doorProject({
    "defwright.config.json": {
      ...{ packs: ["content/core"], kinds: { item: { schema: "item.json" } } },
      severity: { "released-id-renamed": "off", "unchecked-references": "off" },
    },
    "item.json": {
      ...{ title: "Item", description: "A thing.", type: "object", "x-saved": true },
      properties: { name: { type: "string" } },
    },
    [file]: text,
  });
  assert.is((await defwright(folder, ["release", "1.0"])).code, 0);
  const go = async (kind: string, from: string, to: string): Promise<string> => {
    const { code, err } = await defwright(folder, ["rename", kind, from, to]);
    assert.is(code, 0, err);
    assert.not.match(err, "are not changed");
    const check = await defwright(folder, ["check"]);
    assert.is(check.code, 0, check.err);
    return read(folder, file);
  };
  const renamed = await go("item", "stool", "seat");
  assert.match(renamed, '"id": "seat", "alias": "stool"');
  assert.match(renamed, '"copy-from": "seatb"');
  assert.match(
    renamed,
    `,
  { "type": "recipe_migration", "id": "stoolb", "replace": "seatb" },
  { "type": "uncraft_migration", "id": "stool", "replace": "seat" },
`,
  );
  assert.is(await go("item", "seat", "stool"), text);
  assert.match(
    await go("recipe", "stoolb", "stoolc"),
    `{ "type": "recipe_migration", "id": "stoolb", "replace": "stoolc" }`,
  );
  assert.is(await go("recipe", "stoolc", "stoolb"), text);
});

test("a released id that has an older migration, of what had it before", async () => {
  const tile = (id: string, name: string): string => JSON.stringify(terrain(id, { name }));
  const recipe = (result: string, suffix: string): string =>
    `{ "type": "recipe", "result": "${result}", "id_suffix": "${suffix}", "obsolete": true }`;
  const migration = (kind: string, ids: string, to: string): string =>
    `{ "type": "${kind}_migration", "id": ${ids}, "replace": ${to} }`;
  const lists = (...entries: string[]): string => `[\n  ${entries.join(",\n  ")}\n]\n`;
  const cases: readonly Readonly<Record<"kind" | "first" | "before" | "after" | "line", string>>[] =
    [
      {
        kind: "terrain",
        first: lists(tile("hh", "tallow")),
        before: lists(tile("hh", "rope"), migration("terrain", `"hh"`, "null")),
        after: lists(
          tile("gg", "rope").replace(`"gg"`, `"gg", "alias": "hh"`),
          migration("terrain", `"hh"`, "null"),
        ),
        line: `"hh", "live 1 tallow .", "removed 2", "live 2 rope .", "alias 3 gg"`,
      },
      {
        kind: "recipe",
        first: lists(recipe("h_h", "")),
        before: lists(
          ...[recipe("h", "h"), recipe("kk", "")],
          migration("recipe", `"h_h"`, `"kk"`),
        ),
        after: lists(
          ...[recipe("h", "g"), recipe("kk", "")],
          migration("recipe", `"h_h"`, `"h_g"`),
        ),
        line: `"h_h", "obsolete 1 h_h", "migrated 2 kk", "obsolete 2 h", "migrated 3 h_g"`,
      },
      {
        kind: "recipe",
        first: lists(recipe("h_h", "")),
        before: lists(recipe("h", "h"), migration("recipe", `["older", "h_h"]`, "null")),
        after: lists(
          ...[recipe("h", "g"), migration("recipe", `"h_h"`, `"h_g"`)],
          migration("recipe", `["older"]`, "null"),
        ),
        line: `"h_h", "obsolete 1 h_h", "removed 2", "obsolete 2 h", "migrated 3 h_g"`,
      },
    ];
  for (const { kind, first, before, after, line } of cases) {
    const file = "core/a.json";
    const [from, to] = kind === "recipe" ? ["h_h", "h_g"] : ["hh", "gg"];
    const folder = projectFolder({
      "defwright.config.json": {
        ...{ packs: ["core"], dialect: "bright-nights" },
        severity: { "unchecked-references": "off" },
      },
    });
    write(folder, file, first);
    assert.is((await defwright(folder, ["release", "1"])).code, 0);
    write(folder, file, before);
    const second = await defwright(folder, ["release", "2"]);
    assert.is(second.code, 0, second.err);
    const { code, err } = await defwright(folder, ["rename", kind, from, to]);
    assert.is(code, 0, err);
    assert.match(err, `"${from}" is kept`);
    assert.is(read(folder, file), after);
    const third = await defwright(folder, ["release", "3"]);
    assert.not.match(third.err, /warning|error/u);
    assert.match(read(folder, "defwright.lock.json"), line);
  }
});

const migrated = [
  { type: "terrain_migration", id: ["t_older", "t_oldest"], replace: "t_gate" },
  { type: "furniture_migration", id: "t_gate", replace: "f_box" },
  { type: "ter_furn_migration", from_ter: "t_boxed", to_ter: "t_gate", to_furn: "f_box" },
];
const box = { type: "furniture", id: "f_box", name: "box", symbol: "#", color: "red" };
const boxes = [{ ...box, move_cost_mod: 1, required_str: 1 }, ...migrated];

test("migrations follow the id that they lead to", async () => {
  const file = "content/core/boxes.json";
  const folder = doorProject({ [file]: boxes });
  const rename = async (...args: string[]): Promise<string> => {
    const { code, err } = await defwright(folder, ["rename", ...args]);
    assert.is(code, 0, err);
    return read(folder, file);
  };
  const before = read(folder, file);
  const arch = await rename("terrain", "t_gate", "t_arch");
  const leading = (text: string): string =>
    text
      .replace('"replace": "t_gate"', '"replace": "t_arch"')
      .replace('"to_ter": "t_gate"', '"to_ter": "t_arch"');
  assert.is(arch, leading(before));
  const chest = await rename("furniture", "f_box", "f_chest");
  assert.is(chest, arch.replaceAll('"f_box"', '"f_chest"'));
});

test("an id that is not there suggests the one that was meant", async () => {
  const { code, err } = await defwright(doorProject(), ["rename", "terrain", "t_gaet", "t_arch"]);
  assert.is(code, 1);
  assert.match(err, 'no object of kind terrain is called "t_gaet"\n(Did you mean "t_gate"?)');
});

test("a refusal names the kind with its article", async () => {
  const folder = projectFolder({
    "defwright.config.json": { packs: ["core"] },
    "core/a.json": [{ type: "uncraft", result: "rope", id_suffix: "_1", time: "1 m" }],
  });
  const { code, err } = await defwright(folder, ["rename", "uncraft", "rope_1", "cord_1"]);
  assert.is(code, 1);
  assert.match(err, "the id of an uncraft begins with the id of what it makes");
});

test("not if a migration of another's pack leads to it", async () => {
  const folder = doorProject({
    "defwright.config.json": { packs: ["content/core", "node_modules/more"], out: "generated" },
    "node_modules/more/migrated.json": migrated.slice(0, 1),
  });
  const { code, err } = await defwright(folder, ["rename", "terrain", "t_gate", "t_arch"]);
  assert.is(code, 1);
  assert.match(err, 'not renamed: "t_gate" is referred to in more, outside this project');
});

test("--dry-run prints a diff and writes nothing", async () => {
  const folder = doorProject();
  const before = read(folder, "content/core/doors.json");
  const args = ["rename", "terrain", "t_gate", "t_arch", "--dry-run"];
  const { code, out } = await defwright(folder, args);
  assert.is(code, 0);
  assert.match(out, '+    "id": "t_arch",');
  assert.is(read(folder, "content/core/doors.json"), before);
});

test("a joined id by its suffix: changed, added, taken away again", async () => {
  const file = "core/recipes.json";
  const text = `[
  { "type": "recipe", "result": "rope", "time": "1 m" },
  { "type": "recipe", "result": "rope", "id_suffix": "_b", "time": "1 m" },
  { "type": "recipe", "result": "cord", "copy-from": "rope_b" }
]
`;
  const folder = projectFolder({ "defwright.config.json": { packs: ["core"] }, [file]: text });
  const go = async (from: string, to: string): Promise<string> => {
    const { code, err } = await defwright(folder, ["rename", "recipe", from, to]);
    assert.is(code, 0, err);
    return read(folder, file);
  };
  const changed = await go("rope_b", "rope_c");
  assert.is(changed, text.replace('"_b"', '"_c"').replace('"rope_b"', '"rope_c"'));
  assert.is(await go("rope_c", "rope_b"), text);
  assert.match(await go("rope", "rope_a"), '"result": "rope", "id_suffix": "_a", "time"');
  assert.is(await go("rope_a", "rope"), text);
  const { code, err } = await defwright(folder, ["rename", "recipe", "rope", "string"]);
  assert.is(code, 1);
  assert.match(err, 'expected "rope" and a suffix');
});

test("an id that has a space may keep one, and no other id gets one", async () => {
  const file = "core/recipes.json";
  const text = `[{ "type": "recipe", "result": "rope", "id_suffix": "_from hemp", "time": "1 m" }]\n`;
  const folder = projectFolder({ "defwright.config.json": { packs: ["core"] }, [file]: text });
  const go = async (from: string, to: string): Promise<number | null> =>
    (await defwright(folder, ["rename", "recipe", from, to])).code;
  assert.is(await go("rope_from hemp", "rope_from flax"), 0);
  assert.is(read(folder, file), text.replace("hemp", "flax"));
  assert.is.not(await go("rope_from flax", "rope_from\tflax"), 0);
  assert.is(await go("rope_from flax", "rope_flax"), 0);
  assert.is(await go("rope_flax", "rope_from flax"), 0);
  assert.is.not(await go("rope_from flax", "rope_from flax "), 0);
});

test("refused: taken, built in, others' packs, other kinds, what would bring a finding", async () => {
  const folder = doorProject({
    "defwright.config.json": { packs: ["node_modules/base", "content/core"] },
    "node_modules/base/a.json": [terrain("t_base"), terrain("t_user", { open: "t_base" })],
    "content/core/item.json": [{ type: "GENERIC", id: "plank" }],
  });
  const reason = async (...words: string[]): Promise<string> => {
    const { code, err } = await defwright(folder, ["rename", "terrain", ...words]);
    assert.is(code, 1);
    return err;
  };
  assert.match(await reason("t_gate", "t_gate_open"), "already defined or referred to");
  assert.match(await reason("t_null", "t_none"), "built in");
  assert.match(await reason("t_base", "t_x"), "outside this project");
  for (const id of [" ", " t_arch", "t_arch ", "t\tarch", "t\u00a0arch"]) {
    assert.match(await reason("t_gate", id), "is not an id");
  }
  assert.match(await reason("t_gone", "t_x"), "no object");
});

test.run();

/** `defwright check --save`: what becomes of the ids in a player's save. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { defwright, projectFolder, terrain, write } from "../project-folder.ts";

const test = suite("defwright check --save");

async function reused(): Promise<string> {
  const gate = terrain("t_gate", { name: "gate" });
  const folder = projectFolder({
    "defwright.config.json": { packs: ["content"], dialect: "bright-nights" },
    "content/a.json": [gate],
  });
  await defwright(folder, ["release", "1"]);
  write(folder, "content/a.json", [
    ...[terrain("t_gate", { name: "lava" }), { ...gate, id: "t_gate_c" }],
    { type: "terrain_migration", id: "t_gate", replace: "t_gate_c" },
  ]);
  assert.is((await defwright(folder, ["release", "2"])).code, 0);
  return folder;
}

test("palettes anywhere in it are read as of their release", async () => {
  const folder = await reused();
  const palette = (more: object): object => ({ kind: "terrain", ids: { 1: "t_gate" }, ...more });
  write(folder, "save.json", {
    maps: [palette({ format: "0.1" }), { deep: palette({ format: "0.1", release: "2" }) }],
    other: { kind: "monster", ids: { 1: "x" } },
  });
  const { code, err } = await defwright(folder, ["check", "--save", "save.json"]);
  assert.is(code, 0);
  assert.match(err, 'terrain "t_gate": becomes "t_gate_c"\n');
  assert.match(err, "2 ids in save.json: 1 as they were, 1 replaced, 0 lost\n");
});

test("other ids are found by their paths, and lost ones fail", async () => {
  const folder = await reused();
  write(folder, "save.json", {
    release: "1",
    map: { tiles: ["t_gate", "t_moat", "t_gate_c", 7], "a b": [{ t: "t_gate" }] },
  });
  const words = ["check", "--save", "save.json", "--ids", "terrain=$.map.tiles[*]"];
  const { code, err } = await defwright(folder, words);
  assert.is(code, 1);
  assert.match(err, 'terrain "t_gate" of release 1: becomes "t_gate_c"\n');
  assert.match(err, 'terrain "t_moat" of release 1: nothing has this id\n');
  assert.match(err, "3 ids in save.json: 1 as they were, 1 replaced, 1 lost\n");
  const one = [
    "--format",
    "json",
    "check",
    "--save",
    "save.json",
    "--ids",
    'terrain=$.map["a b"][0].t',
  ];
  const { out } = await defwright(folder, one);
  assert.equal(JSON.parse(out), {
    ...{ version: 1, save: "save.json", kind: "terrain", id: "t_gate", release: "1" },
    to: "t_gate_c",
  });
});

test("a path that leads to nothing is no check, unlike an empty list", async () => {
  const folder = await reused();
  write(folder, "save.json", { map: { tiles: ["t_gate"], none: [], size: 3 }, rooms: [] });
  for (const [path, code, message] of [
    ["$.map.tile[*]", 2, 'there is no $.map.tile\n(Did you mean "tiles"?)'],
    ["$.map.size[*]", 2, "$.map.size is neither a list nor an object"],
    ["$.map", 2, "$.map is neither a text nor a list of texts"],
    ["$.map.none[*]", 0, "0 ids in save.json"],
    ["$.map.none[0]", 0, "0 ids in save.json"],
    ["$.rooms[*].tiles[*]", 0, "0 ids in save.json"],
  ] as const) {
    const words = ["check", "--save", "save.json", "--ids", `terrain=${path}`];
    const { code: exit, err } = await defwright(folder, words);
    assert.is(exit, code, path);
    assert.match(err, message);
  }
});

test("a release that the record does not have is named", async () => {
  const folder = await reused();
  const check = async (release: string): Promise<string> => {
    write(folder, "save.json", { release, at: "t_gate" });
    const words = ["check", "--save", "save.json", "--ids", "terrain=$.at"];
    const { code, err } = await defwright(folder, words);
    assert.is(code, 0, err);
    return err;
  };
  assert.match(await check("9.9"), 'warning: the record has no release "9.9"');
  for (const known of ["", "1", "2", "2+"]) assert.not.match(await check(known), "warning");
});

test("mistakes are named", async () => {
  const folder = await reused();
  write(folder, "save.json", {});
  write(folder, "broken.json", "{");
  for (const [words, message] of [
    [["--save", "none.json"], '"none.json" is not there, or is no file'],
    [["--save", "content"], '"content" is not there, or is no file'],
    [["--save", "broken.json"], '"broken.json" is not valid JSON'],
    [["--ids", "terrain=$"], 'add "--save"'],
    [["--save", "save.json", "--ids", "terrain=map"], '"terrain=map" is no kind and path'],
    [["--save", "save.json", "--ids", "item=$"], '"item=$" is no kind and path'],
  ] as const) {
    const { code, err } = await defwright(folder, ["check", ...words]);
    assert.is(code, 2, words.join(" "));
    assert.match(err, message);
  }
});

test.run();

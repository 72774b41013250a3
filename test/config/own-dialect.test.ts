/** A dialect of a project's own, from its configuration to what a game plays. */
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { defwright, projectFolder, read, write } from "../project-folder.ts";
import { clientProject } from "../runtime/client-project.ts";

const test = suite("a dialect of a project's own");

const dialect = {
  "//": "Ours.",
  extends: "bright-nights",
  rules: {
    ...{ negative_move_cost: "reduces", break_noise_default: "silent" },
    alternatives_limit: 3,
  },
  severity: { "unknown-member": "error" },
  kinds: {
    furniture: {
      schema: "furniture.schema.json",
      words: { connects_to: ["PIPE"] },
      unread: ["bash.echo"],
    },
  },
};

const schema = {
  properties: {
    heat: { type: "integer", minimum: 0, default: 5, description: "How hot it is." },
    opens_into: { "x-ref": "furniture", description: "What it opens into." },
    required_str: { type: "integer", default: 7, description: "What it takes to move it." },
  },
};

const pipe = {
  ...{ type: "furniture", id: "f_pipe", name: "pipe", symbol: "|", color: "brown" },
  ...{ move_cost_mod: -1, connects_to: "PIPE", opens_into: "f_pipe" },
  bash: { str_min: 1, str_max: 2, sound: "a", sound_fail: "b", echo: [1] },
};

/** Of all dialects, only some let furniture be without `required_str`, and lids break in silence. */
const lid = {
  ...{ type: "furniture", id: "f_hot", "copy-from": "f_pipe", heat: 9, required_str: 1 },
  pry: {
    ...{ pry_quality: 1, difficulty: 8, noise: 4, breakable: true },
    ...{ new_furn_type: "f_pipe", break_furn_type: "f_pipe", sound: "crunch!" },
    ...{ success_message: "a", fail_message: "b", break_message: "c", break_sound: "crack!" },
  },
};

/** Of two groups that share both items, there are more than one way to choose. */
function recipe(result: string, groups: number): object {
  const components = Array.from({ length: groups }, () => [
    ["paper", 1],
    ["cloth", 1],
  ]);
  return { type: "recipe", result, time: "1 m", components };
}

const files = { "furniture.schema.json": schema };

function project(own: object, ...objects: object[]): string {
  return projectFolder({
    "defwright.config.json": { packs: ["core"], out: "generated", dialect: own },
    ...files,
    "core/pipes.json": objects,
  });
}

const game = `
import { deepEqual, equal } from "node:assert/strict";
import { connections, moveCost, pry } from "defwright/runtime";
import { furniture } from "./generated/index.js";

const pipe = furniture.get("f_pipe");
const lid = furniture.get("f_hot");
equal(pipe.heat, 5);
equal(lid.heat, 9);
equal(furniture.get(pipe.opens_into ?? "f_hot"), pipe);
deepEqual([pipe.required_str, lid.required_str], [7, 1]);
deepEqual(connections(pipe, { north: lid, east: furniture.get("f_null") }), {
  north: true, east: false, south: false, west: false,
});
const tile = { terrain: { move_cost: 3 }, furniture: pipe };
const { dialect } = furniture;
deepEqual(moveCost(tile, { dialect }), { passable: true, move_cost: 2, move_points: 100 });
deepEqual(moveCost(tile, { dialect: "bright-nights" }), { passable: false });
const prier = { strength: 1, quality: 1, mechanics: 0, random: { next: () => 0.999 } };
const result = pry(furniture, "f_hot", prier);
equal(result.ok && result.outcome, "broken");
deepEqual(result.ok && result.sounds, []);
equal("echo" in (pipe.bash ?? {}), false);
`;

for (const shape of ["literal", "packed"] as const) {
  test(`${shape}: its members, words, defaults and rules hold from check to play`, async () => {
    const folder = clientProject({
      "defwright.config.json": { packs: ["core"], out: "generated", shape, dialect },
      ...files,
      "core/pipes.json": [pipe, lid, recipe("kite", 1)],
      "game.ts": game,
    });
    const { code, err } = await defwright(folder, ["build", "--strict"]);
    assert.is(code, 0, err);
    assert.match(read(folder, "generated/types.ts"), "readonly opens_into?: FurnitureId;");
    assert.match(read(folder, "generated/types.ts"), "readonly required_str: number;");
    await import(pathToFileURL(join(folder, "game.ts")).href);
  });
}

test("its limit of alternatives is that of recipes", async () => {
  const saidOf = async (own: object): Promise<string> =>
    (await defwright(project(own, recipe("kite", 2)), ["check", "--format", "unix"])).out;
  assert.match(await saidOf(dialect), "in more than 3 ways");
  assert.not.match(await saidOf({ ...dialect, rules: {} }), "ways");
});

test("what it does not allow is found", async () => {
  const wrong = { ...pipe, opens_into: "f_pip", heat: -1, connects_to: "PIPES", warmth: 1 };
  const folder = project({ ...dialect, rules: {} }, pipe, { ...wrong, id: "f_wrong" });
  const { code, out } = await defwright(folder, ["check", "--format", "unix"]);
  assert.is(code, 1);
  for (const part of ['"heat" is -1', '"f_pip"', '"PIPES"', '"warmth"']) assert.match(out, part);
});

test("a schema may refer to the kinds that it defines, and what infer writes does", async () => {
  const folder = projectFolder({
    "defwright.config.json": {
      ...{ packs: ["core"], out: "generated" },
      dialect: { extends: "spec", defines: { RIDDLE: { id: "riddle" }, "//": {} } },
      kinds: { gate: { types: ["GATE"], schema: "gate.json" } },
    },
    "core/a.json": [
      ...["one", "two", "three"].map((id) => ({ type: "RIDDLE", id })),
      ...["one", "two", "three"].map((asks, at) => ({ type: "GATE", id: `g${String(at)}`, asks })),
    ],
  });
  const { err: inferred } = await defwright(folder, [
    ..."infer --type GATE --kind gate --update gate.json".split(" "),
  ]);
  assert.match(inferred, "1 reference");
  assert.match(read(folder, "gate.json"), '"x-ref": "riddle"');
  const { code, err } = await defwright(folder, ["build"]);
  assert.is(code, 0, err);
  assert.match(read(folder, "generated/types.ts"), "readonly asks?: RiddleId;");
  assert.match(read(folder, "generated/ids.ts"), "export type RiddleId ");
  write(folder, "core/b.json", [{ type: "GATE", id: "odd", asks: "thre" }]);
  const { out } = await defwright(folder, ["check", "--format", "unix"]);
  assert.match(out, /No riddle "thre" is known.*"three"/u);
  write(folder, "gate.json", { properties: { asks: { "x-ref": "riddl" } } });
  assert.match((await defwright(folder, ["check"])).err, 'Did you mean "riddle"?');
});

test("mistakes in it are said with their places", async () => {
  const said = async (own: object): Promise<string> =>
    (await defwright(project(own, pipe), ["check", "--format", "unix"])).out;
  const { kinds } = dialect;
  assert.match(
    await said({ ...dialect, extends: "brigth-nights" }),
    'Did you mean "bright-nights"?',
  );
  assert.match(await said({ ...dialect, rule: {} }), 'Unknown member "rule" in "dialect"');
  assert.match(await said({ ...dialect, kinds: { furnitur: {} } }), 'Did you mean "furniture"?');
  const words = { furniture: { ...kinds.furniture, words: { conects_to: [] } } };
  assert.match(await said({ ...dialect, kinds: words }), 'Did you mean "connects_to"?');
  const gone = { furniture: { schema: "gone.json" } };
  assert.match(await said({ ...dialect, kinds: gone }), "gone.json");
});

test.run();

/** A dialect of a project's own, from its configuration to what a game plays. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { moveCost, type PlayRules } from "../../runtime/index.ts";
import { defwright, projectFolder, read } from "../project-folder.ts";

const test = suite("a dialect of a project's own");

const dialect = {
  "//": "Ours.",
  extends: "bright-nights",
  rules: { negative_move_cost: "reduces", alternatives_limit: 1 },
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
  },
};

const pipe = {
  ...{ type: "furniture", id: "f_pipe", name: "pipe", symbol: "|", color: "brown" },
  ...{ move_cost_mod: -1, required_str: -1, connects_to: "PIPE", opens_into: "f_pipe" },
  bash: { str_min: 1, str_max: 2, sound: "a", sound_fail: "b", echo: [1] },
};

function project(own: object, ...objects: object[]): string {
  return projectFolder({
    "defwright.config.json": { packs: ["core"], out: "generated", shape: "literal", dialect: own },
    "furniture.schema.json": schema,
    "core/pipes.json": objects,
  });
}

test("its members, words and rules hold from check to play", async () => {
  const folder = project(dialect, pipe, {
    type: "furniture",
    id: "f_hot",
    "copy-from": "f_pipe",
    heat: 9,
  });
  const { code, err } = await defwright(folder, ["build"]);
  assert.is(code, 0, err);
  assert.match(read(folder, "generated/types.ts"), "readonly opens_into?: FurnitureId;");
  const text = read(folder, "generated/furniture.ts");
  const [, rules = "{}"] = /^ {2}dialect: (.*),$/mu.exec(text) ?? [];
  const played = JSON.parse(rules) as PlayRules;
  const records = read(folder, "generated/furniture/core/pipes.ts");
  assert.match(records, "heat: 5,");
  assert.match(records, "heat: 9,");
  assert.not.match(records, "echo");
  const tile = { terrain: { move_cost: 3 }, furniture: { id: "f_pipe", move_cost_mod: -1 } };
  assert.equal(moveCost(tile, { dialect: played }), {
    passable: true,
    move_cost: 2,
    move_points: 100,
  });
  assert.equal(moveCost(tile, { dialect: "bright-nights" }), { passable: false });
});

test("what it does not allow is found", async () => {
  const wrong = { ...pipe, opens_into: "f_pip", heat: -1, connects_to: "PIPES", warmth: 1 };
  const folder = project({ ...dialect, rules: {} }, pipe, { ...wrong, id: "f_wrong" });
  const { code, out } = await defwright(folder, ["check", "--format", "unix"]);
  assert.is(code, 1);
  for (const part of ['"heat" is -1', '"f_pip"', '"PIPES"', '"warmth"']) assert.match(out, part);
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

/** What the dialect "dda" reads differently, on content written for it. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { defwright, projectFolder, read } from "../project-folder.ts";

const test = suite("dialect dda");

const craft = { type: "recipe", skill_used: "tailor", difficulty: 1, time: "10 m" };
const hoodie = { ...craft, result: "hoodie", variant: "shark", components: [[["rag", 2]]] };
const tile = { type: "terrain", name: "n", symbol: ".", color: "brown", move_cost: 2 };

test("ids have variants and results of parents, undoing takes a time, and groups are open", async () => {
  const folder = projectFolder({
    "defwright.config.json": { packs: ["core"], out: "generated", dialect: "dda" },
    "core/a.json": [
      { ...hoodie, reversible: { time: "5 m" } },
      { type: "recipe", "copy-from": "hoodie_bear", variant: "cat", components: [[["rag", 3]]] },
      { type: "recipe", "copy-from": "hoodie_shark", variant: "bear", components: [[["rag", 3]]] },
      {
        ...tile,
        id: "t_a",
        connects_to: ["GLASS", "WALL"],
        connect_groups: "GLASS",
        move_cost: -1,
      },
      { ...tile, id: "t_b", examine_action: { type: "cardreader", query: true } },
      { type: "terrain", id: "t_c", "copy-from": "t_b" },
    ],
    "core/index.json": ["a.json"],
    "core/mod_interactions/winter/b.json": [{ ...tile, id: "t_winter" }],
    "core/mod_interactions/core/b.json": [{ ...tile, id: "t_own" }],
  });
  const { code, err } = await defwright(folder, ["build"]);
  assert.is(code, 0, err);
  const recipes = read(folder, "generated/recipe.ts");
  for (const id of ["hoodie_bear", "hoodie_cat", "hoodie_shark"]) assert.match(recipes, id);
  assert.match(read(folder, "generated/uncraft/core/a.ts"), "time_moves: 30000");
  const terrain = read(folder, "generated/terrain.ts");
  assert.match(terrain, "t_own");
  assert.not.match(terrain, "t_winter");
  const records = read(folder, "generated/terrain/core/a.ts");
  assert.match(records, 'connects_to: ["GLASS", "WALL"]');
  assert.is(records.split('examine_action: "cardreader"').length, 3);
});

test.run();

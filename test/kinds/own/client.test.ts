/** What a game gets of kinds that exist only as data: types that hold, tables, look-ups, transitions, saved ids. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { write } from "../../project-folder.ts";
import { clientProject } from "../../runtime/client-project.ts";
import { compilers } from "../../types/compilers.ts";
import { configuration, expectCode, itemSchema, worldFiles } from "./world.ts";

const test = suite("a game with own kinds");

const right = `
import { hasSuccessor, recordsBy, replaceLookups, resolveSavedId, successorOf } from "defwright/runtime";
import {
  item, ItemId, monster, monsterLookups, MonsterId, omen, parseMonsterId, recipe, recipeLookups, RecipeId, saying,
  type Monster, type Omen, type Proverb, type Thing,
} from "./generated/index.js";
import type { MonsterUpgradeEdges, UpgradableMonsterId } from "./generated/edges.js";
import { texts } from "./generated/texts.js";

function equal(found: unknown, wanted: unknown): void {
  if (JSON.stringify(found) !== JSON.stringify(wanted)) throw new Error(JSON.stringify({ found, wanted }));
}

const wolf: Monster = monster.get("mon_wolf");
const grams: number = wolf.weight_grams;
equal(grams, 30000);
equal(wolf.attack?.dice, 2);
const drops: readonly ItemId[] = wolf.drops;
equal(drops.map((each) => item.get(each)?.name), ["chunk of meat"]);
const meat: Thing = item.get(ItemId.meat);
equal(meat.symbol, "?");
equal(recipe.get(RecipeId.fang).result, ItemId.fang);

// Look-ups.
const beasts: Monster[] = recordsBy(monster, monsterLookups, "faction", "beast");
equal(beasts.map(({ id }) => id), ["mon_dire", "mon_wolf"]);
equal(recordsBy(monster, monsterLookups, "faction", "constructor"), []);
equal(recordsBy(monster, monsterLookups, "habitats", "forest").map(({ id }) => id), ["mon_dire", "mon_wolf"]);
equal(recordsBy(recipe, recipeLookups, "result", ItemId.fang).length, 1);
const held = { ...monsterLookups };
replaceLookups(held, { ...monsterLookups, faction: {} });
equal(recordsBy(monster, held, "faction", "beast"), []);

// Members that are ids.
const prices: Readonly<Record<ItemId, number>> = monster.get("mon_wolf").prices ?? {};
equal(prices[ItemId.fang], 3);

// Transitions.
const grown = successorOf(monster, MonsterId.mon_wolf, "upgrade");
const exact: MonsterUpgradeEdges["mon_wolf"] = "mon_dire";
equal(grown, exact);
if (grown) equal(monster.get(grown).name, "dire wolf");
const growing: UpgradableMonsterId = MonsterId.mon_wolf;
equal(successorOf(monster, growing, "upgrade"), exact);
const any: MonsterId = monster.at(1)!.id;
equal(hasSuccessor(monster, any, "upgrade"), false);
if (hasSuccessor(monster, any, "upgrade")) {
  const able: UpgradableMonsterId = any;
  successorOf(monster, able, "upgrade");
}

// Ids of saves.
equal(parseMonsterId("mon_wolf"), MonsterId.mon_wolf);
equal(parseMonsterId("mon_wulf"), undefined);
const saved = resolveSavedId(monster, "mon_mouse");
equal(JSON.stringify(saved).includes("mon_rat"), true);

// A list.
const omens: readonly Omen[] = omen.all();
equal(omens.map(({ monster: id, sign }) => [monster.get(id)?.name, sign]), [
  ["wolf", "You hear howling."],
  ["rat", "Something rustles."],
]);
// Types that are not named after their kinds, one of them without any id.
const sayings: readonly Proverb[] = saying.all();
equal(sayings, [{ words: "Early birds." }]);
// Where texts are from, also without ids: by position.
equal(texts["omen"]?.["1"]?.["sign"]?.file, "content/core/core.json");
equal(texts["monster"]?.["mon_wolf"]?.["name"]?.file, "content/core/core.json");
`;
const wrong = `
import { hasSuccessor, recordsBy, successorOf } from "defwright/runtime"; // The wrong lines use it.
import type { UpgradableMonsterId } from "./generated/edges.js"; // The wrong lines use it.
import { itemId } from "./generated/index.js";
import { item, ItemId, monster, monsterLookups, MonsterId, omen, type Monster } from "./generated/index.js"; // The wrong lines use it.
MonsterId.mon_wolff;
const id: MonsterId = "mon_wolf";
const other: MonsterId = ItemId.meat;
monster.get("mon_wulf");
const known: Monster = monster.get(id);
recordsBy(monster, monsterLookups, "name", "wolf");
recordsBy(monster, monsterLookups, "upgrade", MonsterId.mon_dire);
recordsBy(item, monsterLookups, "name", "x");
successorOf(monster, MonsterId.mon_rat, "upgrade");
const full_grown: UpgradableMonsterId = MonsterId.mon_rat;
successorOf(monster, MonsterId.mon_wolf, "grow");
successorOf(item, ItemId.meat, "upgrade");
hasSuccessor(monster, ItemId.meat, "upgrade");
monster.get("mon_wolf").weight;
monster.get("mon_wolf").attack.dice;
omen.get("mon_wolf");
omen.all()[0]!.monster = other;
monster.get("mon_wolf").prices![MonsterId.mon_wolf];
monster.get("mon_wolf").prices!["fang"];
`;
const wrongLines = wrong
  .split("\n")
  .filter((line) => line !== "" && !line.includes("wrong lines use"));

const titled = {
  "defwright.config.json": {
    ...configuration,
    kinds: {
      ...(configuration["kinds"] as object),
      saying: { schema: "kinds/saying.schema.json" },
    },
  },
  "kinds/item.schema.json": { title: "Thing", ...itemSchema },
  "kinds/saying.schema.json": {
    ...{ title: "Proverb", type: "object", "x-id": false },
    properties: { words: { type: "string" } },
  },
  "content/core/sayings.json": [{ type: "saying", words: "Early birds." }],
};

for (const shape of ["literal", "packed"] as const) {
  const folder = clientProject({ ...worldFiles(titled), "game.ts": right });
  test.before(async () => {
    await expectCode(folder, 0, "build", "--shape", shape);
  });

  test(`${shape}: what a game does with them`, async () => {
    await import(pathToFileURL(join(folder, "game.ts")).href);
  });

  const used = Object.entries(compilers).slice(shape === "literal" ? 0 : -1);
  for (const [name, path] of used) {
    test(`${shape}, ${name}: right code compiles, and each wrong line does not`, () => {
      write(folder, "wrong.ts", wrong);
      const words = [path, "-p", ".", "--pretty", "false"];
      const { stdout } = spawnSync(process.execPath, words, { cwd: folder, encoding: "utf8" });
      const errors = [...stdout.matchAll(/^(\S+)\((\d+),\d+\): error/gmu)];
      assert.equal(
        errors.filter(([, file]) => file !== "wrong.ts"),
        [],
        stdout,
      );
      const found = new Set(errors.map(([, , line]) => wrong.split("\n")[Number(line) - 1]));
      assert.equal([...found], wrongLines, stdout);
    });
  }
}

test.run();

/**
 * Wherever a definition may have a list, a long one whose entries all have the same mistake costs no more than its
 * length to check and to repair. A slice tries some lists, others for each `SEED`; `WHOLE=1` a quarter.
 */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { compilePacks } from "../../generator/build/compile-packs.ts";
import { shapes } from "../../generator/compiled/shapes.ts";
import { withFix } from "../../generator/fix/fixes.ts";
import { nameOf } from "../../generator/json/path.ts";
import type { Json, JsonObject } from "../../generator/model/json.ts";
import type { BuiltInKind } from "../../generator/model/kind-names.ts";
import { branchesOf, accepts } from "../../generator/schema/choose-branch.ts";
import { settingsOf } from "../pipeline/settings-of.ts";
import { timed } from "../processor-time.ts";
import { projectFolder } from "../project-folder.ts";
import { share } from "../random.ts";
import { placesOf } from "../schema/places.ts";
import { sliceSeed } from "../search/search.ts";
import { craft, many, tile, trade } from "./mistake.ts";

const lists = suite("lists");

const few = 400;
const times = 4;
/** Of four times as much, as in `npm run growth`. */
const most = 6.5;
/** Milliseconds below which nothing is told apart from noise. */
const least = 250;
/** Of the lists that there are, a slice tries one of so many. */
const part = share === 1 ? 4 : 60;

const objects: Readonly<Record<BuiltInKind, object>> = {
  profession: trade("p_all"),
  profession_item_substitutions: {
    type: "profession_item_substitutions",
    trait: "T",
    sub: [],
  },
  furniture: { ...tile("f_all"), type: "furniture", move_cost_mod: 0, required_str: 1 },
  terrain: tile("t_all"),
  recipe: craft("all"),
  uncraft: { type: "uncraft", result: "all", time: "5 s", components: [[["rock", 1]]] },
  requirement: { type: "requirement", id: "all", components: [[["rock", 1]]] },
};

const entries: readonly ((at: number) => Json)[] = [
  (at) => `a${String(at)}`,
  () => "same",
  (at) => `a${String(at)}:2`,
  (at) => at + 0.5,
  () => null,
  (at) => [`a${String(at)}`, "1"],
  () => ["same", 1],
  (at) => [[`a${String(at)}`, "1"]],
  (at) => [[[`a${String(at)}`]]],
  (at) => [[{ item: `a${String(at)}`, count: "2" }]],
  (at) => [[`a${String(at)}`, 1], `b${String(at)}`],
  (at) => ({ item: `a${String(at)}` }),
  (at) => ({ id: `a${String(at)}`, name: `b${String(at)}`, level: "2" }),
];

let turn = sliceSeed();
for (const [kind, { definition }] of Object.entries(shapes)) {
  for (const { path, shape, holding } of placesOf(definition)) {
    if (!branchesOf(shape).some((branch) => accepts(branch, "array"))) continue;
    for (const entry of entries) {
      turn += 1;
      if (turn % part !== 0) continue;
      const where = `${kind}.${nameOf(path)} of ${JSON.stringify(entry(0))}`;
      lists(where, () => {
        const of = (count: number): number =>
          costOf({ ...objects[kind as BuiltInKind], ...holding(many(count, entry)) });
        const isLinear = (): boolean => {
          const long = of(times * few);
          return long < least || long < most * of(few);
        };
        // A measurement may have met something else on the machine.
        assert.ok(isLinear() || isLinear() || isLinear(), `${where} grows faster than its length`);
      });
    }
  }
}

/** Processor time of checking a pack with one object and of finding what repairs it, in milliseconds. */
function costOf(object: JsonObject): number {
  const settings = settingsOf(projectFolder({ "pack/a.json": [object] }), { packs: ["pack"] });
  return timed(() => {
    const { diagnostics, evidence } = compilePacks(settings, { emit: false });
    for (const each of diagnostics) withFix(each, evidence);
  }).time;
}

lists.run();

/** Questions change nothing: neither content nor what is handed in, and nothing outside is asked or told. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import * as runtime from "../../runtime/index.ts";
import type { ItemAtHand, Random } from "../../runtime/index.ts";
import { clientProject, generate, loadContent, type Content } from "./client-project.ts";
import { freezeContent, frozen } from "./freeze.ts";
import { furn, ter } from "./tiles.ts";

const test = suite("the runtime changes nothing");

let content: Content;
test.before(async () => {
  const folder = clientProject();
  await generate(folder);
  content = await loadContent(folder);
  freezeContent(content);
});

/** A source that is no part of what is frozen. */
function chance(seed: string): { readonly random: Random } {
  return { random: runtime.seededRandom(seed) };
}

const outside: readonly (readonly [of: object, name: string])[] = [
  [Math, "random"],
  [Date, "now"],
  [performance, "now"],
  ...["log", "warn", "error"].map((name) => [console, name] as const),
];

/** Carries out something while whatever belongs to the outside fails the test. */
function secluded<T>(act: () => T): T {
  const before = outside.map(([of, name]): unknown => Reflect.get(of, name));
  for (const [of, name] of outside) {
    Reflect.set(of, name, () => {
      throw new Error(`asked for ${name}`);
    });
  }
  try {
    return act();
  } finally {
    for (const [index, [of, name]] of outside.entries()) Reflect.set(of, name, before[index]);
  }
}

/** Twice from the same seed: the same, and as data that stays when it is stored and read again. */
function replayed(
  what: string,
  act: (options: { readonly random: Random }) => readonly unknown[],
): void {
  const first = secluded(() => act(chance(what)));
  const again = secluded(() => act(chance(what)));
  assert.equal(again, first, what);
  const data = first.filter((each) => each !== undefined);
  assert.equal(JSON.parse(JSON.stringify(data)), data, what);
}

test("every verb on every tile", () => {
  const { terrain, furniture } = content;
  const groups = (): runtime.RollableGroup => frozen({ subtype: "collection", entries: [] });
  for (const [position, id] of terrain
    .ids()
    .map((each) => ter(each))
    .entries()) {
    const row = terrain.at(position)!;
    const about = frozen({ north: row, east: row, west: terrain.get("t_meadow") });
    replayed(id, (random) => [
      runtime.open(terrain, id, frozen({ from: "outside" })),
      runtime.close(terrain, id),
      runtime.lockpick(terrain, id),
      runtime.cut(terrain, id, "boltcut", random),
      runtime.cut(terrain, id, "hacksaw", random),
      runtime.cut(terrain, id, "oxytorch", random),
      runtime.bash(terrain, id, Object.freeze({ ...random, groups, strength: 30, blocked: true })),
      runtime.bashOdds(terrain, id, frozen({ strength: 30, supported: true })),
      runtime.destroy(terrain, id, Object.freeze({ ...random, from_above: true })),
      runtime.deconstruct(terrain, id, Object.freeze({ ...random, groups })),
      runtime.pry(terrain, id, Object.freeze({ ...random, strength: 9, quality: 4 })),
      runtime.pryOdds(terrain, id, frozen({ strength: 9, quality: 4 })),
      runtime.harvest(terrain, id, Object.freeze({ ...random, survival: 4, season: "autumn" })),
      runtime.revert(terrain, id, frozen({ season: "autumn", season_changes: 4 })),
      runtime.disarmTrap(terrain, id),
      runtime.replaceTerrain(terrain, id, ter("t_meadow")),
      runtime.dig(row, Object.freeze({ ...random, groups })),
      runtime.look(row, frozen({ season: "winter", neighbours: about })),
      runtime.connectedPicture(runtime.connections(row, about)),
      runtime.comfortOf(frozen({ terrain: row })),
      runtime.moveCost(frozen({ terrain: row })),
    ]);
  }
  for (const [position, id] of furniture
    .ids()
    .map((each) => furn(each))
    .entries()) {
    const row = furniture.at(position)!;
    const tile = frozen({ terrain: terrain.get("t_post_floor"), furniture: row });
    const pole = content.FurnitureId.f_felt_tent_pole;
    const nearby = frozen([
      { id: pole, dx: 2, dy: 1 },
      { id: pole, dx: 1, dy: 0 },
    ]);
    replayed(id, (random) => [
      runtime.open(furniture, id),
      runtime.close(furniture, id),
      runtime.lockpick(furniture, id),
      runtime.cut(furniture, id, "oxytorch", random),
      runtime.bash(furniture, id, Object.freeze({ ...random, groups, strength: 30 })),
      runtime.collapseTent(furniture, id, Object.freeze({ ...random, nearby })),
      runtime.deconstruct(furniture, id, Object.freeze({ ...random, groups })),
      runtime.pry(furniture, id, Object.freeze({ ...random, strength: 9, quality: 4 })),
      runtime.sow(furniture, id),
      runtime.grow(furniture, id),
      runtime.clearPlant(furniture, id),
      runtime.look(row, frozen({ season: "spring" })),
      runtime.moveCost(tile),
      runtime.storageVolume(tile),
      runtime.sleepingWarmth(tile),
      runtime.fireWarmthOfFeet(tile),
      runtime.workbenchSpeed(row, frozen({ mass_grams: 9e5, volume_ml: 9e5 })),
      runtime.craftingPseudoItems(frozen([row])),
      runtime.looksLike(frozen([furniture, terrain]), id, () => false),
    ]);
  }
});

test("every profession", () => {
  const { profession, professionItemSubstitutions, traitId, skillId, itemId } = content;
  for (const id of profession.ids()) {
    replayed(id, (random) => [
      runtime.startingCharacter(
        profession.get(id),
        Object.freeze({
          ...random,
          gender: "female",
          traits: frozen([traitId("left_handed")]),
          skills: frozen([[skillId("stitchcraft"), 1] as const]),
          substitutions: professionItemSubstitutions.all(),
        }),
      ),
    ]);
  }
  const given = frozen([{ item: itemId("buttered_roll"), count: 3 }]);
  const options = frozen({ traits: [traitId("night_owl")] });
  replayed("substitutes", () => [
    runtime.substituteItems(given, professionItemSubstitutions.all(), options),
  ]);
});

test("every recipe", () => {
  const { recipe, recipeLookups, uncraft, itemId, skillId } = content;
  const skills = new Map([[skillId("stitchcraft"), 2]]);
  const things: readonly ItemAtHand<runtime.Branded<"item">, runtime.Branded<"quality">>[] = frozen(
    recipe.ids().flatMap((id) => {
      const [group = []] = recipe.get(id).components;
      return group.map(([item, count]) => ({ item, count, charges: 3 }));
    }),
  );
  const learner = Object.freeze({
    skills,
    books: frozen([itemId("almanac_of_the_pass")]),
    disassembled: frozen([itemId("mail_bag")]),
  });
  const supplies = runtime.craftingSupplies(things);
  const applied = (row: NonNullable<ReturnType<typeof recipe.at>>): unknown => {
    const plan = runtime.planCrafting(row, supplies);
    return plan.ok ? runtime.applyPlan(things, frozen(plan), runtime.craftingResult(row)) : plan;
  };
  for (const [position, id] of recipe.ids().entries()) {
    const row = recipe.at(position)!;
    const prefer = frozen([itemId("waxed_thread")]);
    replayed(id, () => [
      runtime.planCrafting(row, supplies, Object.freeze({ batch: 2, prefer })),
      runtime.craftingChoices(row, supplies, prefer),
      applied(row),
      String(runtime.maximumBatch(row, supplies)),
      runtime.craftingResult(row, frozen({ inherited_flags: ["COLD"] }), frozen({ batch: 2 })),
      runtime.waysToLearn(row, learner),
      runtime.batchTimeMoves(row, 3),
      runtime.recipesByResult(recipe, recipeLookups, row.result),
      runtime.learnedByDisassembly(recipe, recipeLookups, row.result, skills),
      runtime.recipesInBook(recipe, recipeLookups, row.result, skills),
    ]);
  }
  for (const [position, id] of uncraft.ids().entries()) {
    const row = uncraft.at(position)!;
    replayed(id, () => [runtime.disassemble(row, supplies, frozen({ batch: 1 }))]);
  }
  replayed("all", () => [
    runtime.craftableNow(recipe, supplies),
    runtime.nearestRecipes(recipe, supplies),
    runtime.trackCrafting(recipe, things).craftable(),
    runtime.learnableRecipes(recipe, learner),
    runtime.learnedBySkill(recipe, skills),
  ]);
  assert.equal([...skills], [["stitchcraft", 2]]);
});

test.run();

/** Every number that the runtime takes, whatever it is: NaN and infinite ones have one answer everywhere. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import * as runtime from "../../runtime/index.ts";
import type { Random, RollableGroup } from "../../runtime/index.ts";
import { sourcesIn, textOf } from "../architecture/imports.ts";
import { publicSurface } from "./number-arguments.ts";
import { furn, furnitureBash, furnitureOf, item, ter, terrainBash, terrainOf } from "./tiles.ts";

const test = suite("numbers of any sort");

const random: Random = runtime.seededRandom("numbers");
const { terrain, furniture } = {
  terrain: terrainOf({
    t_wall: { bash: terrainBash("t_null", { str_min: 5, str_max: 80 }) },
    t_box: {
      pry: {
        pry_quality: 1,
        pry_bonus_mult: 1,
        difficulty: 2 ** 31 - 1,
        success_message: "",
        fail_message: "",
        break_message: "",
        sound: "",
        break_sound: "",
        breakable: true,
        new_ter_type: "t_wall",
        break_ter_type: "t_wall",
      },
    },
    t_tree: {
      flags: [],
      examine_action: "harvest_ter",
      harvestable: item("nut"),
      transforms_into: "t_bare",
    },
    t_hedge: {
      flags: [],
      examine_action: "harvest_ter",
      harvest_by_season: [{ seasons: ["spring"], id: "shoots" }],
    },
    t_bare: { flags: ["HARVESTED"], harvest_season: "AUTUMN", transforms_into: "t_tree" },
    t_null: {},
  }),
  furniture: furnitureOf({
    f_tent: { bash: furnitureBash({ tent_centers: ["f_pole" as never] }) },
    f_pole: {},
  }),
};
type Uncraft = Parameters<typeof runtime.disassemble<string, string>>[0];
type Crafting = Parameters<typeof runtime.craftingResult<string>>[0];
type Timed = Parameters<typeof runtime.batchTimeMoves>[0];
type Recipe = Omit<Uncraft, "items_taken_apart"> &
  Crafting &
  Timed &
  runtime.Learnable<string, string> & { id: string };
const recipe: Recipe = {
  id: "thing",
  result: "thing",
  result_mult: 2,
  obsolete: false,
  never_learn: false,
  contained: false,
  delete_flags: [],
  flags: [],
  byproducts: [],
  skill_used: "craft",
  autolearn: [["craft", 2]],
  decomp_learn: [["craft", 2]],
  book_learn: [{ book: "book", level: 1 }],
  components: [[["nail", 2, true]]],
  tools: [[["lamp", 1]]],
  qualities: [{ id: "cutting", level: 1, amount: 1 }],
  time_moves: 100,
  batch_time_factors: { max_reduction_percent: 50, min_batch_size: 10 },
};
const uncraft: Uncraft = { ...recipe, items_taken_apart: 1 };
const supplies = runtime.craftingSupplies<string, string>([
  { item: "nail", charges: 90 },
  { item: "thing", charges: 90 },
  { item: "lamp", count: 2, charges: 90, qualities: [["cutting", 1]] },
]);
const recipes: runtime.Table<Recipe, string, string> = runtime.createTable("recipe", {
  order: ["thing"],
  records: [{ thing: recipe }],
});
const lookups = { result: { thing: [0] }, book: { book: [0] } } as unknown as runtime.RecipeLookups;
const level = (number: number): runtime.SkillLevels<string> => ({ get: () => number });
const entry = { item: item("nut"), prob: 100, count: [1, 3] } as const;
const group = (more: object, ...entries: readonly object[]): RollableGroup =>
  ({ subtype: "collection", entries, ...more }) as RollableGroup;
const roll = (given: RollableGroup): unknown => runtime.rollItems(given, { random });
const harvestOf = (numbers: object): unknown =>
  runtime.harvest(terrain, ter("t_hedge"), {
    random,
    season: "spring",
    survival: 2,
    harvests: () => ({ entries: [{ drop: item("nut"), ...numbers }] }),
  });
const pried = { strength: 9, quality: 2 };
const profession = {
  name: { male: "clerk", female: "clerk" },
  points: 0,
  addictions: [],
  skills: [{ name: "craft", level: 1 }],
  items: {
    both: { list: [{ item: item("nail") }] },
    male: { list: [] },
    female: { list: [] },
  },
  pets: [],
  flags: [],
  cbms: [],
  traits: [],
} as unknown as runtime.StartingProfession;
const substitutions = [
  {
    replacements: [
      {
        item: item("nail"),
        sub: [{ present: [], absent: [], new: [{ item: item("peg"), ratio: 2.5 }] }],
      },
    ],
  },
];
const character = (more: object): unknown =>
  runtime.startingCharacter(profession, { gender: "male", random, substitutions, ...more });
const substituted = (more: object): unknown =>
  runtime.substituteItems([{ item: item("nail"), count: 1, ...more }], substitutions, {
    traits: [],
  });

const createNamed = (row: { readonly name: string }): runtime.Table<typeof row, string, string> =>
  runtime.createTable("terrain", { order: ["t"], records: [{ t: row }] });
const noPlan: runtime.CraftingPlan<string, string> = {
  ok: true,
  components: [],
  tools: [],
  qualities: [],
};

type Call = (number: number) => unknown;

/** These refuse as data. */
const refusing: Readonly<Record<string, Call>> = {
  "bash.options.strength": (strength) => runtime.bash(terrain, ter("t_wall"), { strength, random }),
  "collapseTent.options.nearby[].dx": (dx) =>
    runtime.collapseTent(furniture, furn("f_tent"), {
      nearby: [{ id: furn("f_pole"), dx, dy: 1 }],
      random,
    }),
  "collapseTent.options.nearby[].dy": (dy) =>
    runtime.collapseTent(furniture, furn("f_tent"), {
      nearby: [{ id: furn("f_pole"), dx: 1, dy }],
      random,
    }),
  "disassemble.options.batch": (batch) => runtime.disassemble(uncraft, supplies, { batch }),
  "disassemble.options.default_charges": (default_charges) =>
    runtime.disassemble(uncraft, supplies, { default_charges }),
  "disassemble.options.made_of[].count": (count) =>
    runtime.disassemble(uncraft, supplies, { made_of: [{ item: "nail", count }] }),
  "disassemble.options.recovered()": (number) =>
    runtime.disassemble(uncraft, supplies, { recovered: () => number }),
  "harvest.options.harvests().entries[].base_num[0]": (least) =>
    harvestOf({ base_num: [least, 2] }),
  "harvest.options.harvests().entries[].base_num[1]": (most) => harvestOf({ base_num: [1, most] }),
  "harvest.options.harvests().entries[].scale_num[0]": (least) =>
    harvestOf({ scale_num: [least, 2] }),
  "harvest.options.harvests().entries[].scale_num[1]": (most) =>
    harvestOf({ scale_num: [1, most] }),
  "harvest.options.harvests().entries[].max": (max) => harvestOf({ max }),
  "harvest.options.survival": (survival) =>
    runtime.harvest(terrain, ter("t_tree"), { survival, random }),
  "planCrafting.options.batch": (batch) => runtime.planCrafting(recipe, supplies, { batch }),
  "pry.options.mechanics": (mechanics) =>
    runtime.pry(terrain, ter("t_box"), { ...pried, mechanics, random }),
  "pry.options.quality": (quality) =>
    runtime.pry(terrain, ter("t_box"), { ...pried, quality, random }),
  "pry.options.strength": (strength) =>
    runtime.pry(terrain, ter("t_box"), { ...pried, strength, random }),
  "revert.options.season_changes": (season_changes) =>
    runtime.revert(terrain, ter("t_bare"), { season: "autumn", season_changes }),
};

/** These throw a RangeError that names what is wrong, by the last word of its path or by this one. */
const throwing: Readonly<Record<string, Call | readonly [word: string, call: Call]>> = {
  "applyPlan.items[].qualities[][1]": [
    "items[0].qualities cutting",
    (number) => runtime.applyPlan([{ item: "lamp", qualities: [["cutting", number]] }], noPlan),
  ],
  "bashOdds.blow.strength": (strength) => runtime.bashOdds(terrain, ter("t_wall"), { strength }),
  "batchTimeMoves.batch": (batch) => runtime.batchTimeMoves(recipe, batch),
  "brightness.distance": (distance) => runtime.brightness(10, distance),
  "brightness.light_emitted": (light) => runtime.brightness(light, 1),
  "comfortLevel.comfort": (comfort) => runtime.comfortLevel(comfort),
  "craftingChoices.options.batch": (batch) =>
    runtime.craftingChoices(recipe, supplies, [], { batch }),
  "craftingResult.made.default_charges": (default_charges) =>
    runtime.craftingResult(recipe, { counted_by_charges: true, default_charges }),
  "craftingResult.options.batch": (batch) => runtime.craftingResult(recipe, {}, { batch }),
  "craftingSupplies.items[].qualities[][1]": [
    "items[0].qualities cutting",
    (number) => [
      ...runtime.craftingSupplies([{ item: "lamp", qualities: [["cutting", number]] }]).entries(),
    ],
  ],
  "growthSeconds.seconds": (seconds) => runtime.growthSeconds({}, seconds),
  "harvestedAmount.amount": (amount) => runtime.harvestedAmount({}, amount),
  "learnableRecipes.learner.skills.get()": [
    "skills craft",
    (number) => runtime.learnableRecipes(recipes, { skills: level(number) }),
  ],
  "learnedByDisassembly.skills.get()": [
    "skills craft",
    (number) => runtime.learnedByDisassembly(recipes, lookups, "thing", level(number)),
  ],
  "learnedBySkill.skills.get()": [
    "skills craft",
    (number) => runtime.learnedBySkill(recipes, level(number)),
  ],
  "looksLike.options.most_steps": (most_steps) =>
    runtime.looksLike([terrain], "t_wall", () => false, { most_steps }),
  "movability.options.strength": (strength) =>
    runtime.movability({ required_str: 5 }, { strength }),
  "pryOdds.given.mechanics": (mechanics) =>
    runtime.pryOdds(terrain, ter("t_box"), { ...pried, mechanics }),
  "pryOdds.given.quality": (quality) =>
    runtime.pryOdds(terrain, ter("t_box"), { ...pried, quality }),
  "pryOdds.given.strength": (strength) =>
    runtime.pryOdds(terrain, ter("t_box"), { ...pried, strength }),
  "recipesInBook.skills.get()": [
    "skills craft",
    (number) => runtime.recipesInBook(recipes, lookups, "book", level(number)),
  ],
  "rollBetween.one": (one) => runtime.rollBetween(random, one, 3),
  "rollBetween.other": (other) => runtime.rollBetween(random, 3, other),
  "rollBetween.random.next()": [
    "random.next()",
    (number) => runtime.rollBetween({ next: () => number }, 1, 6),
  ],
  "rollDice.count": (count) => runtime.rollDice(random, count, 6),
  "rollDice.size": (size) => runtime.rollDice(random, 4, size),
  "rollItems.group.ammo": (ammo) => roll(group({ ammo }, entry)),
  "rollItems.group.magazine": (magazine) => roll(group({ magazine }, entry)),
  "rollItems.group.entries[].prob": (prob) => roll(group({}, { ...entry, prob })),
  ...Object.fromEntries(
    ["count", "charges", "damage", "dirt"].flatMap((member) =>
      [0, 1].map((bound) => [
        `rollItems.group.entries[].${member}[${String(bound)}]`,
        [
          `${member} of entries[0]`,
          (number: number) =>
            roll(group({}, { ...entry, [member]: bound === 0 ? [number, 3] : [1, number] })),
        ] as const,
      ]),
    ),
  ),
  "rollItems.options.random.next()": [
    "random.next()",
    (number) =>
      runtime.rollItems(group({ subtype: "distribution" }, entry), {
        random: { next: () => number },
      }),
  ],
  "savePalette.integers[]": (integer) => runtime.savePalette(terrain, [integer]),
  "seededRandom.seed": (seed) => runtime.seededRandom(seed).next(),
  ...Object.fromEntries(
    [0, 1, 2, 3].map((place) => [
      `seededRandom.seed[${String(place)}]`,
      [
        "seed",
        (number: number) =>
          runtime
            .seededRandom([1, 2, 3, 4].with(place, number) as unknown as runtime.RandomState)
            .next(),
      ] as const,
    ]),
  ),
  "startingCharacter.choices.defaultCharges()": [
    "defaultCharges",
    (number) => character({ defaultCharges: () => number }),
  ],
  "startingCharacter.choices.skills[][1]": [
    "skills craft",
    (number) => character({ skills: [["craft", number]] }),
  ],
  "substituteItems.items[].charges": (charges) => substituted({ charges }),
  "substituteItems.items[].count": (count) => substituted({ count }),
  "substituteItems.items[].damage": (damage) => substituted({ damage }),
  "substituteItems.items[].dirt": (dirt) => substituted({ dirt }),
  "substituteItems.options.defaultCharges()": [
    "defaultCharges",
    (number) =>
      runtime.substituteItems([{ item: item("nail"), count: 1 }], substitutions, {
        traits: [],
        defaultCharges: () => number,
      }),
  ],
  "trackCrafting().set.items[].qualities[][1]": [
    "items[0].qualities cutting",
    (number) =>
      runtime.trackCrafting(recipes).set({ item: "lamp", qualities: [["cutting", number]] }),
  ],
  "trackCrafting.items[].qualities[][1]": [
    "items[0].qualities cutting",
    (number) =>
      runtime
        .trackCrafting(recipes, [{ item: "lamp", qualities: [["cutting", number]] }])
        .craftable(),
  ],
  "waysToLearn.options.skills.get()": [
    "skills craft",
    (number) => runtime.waysToLearn(recipe, { skills: level(number) }),
  ],
  "nearestRecipes.options.limit": (limit) => runtime.nearestRecipes(recipes, supplies, { limit }),
  "searchByName.options.limit": (limit) =>
    runtime.searchByName(createNamed({ name: "nut" }), "nut", { limit }),
  "workbenchSpeed.options.mass_grams": (mass_grams) =>
    runtime.workbenchSpeed(bench, { mass_grams, volume_ml: 1 }),
  "workbenchSpeed.options.volume_ml": (volume_ml) =>
    runtime.workbenchSpeed(bench, { mass_grams: 1, volume_ml }),
};
const bench = {
  examine_action: "workbench",
  workbench: { multiplier: 2, mass_grams: 10, volume_ml: 10 },
};

/** As `throwing`, but `Infinity` is as much as anybody asks for. */
const endless: Readonly<Record<string, Call>> = Object.fromEntries(
  ["count", "charges"].flatMap((member): [string, Call][] => {
    const held = (number: number): runtime.ItemAtHand<string, string> => ({
      item: "nail",
      [member]: number,
    });
    return [
      [
        `applyPlan.items[].${member}`,
        (number) => {
          const done = runtime.applyPlan([held(number)], noPlan);
          return done.ok && [...runtime.craftingSupplies(done.items).entries()];
        },
      ],
      [
        `craftingSupplies.items[].${member}`,
        (number) => [...runtime.craftingSupplies([held(number)]).entries()],
      ],
      [
        `trackCrafting.items[].${member}`,
        (number) => runtime.trackCrafting(recipes, [held(number)]).craftable(),
      ],
      [
        `trackCrafting().set.items[].${member}`,
        (number) => runtime.trackCrafting(recipes).set(held(number)),
      ],
    ];
  }),
);

/** These answer nothing, or no, to whatever they do not know. */
const answering: Readonly<Record<string, readonly [answer: unknown, call: Call]>> = {
  "canCraft.options.batch": [false, (batch) => runtime.canCraft(recipe, supplies, { batch })],
  "readPalette.integers[]": [
    undefined,
    (integer) => {
      const palette = runtime.readPalette(terrain, { kind: "terrain", ids: {} }, [integer]);
      return palette.ok && palette.index(integer);
    },
  ],
  "unpack().row.position": [
    undefined,
    (position) => runtime.unpack({ ids: "", words: "", rows: "" }).row(position),
  ],
};

const surface = publicSurface();

test("no number is forgotten", () => {
  const known = [refusing, throwing, endless, answering].flatMap((each) => Object.keys(each));
  const where = "refusing, throwing, endless or answering in test/runtime/numbers.test.ts";
  assert.equal(
    surface.numbers.filter((path) => !known.includes(path)),
    [],
    `these numbers need a line in ${where}`,
  );
  assert.equal(known.sort(), surface.numbers, `these are no numbers of the runtime any more`);
});

test("no function is missed where numbers are looked for", () => {
  const exported = Object.entries(runtime).filter(([, value]) => typeof value === "function");
  assert.equal(surface.functions.toSorted(), exported.map(([name]) => name).sort());
});

/** JavaScript may pass in anything, or nothing where that is not allowed. */
function noNumbers(path: string): readonly number[] {
  const nothing = surface.optional.has(path) ? [] : [undefined, null];
  const text = path === "seededRandom.seed" ? [] : ["30"];
  const others: readonly unknown[] = [true, {}, ...text, ...nothing];
  return [NaN, Infinity, -Infinity, ...(others as number[])];
}

for (const [path, call] of Object.entries(refusing)) {
  test(`${path}: refuses what is no number`, () => {
    for (const number of noNumbers(path)) {
      const { ok, reason } = call(number) as { ok: boolean; reason?: string };
      assert.equal([ok, reason], [false, "not-a-number"], String(number));
    }
  });
}

function throwsNaming(word: string, call: Call, number: number): void {
  assert.throws(
    () => call(number),
    (error: unknown) => error instanceof RangeError && error.message.includes(`${word} `),
    `${word} ${String(number)}`,
  );
}

const lastWord = (path: string): string => path.slice(path.lastIndexOf(".") + 1);

for (const [path, what] of Object.entries(throwing)) {
  const [word, call] = typeof what === "function" ? [lastWord(path), what] : what;
  test(`${path}: throws for what is no number`, () => {
    for (const number of noNumbers(path)) throwsNaming(word, call, number);
  });
}

for (const [path, call] of Object.entries(endless)) {
  test(`${path}: throws for what is no number, but may be endless`, () => {
    for (const number of [NaN, -Infinity]) throwsNaming(`items[0].${lastWord(path)}`, call, number);
    isSound(call(Infinity), path);
  });
}

for (const [path, [answer, call]] of Object.entries(answering)) {
  test(`${path}: is answered for what is no number`, () => {
    for (const number of noNumbers(path)) assert.is(call(number), answer);
  });
}

/** Nothing in it is NaN or infinite. */
function isSound(answer: unknown, path: string): void {
  if (typeof answer === "number") assert.ok(Number.isFinite(answer), path);
  else if (typeof answer === "object" && answer !== null) {
    for (const member of Object.values(answer)) isSound(member, path);
  }
}

test("whatever else is a number has an answer without any that is none", () => {
  const numbers = [1e300, -1e300, Number.MAX_VALUE, 2 ** 31, -1, 0, -0, 0.5, -0.5, 5e-324];
  const calls = [
    ...Object.entries(refusing),
    ...Object.entries(endless),
    ...Object.entries({ ...throwing, ...answering }).map(
      ([path, what]) => [path, typeof what === "function" ? what : what[1]] as const,
    ),
  ];
  for (const [path, call] of calls) {
    for (const number of numbers) {
      try {
        isSound(call(number), `${path} ${String(number)}`);
      } catch (error) {
        // What means nothing is thrown, but never by a verb.
        if (!(error instanceof RangeError) || path in refusing) throw error;
      }
    }
  }
});

test("numbers are taken from a random source in one place, which checks them", () => {
  const takers = sourcesIn("runtime").filter((path) =>
    textOf(path)
      .replaceAll(/^\s*\*.*$/gmu, "")
      .includes("random.next("),
  );
  assert.equal(takers, ["runtime/numbers/random.ts"]);
  assert.is(textOf("runtime/numbers/random.ts").match(/= random\.next\(\)/gu)?.length, 1);
});

test.run();

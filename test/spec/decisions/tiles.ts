/** Furniture and terrain (§2.3 to §2.9, §3.1). */
import * as assert from "uvu/assert";
import {
  bashOdds,
  bash,
  canRevert,
  collapseTent,
  comfortLevel,
  destroy,
  harvest,
  looksLike,
  moveCost,
  plantStage,
  pryOdds,
  revert,
  seededRandom,
  sow,
  workbenchSpeed,
  type SpawnedItem,
} from "../../../runtime/index.ts";
import { furniture, terrain } from "../../project-folder.ts";
import { furn, numbers, ter } from "../../runtime/tiles.ts";
import { Content, content, recipe, saidInBoth } from "./content.ts";
import type { Decision } from "./content.ts";

export const tileDecisions: readonly Decision[] = [
  {
    question: "Implausible numbers",
    decision:
      "kept as written, with a warning: skill levels above 10, chances above 100 percent, costs above 1000, and any number that does not fit into 32 bits",
    check() {
      const warned = "warning implausible-number";
      const dug = (prob: number): object =>
        terrain("t_a", {
          bash: { str_min: 1, str_max: 2, ter_set: "t_null", items: [{ item: "log", prob }] },
        });
      assert.equal(content(terrain("t_a", { move_cost: 1e20 })).said, [warned]);
      assert.equal(content(terrain("t_a", { move_cost: 1000 })).said, []);
      // What is no number at all once it is read cannot be kept.
      const endless = JSON.stringify([terrain("t_a", { heat_radiation: 7 })]).replace("7", "1e400");
      assert.equal(new Content([endless]).said, ["error out-of-range"]);
      assert.equal(content(dug(1500)).said, [warned]);
      assert.equal(content(dug(100)).said, []);
      assert.equal(content(recipe("mat", { charges: 2 ** 31 })).said, [warned]);
      assert.equal(content(recipe("mat", { charges: 2 ** 31 - 1 })).said, []);
      for (const [level, said] of [
        [10, []],
        [25, [warned]],
      ] as const) {
        assert.equal(content(recipe("mat", { skills_required: [["weaving", level]] })).said, said);
      }
      assert.is(
        content(terrain("t_a", { move_cost: 5000 })).record("terrain", "t_a")["move_cost"],
        5000,
      );
    },
  },
  {
    question: "Flags, examine actions and categories that are almost the same as another",
    decision:
      "a note if a word is one letter away from one that the format names or that at least 6 definitions have, and twice as many as have the word; what 20 definitions have, flags that a pack defines, plurals and words of fewer than five letters are exempt",
    check() {
      const flagged = (...flags: readonly string[]): string[] => [
        ...content(terrain("t_a", { flags })).said,
      ];
      assert.equal(flagged("DIGABLE"), ["note near-word"]);
      assert.equal(flagged("HARVSETED"), ["note near-word"]);
      assert.equal(flagged("DIGGABLE", "DIGGABLES", "WALLS", "TALL", "DIGGABLE_2"), []);
      const many = Array.from({ length: 6 }, (_, index) =>
        terrain(`t_${String(index)}`, { flags: ["BLOCKSDOOR"] }),
      );
      const odd = terrain("t_a", { flags: ["BLOCKS_DOOR"] });
      assert.equal(content(odd, ...many).said, ["note near-word"]);
      assert.equal(content(odd, ...many.slice(1)).said, []);
      assert.equal(content(odd, ...many, { type: "json_flag", id: "BLOCKS_DOOR" }).said, []);
    },
  },
  {
    question: "Counts of spawned items",
    decision: "0 or more, as one number or as a range with the smaller number first",
    check() {
      const tile = (count: unknown): object =>
        terrain("t_a", {
          bash: { str_min: 1, str_max: 2, ter_set: "t_null", items: [{ item: "peg", count }] },
        });
      assert.equal(content(tile(0)).said, []);
      assert.equal(content(tile(-2)).said, ["error out-of-range"]);
      assert.equal(content(tile([-1, 2])).said, ["error out-of-range"]);
      assert.equal(content(tile([3, 2])).said, ["warning reversed-range"]);
    },
  },
  {
    question: "`looks_like`, `comfort`, `light_emitted` and bash strengths",
    decision: "optional, with defaults",
    check() {
      const made = content(terrain("t_a", { bash: { ter_set: "t_null" } }));
      assert.equal(made.said, ["warning bash-without-strength"]);
      const {
        comfort,
        light_emitted,
        floor_bedding_warmth,
        bonus_fire_warmth_feet,
        max_volume_ml,
        bash: blow,
      } = made.record<Record<string, unknown>>("terrain", "t_a");
      assert.equal(
        [comfort, light_emitted, floor_bedding_warmth, bonus_fire_warmth_feet, max_volume_ml],
        [0, 0, 0, 300, 1_000_000],
      );
      const { str_min, str_max } = blow as Record<string, unknown>;
      assert.equal([str_min, str_max], [0, 0]);
    },
  },
  {
    question: "Volumes, masses and times with several terms, and bare numbers",
    decision:
      "terms are added up; a volume without a unit counts in steps of 250 ml, with a note; fractions are errors",
    check() {
      const made = content(
        terrain("t_a", { max_volume: "1 L 500 ml" }),
        terrain("t_b", { max_volume: 8 }),
      );
      assert.equal(made.said, ["note legacy-volume"]);
      assert.is(made.record("terrain", "t_a")["max_volume_ml"], 1500);
      assert.is(made.record("terrain", "t_b")["max_volume_ml"], 2000);
      assert.equal(content(terrain("t_a", { max_volume: "1.5 L" })).said, ["error bad-unit"]);
    },
  },
  {
    question: "How charges are rolled for very many pieces",
    decision:
      "separately for each of up to 100 pieces; more pieces are rolled in 100 lots with equal charges, so that the number of stacks stays small whatever the counts are",
    check() {
      const rolled = (count: number): readonly SpawnedItem[] => {
        const items = [{ item: "peg", count, charges: [0, 9] }];
        const tile = terrain("t_a", { bash: { str_min: 0, str_max: 0, ter_set: "t_null", items } });
        const random = seededRandom("pegs");
        const blow = destroy(content(tile).terrain(), ter("t_a"), { random });
        assert.ok(blow.ok);
        return blow.items;
      };
      for (const count of [1, 100, 2 ** 31 - 1]) {
        const stacks = rolled(count);
        assert.ok(stacks.length <= 10);
        assert.is(
          stacks.reduce((sum, each) => sum + each.count, 0),
          count,
        );
      }
    },
  },
  {
    question: "Sound volumes in decibels",
    decision:
      "converted to tiles: the distance at which the sound has fallen to 45 dB, losing 6 dB each time the distance doubles; 80 dB become 56 tiles",
    check() {
      const tile = (sound_vol: unknown): object =>
        terrain("t_a", { bash: { str_min: 1, str_max: 2, ter_set: "t_null", sound_vol } });
      for (const [written, tiles] of [
        [80, 80],
        ["45 dB", 1],
        ["60 dB", 6],
        ["80 dB", 56],
      ] as const) {
        const made = content(tile(written));
        assert.equal(made.said, []);
        const blow = made.record<Record<string, unknown>>("terrain", "t_a")["bash"];
        assert.is((blow as Record<string, unknown>)["sound_vol"], tiles);
      }
    },
  },
  {
    question: "Symbols outside ASCII, and the words `LINE_XOXO` and `LINE_OXOX`",
    decision: "a symbol outside ASCII is a warning; the two words stand for lines",
    check() {
      assert.equal(content(terrain("t_a", { symbol: "≈" })).said, ["warning symbol-not-ascii"]);
      assert.equal(content(terrain("t_a", { symbol: "LINE_XOXO" })).said, []);
    },
  },
  {
    question: "A seasonal list with one entry",
    decision: "an error by §8; in `bright-nights` the entry applies all year, with a note",
    check() {
      assert.equal(saidInBoth(terrain("t_a", { color: ["red"] })), [
        ["error seasonal-length"],
        ["note seasonal-length"],
      ]);
    },
  },
  {
    question: "Names of comfort levels",
    decision:
      "also accepted in place of a number; a number is named after the highest level that is not above it",
    check() {
      const made = content(furniture("f_a", { comfort: "comfortable" }));
      assert.is(made.record("furniture", "f_a")["comfort"], 5);
      assert.equal([-1, 4, 12].map(comfortLevel), [
        "uncomfortable",
        "slightly_comfortable",
        "very_comfortable",
      ]);
    },
  },
  {
    question: "Where a chain of `looks_like` ends",
    decision: "after 10 steps, or at an id that is not known; a circle is a warning",
    check() {
      const chain = Array.from({ length: 12 }, (_, index) =>
        terrain(`t_${String(index)}`, index < 11 ? { looks_like: `t_${String(index + 1)}` } : {}),
      );
      const tiles = content(...chain).terrain();
      assert.is(
        looksLike([tiles], "t_0", (id) => id === "t_10"),
        "t_10",
      );
      assert.is(
        looksLike([tiles], "t_0", (id) => id === "t_11"),
        undefined,
      );
      const circle = [terrain("t_a", { looks_like: "t_b" }), terrain("t_b", { looks_like: "t_a" })];
      assert.equal(content(...circle).said, ["warning looks-like-cycle"]);
      const across = [
        furniture("f_a", { looks_like: "t_b" }),
        terrain("t_b", { looks_like: "f_a" }),
      ];
      assert.equal(content(...across).said, ["warning looks-like-cycle"]);
    },
  },
  {
    question: "The unit of `workbench.mass`",
    decision: "grams, unless the value is a text with a unit",
    check() {
      const made = content(
        furniture("f_a", bench({ mass: 5000 })),
        furniture("f_b", bench({ mass: "5 kg" })),
      );
      assert.equal(made.said, []);
      for (const id of ["f_a", "f_b"]) {
        assert.equal(made.record("furniture", id)["workbench"], {
          multiplier: 1,
          mass_grams: 5000,
        });
      }
    },
  },
  {
    question: "The penalty of a workbench for mass and volume above its limits",
    decision:
      "a factor that falls linearly from 1 at the limit to 0.25 at 1,000 kg or 1,000 litres",
    check() {
      const made = content(furniture("f_a", bench({ multiplier: 2, mass: 0, volume: "1 L" })));
      const row = made.record<Parameters<typeof workbenchSpeed>[0]>("furniture", "f_a");
      const speed = (mass_grams: number): number | undefined =>
        workbenchSpeed(row, { mass_grams, volume_ml: 1000 });
      assert.equal([0, 500_000, 1_000_000, 2_000_000].map(speed), [2, 1.25, 0.5, 0.5]);
    },
  },
  {
    question: "`move_cost_mod` below 0, other than -10",
    decision:
      "added to the terrain's `move_cost`; a sum of 0 or less is impassable. In `bright-nights` every negative value is impassable",
    check() {
      const ground = { move_cost: 4 };
      const cost = (modifier: number, dialect: "spec" | "bright-nights"): unknown => {
        const piece = { id: "f_a", move_cost_mod: modifier };
        const result = moveCost({ terrain: ground, furniture: piece }, { dialect });
        return result.passable && result.move_cost;
      };
      assert.equal(
        [-1, -4, -10].map((each) => cost(each, "spec")),
        [3, false, false],
      );
      assert.is(cost(-1, "bright-nights"), false);
    },
  },
  {
    question: "Members of `plant_data`, and the stages of a plant",
    decision:
      "`transform`, `base`, `growth_multiplier` and `harvest_multiplier`; the flags `PLANTABLE`, `GROWTH_SEED`, `GROWTH_SEEDLING`, `GROWTH_MATURE` and `GROWTH_HARVEST` mark the stages",
    check() {
      const made = content(
        furniture("f_bed", { flags: ["PLANTABLE"], plant_data: { transform: "f_seed" } }),
        furniture("f_seed", {
          flags: ["GROWTH_SEED"],
          plant_data: { transform: "f_bed", base: "f_bed" },
        }),
      );
      assert.equal(made.said, []);
      const plants = made.furniture();
      assert.is(plantStage(plants.get("f_seed" as never)), "seed");
      const sown = sow(plants, furn("f_bed"));
      assert.is(sown.ok && sown.next.id, "f_seed");
    },
  },
  {
    question: "What the bash strengths mean",
    decision:
      "a blow has to reach a strength that is rolled between `str_min` and `str_max`; the `_blocked` pair applies if furniture with the flag `BLOCKSDOOR` stands beside the object, the `_supported` pair if the object is supported from below, and `_supported` takes precedence; reversed bounds are exchanged, with a warning",
    check() {
      const strengths = { str_min: 10, str_max: 20, str_min_blocked: 30, str_max_blocked: 40 };
      const made = content(
        terrain("t_a", {
          bash: { ...strengths, str_min_supported: 50, str_max_supported: 60, ter_set: "t_null" },
        }),
        terrain("t_b", { bash: { str_min: 20, str_max: 10, ter_set: "t_null" } }),
      );
      assert.equal(made.said, ["warning strength-range"]);
      const odds = (id: string, strength: number, around: object = {}): number => {
        const result = bashOdds(made.terrain(), ter(id), { strength, ...around });
        return result.ok ? result.destroyed : Number.NaN;
      };
      assert.equal(
        [8, 14, 20].map((each) => odds("t_a", each)),
        [0, 0.5, 1],
      );
      assert.equal(
        [20, 34].map((each) => odds("t_a", each, { blocked: true })),
        [0, 0.5],
      );
      assert.is(odds("t_a", 54, { blocked: true, supported: true }), 0.5);
      assert.is(odds("t_b", 14), 0.5);
    },
  },
  {
    question: "`destroy_only`",
    decision: "no blow destroys the object; only outright destruction does, such as an explosion",
    check() {
      const blow = { str_min: 1, str_max: 2, ter_set: "t_null", destroy_only: true };
      const made = content(terrain("t_a", { bash: blow }));
      const hit = bash(made.terrain(), ter("t_a"), { strength: 99, random: numbers(0, 0) });
      assert.is(!hit.ok && hit.reason, "destroy-only");
      assert.ok(destroy(made.terrain(), ter("t_a"), { random: numbers() }).ok);
    },
  },
  {
    question: "`bash_below`",
    decision: "when the object is destroyed, destruction continues on the level below",
    check() {
      const floor = { str_min: 1, str_max: 2, ter_set: "t_null", bash_below: true };
      const tiles = content(terrain("t_a", { bash: floor })).terrain();
      const hit = bash(tiles, ter("t_a"), { strength: 9, random: numbers(0) });
      assert.is(hit.ok && hit.goes_below, true);
    },
  },
  {
    question: "Absent volumes of bashing sounds",
    decision: "absent in the result as well; the game decides",
    check() {
      const made = content(terrain("t_a", { bash: { str_min: 1, str_max: 2, ter_set: "t_null" } }));
      const hit = bash(made.terrain(), ter("t_a"), { strength: 9, random: numbers(0) });
      assert.equal(hit.ok && hit.sounds, [{ text: "smash!" }]);
    },
  },
  {
    question: "What falls when part of a tent is bashed",
    decision: "the centre within `collapse_radius`; the other parts only in `bright-nights`",
    check() {
      const part = { str_min: 1, str_max: 2, tent_centers: ["f_pole"], collapse_radius: 2 };
      const tent = content(
        furniture("f_wall", { bash: part }),
        furniture("f_pole", { bash: part }),
      ).furniture();
      const nearby = [
        { id: furn("f_pole"), dx: 1, dy: 0 },
        { id: furn("f_wall"), dx: 2, dy: 0 },
      ];
      const fallen = (dialect: "spec" | "bright-nights"): string[] => {
        const result = collapseTent(tent, furn("f_wall"), { nearby, dialect, random: numbers() });
        return result.ok ? result.fallen.map(({ id }) => id) : [result.reason];
      };
      assert.equal(fallen("spec"), ["f_pole"]);
      assert.equal(fallen("bright-nights"), ["f_pole", "f_wall"]);
    },
  },
  {
    question: "An absent successor of furniture",
    decision: "`f_null`",
    check() {
      const parts = { bash: { str_min: 1, str_max: 2 }, deconstruct: {}, hacksaw: {} };
      const row = content(furniture("f_a", parts)).record<Record<string, Record<string, unknown>>>(
        "furniture",
        "f_a",
      );
      assert.equal(
        [row["bash"]?.["furn_set"], row["deconstruct"]?.["furn_set"], row["hacksaw"]?.["result"]],
        ["f_null", "f_null", "f_null"],
      );
    },
  },
  {
    question: "A byproduct without `count`",
    decision: "one item, with a note",
    check() {
      const made = content(furniture("f_a", { hacksaw: { byproducts: [{ item: "rod" }] } }));
      assert.equal(made.said, ["note byproduct-without-count"]);
      const { byproducts } = made.record("furniture", "f_a")["hacksaw"] as Record<string, unknown>;
      assert.equal(byproducts, [{ item: "rod", count: [1, 1] }]);
    },
  },
  {
    question: "`break_*` members without `breakable`",
    decision: "a warning",
    check() {
      const pry = { ...crate, break_message: "crack" };
      assert.equal(content(furniture("f_a", { pry })).said, ["warning break-without-breakable"]);
    },
  },
  {
    question: "When a failed attempt to pry breaks the object",
    decision:
      "if four dice of the effective difficulty total more than two dice of the skill and two of the strength together, times the tool's quality",
    check() {
      const made = content(furniture("f_a", { pry: { ...crate, difficulty: 6, breakable: true } }));
      assert.equal(made.said, []);
      const odds = (mechanics: number): number => {
        const prier = { strength: 1, quality: 1, mechanics };
        const result = pryOdds(made.furniture(), furn("f_a"), prier);
        return result.ok ? result.broken : Number.NaN;
      };
      // No dice below 4; of four dice of size 1 the total is 4, and only four ones are not above it.
      assert.ok(Math.abs(odds(1) - (1 - 1 / 6 ** 4)) < 1e-12);
      assert.ok(odds(0) > odds(6) && odds(6) > odds(30), "skill keeps things whole");
    },
  },
  {
    question: "Whether harvesting depends on the season, and what it yields",
    decision:
      "`harvestable` does not depend on it in `spec`; in `bright-nights` it yields only in `harvest_season`; `harvest_by_season` always depends on it. The yield is 2 to 5, with skill up to 12; without `transforms_into` the terrain stays",
    check() {
      const tree = { harvestable: "pear", examine_action: "harvest_ter" };
      const tiles = content(
        terrain("t_a", tree),
        terrain("t_b", { ...tree, transforms_into: "t_a", harvest_season: "AUTUMN" }),
      ).terrain();
      const stays = harvest(tiles, ter("t_a"), { random: numbers(0, 0) });
      assert.is(stays.ok && stays.next.id, "t_a");
      assert.equal(stays.ok && stays.items, [{ item: "pear", count: 2 }]);
      const spring = { season: "spring", random: numbers(0.99, 0) } as const;
      const picked = harvest(tiles, ter("t_b"), spring);
      assert.equal(picked.ok && picked.items, [{ item: "pear", count: 5 }]);
      const refused = harvest(tiles, ter("t_b"), { ...spring, dialect: "bright-nights" });
      assert.is(!refused.ok && refused.reason, "out-of-season");
    },
  },
  {
    question: "What `harvest_by_season` means, in both dialects",
    decision:
      "the last list that names the season counts; without one, nothing can be harvested. Each entry yields a number within `base_num`, plus `scale_num` for each level of skill, at most `max`. The object then becomes its `transforms_into`; without one, furniture disappears. If `harvestable` is present as well, `spec` uses only that, and `bright-nights` only the seasons",
    check() {
      const seasons = (drop: string): object => ({
        examine_action: "harvest_furn",
        harvest_by_season: [
          { seasons: ["spring", "summer"], entries: [{ drop: "early" }] },
          { seasons: ["summer"], entries: [{ drop, base_num: [1, 3], scale_num: [0, 1], max: 4 }] },
        ],
      });
      for (const dialect of ["spec", "bright-nights"] as const) {
        const made = new Content([[furniture("f_mint", seasons("mint"))]], { dialect });
        assert.equal(made.said, []);
        const summer = { season: "summer", survival: 9, random: numbers(0.99) } as const;
        const picked = harvest(made.furniture(), furn("f_mint"), { ...summer, dialect });
        assert.equal(picked.ok && picked.items, [{ item: "mint", count: 4 }]);
        assert.is(picked.ok && picked.next.id, "f_null");
        const winter = { season: "winter", random: numbers() } as const;
        assert.equal(harvest(made.furniture(), furn("f_mint"), winter), {
          ok: false,
          reason: "out-of-season",
          seasons: ["spring", "summer"],
        });
        const both = { ...seasons("leaf"), harvestable: "pear" };
        const tiles = new Content([[terrain("t_both", both)]], { dialect }).terrain();
        const options = { season: "summer", random: numbers(0, 0), dialect } as const;
        const yielded = harvest(tiles, ter("t_both"), options);
        const item = dialect === "spec" ? "pear" : "leaf";
        assert.is(yielded.ok && yielded.items[0]?.item, item);
      }
    },
  },
  {
    question: "When in its season harvested terrain turns back",
    decision:
      "whenever the game updates it in that season; if the game passes the number of season changes, not in the same season as the harvest",
    check() {
      const bare = { flags: ["HARVESTED"], harvest_season: "AUTUMN", transforms_into: "t_tree" };
      const tiles = content(terrain("t_bare", bare), terrain("t_tree")).terrain();
      assert.ok(canRevert(tiles, ter("t_bare")));
      const at = (season_changes?: number): boolean =>
        revert(tiles, ter("t_bare"), {
          season: "autumn",
          ...(season_changes === undefined ? {} : { season_changes }),
        }).ok;
      assert.equal([at(), at(0), at(4)], [true, false, true]);
    },
  },
];

const crate = { pry_quality: 1, difficulty: 2, success_message: "open", fail_message: "stuck" };

function bench(workbench: object): object {
  return { workbench, examine_action: "workbench" };
}

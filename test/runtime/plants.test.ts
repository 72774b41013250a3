import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  clearPlant,
  createTable,
  grow,
  growthSeconds,
  harvestedAmount,
  plantStage,
  sow,
} from "../../runtime/index.ts";
import type { Branded, HasEdges, Table } from "../../runtime/index.ts";

const test = suite("plants");

type PotId = Branded<"pot">;
interface Pot {
  readonly id: PotId;
  readonly flags: readonly string[];
  readonly plant_data?: {
    readonly transform: string;
    readonly base?: string;
    readonly growth_multiplier: number;
    readonly harvest_multiplier: number;
  };
}
interface PotTable extends Table<Pot, PotId, never>, HasEdges<PotId, object> {}

const once = { growth_multiplier: 1, harvest_multiplier: 1 };
const pots: PotTable = createTable("pot", {
  order: ["p_brick", "p_empty", "p_lost", "p_ripe", "p_sprout", "p_weed"],
  records: [
    {
      p_empty: {
        id: "p_empty",
        flags: ["PLANTABLE"],
        plant_data: { transform: "p_sprout", ...once },
      },
      p_sprout: {
        id: "p_sprout",
        flags: ["PLANT", "GROWTH_SEEDLING"],
        plant_data: { transform: "p_ripe", base: "p_empty", ...once, growth_multiplier: 0.5 },
      },
      p_ripe: {
        id: "p_ripe",
        flags: ["GROWTH_HARVEST"],
        plant_data: { transform: "p_empty", base: "p_empty", ...once, harvest_multiplier: 2.5 },
      },
      p_lost: {
        id: "p_lost",
        flags: ["GROWTH_SEED"],
        plant_data: { transform: "p_gone", ...once },
      },
      p_weed: { id: "p_weed", flags: [], plant_data: { transform: "p_ripe", ...once } },
      p_brick: { id: "p_brick", flags: ["GROWTH_SEED"] },
    },
  ],
});
const pot = (id: string): PotId => id as PotId;
const rowOf = (id: string): Pot => pots.get(pot(id))!;
const into = (id: string): unknown => ({
  ok: true,
  next: { kind: "pot", id },
  messages: [],
  sounds: [],
  items: [],
  duration_seconds: 0,
});

test("§2.4: stages by flags, of plants only", () => {
  const flags = ["PLANTABLE", "GROWTH_SEED", "GROWTH_SEEDLING", "GROWTH_MATURE", "GROWTH_HARVEST"];
  const plant_data = { transform: "p_ripe", ...once };
  assert.equal(
    flags.map((flag) => plantStage({ flags: [flag], plant_data })),
    ["empty", "seed", "seedling", "mature", "harvest"],
  );
  assert.is(plantStage(rowOf("p_brick")), undefined);
  assert.is(plantStage(rowOf("p_weed")), undefined);
});

test("§2.4: sowing an empty planter", () => {
  assert.equal(sow(pots, pot("p_empty")), into("p_sprout"));
  assert.equal(sow(pots, pot("p_sprout")), { ok: false, reason: "already-sown" });
  assert.equal(sow(pots, pot("p_weed")), { ok: false, reason: "already-sown" });
});

test("§2.4: growing by a stage, until it is ripe", () => {
  assert.equal(grow(pots, pot("p_sprout")), into("p_ripe"));
  assert.equal(grow(pots, pot("p_weed")), into("p_ripe"));
  assert.equal(grow(pots, pot("p_ripe")), { ok: false, reason: "full-grown" });
  assert.equal(grow(pots, pot("p_empty")), { ok: false, reason: "not-sown" });
});

test("§2.4: harvested or eaten, the base is left", () => {
  assert.equal(clearPlant(pots, pot("p_ripe")), into("p_empty"));
  assert.equal(clearPlant(pots, pot("p_sprout")), into("p_empty"));
  assert.equal(clearPlant(pots, pot("p_empty")), { ok: false, reason: "no-base" });
});

test("what is no plant, not known or leads nowhere is refused", () => {
  for (const verb of [sow, grow, clearPlant]) {
    assert.equal(verb(pots, pot("p_brick")), { ok: false, reason: "not-a-plant" });
    assert.equal(verb(pots, pot("__proto__")), { ok: false, reason: "unknown-id" });
  }
  assert.equal(grow(pots, pot("p_lost")), { ok: false, reason: "unknown-successor" });
});

test("§2.4: multipliers of time and amount", () => {
  assert.is(growthSeconds(rowOf("p_sprout"), 86_400), 43_200);
  assert.is(growthSeconds(rowOf("p_brick"), 86_400), 86_400);
  assert.is(harvestedAmount(rowOf("p_ripe"), 3), 7);
  assert.is(harvestedAmount(rowOf("p_empty"), 3), 3);
  assert.is(harvestedAmount(rowOf("p_brick"), 3), 3);
});

test.run();

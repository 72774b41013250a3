/** Verbs read backwards (§2.5–2.9, §3.1): what becomes an object, what drops an item, against playing all of them. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import * as content from "../../generated/index.ts";
import {
  canBash,
  canClose,
  canCut,
  canDeconstruct,
  canHarvest,
  canLockpick,
  canOpen,
  canPry,
  canRevert,
  clearPlant,
  close,
  cut,
  deconstruct,
  destroy,
  grow,
  harvest,
  lockpick,
  open,
  pry,
  revert,
  seededRandom,
  sow,
  whatBecomes,
  whatDrops,
} from "../../runtime/index.ts";
import type { Branded, RollableGroup, SpawnedItem } from "../../runtime/index.ts";
import { furnitureOf, ter, terrainOf } from "./tiles.ts";

const test = suite("what becomes and what drops");
const random = seededRandom("backwards");
const item = (id: string): Branded<"item"> => id as Branded<"item">;

interface Played {
  readonly from: string;
  readonly verb: string;
  readonly next: string;
  readonly items: readonly SpawnedItem[];
}

interface Done {
  readonly ok: boolean;
  readonly next?: { readonly id: string };
  readonly items?: readonly SpawnedItem[];
  readonly outcome?: string;
}

/** Every verb, done to every object, some of them many times. */
function playAll(table: typeof content.terrain | typeof content.furniture): Played[] {
  const played: Played[] = [];
  // One signature for both kinds; which ids a verb takes is asked below.
  const tiles = table as typeof content.terrain;
  for (const id of tiles.ids()) {
    const note = (verb: string, { ok, next, items = [] }: Done): void => {
      if (ok && next) played.push({ from: id, verb, next: next.id, items });
    };
    if (canOpen(tiles, id)) note("open", open(tiles, id));
    if (canClose(tiles, id)) note("close", close(tiles, id));
    if (canLockpick(tiles, id)) note("lockpick", lockpick(tiles, id));
    for (const tool of ["oxytorch", "boltcut", "hacksaw"] as const) {
      if (canCut(tiles, id, tool)) note(tool, cut(tiles, id, tool, { random }));
    }
    for (let time = 0; time < 100; time += 1) {
      if (canBash(tiles, id)) note("bash", destroy(tiles, id, { random }));
      if (canDeconstruct(tiles, id)) note("deconstruct", deconstruct(tiles, id, { random }));
      if (canPry(tiles, id)) {
        const done: Done = pry(tiles, id, {
          strength: time % 2 === 0 ? 90 : 1,
          quality: tiles.get(id).pry?.pry_quality ?? 0,
          random,
        });
        note(done.outcome === "broken" ? "pry_break" : "pry", done);
      }
      const season = (["spring", "summer", "autumn", "winter"] as const)[time % 4] ?? "spring";
      if (canHarvest(tiles, id)) {
        note("harvest", harvest(tiles, id, { random, season, survival: time % 11 }));
      }
      if (canRevert(tiles, id)) note("revert", revert(tiles, id, { season }));
    }
    if (canBash(tiles, id)) {
      const fallen = destroy(tiles, id, { random, from_above: true });
      if (tiles.get(id).bash?.ter_set_bashed_from_above) note("bash_from_above", fallen);
    }
    if (table.kind === "furniture") {
      const plants = content.furniture;
      const plant = plants.ids().find((each) => (each as string) === id);
      if (plant !== undefined) note("sow", sow(plants, plant));
      if (plant !== undefined) note("grow", grow(plants, plant));
      if (plant !== undefined) note("clear_plant", clearPlant(plants, plant));
    }
  }
  return played;
}

for (const table of [content.terrain, content.furniture]) {
  const tiles = table as typeof content.terrain;
  const played = playAll(table);
  const told = (
    list: readonly { readonly object: { readonly id: string }; readonly verb: string }[],
  ) => list.map(({ object, verb }) => `${verb} ${object.id}`);

  test(`what playing makes of ${table.kind} is what becomes of it`, () => {
    assert.ok(new Set(played.map(({ verb }) => verb)).size > 5);
    for (const id of tiles.ids()) {
      const expected = played.filter(({ next }) => next === id);
      const found = told(whatBecomes(tiles, id));
      assert.equal(
        [...found].sort(),
        [...new Set(expected.map(({ verb, from }) => `${verb} ${from}`))].sort(),
      );
      assert.is(new Set(found).size, found.length);
    }
  });

  test(`what lies there after playing with ${table.kind} is what drops`, () => {
    const inside = ({ item: own, contents = [], container, ammo }: SpawnedItem): string[] => [
      own,
      ...contents.flatMap(inside),
      ...[container, ammo].flatMap((each) => each ?? []),
    ];
    const sources = new Map<string, Set<string>>();
    for (const { verb, from, items } of played) {
      const named = verb === "bash_from_above" ? "bash" : verb;
      for (const id of items.flatMap(inside)) {
        sources.set(id, (sources.get(id) ?? new Set()).add(`${named} ${from}`));
      }
    }
    assert.ok(sources.size > 5);
    for (const [id, expected] of sources) {
      assert.equal(told(whatDrops(tiles, item(id))).sort(), [...expected].sort(), id);
    }
    assert.equal(whatDrops(tiles, item("no_such_item")), []);
    assert.equal(whatDrops(tiles, item("__proto__")), []);
  });
}

const group = (...entries: readonly object[]): RollableGroup =>
  ({
    subtype: "collection",
    entries: entries.map((each) => ({ prob: 100, count: [1, 1], ...each })),
  }) as unknown as RollableGroup;

test("groups by id are looked into where they are known, however they lead to each other", () => {
  const tiles = terrainOf({
    t_by_id: { bash: { ter_set: "t_null", items: { group: "outer" } } },
    t_within: {
      deconstruct: { ter_set: "t_null", items: group({ nested: group({ group: "inner" }) }) },
    },
    t_never: { bash: { ter_set: "t_null", items: group({ item: "nail", prob: 0 }) } },
    t_packed: {
      bash: {
        ter_set: "t_null",
        items: group({ item: "tin", contents_items: ["nail"], container_group: "outer" }),
      },
    },
  });
  const opened: string[] = [];
  const groups = (id: string): RollableGroup | undefined => {
    opened.push(id);
    if (id === "outer") return group({ group: "inner" }, { group: "unknown" });
    return id === "inner" ? group({ item: "screw" }, { group: "outer" }) : undefined;
  };
  const ids = (what: string, options = {}): string[] =>
    whatDrops(tiles, item(what), options).map(({ object }) => object.id);
  assert.equal(ids("screw"), []);
  assert.equal(ids("nail"), ["t_packed"]);
  assert.equal(ids("nail", { groups }), ["t_packed"]);
  opened.length = 0;
  assert.equal(ids("screw", { groups }), ["t_by_id", "t_within", "t_packed"]);
  assert.equal(opened.sort(), ["inner", "outer", "unknown"]);
});

test("harvest lists by id are looked into where they are known; what is harvested already is not", () => {
  const by = {
    examine_action: "harvest_plant",
    harvest_by_season: [{ seasons: ["summer"], id: "berries" }],
  };
  const bushes = furnitureOf({ f_bush: by, f_bare: { ...by, flags: ["HARVESTED"] } });
  assert.equal(whatDrops(bushes, item("berry")), []);
  const harvests = (id: string): { entries: { drop: Branded<"item"> }[] } | undefined =>
    id === "berries" ? { entries: [{ drop: item("berry") }] } : undefined;
  const found = whatDrops(bushes, item("berry"), { harvests });
  assert.equal(
    found.map(({ object, verb }) => [object.id, verb]),
    [["f_bush", "harvest"]],
  );
});

test("content that is replaced answers anew, and the answer is the caller's own", () => {
  const tiles = terrainOf({ t_door: { open: "t_gap" }, t_gap: {} });
  whatBecomes(tiles, ter("t_gap")).pop();
  assert.is(whatBecomes(tiles, ter("t_gap")).length, 1);
  tiles.replace({
    order: ["t_gap"],
    records: [{ t_gap: { id: "t_gap", flags: [], close: "t_gap" } }],
  });
  assert.equal(
    whatBecomes(tiles, ter("t_gap")).map(({ object, verb }) => [object.id, verb]),
    [["t_gap", "close"]],
  );
  assert.equal(whatBecomes(tiles, ter("t_door")), []);
});

test.run();

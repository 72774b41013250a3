/** What players get to, against a search over the objects as written that knows nothing of ways. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { compilePacks } from "../../generator/build/compile-packs.ts";
import { ContentQuery } from "../../generator/query/content-query.ts";
import { settingsOf } from "../pipeline/settings-of.ts";
import { projectFolder, terrain } from "../project-folder.ts";
import { createRandom, type Random } from "../search/random.ts";
import { sliceSeed } from "../search/search.ts";

const test = suite("what players get to");
const count = 14;
const items = Array.from({ length: count }, (_, index) => `item_${String(index)}`);
const groups = ["group_a", "group_b", "group_c"];
const tiles = ["t_a", "t_b", "t_c", "t_d"];

interface World {
  /** What each tile leaves behind when it is bashed. */
  readonly left: ReadonlyMap<string, string>;
  /** The tile that a map consists of. */
  readonly here: string;
  readonly objects: readonly object[];
  /** What leads to what, by the names of both: all of `needs`, of which each is a choice. */
  readonly ways: readonly {
    readonly needs: readonly (readonly string[])[];
    readonly gives: readonly string[];
  }[];
}

/** Each object is written together with what it means. */
function worldAt(random: Random): World {
  const { below, sample, pick } = random;
  const objects: object[] = [
    ...items.map((id) => ({ type: "GENERIC", id, name: "thing" })),
    { type: "skill", id: "weaving" },
  ];
  const ways: World["ways"][number][] = [];
  const some = (list: readonly string[], most: number): string[] => sample(list, 1 + below(most));
  const way = (needs: readonly (readonly string[])[], gives: readonly string[]): void => {
    ways.push({ needs, gives });
  };
  for (const id of groups) {
    const [inside, others] = [some(items, 2), below(2) === 0 ? some(groups, 1) : []];
    const entries = [
      ...inside.map((item) => [item, 10]),
      ...others.map((group) => ({ group, prob: 5 })),
    ];
    objects.push({ type: "item_group", id, items: entries });
    way([[`group ${id}`]], [...inside, ...others.map((each) => `group ${each}`)]);
  }
  const next = new Map(tiles.map((id) => [id, pick(tiles) ?? ""]));
  for (const [id, to] of next) {
    const left = some(items, 1);
    const bash = { str_min: 1, str_max: 2, ter_set: to, items: left.map((item) => ({ item })) };
    objects.push(terrain(id, { bash }));
    way([[id]], [to, ...left]);
  }
  const parts = sample(items, 4);
  let dead = 0;
  const made = sample(items, 7);
  for (const result of made) {
    const components = Array.from({ length: below(3) }, () => some(items, 2));
    const tools = below(3) === 0 ? [some(items, 2)] : [];
    const books = below(2) === 0 ? some(items, 2) : [];
    const known = `recipe ${result}`;
    const isApart = below(4) === 0;
    objects.push({
      ...{ type: "recipe", result, time: "1 m", skill_used: "weaving", difficulty: 1 },
      ...{ category: "CC_OTHER", subcategory: "CSC_OTHER_MISC", activity_level: "fake" },
      ...(books.length > 0 && { book_learn: books.map((book) => [book, 1]) }),
      ...(isApart ? { decomp_learn: 1 } : books.length === 0 && { autolearn: true }),
      components: components.map((group) => group.map((item) => [item, 1 + below(3)])),
      tools: tools.map((group) => group.map((item) => [item, -1])),
    });
    if (books.length > 0) way([books], [known]);
    else if (!isApart) way([], [known]);
    if (isApart && parts.includes(result)) way([[result]], [known]);
    else if (isApart && books.length === 0) dead += 1;
    way([[known], ...components, ...tools], [result]);
  }
  // Where most recipes are not taught, the game has its own way.
  if (dead > 0 && dead * 2 >= made.length)
    way(
      [],
      made.map((each) => `recipe ${each}`),
    );
  for (const result of parts) {
    const components = Array.from({ length: 1 + below(2) }, () => some(items, 2));
    objects.push({
      ...{ type: "uncraft", result, time: "1 m", activity_level: "fake" },
      components: components.map((group) => group.map((item) => [item, 1])),
    });
    way(
      [[result]],
      components.flatMap(([first = ""]) => first),
    );
  }
  const [placed, here] = [some(groups, 1), pick(tiles) ?? ""];
  objects.push({
    type: "mapgen",
    object: { place_items: placed.map((item) => ({ item })), fill_ter: here },
  });
  way([], [...placed.map((each) => `group ${each}`), here]);
  return { left: next, here, objects: sample(objects, objects.length), ways };
}

/** Tiles that come back when they are bashed again and again, the least of each circle. */
function endless(left: World["left"]): readonly string[] {
  const after = (start: string): readonly string[] => {
    const met: string[] = [];
    for (let at = left.get(start); at !== undefined && !met.includes(at); at = left.get(at))
      met.push(at);
    return met;
  };
  return tiles.filter((id) => after(id).includes(id) && after(id).every((each) => each >= id));
}

/** Adds whatever any way gives until nothing is new. */
function reachable(given: readonly string[], ways: World["ways"]): ReadonlySet<string> {
  const had = new Set(given);
  for (let before = -1; before < had.size;) {
    before = had.size;
    for (const { needs, gives } of ways) {
      if (needs.every((group) => group.some((each) => had.has(each)))) {
        for (const each of gives) had.add(each);
      }
    }
  }
  return had;
}

test("is what there is, and each step of the way can be made", () => {
  let far = 0;
  for (let seed = sliceSeed() * 1000; seed < sliceSeed() * 1000 + 60; seed += 1) {
    const random = createRandom(seed);
    const { objects, ways, left, here } = worldAt(random);
    const folder = projectFolder({ "core/a.json": objects });
    const settings = settingsOf(folder, { packs: ["core"], dialect: "dda" });
    const compilation = compilePacks(settings, { emit: false });
    assert.not(
      compilation.failed,
      JSON.stringify(compilation.diagnostics.map((each) => each.message)),
    );
    const query = new ContentQuery(compilation);
    const given = random.sample(items, 2);
    const from = given.map((id) => ({ kind: "item", id }));
    const reach = query.reach(from);
    const expected = reachable(given, ways);
    const got = items.filter((id) => reach.has({ kind: "item", id }));
    assert.equal(
      got,
      items.filter((id) => expected.has(id)),
      `seed ${String(seed)}`,
    );
    for (const id of got) {
      const steps = reach.why({ kind: "item", id }) ?? [];
      const had = new Set<string>();
      for (const { needs, gives } of steps) {
        for (const need of needs)
          assert.ok(had.has(`${need.kind} ${need.id}`), `seed ${String(seed)}`);
        had.add(`${gives.kind} ${gives.id}`);
      }
      assert.ok(had.has(`item ${id}`));
      if (steps.length > 3) far += 1;
    }
    const { entries } = query.audit({ diagnostics: compilation.diagnostics, from });
    const found = (...rules: readonly string[]): readonly string[] =>
      entries
        .filter(({ rule }) => rules.includes(rule))
        .map(({ id }) => id)
        .sort();
    assert.equal(
      found("unobtainable", "book-without-source"),
      items.filter((id) => !expected.has(id)).sort(),
    );
    assert.equal(found("endless"), endless(left), `seed ${String(seed)}`);
    const used = new Set([here, ...left.values()]);
    assert.equal(
      found("unused-tile"),
      tiles.filter((id) => !used.has(id)),
    );
  }
  assert.ok(far > 20);
});

test("begins with what game code uses, even if nothing defines it", () => {
  const recipe = {
    ...{ type: "recipe", result: "hat", time: "1 m", skill_used: "weaving", autolearn: true },
    ...{ category: "CC_OTHER", subcategory: "CSC_OTHER_MISC", activity_level: "fake" },
    components: [[["ghost", 1]]],
  };
  const folder = projectFolder({
    "core/a.json": [{ type: "GENERIC", id: "hat", name: "thing" }, recipe],
  });
  const query = new ContentQuery(
    compilePacks(settingsOf(folder, { packs: ["core"], dialect: "dda" }), { emit: false }),
  );
  const hat = { kind: "item", id: "hat" };
  assert.not(query.reach([]).has(hat));
  assert.ok(query.reach([], new Set(["ghost"])).has(hat));
  assert.ok(query.reach([], new Set(["hat"])).has(hat));
});

test.run();

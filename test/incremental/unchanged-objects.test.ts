/** Objects that an edit leaves as they were stay the same objects, wherever they stand afterwards. */
import { join } from "node:path";
import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { compilePacks } from "../../generator/build/compile-packs.ts";
import { createBuildSession } from "../../generator/build/session.ts";
import type { Compilation } from "../../generator/compile.ts";
import type { Entry } from "../../generator/model/definition.ts";
import { settingsOf } from "../pipeline/settings-of.ts";
import { differences, seen } from "../differential/seen.ts";
import { projectFolder, terrain, write } from "../project-folder.ts";
import { runs } from "../random.ts";

const test = suite("unchanged objects");

const path = "core/tiles.json";

/** Compiles each text of one file after the other in one session; each run has to say what a cold one says. */
function runsOf(texts: readonly string[], name = path): Compilation[] {
  const folder = projectFolder();
  const settings = settingsOf(folder, { packs: ["core"] });
  const session = createBuildSession();
  return texts.map((text) => {
    write(folder, name, text);
    const touched = new Set([join(folder, name)]);
    const warm = compilePacks(settings, { session, touched });
    assert.equal(differences(seen(warm), seen(compilePacks(settings))), []);
    return warm;
  });
}

function entryOf({ layers }: Compilation, id: string): Entry | undefined {
  return layers.registry.get("terrain", id)?.origin.entry;
}

function lines(objects: readonly object[]): string {
  return `[\n${objects.map((object) => JSON.stringify(object)).join(",\n")}\n]\n`;
}

const [sill, rail, moss] = [
  terrain("t_sill"),
  terrain("t_rail", { looks_like: "t_ral" }),
  terrain("t_moss", { move_cost: 4 }),
];

test("an entry that comes, goes or changes leaves its neighbours what they are", () => {
  const states = [
    [sill, rail, moss],
    [terrain("t_new"), sill, rail, moss],
    [terrain("t_new"), sill, { ...rail, move_cost: 3 }, moss],
    [{ type: "ITEM", id: "rope" }, terrain("t_new"), moss, sill],
    [moss],
  ];
  const runs = runsOf(states.map(lines));
  const [first, second, third, fourth, last] = runs;
  assert.ok(first && second && third && fourth && last);
  for (const id of ["t_sill", "t_rail", "t_moss"]) {
    assert.ok(entryOf(first, id), id);
    assert.is(entryOf(second, id), entryOf(first, id), id);
  }
  assert.is.not(entryOf(third, "t_rail"), entryOf(second, "t_rail"));
  assert.is(entryOf(third, "t_moss"), entryOf(first, "t_moss"));
  assert.is(entryOf(fourth, "t_moss"), entryOf(first, "t_moss"));
  assert.is(entryOf(fourth, "t_sill"), entryOf(first, "t_sill"));
  assert.is(entryOf(last, "t_moss"), entryOf(first, "t_moss"));
});

test("what was found in an object that stays is the same finding, in its line of now", () => {
  const rusty = terrain("t_rust", { move_cots: 3 });
  const runs = runsOf([[rusty], [sill, rusty], [sill, moss, rusty]].map(lines));
  const found = runs.map(({ diagnostics }) =>
    diagnostics.filter(({ code }) => code === "unknown-member"),
  );
  assert.equal(
    found.map((each) => each.map(({ range }) => range.line)),
    [[2], [3], [4]],
  );
  const facts = found.map(([each]) => each?.fact);
  assert.ok(facts[0]);
  assert.is(facts[1], facts[0]);
  assert.is(facts[2], facts[0]);
});

test("a file that is edited while another one comes before it keeps its objects", () => {
  const folder = projectFolder();
  write(folder, path, lines([sill, rail]));
  const settings = settingsOf(folder, { packs: ["core"] });
  const session = createBuildSession();
  const before = compilePacks(settings, { session });
  write(folder, path, lines([moss, sill, rail]));
  write(folder, "core/first.json", lines([terrain("t_first")]));
  const now = compilePacks(settings, { session });
  assert.equal(differences(seen(now), seen(compilePacks(settings))), []);
  assert.ok(entryOf(now, "t_first"));
  assert.is(entryOf(now, "t_sill"), entryOf(before, "t_sill"));
});

test("objects without ids that change places are taken in their new order", () => {
  const given = (item: string): object => ({
    type: "profession_item_substitutions",
    item,
    sub: [{ present: ["WOOL"], new: ["felt_hat"] }],
  });
  const [hat, scarf, boots] = [given("hat"), given("scarf"), given("boots")];
  const runs = runsOf(
    [
      [sill, hat, scarf, boots],
      [sill, hat, boots, scarf],
    ].map(lines),
  );
  const [before, now] = runs.map(({ layers }) => layers.substitutions.map(({ origin }) => origin));
  assert.is(now?.length, 3);
  assert.equal([now?.[1]?.entry, now?.[2]?.entry], [before?.[2]?.entry, before?.[1]?.entry]);
});

test("an object is the same alone in its file and in a list", () => {
  const runs = runsOf([JSON.stringify(rail), lines([rail]), JSON.stringify(rail)]);
  const paths = runs.map(({ diagnostics }) => diagnostics.map((each) => each.path));
  assert.equal(paths, [[["looks_like"]], [[0, "looks_like"]], [["looks_like"]]]);
  for (const run of runs) assert.is(entryOf(run, "t_rail"), entryOf(runs[0]!, "t_rail"));
});

test("another order of members, and -0 in place of 0, are another writing", () => {
  const write0 = (zero: string): string =>
    `[${JSON.stringify(sill)}, ${JSON.stringify(moss).replace('"move_cost":4', `"move_cost":${zero}`)}]`;
  const swapped = Object.fromEntries(Object.entries(moss).reverse());
  const texts = [write0("0"), write0("-0"), lines([moss]), lines([sill, swapped])];
  const [zero, minus, four, last] = runsOf(texts);
  assert.ok(zero && minus && four && last);
  assert.is.not(entryOf(minus, "t_moss"), entryOf(zero, "t_moss"));
  assert.is(entryOf(minus, "t_sill"), entryOf(zero, "t_sill"));
  assert.is.not(entryOf(last, "t_moss"), entryOf(four, "t_moss"));
});

test("whatever is left of a file in whatever order, objects of one writing are kept, each once", () => {
  const pool = ["t_a", "t_b", "t_c", "t_d"];
  const some = fc.array(fc.constantFrom(...pool), { maxLength: 8 });
  const count = (list: readonly string[], id: string): number =>
    list.filter((each) => each === id).length;
  fc.assert(
    fc.property(some, some, (before, now) => {
      const [first, second] = runsOf(
        [before, now].map((ids) => lines(ids.map((id) => terrain(id)))),
      ).map(({ layers }) => new Set([...layers.outcomes.keys()].map(({ entry }) => entry)));
      const kept = [...(second ?? [])].filter((entry) => first?.has(entry) === true);
      assert.is(second?.size, now.length);
      for (const id of pool) {
        const own = kept.filter(({ value }) => value["id"] === id).length;
        assert.is(own, Math.min(count(before, id), count(now, id)));
      }
    }),
    runs(60, 11),
  );
});

test.run();

/**
 * After every edit a session layers what a cold run layers, and looks at nothing that the edit has nothing to do with.
 */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { layer } from "../../generator/layer/layer.ts";
import type { RawObject } from "../../generator/model/definition.ts";
import type { JsonObject } from "../../generator/model/json.ts";
import type { BuiltInKind } from "../../generator/model/kind-names.ts";
import type { SourceFile } from "../../generator/model/source-file.ts";
import { locationsOf } from "../../generator/parse/locations.ts";
import { share } from "../random.ts";
import { createRandom, type Random } from "../search/random.ts";
import { layeredRuns, seenOf, type LayeredRuns, type Texts } from "./layered-runs.ts";
import { kindsIn } from "../built-in.ts";

const test = suite("layer again");

const tile = { type: "terrain", name: "a", symbol: ".", color: "white", move_cost: 2 };
const craft = { type: "recipe", result: "rope", category: "CC", subcategory: "CSC", time: "1 s" };

function many(count: number, make: (at: number) => object): object[] {
  return Array.from({ length: count }, (_, at) => make(at));
}

/** Two files: the last object has one of its own, which is edited. */
function inTwoFiles(objects: readonly object[], edited: object = {}): Texts {
  const last = { ...objects.at(-1), ...edited };
  return new Map([
    ["core/a.json", JSON.stringify(objects.slice(0, -1))],
    ["core/b.json", JSON.stringify([last])],
  ]);
}

function sameAsCold(runs: LayeredRuns, now: ReturnType<LayeredRuns["next"]>, what = ""): void {
  const [warm, cold] = [seenOf(now.changes.layers), seenOf(runs.cold())];
  for (const [index, text] of cold.entries()) assert.is(warm[index], text, what);
  assert.is(warm.length, cold.length, what);
}

function layeredTwice(objects: readonly object[], edited: object): ReturnType<LayeredRuns["next"]> {
  const runs = layeredRuns("spec");
  runs.next(inTwoFiles(objects));
  const now = runs.next(inTwoFiles(objects, edited));
  const cold = runs.cold();
  // Texts of all definitions with all their parts would be as many as their square.
  const ids = (layers: typeof cold): unknown => [...layers.registry.ids("terrain")];
  const values = (layers: typeof cold): unknown =>
    [...layers.registry.all("terrain")].map(({ value }) => JSON.stringify(value));
  assert.equal(ids(now.changes.layers), ids(cold));
  assert.equal(values(now.changes.layers), values(cold));
  assert.equal([...now.changes.layers.outcomes.values()], [...cold.outcomes.values()]);
  assert.equal(
    now.changes.layers.facts.map(({ code }) => code),
    cold.facts.map(({ code }) => code),
  );
  return now;
}

test("chains of 10,000 copies", () => {
  const chain = many(10_000, (at) =>
    at === 0 ? { ...tile, id: "t_0" } : { ...tile, id: `t_${at}`, "copy-from": `t_${at - 1}` },
  );
  const { changed, layers } = layeredTwice(chain, { move_cost: 7 }).changes;
  assert.equal(
    [...changed.keys()].map(({ id }) => id),
    ["t_9999"],
  );
  assert.is(layers.registry.get("terrain", "t_9999")?.contributors.length, 10_000);
  assert.is(layers.history.length, 9_999);
});

test("circles of 10,000", () => {
  const circle = many(10_000, (at) => ({
    ...tile,
    id: `t_${at}`,
    "copy-from": `t_${(at + 1) % 10_000}`,
  }));
  const { changed, layers } = layeredTwice(circle, { "copy-from": "t_none" }).changes;
  assert.is(changed.size, 0);
  assert.equal(
    layers.facts.map(({ code }) => code),
    ["unknown-parent"],
  );
});

test("8,000 modifications of one id", () => {
  const changes = many(8_000, (at) => ({
    type: "terrain",
    id: "t_all",
    "edit-mode": "modify",
    move_cost: at % 50,
  }));
  const { changed, layers } = layeredTwice([{ ...tile, id: "t_all" }, ...changes], {
    move_cost: 77,
  }).changes;
  assert.is(changed.size, 1);
  assert.is(layers.registry.get("terrain", "t_all")?.value["move_cost"], 77);
  assert.is(layers.registry.get("terrain", "t_all")?.contributors.length, 8_001);
});

test("an edit looks at the objects that it is tied to, however many there are", () => {
  for (const count of [100, 3_000]) {
    const runs = layeredRuns("spec");
    const objects = many(count, (at) => ({ ...tile, id: `t_${at}` }));
    runs.next(inTwoFiles(objects));
    const before = runs.next(inTwoFiles(objects, { name: "b" })).changes.layers;
    const now = runs.next(inTwoFiles(objects, { name: "c" })).changes;
    assert.equal(
      [...now.changed].map(([one, other]) => [one.id, one.value["name"], other?.value["name"]]),
      [[`t_${count - 1}`, "c", "b"]],
    );
    assert.equal(now.gone, []);
    const same = [...now.layers.registry.all("terrain")].filter(
      (each) => before.registry.get("terrain", each.id) === each,
    );
    // All of them, and the built-in one, but for the edited one.
    assert.is(same.length, count);
  }
});

test("what is layered again and is the same stays the same object; -0 is not 0", () => {
  const runs = layeredRuns("spec");
  const files = (cost: string): Texts =>
    new Map([
      ["core/a.json", JSON.stringify([{ ...tile, id: "t_a" }])],
      ["core/b.json", `[{"type":"terrain","id":"t_b","copy-from":"t_a","move_cost":${cost}}]`],
    ]);
  const before = runs.next(files("0")).changes.layers.registry;
  const { changed, layers } = runs.next(files("-0")).changes;
  assert.is(layers.registry.get("terrain", "t_a"), before.get("terrain", "t_a"));
  const [[now, old] = []] = [...changed];
  assert.is(old, before.get("terrain", "t_b"));
  assert.ok(Object.is(now?.value["move_cost"], -0));
  assert.is(changed.size, 1);
});

/** How often members of objects are read while they are layered. */
function readsOf(kind: BuiltInKind, objects: readonly object[]): number {
  let reads = 0;
  const file: SourceFile = { pack: { name: "core" }, path: "a.json", displayPath: "a", text: "" };
  const raw = objects.map((object): RawObject => {
    const value = new Proxy(object as JsonObject, {
      get: (target, member) => {
        reads += 1;
        return Reflect.get(target, member) as unknown;
      },
    });
    return { kind, value, entry: { value, pack: file.pack, path: file.path } };
  });
  const facts = { items: [], qualities: [], exclusions: [], migrations: [] };
  const none = { externals: {}, names: [], ...facts, placed: {}, unread: [], strange: [] };
  const nothing = { ...none, others: 0, unusable: 0 };
  const parsed = [{ ...nothing, file, objects: raw, indices: raw.map((_, index) => index) }];
  const input = {
    parsed,
    broken: new Set<RawObject>(),
    locations: locationsOf(kindsIn("bright-nights"), parsed),
    facts: [],
  };
  const { outcomes } = layer(input, kindsIn("bright-nights"));
  assert.is(outcomes.size, objects.length);
  return reads;
}

test("four times the objects are read four times as often", () => {
  const shapes: Readonly<Record<string, (count: number) => object[]>> = {
    chain: (count) =>
      many(count, (at) => ({
        ...tile,
        id: `t_${at}`,
        ...(at > 0 && { "copy-from": `t_${at - 1}` }),
      })),
    "chain from its end": (count) =>
      many(count, (at) => ({
        ...tile,
        id: `t_${at}`,
        ...(at < count - 1 && { "copy-from": `t_${at + 1}` }),
      })),
    circle: (count) =>
      many(count, (at) => ({ ...tile, id: `t_${at}`, "copy-from": `t_${(at + 1) % count}` })),
    modifications: (count) =>
      many(count, (at) => ({ ...tile, id: "t_0", ...(at > 0 && { "edit-mode": "modify" }) })),
    "the same id": (count) => many(count, () => ({ ...tile, id: "t_0" })),
    "copies of one": (count) =>
      many(count, (at) => ({ ...tile, id: `t_${at}`, ...(at > 0 && { "copy-from": "t_0" }) })),
    "overrides of nothing": (count) =>
      many(count, (at) => ({ ...tile, id: `t_${at}`, "edit-mode": "override" })),
  };
  for (const [what, make] of Object.entries(shapes)) {
    const [few, most] = [readsOf("terrain", make(250)), readsOf("terrain", make(1_000))];
    assert.ok(most < 4.5 * few, `${what}: ${String(few)} and ${String(most)}`);
  }
});

const ids = ["t_a", "t_b", "t_c", "t_ab", "__proto__", "10"] as const;
const names = ["a", "b", "a_b", "b_c", "c"] as const;

function maybe(random: Random, members: object, of = 3): object {
  return random.below(of) === 0 ? members : {};
}

/** Of few ids, so that objects meet; some are left out for a mistake of their own. */
function randomObject(random: Random): object {
  const id = random.pick(ids);
  const parent = maybe(random, { "copy-from": random.pick(ids) });
  const loose = {
    ...maybe(random, { alias: random.pick(ids) }, 6),
    ...maybe(random, { obsolete: true }, 8),
    ...maybe(random, { "copy-form": random.pick(ids) }, 15),
    ...maybe(random, { extend: { flags: ["WET"] } }, 8),
    ...maybe(random, { "edit-mode": random.pick(["create", "override", "overide"]) }, 8),
    ...maybe(random, { override: true }, 10),
    ...maybe(random, { move_cost: random.below(3) }),
  };
  switch (random.below(9)) {
    case 0:
      return { ...tile, id: undefined, abstract: id, ...loose };
    case 1:
      return {
        type: "terrain",
        id,
        "edit-mode": "modify",
        name: random.pick(names),
        "add:flags": ["X"],
      };
    case 2:
      return { ...tile, id: [id, random.pick(ids)], ...parent, ...loose };
    case 3:
      return {
        ...craft,
        result: random.pick(names),
        id_suffix: random.pick(names),
        ...maybe(random, { "copy-from": random.pick(names) }, 2),
        ...loose,
      };
    case 4:
      return { type: "profession_item_substitutions", trait: random.pick(names), sub: [] };
    case 5:
      return { type: "terrain", id, ...parent, ...loose };
    case 6:
      return { type: "furniture", id, name: "a", ...parent, ...loose };
    case 7:
      return maybe(random, { ...tile, id, symbol: 5, ...parent }, 2);
    default:
      return { ...tile, id, ...parent, ...loose };
  }
}

function randomEdit(files: Map<string, object[]>, random: Random): void {
  const path = random.pick(["core/a.json", "core/b.json", "mod/a.json", "mod/b.json"]) ?? "";
  const objects = files.get(path) ?? [];
  const at = random.below(objects.length + 1);
  switch (random.below(5)) {
    case 0:
      objects.splice(at, 1);
      break;
    case 1:
      objects.splice(at, 1, randomObject(random));
      break;
    case 2:
      objects.splice(random.below(objects.length + 1), 0, ...objects.splice(at, 1));
      break;
    default:
      objects.splice(at, 0, randomObject(random));
  }
  files.set(path, objects);
}

/** Some of them cannot be read, and hold ids all the same. */
function textsOf(files: ReadonlyMap<string, object[]>, random: Random): Texts {
  const paths = [...files.keys()].sort();
  return new Map(
    paths.map((path) => {
      const text = JSON.stringify(files.get(path), undefined, random.below(2));
      return [path, random.below(25) === 0 ? text.slice(0, -4) : text];
    }),
  );
}

for (const dialect of ["spec", "bright-nights"] as const) {
  test(`random edits in the dialect ${dialect}`, () => {
    for (let seed = 0; seed < 20 / share; seed += 1) {
      const random = createRandom(seed);
      const runs = layeredRuns(dialect);
      const files = new Map<string, object[]>();
      for (let step = 0; step < 30; step += 1) {
        for (let edits = 1 + random.below(3); edits > 0; edits -= 1) randomEdit(files, random);
        const now = runs.next(textsOf(files, random));
        sameAsCold(runs, now, `seed ${String(seed)}, step ${String(step)}`);
      }
    }
  });
}

test("a run leaves the earlier one as it was", () => {
  const runs = layeredRuns("spec");
  const objects = many(20, (at) => ({
    ...tile,
    id: `t_${at}`,
    ...(at > 0 ? { "copy-from": "t_0" } : {}),
  }));
  const before = runs.next(inTwoFiles(objects)).changes.layers;
  const seen = seenOf(before);
  const edit = { id: "t_0", alias: "t_other", "copy-from": "t_none", "edit-mode": "override" };
  const after = runs.next(inTwoFiles(objects, edit)).changes.layers;
  assert.equal(seenOf(before), seen);
  assert.not.equal(seenOf(after), seen);
});

test.run();

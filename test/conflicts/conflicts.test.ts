/** Each type of conflict, and what is none. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { compilePacks } from "../../generator/build/compile-packs.ts";
import { packIn } from "../../generator/config/mod-info.ts";
import { findConflicts } from "../../generator/conflicts/find-conflicts.ts";
import type { ConflictReport } from "../../generator/conflicts/conflict.ts";
import { join } from "node:path";
import { settingsOf } from "../pipeline/settings-of.ts";
import { projectFolder } from "../project-folder.ts";

const test = suite("conflicts");

const cook = {
  type: "profession",
  id: "cook",
  name: "Cook",
  description: "Cooks.",
  points: 1,
  flags: ["CALM", "HUNGRY"],
  items: { both: ["apron"] },
};
const change = (members: object): object => ({
  type: "profession",
  id: "cook",
  "edit-mode": "modify",
  ...members,
});
const tile = { type: "terrain", id: "t_a", name: "a", symbol: "a", color: "red", move_cost: 2 };

/** @param packs Pack -> its objects, in load order. */
function conflictsOf(
  packs: Readonly<Record<string, readonly object[]>>,
  dialect: "spec" | "bright-nights" = "spec",
): ConflictReport {
  const names = Object.keys(packs);
  const folder = projectFolder(
    Object.fromEntries(
      names.flatMap((name) => {
        const of = (info: boolean): object[] =>
          (packs[name] ?? []).filter((each) => "dependencies" in each === info);
        return [
          [`${name}/a.json`, of(false)],
          [`${name}/modinfo.json`, of(true)],
        ];
      }),
    ),
  );
  const settings = {
    ...settingsOf(folder, { packs: names, dialect }),
    packs: names.map((name) =>
      packIn(name, join(folder, name), { workingDirectory: folder, root: folder, roots: [] }),
    ),
  };
  return findConflicts(compilePacks(settings, { emit: false }).layers, settings.packs);
}

/** `written-twice cook points a b, b wins` */
function told(report: ConflictReport): string[] {
  return report.conflicts
    .filter(({ intended }) => !intended)
    .map(({ type, id, member, packs, winner }) =>
      [
        [
          type,
          id,
          ...(member === undefined ? [] : [member]),
          ...packs.map(({ name }) => name),
        ].join(" "),
        ...(winner ? [`${winner.name} wins`] : []),
      ].join(", "),
    );
}

function orders({ openOrders }: ConflictReport): string[] {
  return openOrders.map(({ packs }) => packs.map(({ name }) => name).join(" before "));
}

test("a member that two packs write: the later one wins", () => {
  const report = conflictsOf({
    core: [cook],
    a: [change({ points: 2, name: "Chef" })],
    b: [change({ points: 3, description: "Burns." })],
  });
  assert.equal(told(report), ["written-twice cook points a b, b wins"]);
  assert.equal(orders(report), ["a before b"]);
  const [found] = report.conflicts.filter(({ intended }) => !intended);
  assert.equal(
    found?.places.map(({ object, path }) => [
      `${object.entry.pack.name}/${object.entry.path}`,
      path,
    ]),
    [
      ["a/a.json", ["points"]],
      ["b/a.json", ["points"]],
    ],
  );
});

test("a pair of packs is told once, however often one of them speaks: its last word counts", () => {
  const report = conflictsOf({
    core: [cook],
    a: [change({ points: 2 }), change({ points: 3 })],
    b: [change({ points: 4 }), change({ points: 5 })],
  });
  assert.equal(told(report), ["written-twice cook points a b, b wins"]);
  const said = report.conflicts.map(({ packs, places }) => [
    ...packs.map(({ name }) => name),
    ...places.map(({ object }) => object.value["points"]),
  ]);
  assert.equal(said, [
    ["core", "a", 1, 3],
    ["core", "b", 1, 5],
    ["a", "b", 3, 5],
  ]);
  const twice = conflictsOf({ core: [tile], a: [tile, { ...tile, name: "b" }] });
  assert.equal(told(twice), ["defined-twice t_a core a, core wins"]);
});

test("the same value twice, and entries that both add, are no conflict", () => {
  const report = conflictsOf({
    core: [cook],
    a: [change({ points: 2, "add:flags": ["A"], items: { "add:both": ["hat"] } })],
    b: [change({ points: 2, "add:flags": ["B"], items: { "add:both": ["pan"] } })],
  });
  assert.equal(told(report), []);
  assert.equal(orders(report), []);
});

test("a removal of what another pack adds, in either order", () => {
  const adds = change({ "add:flags": ["SLOW"] });
  const removes = change({ "remove:flags": ["SLOW"] });
  assert.equal(told(conflictsOf({ core: [cook], a: [adds], b: [removes] })), [
    "removal-of-added cook flags a b",
  ]);
  assert.equal(told(conflictsOf({ core: [cook], a: [removes], b: [adds] })), [
    "removal-of-added cook flags a b",
  ]);
  const other = change({ "remove:flags": ["CALM"] });
  assert.equal(told(conflictsOf({ core: [cook], a: [adds], b: [other] })), []);
});

test("a whole list beside a change of it: which comes first decides", () => {
  const whole = change({ items: { both: ["spoon"] } });
  const adds = change({ items: { "add:both": ["hat"] } });
  assert.equal(told(conflictsOf({ core: [cook], a: [whole], b: [adds] })), [
    "order-decides cook items.both a b",
  ]);
  assert.equal(told(conflictsOf({ core: [cook], a: [adds], b: [whole] })), [
    "order-decides cook items.both a b, b wins",
  ]);
});

test("a change of what a third pack then replaces is lost", () => {
  const report = conflictsOf({
    core: [tile],
    a: [{ type: "terrain", id: "t_a", "edit-mode": "modify", move_cost: 3 }],
    b: [{ ...tile, "edit-mode": "override" }],
  });
  assert.equal(told(report), ["change-lost t_a a b, b wins"]);
});

test("two overrides: the later one wins; a second definition without override is refused", () => {
  const recipe = { type: "recipe", result: "rope", time: "1 m" };
  const other = { ...recipe, time: "2 m", override: true };
  assert.equal(told(conflictsOf({ core: [recipe], a: [other], b: [other] })), [
    "defined-twice rope a b, b wins",
  ]);
  assert.equal(told(conflictsOf({ core: [recipe], a: [{ ...recipe, time: "3 m" }] })), [
    "defined-twice rope core a, core wins",
  ]);
});

test("a copy of what another pack changes", () => {
  const child = { type: "terrain", id: "t_b", "copy-from": "t_a", name: "b" };
  const changed = { type: "terrain", id: "t_a", "edit-mode": "modify", move_cost: 3 };
  const renamed = { type: "terrain", id: "t_a", "edit-mode": "modify", name: "c" };
  assert.equal(told(conflictsOf({ core: [tile], a: [child], b: [changed] })), [
    "copied-around-change t_a a b",
  ]);
  assert.equal(told(conflictsOf({ core: [tile], a: [changed], b: [child] })), [
    "copied-around-change t_a a b",
  ]);
  // The child has a name of its own, whatever its parent is called.
  assert.equal(told(conflictsOf({ core: [tile], a: [child], b: [renamed] })), []);
  // Beside its parent it could not stand anywhere else.
  assert.equal(told(conflictsOf({ core: [tile, child], b: [changed] })), []);
});

test("substitutions of one item that can both hold: the first one does", () => {
  const substitution = (trait: string, item: string): object => ({
    type: "profession_item_substitutions",
    item: "boots",
    sub: [{ present: [trait], new: [item] }],
  });
  const report = conflictsOf({
    core: [],
    a: [substitution("SWIFT", "shoes")],
    b: [substitution("TALL", "stilts")],
  });
  assert.equal(told(report), ["substituted-twice boots a b, a wins"]);
});

test("an override of what is not there", () => {
  const { idleOverrides } = conflictsOf({
    core: [cook],
    a: [{ type: "recipe", result: "rope", override: true, time: "1 m" }],
  });
  assert.equal(
    idleOverrides.map(({ kind, id, pack }) => [kind, id, pack.name]),
    [["recipe", "rope", "a"]],
  );
});

test("what a pack changes in another's definition is intended, and so is an order that dependencies give", () => {
  const changes = { core: [cook], a: [change({ points: 2 })] };
  const report = conflictsOf(changes);
  assert.equal(told(report), []);
  assert.equal(
    report.conflicts.map(({ type, member, winner }) => [type, member, winner?.name]),
    [["written-twice", "points", "a"]],
  );
  const info = (id: string, ...dependencies: string[]): object => ({
    type: "MOD_INFO",
    id,
    dependencies,
  });
  const ordered = conflictsOf({
    core: [cook],
    a: [info("a_mod"), change({ points: 2 })],
    b: [info("b_mod", "a_mod"), change({ points: 3 })],
  });
  assert.equal(told(ordered), []);
  assert.equal(orders(ordered), []);
});

test("what a pack changes or copies of a third one knows what those on which it depends make of it", () => {
  const info = (id: string, ...dependencies: string[]): object => ({
    type: "MOD_INFO",
    id,
    dependencies,
  });
  const changed = { type: "terrain", id: "t_a", "edit-mode": "modify", move_cost: 3 };
  const child = { type: "terrain", id: "t_b", "copy-from": "t_a", name: "b" };
  for (const [core, one, other] of [
    [cook, change({ "add:flags": ["SLOW"] }), change({ "remove:flags": ["SLOW"] })],
    [tile, changed, child],
    [tile, changed, { ...tile, "edit-mode": "override" }],
  ] as const) {
    const packs = { core: [core], a: [info("a_mod"), one], b: [info("b_mod"), other] };
    assert.is(told(conflictsOf(packs)).length, 1);
    const depending = { ...packs, b: [info("b_mod", "a_mod"), other] };
    assert.equal(told(conflictsOf(depending)), []);
  }
});

test("a pack that changes or replaces what another one defines conflicts with it unless it depends on it", () => {
  const info = (id: string, ...dependencies: string[]): object => ({
    type: "MOD_INFO",
    id,
    dependencies,
  });
  const changed = change({ points: 3 });
  const replaced = { ...cook, "edit-mode": "override", points: 3 };
  for (const [edit, said] of [
    [changed, "written-twice cook points a b, b wins"],
    [replaced, "defined-twice cook a b, b wins"],
  ] as const) {
    const alone = conflictsOf({ core: [], a: [cook], b: [edit] });
    assert.equal(told(alone), [said]);
    assert.equal(orders(alone), ["a before b"]);
    const after = conflictsOf({
      core: [],
      a: [info("a_mod"), cook],
      between: [info("between", "a_mod")],
      b: [info("b_mod", "between"), edit],
    });
    assert.equal(told(after), []);
    assert.is(after.conflicts.length, 1);
    assert.equal(orders(after), []);
  }
});

test.run();

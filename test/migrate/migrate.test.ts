/** `defwright migrate`: what became of ids that an update renamed or removed, in bulk. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { defwright, projectFolder, read, terrain, write } from "../project-folder.ts";

const test = suite("defwright migrate");

/** Tiles that differ in more than their ids, and two recipes. */
function tiles(names: Readonly<Record<string, string>> = {}): object[] {
  const id = (own: string): string => names[own] ?? own;
  return [
    terrain(id("t_gate"), {
      name: "oak gate",
      symbol: "+",
      color: "brown",
      open: id("t_gate_o"),
      flags: ["FLAMMABLE", "NOITEM"],
    }),
    terrain(id("t_gate_o"), { name: "open oak gate", symbol: "'", close: id("t_gate") }),
    terrain("t_wall", { name: "stone wall", symbol: "#", color: "light_gray", move_cost: 0 }),
    terrain("t_mud", { name: "deep mud", color: "brown", move_cost: 6, flags: ["DIGGABLE"] }),
  ];
}

const recipes = [
  { type: "recipe", result: "rope", id_suffix: "_hemp", obsolete: true },
  { type: "recipe", result: "rope_ladder", obsolete: true },
];

/** A project whose release 1 is in `../old`, as it was. */
async function released(now: object[], rest: object[] = recipes): Promise<string> {
  const folder = projectFolder({
    "defwright.config.json": { packs: ["core"], dialect: "bright-nights" },
    "core/tiles.json": tiles(),
    "core/recipes.json": recipes,
    "old/tiles.json": tiles(),
    "old/recipes.json": recipes,
  });
  assert.is((await defwright(folder, ["release", "1"])).code, 0);
  write(folder, "core/tiles.json", now);
  write(folder, "core/recipes.json", rest);
  return folder;
}

test("renamed tiles are paired by what they are and what refers to them, not by spelling", async () => {
  const lava = terrain("t_gates", { name: "hot lava", symbol: "~", color: "red", move_cost: 8 });
  const folder = await released([...tiles({ t_gate: "t_portal", t_gate_o: "t_portal_b" }), lava]);
  assert.match((await defwright(folder, ["check"])).err, "released-id-vanished");
  const { code, err } = await defwright(folder, ["migrate", "old"]);
  assert.is(
    err,
    "defwright: 2 ids vanished: 2 matched, 0 obsolete, 0 need you (core/migrations.json)\n",
  );
  assert.is(code, 0);
  const written = JSON.parse(read(folder, "core/migrations.json")) as Record<string, unknown>[];
  assert.equal(
    written.map(({ type, id, replace }) => [type, id, replace]),
    [
      ["terrain_migration", "t_gate", "t_portal"],
      ["terrain_migration", "t_gate_o", "t_portal_b"],
    ],
  );
  for (const each of written) assert.match(String(each["//"]), /^sure: \d+ % alike$/u);
  assert.is((await defwright(folder, ["check"])).code, 0);
  const again = await defwright(folder, ["migrate", "old", "--to", "core/more.json"]);
  assert.is(again.err, "defwright: 0 ids vanished: 0 matched, 0 obsolete, 0 need you\n");
  assert.throws(() => read(folder, "core/more.json"));
});

test("of tiles that say the same, each is paired with what stands in its place", async () => {
  const names = ["t_fern_a", "t_fern_b", "t_fern_c"];
  const ferns = (ids: readonly string[]): object[] =>
    ids.flatMap((id, at) => [
      terrain(id, { name: "fern", symbol: "f" }),
      terrain(`t_stone_${String(at)}`, { name: `stone ${String(at)}` }),
    ]);
  const folder = await released(tiles());
  write(folder, "old/ferns.json", ferns(names));
  // Spelt so that neither their names nor the order of these say which is which.
  write(folder, "core/ferns.json", ferns(["t_x_9", "t_x_1", "t_x_5"]));
  const { err } = await defwright(folder, ["migrate", "old", "--yes"]);
  assert.match(err, "3 ids vanished: 3 matched");
  const written = JSON.parse(read(folder, "core/migrations.json")) as Record<string, unknown>[];
  assert.equal(
    written.map(({ id, replace }) => [id, replace]),
    [
      ["t_fern_a", "t_x_9"],
      ["t_fern_b", "t_x_1"],
      ["t_fern_c", "t_x_5"],
    ],
  );
});

test("recipes that nothing replaces stay as obsolete ones, by result and suffix", async () => {
  const folder = await released(tiles(), []);
  const { code, err } = await defwright(folder, ["migrate", "old"]);
  assert.match(err, "2 ids vanished: 0 matched, 2 obsolete, 0 need you");
  assert.is(code, 0);
  assert.equal(JSON.parse(read(folder, "core/migrations.json")), [
    { type: "recipe", result: "rope", id_suffix: "_hemp", obsolete: true },
    { type: "recipe", result: "rope_ladder", obsolete: true },
  ]);
  const check = await defwright(folder, ["check"]);
  assert.is(check.code, 0, check.err);
});

test("what nothing is like is left to the author, and with --yes is removed on purpose", async () => {
  const folder = await released(tiles().slice(0, 3));
  const { code, err } = await defwright(folder, ["migrate", "old"]);
  assert.is(
    err,
    'terrain "t_mud": nothing like it\ndefwright: 1 id vanished: 0 matched, 0 obsolete, 1 need you\n',
  );
  assert.is(code, 1);
  assert.throws(() => read(folder, "core/migrations.json"));
  const all = await defwright(folder, ["migrate", "old", "--yes"]);
  assert.match(all.err, "0 matched, 0 obsolete, 1 removed on purpose, 0 need you");
  assert.equal(JSON.parse(read(folder, "core/migrations.json")), [
    { type: "terrain_migration", id: "t_mud", replace: null, "//": "removed on purpose" },
  ]);
  const check = await defwright(folder, ["check"]);
  assert.is(check.code, 0, check.err);
  assert.match((await defwright(folder, ["release", "2"])).err, "0 new, 0 changed, 1 removed");
  assert.match(
    read(folder, "defwright.lock.json"),
    '["terrain", "t_mud", "live 1 deep mud .", "removed 2"]',
  );
  assert.match((await defwright(folder, ["release", "3"])).err, "0 new, 0 changed");
});

test("a copy of another definition is never taken for the one that vanished", async () => {
  const copy = { ...tiles()[2], id: "t_wall_b" };
  const folder = await released([...tiles().slice(0, 3), copy]);
  const { out, err } = await defwright(folder, ["migrate", "old", "--dry-run"]);
  assert.is(out, "");
  assert.match(err, "0 matched, 0 obsolete, 1 need you");
});

test("what is only likely is listed, and is written with --yes", async () => {
  const twins = ["t_mud_a", "t_mud_b"].map((id) => ({ ...tiles()[3], id }));
  const folder = await released([...tiles().slice(0, 3), ...twins]);
  const { err } = await defwright(folder, ["migrate", "old"]);
  assert.match(err, /^terrain "t_mud": perhaps "t_mud_a", likely: \d+ % alike\n/u);
  assert.match(err, "1 need you");
  const { out } = await defwright(folder, ["migrate", "old", "--yes", "--dry-run"]);
  const [migration] = JSON.parse(out) as Record<string, unknown>[];
  assert.is(migration?.["replace"], "t_mud_a");
  assert.throws(() => read(folder, "core/migrations.json"));
});

test("what has too little in common is never written, nor removed where it may be the same", async () => {
  const bog = terrain("t_bog", { name: "bog", color: "brown", move_cost: 6 });
  const folder = await released([...tiles().slice(0, 3), bog]);
  const possible = await defwright(folder, ["migrate", "old", "--yes"]);
  assert.match(possible.err, /^terrain "t_mud": perhaps "t_bog", possible: [23]\d % alike\n/u);
  assert.match(possible.err, "0 matched, 0 obsolete, 1 need you");
  assert.is(possible.code, 1);
  const table = terrain("t_table", { name: "table", symbol: "T", move_cost: 4 });
  write(folder, "core/tiles.json", [...tiles().slice(0, 3), table]);
  const unlike = await defwright(folder, ["migrate", "old", "--yes", "--dry-run"]);
  assert.match(unlike.err, "0 matched, 0 obsolete, 1 removed on purpose, 0 need you");
  assert.equal(JSON.parse(unlike.out), [
    { type: "terrain_migration", id: "t_mud", replace: null, "//": "removed on purpose" },
  ]);
});

test("former ids follow the id that stood for them", async () => {
  const folder = projectFolder({
    "defwright.config.json": { packs: ["core"], dialect: "bright-nights" },
    "core/tiles.json": tiles({ t_gate: "t_portal" }),
    "old/tiles.json": tiles().map((each, index) =>
      index === 0 ? { ...each, alias: "t_old" } : each,
    ),
    "old/m.json": [{ type: "terrain_migration", id: "t_very_old", replace: "t_gate" }],
  });
  const { code } = await defwright(folder, ["migrate", "old"]);
  assert.is(code, 0);
  const [migration] = JSON.parse(read(folder, "core/migrations.json")) as Record<string, unknown>[];
  assert.equal(migration?.["id"], ["t_gate", "t_old", "t_very_old"]);
  assert.is(migration?.["replace"], "t_portal");
});

test("a released id that the earlier content does not have is left to the author", async () => {
  const folder = await released(tiles().slice(0, 3));
  write(folder, "old/tiles.json", tiles().slice(0, 3));
  const { err } = await defwright(folder, ["migrate", "old"]);
  assert.match(err, 'terrain "t_mud": not in the earlier content');
});

test("nothing is overwritten, and nothing is written where it would not be read", async () => {
  const folder = await released(tiles({ t_gate: "t_portal" }));
  write(folder, "core/migrations.json", []);
  const taken = await defwright(folder, ["migrate", "old"]);
  assert.is(taken.code, 2);
  assert.match(taken.err, "core/migrations.json exists; name another file with --to");
  for (const to of ["elsewhere.json", "core/m.txt", "../m.json"]) {
    const { code, err } = await defwright(folder, ["migrate", "old", "--to", to]);
    assert.is(code, 2);
    assert.match(err, "would not be read: name a .json file in one of the packs with --to");
  }
  assert.is(read(folder, "core/migrations.json"), "[]");
  assert.is((await defwright(folder, ["migrate", "nowhere"])).code, 2);
});

test("content with errors is not compared", async () => {
  const folder = await released([terrain("t_gate", { move_cost: "slow" })]);
  const { code, err } = await defwright(folder, ["migrate", "old"]);
  assert.is(code, 1);
  assert.match(err, "wrong-type");
});

test.run();

/** A game whose ids are used again: saves of each of its releases, loaded in every later one. */
import { cpSync, mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { parseId, readPalette, resolveSavedId, savePalette } from "../../runtime/index.ts";
import type { Table } from "../../runtime/index.ts";
import { defwright, projectFolder, read, terrain, write } from "../project-folder.ts";
import { root } from "../root.ts";

const test = suite("ids that are used again");

type Terrain = Table<{ readonly id: string; readonly name: string }, string, never>;

const migration = (id: string, replace: string | null): object => ({
  type: "terrain_migration",
  id,
  replace,
});
const tile = (id: string, name: string, more: object = {}): object =>
  terrain(id, { name, ...more });

/** What is in the content of each release. */
const contents: readonly (readonly object[])[] = [
  [tile("t_gate", "gate"), tile("t_a", "oak"), tile("t_b", "elm"), tile("t_mud", "mud")],
  [
    ...[tile("t_gate_c", "gate"), tile("t_a", "oak"), tile("t_b", "elm"), tile("t_mud", "mud")],
    migration("t_gate", "t_gate_c"),
  ],
  [
    ...[tile("t_gate_c", "gate"), tile("t_gate", "lava"), tile("t_a", "elm"), tile("t_b", "oak")],
    migration("t_gate", "t_gate_c"),
    ...[migration("t_a", "t_b"), migration("t_b", "t_a"), migration("t_mud", null)],
  ],
  [
    ...[tile("t_gate_d", "gate"), tile("t_gate", "lava"), tile("t_a", "elm"), tile("t_b", "oak")],
    tile("t_mud", "chocolate"),
    migration("t_gate", "t_gate_d"),
    migration("t_gate_c", "t_gate_d"),
    ...[migration("t_a", "t_b"), migration("t_b", "t_a"), migration("t_mud", null)],
  ],
];

/** What a player sees in release 4 of what he had, by the name that it had; nothing is left of "mud". */
const kept: Readonly<Record<string, string | undefined>> = { mud: undefined };

interface Save {
  readonly release: string;
  readonly names: readonly string[];
  readonly cells: readonly number[];
  readonly palette: unknown;
  readonly texts: readonly string[];
}

function saveOf(table: Terrain): Save {
  const ids = table.ids().filter((id) => id !== "t_null");
  const cells = ids.map((id) => table.index(id));
  const save: Save = {
    release: table.release,
    names: ids.map((id) => table.get(id).name),
    cells,
    palette: savePalette(table, cells),
    texts: ids,
  };
  return JSON.parse(JSON.stringify(save)) as Save;
}

async function load(folder: string, release: string): Promise<Terrain> {
  const game = join(folder, release);
  cpSync(join(folder, "generated"), join(game, "generated"), { recursive: true });
  mkdirSync(join(game, "node_modules"));
  symlinkSync(root, join(game, "node_modules/defwright"));
  const index = pathToFileURL(join(game, "generated/index.ts")).href;
  return ((await import(index)) as { terrain: Terrain }).terrain;
}

function project(more: object = {}): string {
  return projectFolder({
    "package.json": { type: "module" },
    "defwright.config.json": {
      packs: ["content"],
      out: "generated",
      importExtension: ".ts",
      dialect: "bright-nights",
      ...more,
    },
  });
}

function plays(save: Save, now: Terrain): void {
  const nameOf = (id: string | undefined): string | undefined =>
    id === undefined ? undefined : now.get(id as never).name;
  const expected = save.names.map((name) => (name in kept ? kept[name] : name));
  const read = readPalette(now, save.palette);
  assert.ok(read.ok);
  assert.equal(
    save.cells.map((cell) => now.at(read.index(cell)!)?.name),
    expected,
    `palette of release ${save.release}`,
  );
  const found = save.texts.map((text) => resolveSavedId(now, text, save.release));
  assert.equal(
    found.map((each) => (each.ok ? nameOf(each.id) : undefined)),
    expected,
    `texts of release ${save.release}`,
  );
  assert.equal(
    save.texts.map((text) => nameOf(parseId(now, text, save.release))),
    expected,
  );
}

for (const shape of ["literal", "packed"]) {
  test(`a reuse, a swap and an id that comes back play right, shape ${shape}`, async () => {
    const folder = project({ shape });
    const saves: Save[] = [];
    const tables: Terrain[] = [];
    for (const [index, content] of contents.entries()) {
      write(folder, "content/tiles.json", content);
      const name = String(index + 1);
      // A build before the release is recorded: its saves belong to the release that follows.
      assert.is((await defwright(folder, ["build"])).code, 0);
      const early = await load(folder, `before ${name}`);
      const { code, err } = await defwright(folder, ["release", name]);
      assert.is(code, 0, err);
      assert.not.match(err, /warning|error/u);
      assert.is((await defwright(folder, ["build"])).code, 0);
      const table = await load(folder, name);
      assert.equal(
        [early.release, table.release],
        [
          ["", ""],
          ["1+", "2"],
          ["2+", "3"],
          ["3+", "4"],
        ][index],
      );
      tables.push(table);
      saves.push(saveOf(early), saveOf(table));
      assert.is((await defwright(folder, ["check"])).err.includes("warning"), false);
    }
    const [last] = tables.slice(-1);
    assert.ok(last);
    for (const save of saves) plays(save, last);
    // The record knows what became of them, also without the migrations.
    write(
      folder,
      "content/tiles.json",
      contents[3]?.filter((each) => !("replace" in each)),
    );
    write(folder, "content/m.json", [migration("t_gate_c", "t_gate_d")]);
    assert.is((await defwright(folder, ["build"])).code, 0);
    const without = await load(folder, "without");
    for (const save of saves) plays(save, without);
  });
}

test("a migration that is kept says nothing of what had the id after that", async () => {
  const kinds: readonly (readonly [string | null, object[]])[] = [
    [null, []],
    ["t_c", [tile("t_c", "tallow")]],
    ["t_d", [tile("t_d", "tallow", { alias: "t_c" })]],
  ];
  for (const [replace, rest] of kinds) {
    const folder = project();
    const now = (...content: object[]): void => {
      write(folder, "content/tiles.json", content);
    };
    now(tile("t_a", "tallow"));
    assert.is((await defwright(folder, ["release", "1"])).code, 0);
    const first = replace === null ? [] : [tile("t_c", "tallow")];
    const said = migration("t_a", first.length > 0 ? "t_c" : null);
    now(tile("t_a", "rope"), ...first, said);
    assert.is((await defwright(folder, ["release", "2"])).code, 0);
    const kept = [...rest, migration("t_a", replace)];
    now(tile("t_a", "rope"), ...kept);
    assert.not.match((await defwright(folder, ["build"])).err, /warning|error/u);
    now(...kept);
    for (const word of ["check", "build", "release"]) {
      const { code, err } = await defwright(folder, [word]);
      assert.is(code, 1);
      assert.match(err, '[released-id-vanished]: The terrain "t_a" of release 2 no longer exists');
      assert.match(err, "something that had the id before");
    }
    const rope = [
      [tile("t_b", "rope", { alias: "t_a" }), ...kept],
      [tile("t_b", "rope"), ...rest, migration("t_a", "t_b")],
    ];
    for (const content of rope) {
      now(...content);
      const { code, err } = await defwright(folder, ["build"]);
      assert.is(code, 0, err);
      assert.not.match(err, /warning|error/u);
      const table = await load(folder, content === rope[0] ? "alias" : "migration");
      const nameOf = (release: string): string | undefined => {
        const found = resolveSavedId(table, "t_a", release);
        return found.ok ? table.get(found.id as never).name : undefined;
      };
      assert.equal([nameOf("1"), nameOf("2")], [replace === null ? undefined : "tallow", "rope"]);
    }
    // An alias that goes leaves the migration of before as little of an answer.
    now(...(rope[0] ?? []));
    assert.is((await defwright(folder, ["release", "3"])).code, 0);
    now(tile("t_b", "rope"), ...kept);
    assert.match((await defwright(folder, ["check"])).err, "[released-id-vanished]");
  }
});

test("diff and migrate take a migration that was there before for no answer, either", async () => {
  const folder = projectFolder({
    "defwright.config.json": { packs: ["new"], dialect: "bright-nights" },
    "old/a.json": [tile("t_a", "hemp rope"), migration("t_a", null)],
    "new/a.json": [tile("t_b", "hemp rope"), migration("t_a", null)],
  });
  const diff = ["diff", "old", "new", "--fail-on", "removed"];
  assert.match((await defwright(folder, diff)).err, 'the terrain "t_a" was removed');
  assert.is((await defwright(folder, ["migrate", "old"])).code, 0);
  assert.match(read(folder, "new/migrations.json"), '"id": "t_a", "replace": "t_b"');
  assert.is((await defwright(folder, diff)).code, 0);
});

test.run();

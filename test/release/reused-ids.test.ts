/** A game whose ids are used again: saves of each of its releases, loaded in every later one. */
import { cpSync, mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { parseId, readPalette, resolveSavedId, savePalette } from "../../runtime/index.ts";
import type { Table } from "../../runtime/index.ts";
import { defwright, projectFolder, terrain, write } from "../project-folder.ts";
import { root } from "../root.ts";

const test = suite("ids that are used again");

type Terrain = Table<{ readonly id: string; readonly name: string }, string, never>;

const migration = (id: string, replace: string | null): object => ({
  type: "terrain_migration",
  id,
  replace,
});
const tile = (id: string, name: string): object => terrain(id, { name });

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

test.run();

/** Former ids where content copies and modifies, and those of items, which content does not define. */
import { mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { externalIds, resolveSavedId, type FormerIds } from "../../runtime/index.ts";
import type { Table } from "../../runtime/tables/table.ts";
import { defwright, projectFolder, read, terrain, write } from "../project-folder.ts";
import { root } from "../root.ts";

const test = suite("former ids");

type TerrainTable = Table<{ readonly id: string }, string, string>;

const wicket = terrain("t_wicket");
const migrations = [
  { type: "terrain_migration", id: "t_gate", replace: "t_door" },
  { type: "terrain_migration", id: "t_door", replace: "t_wicket" },
];

function project(content: readonly object[], more: object = {}): string {
  return projectFolder({
    "defwright.config.json": { packs: ["content"], dialect: "bright-nights", ...more },
    "content/a.json": content,
  });
}

for (const [what, object, fixed] of [
  ["copies", { type: "terrain", id: "t_big", "copy-from": "t_gate" }, '"copy-from": "t_wicket"'],
  [
    "modifies",
    { type: "terrain", id: "t_gate", "edit-mode": "modify", name: "x" },
    '"id": "t_wicket",\n    "edit-mode"',
  ],
] as const) {
  test(`who ${what} what was migrated is told the id of today, and --fix writes it`, async () => {
    const folder = project([wicket, ...migrations, object]);
    const { code, err } = await defwright(folder, ["check"]);
    assert.is(code, 1);
    assert.match(err, '– a migration replaced it with "t_wicket".');
    assert.match(err, "1 error in 1 file");
    assert.is((await defwright(folder, ["check", "--fix=suggestions"])).code, 0);
    assert.match(read(folder, "content/a.json"), fixed);
  });
}

test("who patches what was migrated by copying from itself is told so", async () => {
  const object = { type: "terrain", id: "t_gate", "copy-from": "t_gate", name: "x" };
  const { err } = await defwright(project([wicket, ...migrations, object]), ["check"]);
  assert.match(err, 'error[inheritance-cycle]: A terrain copies from itself: "t_gate" → "t_gate"');
  assert.match(err, '– a migration replaced it with "t_wicket".');
});

test("a migration that leads nowhere is no reason", async () => {
  const object = { type: "terrain", id: "t_big", "copy-from": "t_gate" };
  const { err } = await defwright(project([wicket, migrations[0]!, object]), ["check"]);
  assert.match(err, 'error[unknown-parent]: There is no terrain "t_gate" to copy from.');
});

for (const shape of ["literal", "packed"] as const) {
  test(`items of old saves are found by what packs say of them, shape ${shape}`, async () => {
    const content = [
      wicket,
      { type: "MIGRATION", id: ["old_key", "__proto__"], replace: "key", charges: 3 },
      { type: "MIGRATION", id: "key", replace: "brass_key" },
      { type: "MIGRATION", id: "gone" },
    ];
    const folder = project(content, { shape, out: "generated" });
    write(folder, "package.json", { type: "module" });
    assert.is((await defwright(folder, ["build"])).code, 0);
    const file = pathToFileURL(join(folder, "generated/former-items.ts")).href;
    const { formerItems } = (await import(file)) as { formerItems: FormerIds };
    const items = externalIds<string>((id) => id === "brass_key" || id === "rope", formerItems);
    const now = (saved: string): string | undefined => {
      const found = resolveSavedId(items, saved);
      return found.ok ? found.id : undefined;
    };
    assert.equal(["old_key", "key", "brass_key", "__proto__", "rope"].map(now), [
      ...["brass_key", "brass_key", "brass_key", "brass_key", "rope"],
    ]);
    assert.equal(["gone", "moat", "toString"].map(now), [undefined, undefined, undefined]);
  });
}

for (const shape of ["literal", "packed"] as const) {
  test(`ids of old saves lead to what content calls it now, shape ${shape}`, async () => {
    const gate = terrain("t_wicket", { alias: ["t_hatch", "__proto__"] });
    const folder = project([gate, ...migrations], { shape, out: "generated" });
    write(folder, "package.json", { type: "module" });
    mkdirSync(join(folder, "node_modules"));
    symlinkSync(root, join(folder, "node_modules/defwright"));
    assert.is((await defwright(folder, ["build"])).code, 0);
    const file = pathToFileURL(join(folder, "generated/terrain.ts")).href;
    const { terrain: table } = (await import(file)) as { terrain: TerrainTable };
    for (const saved of ["t_wicket", "t_hatch", "__proto__", "t_door", "t_gate"]) {
      const found = resolveSavedId(table, saved);
      assert.is(found.ok && found.id, "t_wicket", saved);
      assert.is(found.steps.at(-1)?.to ?? "t_wicket", "t_wicket");
    }
    assert.is(resolveSavedId(table, "t_moat").ok, false);
  });
}

for (const shape of ["literal", "packed"] as const) {
  test(`furniture that takes over a part is called what it is called now, shape ${shape}`, async () => {
    const look = { name: "post", symbol: "|", color: "brown" };
    const post = { type: "furniture", id: "f_post", ...look, move_cost_mod: 2, required_str: -1 };
    const content = [
      terrain("t_lawn"),
      post,
      { type: "ter_furn_migration", from_ter: "t_fence", to_ter: "t_lawn", to_furn: "f_stake" },
      { type: "furniture_migration", id: "f_stake", replace: "f_pole" },
      { type: "furniture_migration", id: "f_pole", replace: "f_post" },
    ];
    const folder = project(content, { shape, out: "generated" });
    write(folder, "package.json", { type: "module" });
    mkdirSync(join(folder, "node_modules"));
    symlinkSync(root, join(folder, "node_modules/defwright"));
    assert.is((await defwright(folder, ["build"])).code, 0);
    const file = pathToFileURL(join(folder, "generated/terrain.ts")).href;
    const { terrain: table } = (await import(file)) as { terrain: TerrainTable };
    assert.equal(resolveSavedId(table, "t_fence"), {
      ok: true,
      id: "t_lawn",
      steps: [{ from: "t_fence", to: "t_lawn", by: "migration", also: "f_post" }],
    });
  });
}

test("nobody else has a byte of them", async () => {
  const folder = project([wicket, { type: "MIGRATION", id: "old_key", replace: "key" }], {
    out: "generated",
  });
  assert.is((await defwright(folder, ["build"])).code, 0);
  assert.match(read(folder, "generated/former-items.ts"), 'old_key: "key"');
  for (const name of ["ids", "index", "terrain"])
    assert.not.match(read(folder, `generated/${name}.ts`), /old_key|former-items/u);
  write(folder, "content/a.json", [wicket]);
  assert.is((await defwright(folder, ["build"])).code, 0);
  assert.match(read(folder, "generated/former-items.ts"), "migrations: {},");
});

test.run();

/** A game from its first release on: what may be renamed, what is refused, and what becomes of an old save. */
import { pathToFileURL } from "node:url";
import { cpSync, mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  readPalette,
  resolveSavedId,
  savePalette,
  type KnowsFormerIds,
  type PaletteTable,
} from "../../runtime/index.ts";
import { defwright, projectFolder, read, terrain, write } from "../project-folder.ts";
import { root } from "../root.ts";

const test = suite("a game and its saves");

const recipe = (result: string, more: object = {}): object => ({
  type: "recipe",
  result,
  category: "CC_OTHER",
  subcategory: "CSC_OTHER_TOOLS",
  skill_used: "fabrication",
  skills_required: [],
  difficulty: 1,
  time: "5 minutes",
  reversible: false,
  autolearn: true,
  decomp_learn: 1,
  on_display: true,
  flags: [],
  qualities: [],
  tools: [],
  components: [[["stick", 1]]],
  ...more,
});
const profession = (id: string): object => ({
  type: "profession",
  id,
  name: id,
  description: "Knows the paths.",
  points: 1,
});

const first = {
  "content/tiles.json": [terrain("t_gate"), terrain("t_path"), terrain("t_rut")],
  "content/people.json": [profession("carter"), recipe("wheel"), recipe("axle")],
};

type Content = Readonly<Record<"terrain" | "recipe" | "profession", PaletteTable<string>>>;

/** The generated modules as a game of that release has them. */
async function load(folder: string, release: string): Promise<Content> {
  const game = join(folder, release);
  cpSync(join(folder, "generated"), join(game, "generated"), { recursive: true });
  mkdirSync(join(game, "node_modules"));
  symlinkSync(root, join(game, "node_modules/defwright"));
  return (await import(pathToFileURL(join(game, "generated/index.ts")).href)) as Content;
}

function configure(folder: string, more: object): void {
  const settings = { packs: ["content"], out: "generated", importExtension: ".ts", ...more };
  write(folder, "defwright.config.json", settings);
}

for (const shape of ["literal", "packed"]) {
  test(`release, rename, migrate, load: shape ${shape}`, async () => {
    const folder = projectFolder({ ...first, "package.json": { type: "module" } });
    configure(folder, { shape });
    assert.is((await defwright(folder, ["release", "1.0"])).code, 0);
    assert.is((await defwright(folder, ["build"])).code, 0);
    const old = await load(folder, "1.0");
    const cells = ["t_gate", "t_rut", "t_path", "t_gate"].map((id) =>
      old.terrain.index(id as never),
    );
    const save: unknown = JSON.parse(
      JSON.stringify({
        cells,
        palette: savePalette(old.terrain, cells),
        recipes: ["axle", "wheel"],
        profession: "carter",
      }),
    );

    // A rename alone is refused, and the last good output stays.
    write(folder, "content/tiles.json", [
      terrain("t_a_new_one"),
      terrain("t_gate_c", { open: "t_gate" }),
      terrain("t_path"),
      terrain("t_rut"),
    ]);
    write(folder, "content/people.json", [profession("drover"), recipe("wheel"), recipe("axle")]);
    const refused = await defwright(folder, ["build"]);
    assert.is(refused.code, 1);
    assert.match(refused.err, '"t_gate" of release 1.0 no longer exists');
    assert.match(refused.err, "(specification §9.1)");
    assert.match(refused.err, 'warning[released-id-vanished]: The profession "carter"');
    assert.match(read(folder, "generated/terrain.ts"), "t_path");

    // With migrations it is accepted: with a warning in "spec", with none in "bright-nights".
    write(folder, "content/migrations.json", [
      { type: "terrain_migration", id: "t_gate", replace: "t_gate_c" },
      { type: "profession_migration", id: ["carter"], replace: "drover" },
    ]);
    const warned = await defwright(folder, ["check", "-q", "--out", "nowhere"]);
    assert.is(warned.code, 3);
    const spec = await defwright(folder, ["build", "--dry-run"]);
    assert.is(spec.code, 0);
    assert.match(spec.err, "warning[released-id-renamed]");
    assert.match(spec.err, "(specification §9.1)");
    // Its own "open" names the old id.
    assert.match(spec.err, "warning[migrated-reference]");
    configure(folder, { shape, dialect: "bright-nights" });
    const accepted = await defwright(folder, ["build"]);
    assert.is(accepted.code, 0);
    assert.not.match(accepted.err, "released-id-renamed");

    // A recipe may be retired, not deleted.
    write(folder, "content/people.json", [profession("drover"), recipe("wheel")]);
    assert.match(
      (await defwright(folder, ["build"])).err,
      '"axle" of release 1.0 no longer exists',
    );
    write(folder, "content/people.json", [
      profession("drover"),
      recipe("wheel"),
      { type: "recipe", result: "axle", obsolete: true },
    ]);
    assert.is((await defwright(folder, ["build"])).code, 0);
    assert.match(read(folder, "generated/ids.ts"), '@deprecated Now "t_gate_c" (§9.1).');
    assert.match(read(folder, "generated/ids.ts"), "@deprecated Obsolete");

    // The old save loads.
    const now = await load(folder, "2.0");
    const saved = save as {
      cells: number[];
      palette: unknown;
      recipes: string[];
      profession: string;
    };
    const palette = readPalette(now.terrain, saved.palette);
    assert.ok(palette.ok);
    const ids = now.terrain.ids();
    assert.equal(
      saved.cells.map((integer) => ids[palette.index(integer)!]),
      ["t_gate_c", "t_rut", "t_path", "t_gate_c"],
    );
    assert.not.equal(saved.cells.map(palette.index), saved.cells);
    assert.equal(palette.unplaced, []);
    const current = (table: KnowsFormerIds<string>, text: string): string | undefined => {
      const found = resolveSavedId(table, text);
      return found.ok ? found.id : undefined;
    };
    assert.equal(
      saved.recipes.map((id) => current(now.recipe, id)),
      ["axle", "wheel"],
    );
    assert.is(current(now.profession, saved.profession), "drover");

    // Once released, it is said no more; and the migration must stay.
    configure(folder, { shape });
    assert.is((await defwright(folder, ["release", "2.0"])).code, 0);
    const settled = await defwright(folder, ["build"]);
    assert.not.match(settled.err, "released-id-renamed");
    write(folder, "content/migrations.json", []);
    const forgotten = await defwright(folder, ["check"]);
    assert.is(forgotten.code, 1);
    assert.match(forgotten.err, '"replace": "t_gate_c" }');
  });
}

test.run();

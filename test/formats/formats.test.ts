/** What one release writes another one reads: files of each format are kept, and a newer format is named as such. */
import { cpSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { parseManifest } from "../../generator/build/manifest.ts";
import { formatMistake } from "../../runtime/tables/format.ts";
import { readPalette } from "../../runtime/tables/save-palette.ts";
import { createTable, type Table } from "../../runtime/tables/table.ts";
import { defwright, projectFolder, read, terrain, write } from "../project-folder.ts";
import { clientProject } from "../runtime/client-project.ts";

const formats = suite("formats");

/** Files as releases have written them; never updated. */
const kept = fileURLToPath(new URL("fixtures", import.meta.url));

function project(): string {
  return projectFolder({
    "defwright.config.json": read(kept, "0.1/defwright.config.json"),
    "content/core/doors.json": [terrain("t_gate")],
  });
}

formats("a format is older, the same, newer, or no format at all", () => {
  assert.is(formatMistake(undefined, "0.2"), undefined);
  assert.is(formatMistake("0.1", "0.2"), undefined);
  assert.is(formatMistake("0.2", "0.2"), undefined);
  assert.is(formatMistake("0.10", "0.2"), "written by defwright 0.10");
  assert.is(formatMistake("1.0", "0.2"), "written by defwright 1.0");
  assert.is(formatMistake("0.9", "1.0"), undefined);
  for (const unknown of [
    null,
    1,
    "",
    "1",
    "0.1.0",
    "0.x",
    ["0.1"],
    "0.1\n",
    `0.${"9".repeat(99)}`,
  ]) {
    assert.is(
      formatMistake(unknown, "0.2"),
      "written in no format that a release of defwright has",
    );
  }
});

for (const shape of ["literal", "packed"]) {
  formats(
    `modules of shape ${shape} that 0.1 generated are read, and newer ones are not`,
    async () => {
      const folder = clientProject();
      const modules = join(folder, "generated");
      cpSync(join(kept, "0.1", shape), modules, { recursive: true });
      const load = async (
        file: string,
      ): Promise<Table<{ readonly open?: string }, string, "t_door_c">> =>
        ((await import(pathToFileURL(join(modules, file)).href)) as { terrain: never }).terrain;
      const table = await load("terrain.ts");
      assert.equal(table.ids(), ["t_null", "t_door_c", "t_door_o"]);
      assert.is(table.get("t_door_c").open, "t_door_o");

      const text = read(modules, "terrain.ts");
      write(modules, "unnamed.ts", text.replace('  format: "0.1",\n', ""));
      assert.equal((await load("unnamed.ts")).ids(), table.ids());
      write(modules, "newer.ts", text.replace('format: "0.1"', 'format: "0.3"'));
      let message = "";
      await load("newer.ts").catch((error: unknown) => {
        message = String(error);
      });
      assert.is(
        message,
        'Error: The generated modules were written by defwright 0.3, but this runtime is of defwright 0.1. Install one version for both, then run "defwright build".',
      );
    },
  );
}

formats(
  "a configuration of 0.1 is read, and a newer one is one finding at its format",
  async () => {
    const folder = project();
    assert.is((await defwright(folder, ["build", "-q"])).code, 0);
    const text = read(folder, "defwright.config.json");
    write(folder, "defwright.config.json", text.replace('"0.1"', '"0.3", "caches": []'));
    const { code, out } = await defwright(folder, ["check", "--format", "unix"]);
    assert.is(code, 2);
    assert.match(
      out,
      /^defwright\.config\.json:2:13: error\[configuration-conflict\]: The configuration was written by defwright 0\.3 – this is defwright [\d.]+, which reads formats up to 0\.1\. .*\n$/u,
    );
  },
);

formats("a manifest of 0.1 is read, and a newer one keeps its output", async () => {
  const manifest = read(kept, "0.1/manifest.json");
  assert.is(parseManifest(manifest)?.outputs.length, 18);
  const folder = project();
  await defwright(folder, ["build", "-q"]);
  const newer = manifest
    .replace('"manifestVersion": 1', '"manifestVersion": 2')
    .replace("defwright 0.1.0", "defwright 0.3.0");
  write(folder, "generated/manifest.json", newer);
  for (const words of [["build"], ["build", "--force"], ["check"]]) {
    const { code, err } = await defwright(folder, words);
    assert.is(code, 2, words.join(" "));
    assert.match(
      err,
      /^defwright: manifest\.json of the output folder was written by defwright 0\.3\.0, but this is defwright /mu,
    );
  }
  assert.is(read(folder, "generated/manifest.json"), newer);
});

formats("a record of 0.1 is read, and a newer one is a finding", async () => {
  const record = read(kept, "0.1/defwright.lock.json");
  const folder = projectFolder({
    "defwright.config.json": read(kept, "0.1/defwright.config.json"),
    "content/core/a.json": [
      terrain("t_gate", { name: "lava" }),
      terrain("t_gate_c", { name: "gate" }),
      terrain("t_wall", { name: "wall" }),
      { type: "terrain_migration", id: "t_gate", replace: "t_gate_c" },
    ],
    "defwright.lock.json": record,
  });
  assert.match((await defwright(folder, ["build", "--strict"])).err, "3 definitions");
  // What it says of earlier releases is in the modules.
  assert.match(read(folder, "generated/terrain.ts"), 't_gate: [[2, "t_gate_c"]]');
  write(folder, "defwright.lock.json", record.replace('["format", "0.1"]', '["format", "0.3"]'));
  const { code, out } = await defwright(folder, ["check", "--format", "unix"]);
  assert.is(code, 1);
  assert.match(
    out,
    /^defwright\.lock\.json:3:\d+: error\[release-record\]: The record of releases was written by defwright 0\.3 – this defwright reads formats up to 0\.1\. .*\n$/u,
  );
});

formats("a palette of 0.1 is read, and a newer one is refused", () => {
  const palette = JSON.parse(read(kept, "0.1/palette.json")) as { ids: Record<string, string> };
  const order = ["t_null", "t_gate_c", "t_wall"];
  const table = createTable<Table<{ readonly id: string }, string, string>>("terrain", {
    order,
    row: (position) => ({ id: order[position] }),
    former: () => ({ aliases: {}, migrations: { t_gate: "t_gate_c" } }),
  });
  const now = readPalette(table, palette);
  assert.ok(now.ok);
  assert.equal(
    [0, 1, 2].map((integer) => now.index(integer)),
    [0, 1, 2],
  );
  const newer = readPalette(table, { ...palette, format: "0.3" });
  assert.is(newer.ok ? undefined : newer.reason, "newer-format");
});

formats.run();

/** What comes out of content and of the golden cases: text that prettier would write, records that fit their schema. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { format } from "prettier";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { compilePacks } from "../../generator/build/compile-packs.ts";
import type { DialectName as Dialect } from "../../generator/model/dialect.ts";
import { none } from "../expect.ts";
import { projectFolder, terrain } from "../project-folder.ts";
import { share } from "../random.ts";
import { root } from "../root.ts";
import { misfit, misfits } from "./resolved-validators.ts";
import { settingsOf } from "./settings-of.ts";

const output = suite("output");
const content = compilePacks(
  settingsOf(root, {
    packs: ["content/core", "content/mods/night-mail", "content/mods/terrace-year"],
  }),
);

output("prettier leaves every module of content/ as it is", async () => {
  assert.ok(content.modules.length > 40);
  for (const { path, text } of content.modules) {
    assert.is(await format(text, { parser: "typescript" }), text, path);
  }
});

output("every record of content/ fits its resolved schema", () => {
  none(
    misfits(content.model),
    "records and types disagree: mend the resolver or resolved.schema.json",
  );
});

output("a record that does not fit would be found", () => {
  const record = content.model.records.get("terrain")?.get("t_null")?.record;
  assert.is(misfit("terrain", record), undefined);
  assert.match(
    misfit("terrain", { ...record, move_cost: "2" }) ?? "",
    /move_cost must be integer/u,
  );
  assert.match(misfit("terrain", { ...record, more: 1 }) ?? "", /additional properties/u);
  const paved = { ...record, connects_to: "PAVEMENT" };
  assert.match(misfit("terrain", paved) ?? "", /connects_to must be equal to one of/u);
  assert.is(misfit("terrain", paved, "bright-nights"), undefined);
});

const goldens = join(root, "test/golden");
for (const [index, entry] of readdirSync(goldens, { withFileTypes: true }).entries()) {
  if (!entry.isDirectory()) continue;
  output(`golden case ${entry.name}: prettier and the resolved schemas agree`, async () => {
    const folder = join(goldens, entry.name);
    const { dialect = "spec", packs } = JSON.parse(
      readFileSync(join(folder, "case.json"), "utf8"),
    ) as { dialect?: Dialect; packs: string[] };
    const { modules, model } = compilePacks(
      settingsOf(folder, { dialect, packs: packs.map((name) => `packs/${name}`) }),
    );
    none(
      misfits(model, dialect),
      "records and types disagree: mend the resolver or resolved.schema.json",
    );
    // A share of the modules of each case, another one for each.
    const some = modules.filter((_, at) => (at + index) % share === 0);
    for (const { path, text } of some) {
      // These two say the same for any content but for dangling ids.
      if (path === "types.ts" || path === "data-types.ts") continue;
      assert.is(await format(text, { parser: "typescript" }), text, path);
    }
  });
}

output("a module of data is imported by the name of its path, without its kind", () => {
  const folder = projectFolder({
    "core/doors.json": [terrain("t_a")],
    "core/deep/iron-gates.json": [terrain("t_b")],
  });
  const { modules } = compilePacks(settingsOf(folder, { packs: ["core"] }));
  const table = modules.find(({ path }) => path === "terrain.ts");
  const lines = Buffer.from(table?.bytes ?? [])
    .toString()
    .split("\n");
  assert.equal(
    lines.filter((line) => line.includes("./terrain/core/")),
    [
      'import { records as coreDoors } from "./terrain/core/doors.js";',
      'import { records as coreDeepIronGates } from "./terrain/core/deep/iron-gates.js";',
    ],
  );
});

output.run();

/** Errors before warnings; among them, what others may follow from comes first; else the order is that of the files. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { compilePacks } from "../../generator/build/compile-packs.ts";
import { settingsOf } from "../pipeline/settings-of.ts";
import { projectFolder, terrain } from "../project-folder.ts";

const causes = suite("causes first");

function found(
  files: Readonly<Record<string, unknown>>,
  packs: readonly string[] = ["core"],
): string[] {
  const { diagnostics } = compilePacks(settingsOf(projectFolder(files), { packs }), {
    emit: false,
  });
  return diagnostics.map(({ code, source }) => `${source.displayPath} ${code}`);
}

const dangling = terrain("t_a", { open: "t_gate" });
const questionable = terrain("t_b", { wings: 2 });

causes(
  "a file that cannot be read, before ids that may be in it and before all that is less",
  () => {
    const files = {
      "core/a.json": [dangling],
      "core/b.json": [questionable],
      "core/c.json": "[{]",
    };
    assert.equal(found(files), [
      "core/c.json invalid-json",
      "core/a.json unknown-reference",
      "core/b.json unknown-member",
    ]);
  },
);

causes("an object that is left out, before those that would copy from what is not there", () => {
  const broken = terrain("t_d", { move_cost: [] });
  const child = { type: "terrain", id: "t_c", "copy-from": "t_gate" };
  const files = {
    "core/a.json": [dangling, questionable],
    "core/b.json": [child],
    "core/c.json": [broken],
  };
  assert.equal(found(files), [
    "core/c.json wrong-type",
    "core/b.json unknown-parent",
    "core/a.json unknown-reference",
    "core/a.json unknown-member",
  ]);
});

causes("what packs say of each other, before what is in them", () => {
  const files = {
    "core/a.json": [dangling, questionable],
    "core/modinfo.json": [{ type: "MOD_INFO", id: "core", dependencies: ["gates"] }],
  };
  assert.equal(found(files), [
    "core/modinfo.json dependency-missing",
    "core/a.json unknown-member",
  ]);
});

causes("by what they are about, and among those by file", () => {
  const reversed = {
    str_min: 1,
    str_max: 2,
    ter_set: "t_a",
    items: [{ item: "x", count: [2, 1] }],
  };
  const files = {
    "core/a.json": [dangling, terrain("t_e", { bash: reversed, move_cost: [] })],
    "core/b.json": [
      terrain("t_f", { close: "t_gate", move_cost: "2" }),
      { type: "terrain", id: "t_c", "copy-from": "t_gate" },
    ],
    "core/c.json": "[{]",
    "core/modinfo.json": [{ type: "MOD_INFO", id: "core", dependencies: ["core"] }],
  };
  assert.equal(found(files), [
    "core/c.json invalid-json",
    "core/modinfo.json dependency-cycle",
    "core/a.json wrong-type",
    "core/b.json wrong-type",
    "core/b.json unknown-parent",
    "core/a.json unknown-reference",
    "core/b.json unknown-reference",
    "core/a.json reversed-range",
  ]);
});

causes("where nothing is left out, the order is that of the files", () => {
  const files = { "core/a.json": [dangling], "core/b.json": [terrain("t_b", { close: "t_gate" })] };
  assert.equal(found(files), ["core/a.json unknown-reference", "core/b.json unknown-reference"]);
});

causes.run();

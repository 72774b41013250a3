/** A finding about an id that is not there shows the other end, where the packs have one. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { compilePacks } from "../../generator/build/compile-packs.ts";
import { settingsOf } from "../pipeline/settings-of.ts";
import { projectFolder, terrain } from "../project-folder.ts";

const ends = suite("other ends");

/** Of each finding the label at its place, and the places and labels of the others. */
function endsOf(files: Readonly<Record<string, unknown>>): (string | undefined)[][] {
  const { diagnostics } = compilePacks(settingsOf(projectFolder(files), { packs: ["core"] }), {
    emit: false,
  });
  return diagnostics.map(({ code, label, notes }) => [
    code,
    label,
    ...notes.map(({ message, source, range }) =>
      [source?.displayPath, range?.line, range?.column, message].join(":"),
    ),
  ]);
}

const gate = (open: string): object => terrain("t_gate", { open });
const recipe = (item: string): object => ({
  type: "recipe",
  result: "mat",
  category: "CC_CRAFT",
  subcategory: "CSC_CRAFT_REED",
  time: "1 m",
  components: [[[item, 1]]],
});
const items = [
  { type: "GENERIC", id: "mat" },
  { type: "GENERIC", id: ["rush", "reeds"] },
  { type: "skill", id: "weaving" },
];

ends("what was probably meant", () => {
  const files = { "core/a.json": [gate("t_gate_oepn")], "core/b.json": [terrain("t_gate_open")] };
  const label = "no terrain has this id";
  const end = 'core/b.json:4:11:"t_gate_open" is defined here';
  assert.equal(endsOf(files), [["unknown-reference", label, end]]);
});

ends(
  "an item that was probably meant, in an object of another type, by its place in a list",
  () => {
    const files = { "core/a.json": [recipe("reedss")], "core/items/b.json": items };
    const end = 'core/items/b.json:10:7:"reeds" is defined here';
    assert.equal(endsOf(files), [["unknown-reference", "no item has this id", end]]);
  },
);

ends("the id of an item, and not another member with the same text", () => {
  const mat = { type: "ITEM", name: "mat", category: "reeds", id: ["mat", "reeds"] };
  const files = { "core/a.json": [recipe("reedss")], "core/items/b.json": [mat] };
  const end = 'core/items/b.json:8:7:"reeds" is defined here';
  assert.equal(endsOf(files), [["unknown-reference", "no item has this id", end]]);
});

ends("what has the id as another kind, of ours or not", () => {
  const files = {
    "core/a.json": [terrain("t_reed"), recipe("weaving"), recipe("t_reed")],
    "core/items/b.json": items,
  };
  const found = endsOf(files).filter(([code]) => code === "unknown-reference");
  assert.equal(found, [
    [
      "unknown-reference",
      "no item has this id",
      "core/items/b.json:15:11:defined here, as a skill",
    ],
    ["unknown-reference", "no item has this id", "core/a.json:4:11:defined here, as a terrain"],
  ]);
});

ends("a template", () => {
  const template = { ...terrain("t_x"), id: undefined, abstract: "t_any" };
  const found = endsOf({ "core/a.json": [gate("t_any"), template] });
  const end = "core/a.json:17:17:defined here, as a template";
  assert.equal(found, [["unknown-reference", "no terrain has this id", end]]);
});

ends("nothing where nobody wrote it: ids that are listed, and what is built in", () => {
  const nothing = endsOf({ "core/a.json": [gate("t_nul")] });
  assert.equal(nothing, [["unknown-reference", undefined]]);
});

ends.run();

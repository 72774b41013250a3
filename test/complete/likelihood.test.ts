/** Which of the words that fit comes first: what stands at such places, what is used near, and what is named alike. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { compilePacks, ContentQuery, loadSettings } from "../../generator/index.ts";
import { projectFolder, terrain } from "../project-folder.ts";

const test = suite("the likeliest words");

/** The words that are offered in the given file where `|` stands; all files are compiled without it. */
async function offered(files: Readonly<Record<string, readonly object[]>>, typedIn: string) {
  const written = Object.entries(files).map(([path, objects]) => [path, JSON.stringify(objects)]);
  const texts = new Map(written.map(([path = "", text = ""]) => [path, text]));
  const folder = projectFolder({
    "defwright.config.json": { packs: ["core"], dialect: "bright-nights" },
    ...Object.fromEntries(
      [...texts].map(([path, text]) => [`core/${path}`, text.replace("|", "")]),
    ),
  });
  const { settings } = await loadSettings({ workingDirectory: folder });
  assert.ok(settings);
  const compilation = compilePacks(settings, { emit: false });
  const file = compilation.files.find(({ path }) => path === typedIn);
  const text = texts.get(typedIn);
  assert.ok(file && text !== undefined);
  const query = new ContentQuery(compilation);
  const choices = query.choicesAt(text.replace("|", ""), text.indexOf("|"), settings.packs, file);
  return choices?.list.map(({ label }) => label) ?? [];
}

const groups = ["SUS_desk", "SUS_oven", "SUS_sink"].map((id) => ({ type: "item_group", id }));

const palette = (furniture: string, group: string, symbol: string): object => ({
  type: "palette",
  id: `palette_${furniture}_${symbol}`,
  furniture: { [symbol]: furniture },
  items: { [symbol]: { item: group, chance: 20 } },
});

const furniture = ["f_desk", "f_sink"].map((id) => ({
  type: "furniture",
  id,
  name: id,
  symbol: "#",
  color: "white",
  move_cost_mod: 1,
  required_str: 1,
}));

test("in a map, what stands with the same furniture, under whatever symbol", async () => {
  const desks = ["a", "b", "c", "d"].map((symbol) => palette("f_desk", "SUS_desk", symbol));
  const files = {
    "furniture.json": furniture,
    "groups.json": groups,
    "maps.json": [...desks, palette("f_sink", "SUS_sink", "x")],
    "more.json": [palette("f_sink", "SUS|", "y")],
  };
  assert.equal(await offered(files, "more.json"), ["SUS_sink", "SUS_desk", "SUS_oven"]);
  // A whole map has the same places inside.
  const map = { type: "mapgen", om_terrain: "field", object: palette("f_desk", "SUS|", "z") };
  const mapped = { ...files, "more.json": [map] };
  assert.equal(await offered(mapped, "more.json"), ["SUS_desk", "SUS_sink", "SUS_oven"]);
});

test("what is named like the object, and hardly ever the object itself", async () => {
  const doors = ["wood_c", "wood_o", "lab_o", "bar_c", "bar_o"].map((of) =>
    terrain(`t_door_${of}`),
  );
  const lab = terrain("t_door_lab_c", { open: "t_d|" });
  const files = { "doors.json": [...doors, lab] };
  const found = await offered(files, "doors.json");
  assert.is(found[0], "t_door_lab_o");
  assert.is(found.at(-1), "t_door_lab_c");
});

test("what objects that use the same ids have there", async () => {
  const names = ["stool", "bucket", "crate", "barrel", "saw", "pail", "hammer"];
  const items = [...names, "wood_plank", "wood_stave"].map((id) => ({ type: "GENERIC", id }));
  const recipe = (result: string, tools: readonly string[], more: string): object => ({
    type: "recipe",
    result,
    category: "CC_OTHER",
    subcategory: "CSC_OTHER_TOOLS",
    skill_used: "fabrication",
    time: "1 m",
    tools: [tools.map((tool) => [tool, -1])],
    components: [[[more, 1]]],
  });
  const files = {
    "items.json": items,
    "recipes.json": [
      recipe("stool", ["saw"], "wood_plank"),
      recipe("bucket", ["pail"], "wood_stave"),
      recipe("crate", ["hammer"], "wood_plank"),
    ],
    "more.json": [recipe("barrel", ["pail"], "wo|")],
  };
  assert.equal((await offered(files, "more.json")).slice(0, 2), ["wood_stave", "wood_plank"]);
});

test("at a member that nobody describes, the words in use there", async () => {
  const tinted = (id: string, tint: string): object => terrain(id, { tint });
  const files = {
    "a.json": [tinted("t_a", "green"), tinted("t_b", "grey"), tinted("t_c", "blue")],
    "b.json": [tinted("t_d", "gr|")],
  };
  assert.equal((await offered(files, "b.json")).sort(), ["green", "grey"]);
});

test.run();

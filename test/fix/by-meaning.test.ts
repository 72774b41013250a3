/**
 * What stands in another form is explained by what it means: by other members, kinds and words, and by the ids that
 * content knows. What can mean two things is shown as a choice, and no fix takes it.
 */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { compilePacks } from "../../generator/build/compile-packs.ts";
import { planFixes } from "../../generator/fix/plan-fixes.ts";
import { settingsOf } from "../pipeline/settings-of.ts";
import { projectFolder, terrain } from "../project-folder.ts";

const test = suite("repairs by meaning");

const furniture = (id: string, members: object): object => ({
  ...{ type: "furniture", id, name: "x", symbol: "h", color: "red" },
  ...members,
});
const placed = { move_cost_mod: 1, required_str: 4 };
const rope = { type: "recipe", result: "rope", time: "1 m" };
const world = [
  ...["plank", "nail", "rope", "iron_bar", "hammer"].map((id) => ({ type: "GENERIC", id })),
  { type: "tool_quality", id: "CUT" },
  { type: "item_group", id: "fence_timber", items: ["plank"] },
  terrain("t_dirt"),
  furniture("f_pile", placed),
];
const bashed = (items: unknown): object =>
  terrain("t_a", { bash: { ter_set: "t_dirt", str_min: 1, str_max: 2, items } });
const start = (both: unknown): object => {
  return {
    type: "profession",
    id: "smith",
    name: "x",
    description: "x",
    points: 1,
    items: { both },
  };
};

/** `fixed`: what the file has after `--fix=suggestions`; absent if it stays as it is. */
interface Expected {
  readonly help: RegExp;
  readonly fixed?: RegExp;
}

const cases: Readonly<Record<string, readonly [object: object, expected: Expected]>> = {
  "numbers in a map of items are counts": [
    bashed({ plank: 3, nail: 20 }),
    { help: /^Write \[\{ "item": "plank", "count": 3 \}, \{ "item": "nail", "count": 20 \}\]\.$/u },
  ],
  "a number beside an item is a count or a chance": [
    bashed(["plank", 3]),
    { help: /^Choose: \(a\) .*"count": 3.* if 3 is the count; \(b\) .*\["plank", 3\].* chance/u },
  ],
  "an entry of another member belongs there": [
    { ...rope, tools: [{ id: "CUT", level: 1 }] },
    { help: /^Write "qualities" instead of "tools"\.$/u, fixed: /"qualities": \[/u },
  ],
  "a list of the ids of another member belongs there": [
    { ...rope, qualities: [[["hammer", -1]]] },
    { help: /^Write "tools" instead of "qualities"\.$/u, fixed: /"tools": \[/u },
  ],
  "a member with the names of its own stays where it is": [
    terrain("t_a", { boltcut: { result: "t_dirt", byproducts: { item: "plank", count: 2 } } }),
    { help: /^Write \[\{ "item": "plank", "count": 2 \}\]\.$/u, fixed: /"boltcut"/u },
  ],
  "a known item group is one": [
    furniture("f_a", { ...placed, deconstruct: "fence_timber" }),
    { help: /^Write \{ "items": "fence_timber" \}\.$/u },
  ],
  "a known furniture is one": [
    furniture("f_a", { ...placed, deconstruct: "f_pile" }),
    { help: /^Write \{ "furn_set": "f_pile" \}\.$/u },
  ],
  "one member of terrain makes no terrain of furniture": [
    furniture("f_chair", { move_cost: 2, required_str: 4 }),
    { help: /^Did you mean "move_cost_mod"\?/u },
  ],
  "members of furniture against the id of a terrain": [
    { ...furniture("t_chair", placed), type: "terrain" },
    { help: /^Choose: \(a\) "type": "furniture" if .*; \(b\) the members of "terrain" if/u },
  ],
  "items are repeated as often as they are counted": [
    start([{ item: "iron_bar", count: 4 }]),
    { help: /^Write "items.both" as \["iron_bar", "iron_bar", "iron_bar", "iron_bar"\]\.$/u },
  ],
  "many items are an entry with a count": [
    start([{ item: "iron_bar", count: 40 }]),
    {
      help: /^Write "items.both" as \{ "entries": \[\{ "item": "iron_bar", "count": 40 \}\] \}\.$/u,
    },
  ],
  "gray has two shades": [
    terrain("t_a", { color: "grey" }),
    { help: /^Choose: \(a\) "light_gray"; \(b\) "dark_gray"\.$/u },
  ],
  "grey is gray": [
    terrain("t_a", { color: "light_grey" }),
    { help: /^Did you mean "light_gray"\?$/u, fixed: /"light_gray"/u },
  ],
  "colours are in lower case": [
    terrain("t_a", { color: "Brown" }),
    { help: /^Did you mean "brown"\?$/u, fixed: /"brown"/u },
  ],
  "the shade comes first": [
    terrain("t_a", { color: "gray_dark" }),
    { help: /^Did you mean "dark_gray"\?$/u, fixed: /"dark_gray"/u },
  ],
  "the furniture's member in a terrain's bash": [
    terrain("t_a", { bash: { furn_set: "f_pile", str_min: 1, str_max: 2 } }),
    { help: /^Write "ter_set" instead of "furn_set"/u },
  ],
  "the furniture's member in a terrain's pry": [
    terrain("t_a", {
      pry: {
        ...{ new_furn_type: "f_pile", success_message: "x", fail_message: "x", pry_quality: 1 },
        ...{ difficulty: 1, breakable: false },
      },
    }),
    { help: /^Write "new_ter_type" instead of "new_furn_type"/u },
  ],
  "minutes abbreviated": [
    { ...rope, time: "5 min" },
    { help: /^Write "5 minutes"\.$/u, fixed: /"5 minutes"/u },
  ],
  "seconds abbreviated, which are as long as turns": [
    { ...rope, time: "90 sec" },
    { help: /^Write "90 seconds"\.$/u, fixed: /"90 seconds"/u },
  ],
  "litres in lower case": [
    terrain("t_a", { max_volume: "60 l" }),
    { help: /^Write "60 L"\.$/u, fixed: /"60 L"/u },
  ],
  "a fraction of a litre": [
    terrain("t_a", { max_volume: "2.5 L" }),
    { help: /^Write "2 L 500 ml"\.$/u, fixed: /"2 L 500 ml"/u },
  ],
};

for (const [what, [object, { help, fixed }]] of Object.entries(cases)) {
  test(what, () => {
    const folder = projectFolder({ "core/a.json": world, "core/b.json": [object] });
    const settings = settingsOf(folder, { packs: ["core"] });
    const { diagnostics } = compilePacks(settings, { emit: false });
    const found = diagnostics.filter(({ severity }) => severity !== "note");
    assert.ok(
      found.some((each) => help.test(each.help ?? "")),
      found.map((each) => `${each.message} | ${each.help ?? ""}`).join("\n"),
    );
    const after = planFixes(settings, "suggestions").files[0]?.after;
    if (fixed === undefined) assert.is(after, undefined);
    else assert.match(after ?? "", fixed);
  });
}

test("the wrong member is shown at its own place", () => {
  const object = terrain("t_a", { bash: { furn_set: "f_pile", str_min: 1, str_max: 2 } });
  const settings = settingsOf(projectFolder({ "core/a.json": [...world, object] }), {
    packs: ["core"],
  });
  const [first] = compilePacks(settings, { emit: false }).diagnostics;
  const { offset = 0, length = 0 } = first?.range ?? {};
  assert.is(first?.source.text.slice(offset, offset + length), '"furn_set"');
});

test("forms that are described alike are named once", () => {
  const object = { type: "profession", id: "x", name: "x", description: "x", points: 1, skills: 7 };
  const settings = settingsOf(projectFolder({ "core/a.json": [object] }), { packs: ["core"] });
  const [first] = compilePacks(settings, { emit: false }).diagnostics;
  assert.match(first?.message ?? "", 'an object with "name", "level" or a list of these');
});

test.run();

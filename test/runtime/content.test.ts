/** The runtime over our own content, freshly compiled. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { canClose, canOpen, close, open, parseId } from "../../runtime/index.ts";
import { professionName, recipesBy, recipesByResult, startingItems } from "../../runtime/index.ts";
import type { RecipeLookups } from "../../runtime/index.ts";
import { clientProject, generate, loadContent, type Content } from "./client-project.ts";
import { hostileIds } from "./hand-made.ts";

const test = suite("the runtime on our content");

let content: Content;
test.before(async () => {
  const folder = clientProject();
  await generate(folder);
  content = await loadContent(folder);
});

test("§3.1: everything with `open` or `close` turns into what its record names, nothing else does", () => {
  const { terrain, furniture } = content;
  const doors: string[] = [];
  for (const id of terrain.ids()) {
    const row = terrain.get(id);
    assert.is(canOpen(terrain, id), row.open !== undefined, id);
    assert.is(canClose(terrain, id), row.close !== undefined, id);
    if (!canOpen(terrain, id)) continue;
    const opened = open(terrain, id);
    assert.ok(opened.ok, id);
    assert.equal(opened.next, { kind: "terrain", id: row.open });
    doors.push(`${id} ${terrain.get(opened.next.id).id}`);
  }
  assert.ok(doors.includes("t_door_c t_door_o"));
  for (const id of furniture.ids()) {
    if (!canClose(furniture, id)) continue;
    const closed = close(furniture, id);
    assert.ok(closed.ok, id);
    assert.equal(closed.next, { kind: "furniture", id: furniture.get(id).close });
  }
});

test("a door opens and closes again", () => {
  const { terrain, TerrainId } = content;
  const opened = open(terrain, TerrainId.t_door_c);
  assert.ok(opened.ok);
  assert.equal(close(terrain, opened.next.id), {
    ok: true,
    next: { kind: "terrain", id: "t_door_c" },
    messages: [],
    sounds: [],
    items: [],
    duration_seconds: 0,
  });
});

test("ids of saves", () => {
  const { terrain, furniture } = content;
  assert.is(parseId(terrain, "t_door_c"), "t_door_c");
  assert.is(parseId(furniture, "t_door_c"), undefined);
  const known = {
    profession: "letter_thief",
    furniture: "f_guest_bed",
    terrain: "t_door_c",
    recipe: "wax_stick",
    uncraft: "veil",
  };
  const { parseProfessionId, parseFurnitureId, parseTerrainId } = content;
  const { parseRecipeId, parseUncraftId } = content;
  const parsers = {
    profession: parseProfessionId,
    furniture: parseFurnitureId,
    terrain: parseTerrainId,
    recipe: parseRecipeId,
    uncraft: parseUncraftId,
  };
  for (const [kind, parse] of Object.entries(parsers)) {
    for (const [other, id] of Object.entries(known)) {
      assert.is(parse(id), kind === other ? id : undefined, `${kind} ${id}`);
    }
    for (const id of hostileIds) assert.is(parse(id), undefined, id);
  }
  assert.is(terrain.index(terrain.ids()[0]!), 0);
  assert.is(terrain.ids()[0], "t_null");
});

test("§2.1: starting items, names", () => {
  const { profession } = content;
  // Defined by the core and modified by another pack.
  const thief = profession.get("letter_thief");
  const both = [
    { item: "letter_opener" },
    { item: "candle_stub" },
    { item: "candle_stub" },
    { item: "dark_lantern" },
    { item: "letter", snippet: "letter_read_by_moonlight" },
  ];
  assert.equal(startingItems(thief, "male"), [
    ...both,
    { item: "false_moustache" },
    { item: "dark_cloak" },
  ]);
  assert.equal(startingItems(thief, "female"), [
    ...both,
    { item: "hat_pin" },
    { item: "dark_cloak" },
    { item: "hat_pin", snippet: "hat_pin_with_a_past" },
  ]);
  assert.is(professionName(profession.get("mule_driver"), "male"), "Muleteer");
  assert.is(professionName(thief, "female"), "Letter Thief");
});

test("§2.1: a list's group is there to be rolled", () => {
  const { profession } = content;
  const withGroup = profession.ids().filter((id) => profession.get(id).items.both.group);
  assert.ok(withGroup.length > 0);
  for (const id of withGroup) {
    const { both } = profession.get(id).items;
    const entries = startingItems(profession.get(id), "male");
    assert.equal(entries[both.list.length], { group: both.group });
  }
});

test("§2.10: look-ups find what a search through all recipes finds", () => {
  const { recipe, recipeLookups, uncraft, uncraftLookups } = content;
  const subjects: Record<keyof RecipeLookups, (row: SearchedRow) => readonly string[]> = {
    result: ({ result }) => [result],
    category: ({ category }) => [category],
    subcategory: ({ subcategory }) => [subcategory],
    component: ({ components }) => components.flat().map(([item]) => item),
    tool: ({ tools }) => tools.flat().map(([item]) => item),
    quality: ({ qualities }) => qualities.map(({ id }) => id),
    skill: ({ skill_used, skills_required }) => [
      ...(skill_used === undefined ? [] : [skill_used]),
      ...skills_required.map(([skill]) => skill),
    ],
    book: ({ book_learn }) => book_learn.map(({ book }) => book),
    byproduct: ({ byproducts }) => byproducts.map(([item]) => item),
  };
  for (const [table, lookups] of [
    [recipe, recipeLookups],
    [uncraft, uncraftLookups],
  ] as const) {
    const rows = Array.from({ length: table.size }, (_, index): SearchedRow => table.at(index)!);
    for (const [key, subjectsOf] of Object.entries(subjects)) {
      const by = key as keyof RecipeLookups;
      const expected = new Map<string, string[]>();
      for (const row of rows.filter(({ obsolete }) => !obsolete)) {
        for (const subject of new Set(subjectsOf(row))) {
          if (subject !== "") expected.set(subject, [...(expected.get(subject) ?? []), row.id]);
        }
      }
      assert.equal(
        Object.keys(lookups[by]).sort(),
        [...expected.keys()].sort(),
        `${table.kind} by ${by}`,
      );
      for (const [subject, ids] of expected) {
        const found: readonly SearchedRow[] = recipesBy<SearchedRow, keyof RecipeLookups>(
          table,
          lookups,
          by,
          subject,
        );
        assert.equal(
          found.map(({ id }) => id),
          ids,
          `${table.kind} by ${by} ${subject}`,
        );
      }
    }
  }
});

test("§2.10, §9.2: by result, obsolete ones left out", () => {
  const { recipe, recipeLookups, itemId } = content;
  assert.equal(
    recipesByResult(recipe, recipeLookups, itemId("wax_stick")).map(({ id }) => id),
    ["wax_stick", "wax_stick_from_beeswax"],
  );
  const obsolete = recipe.ids().filter((id) => recipe.get(id).obsolete);
  assert.ok(obsolete.length > 0);
  for (const id of obsolete) {
    const found = recipesByResult(recipe, recipeLookups, recipe.get(id).result);
    assert.not(found.some((row) => row.id === id));
  }
});

interface SearchedRow {
  readonly id: string;
  readonly obsolete: boolean;
  readonly result: string;
  readonly category: string;
  readonly subcategory: string;
  readonly components: readonly (readonly (readonly [string, number, boolean])[])[];
  readonly tools: readonly (readonly (readonly [string, number])[])[];
  readonly qualities: readonly { readonly id: string }[];
  readonly skill_used?: string;
  readonly skills_required: readonly (readonly [string, number])[];
  readonly book_learn: readonly { readonly book: string }[];
  readonly byproducts: readonly (readonly [string, number])[];
}

test.run();

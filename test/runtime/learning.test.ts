/** How recipes are learned: every route of §3.3. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  createTable,
  learnableRecipes,
  learnedByDisassembly,
  learnedBySkill,
  recipesInBook,
  waysToLearn,
} from "../../runtime/index.ts";
import type { Learnable, RecipeLookups, Table } from "../../runtime/index.ts";
import { hostileIds } from "./hand-made.ts";

const test = suite("learning of recipes");

type Row = Learnable<string, string> & { readonly id: string };

function row(id: string, members: Partial<Row>): Row {
  return { id, result: id, obsolete: false, never_learn: false, book_learn: [], ...members };
}

const rows: readonly Row[] = [
  row("alone", { autolearn: [["ropes", 2]] }),
  row("always", { autolearn: [] }),
  row("apart", { decomp_learn: [["tar", 1]], result: "raft" }),
  row("booked", {
    skill_used: "ropes",
    book_learn: [
      { book: "knots", level: 1, name: "the other knot" },
      { book: "letters", level: 3, hidden: true },
      { book: "almanac", level: 0 },
    ],
  }),
  row("gone", { obsolete: true, autolearn: [], decomp_learn: [], result: "raft" }),
  row("hidden", {
    on_display: false,
    autolearn: [],
    decomp_learn: [],
    result: "raft",
    book_learn: [{ book: "knots", level: 0 }],
  }),
  row("never", {
    never_learn: true,
    autolearn: [],
    decomp_learn: [],
    result: "raft",
    book_learn: [{ book: "knots", level: 0 }],
  }),
  row("raft", {
    autolearn: [
      ["ropes", 1],
      ["tar", 3],
    ],
    decomp_learn: [
      ["ropes", 2],
      ["tar", 2],
    ],
  }),
  row("unskilled", { book_learn: [{ book: "knots", level: 4 }] }),
];
const table: Table<Row, string, string> = createTable("recipe", {
  order: rows.map(({ id }) => id),
  records: [Object.fromEntries(rows.map((each) => [each.id, each]))],
});
const none = {};
const lookups: RecipeLookups = {
  // Generated look-ups leave obsolete recipes out; here they are, to be left out all the same.
  result: { raft: [2, 4, 5, 6, 7] },
  book: { almanac: [3], knots: [3, 5, 6, 8], letters: [3] },
  category: none,
  subcategory: none,
  component: none,
  tool: none,
  quality: none,
  skill: none,
  byproduct: none,
};

function levels(skills: Readonly<Record<string, number>>): Map<string, number> {
  return new Map(Object.entries(skills));
}

function idsOf(list: readonly Row[]): string[] {
  return list.map(({ id }) => id);
}

test("§3.3 autolearn: at all of the levels", () => {
  assert.equal(idsOf(learnedBySkill(table, levels({}))), ["always"]);
  assert.equal(idsOf(learnedBySkill(table, levels({ ropes: 2 }))), ["alone", "always"]);
  assert.equal(idsOf(learnedBySkill(table, levels({ ropes: 2, tar: 2 }))), ["alone", "always"]);
  assert.equal(idsOf(learnedBySkill(table, levels({ ropes: 1, tar: 3 }))), ["always", "raft"]);
});

test("§3.3 book_learn: at the level of the used skill; names and hidden entries", () => {
  assert.equal(recipesInBook(table, lookups, "knots", levels({ ropes: 1 })), [
    {
      recipe: table.get("booked"),
      level: 1,
      name: "the other knot",
      hidden: false,
      learned: true,
      missing_skills: [],
    },
    {
      recipe: table.get("unskilled"),
      level: 4,
      hidden: false,
      learned: true,
      missing_skills: [],
    },
  ]);
  assert.equal(recipesInBook(table, lookups, "letters", levels({ ropes: 2 })), [
    {
      recipe: table.get("booked"),
      level: 3,
      hidden: true,
      learned: false,
      missing_skills: [{ skill: "ropes", level: 3, reached: 2 }],
    },
  ]);
  for (const id of hostileIds) assert.equal(recipesInBook(table, lookups, id, levels({})), [], id);
});

test("§3.3 decomp_learn: by any item of the result's type, at all of the levels", () => {
  const learned = (skills: Record<string, number>): string[] =>
    idsOf(learnedByDisassembly(table, lookups, "raft", levels(skills)));
  assert.equal(learned({}), []);
  assert.equal(learned({ tar: 1 }), ["apart"]);
  assert.equal(learned({ tar: 2, ropes: 1 }), ["apart"]);
  assert.equal(learned({ tar: 2, ropes: 2 }), ["apart", "raft"]);
  assert.equal(learnedByDisassembly(table, lookups, "alone", levels({ tar: 9 })), []);
});

test("chance is asked once for each recipe whose levels are reached", () => {
  const luck = [false, true];
  let asked = 0;
  const chance = (): boolean => luck[asked++]!;
  const skills = levels({ tar: 2, ropes: 2 });
  assert.equal(idsOf(learnedByDisassembly(table, lookups, "raft", skills, { chance })), ["raft"]);
  assert.is(asked, 2);
});

test("an uncraft can teach the recipe of its id", () => {
  const uncraft = { id: "raft", decomp_learn: [["ropes", 1]] as const };
  const learned = learnedByDisassembly(table, lookups, "raft", levels({ ropes: 1 }), { uncraft });
  assert.equal(idsOf(learned), ["raft"]);
});

test("§3.3 never_learn, §9.2 obsolete, §2.10 not on display: by no route", () => {
  const learner = { skills: levels({}), books: ["knots"], disassembled: ["raft"] };
  assert.equal(waysToLearn(table.get("never"), learner), []);
  assert.equal(waysToLearn(table.get("gone"), learner), []);
  assert.equal(waysToLearn(table.get("hidden"), learner), []);
});

test("what could be learned, and what is missing for it", () => {
  const skills = levels({ ropes: 1 });
  assert.equal(waysToLearn(table.get("raft"), { skills, disassembled: ["raft"] }), [
    {
      by: "autolearn",
      missing_skills: [{ skill: "tar", level: 3, reached: 0 }],
      open: false,
    },
    {
      by: "decomp_learn",
      item: "raft",
      at_hand: true,
      missing_skills: [
        { skill: "ropes", level: 2, reached: 1 },
        { skill: "tar", level: 2, reached: 0 },
      ],
      open: false,
    },
  ]);
  assert.equal(
    waysToLearn(table.get("booked"), { skills, books: ["almanac", "letters"] }).map(
      ({ open, missing_skills }) => [open, missing_skills.length],
    ),
    [
      [false, 0],
      [false, 1],
      [true, 0],
    ],
  );
  assert.equal(
    learnableRecipes(table, { skills, books: ["knots"] }).map(({ recipe, learned }) => [
      recipe.id,
      learned,
    ]),
    [
      ["alone", false],
      ["always", true],
      ["apart", false],
      ["booked", true],
      ["raft", false],
      ["unskilled", true],
    ],
  );
});

test.run();

import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createTable, recipesBy, recipesByResult, replaceLookups } from "../../runtime/index.ts";
import type { Postings, RecipeLookups, Table } from "../../runtime/index.ts";
import { hostileIds } from "./hand-made.ts";

const test = suite("recipes");

interface Row {
  readonly id: string;
  readonly result: string;
  readonly category: string;
  readonly subcategory: string;
  readonly components: readonly (readonly (readonly [string, number, boolean])[])[];
  readonly tools: readonly (readonly (readonly [string, number])[])[];
  readonly qualities: readonly { readonly id: string }[];
  readonly skills_required: readonly (readonly [string, number])[];
  readonly book_learn: readonly { readonly book: string }[];
  readonly byproducts: readonly (readonly [string, number])[];
}

const order = ["raft", "raft_of_tar", "rope"];
const table: Table<Row, string, string> = createTable("recipe", {
  order,
  records: [Object.fromEntries(order.map((id) => [id, { id }]))],
});
const lookups: RecipeLookups = {
  result: { raft: [0, 1], rope: [2] },
  category: { CC_BOATS: [0, 1] },
  subcategory: { CSC_RAFTS: [0, 1] },
  component: { log: [0, 1], tar: [1] },
  tool: { pot: [1] },
  quality: { cutting: [0] },
  skill: { ropework: [0, 2] },
  book: { book_of_knots: [2] },
  byproduct: { bark: [0] },
};

function found(by: keyof RecipeLookups, subject: string): string[] {
  return recipesBy(table, lookups, by, subject).map(({ id }) => id);
}

test("§2.10: by what they make, in the table's order", () => {
  assert.equal(
    recipesByResult(table, lookups, "raft").map(({ id }) => id),
    ["raft", "raft_of_tar"],
  );
  assert.is(recipesByResult(table, lookups, "rope")[0], table.get("rope"));
});

test("§2.10: by every other subject", () => {
  assert.equal(found("result", "rope"), ["rope"]);
  assert.equal(found("category", "CC_BOATS"), ["raft", "raft_of_tar"]);
  assert.equal(found("subcategory", "CSC_RAFTS"), ["raft", "raft_of_tar"]);
  assert.equal(found("component", "tar"), ["raft_of_tar"]);
  assert.equal(found("tool", "pot"), ["raft_of_tar"]);
  assert.equal(found("quality", "cutting"), ["raft"]);
  assert.equal(found("skill", "ropework"), ["raft", "rope"]);
  assert.equal(found("book", "book_of_knots"), ["rope"]);
  assert.equal(found("byproduct", "bark"), ["raft"]);
});

test("look-ups that are replaced answer anew to those who hold them", () => {
  const held: RecipeLookups = { ...lookups };
  const { result, ...others } = lookups;
  let asked = 0;
  const next = Object.defineProperty({ ...others }, "result", {
    get: () => ((asked += 1), { rope: [1] }),
    enumerable: true,
    configurable: true,
  }) as RecipeLookups;
  replaceLookups(held, next);
  assert.is(asked, 0);
  assert.equal(
    recipesByResult(table, held, "rope").map(({ id }) => id),
    ["raft_of_tar"],
  );
  assert.equal(recipesByResult(table, held, "raft"), []);
  assert.is(held.skill, lookups.skill);
  assert.equal(result, { raft: [0, 1], rope: [2] });
});

test("a subject belongs to its own look-up", () => {
  assert.equal(found("tool", "log"), []);
  assert.equal(found("result", "log"), []);
});

test("names of inherited members answer only where a recipe says so", () => {
  for (const id of hostileIds) assert.equal(found("result", id), [], id);
  const hostile: Postings = Object.fromEntries(hostileIds.map((id, index) => [id, [index % 3]]));
  hostileIds.forEach((id, index) => {
    assert.equal(
      recipesByResult(table, { ...lookups, result: hostile }, id).map((each) => each.id),
      [order[index % 3]],
      id,
    );
  });
});

test("the array is the caller's own", () => {
  recipesByResult(table, lookups, "raft").pop();
  assert.equal(found("result", "raft"), ["raft", "raft_of_tar"]);
});

test.run();

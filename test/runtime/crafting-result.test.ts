import { suite } from "uvu";
import * as assert from "uvu/assert";
import { craftingResult } from "../../runtime/index.ts";

const test = suite("result of crafting");

const jam = {
  result: "jam",
  result_mult: 3,
  contained: false,
  delete_flags: [] as readonly string[],
  flags: ["BLIND_EASY"],
  byproducts: [["stone", 2]],
} as const;
const tin: { readonly container: string } = { container: "tin" };

test("§2.10: `result_mult` items a craft, byproducts and features of the recipe", () => {
  assert.equal(craftingResult<string>(jam, {}, { batch: 4 }), {
    result: { item: "jam", count: 12, contained: false, flags: [] },
    byproducts: [{ item: "stone", count: 8 }],
    recipe_flags: ["BLIND_EASY"],
  });
});

test("§2.10: stacks of an item that is counted by charges", () => {
  const counted = { counted_by_charges: true, default_charges: 5 };
  const { result } = craftingResult<string>(jam, counted);
  assert.is(result.count, 3);
  assert.is(result.charges, 5);
  assert.is(craftingResult<string>(jam, { counted_by_charges: true }).result.charges, 1);
});

test("§2.10: `charges` overrides the default, and only where charges are counted", () => {
  const recipe = { ...jam, charges: 20 };
  const counted = { counted_by_charges: true, default_charges: 5 };
  assert.is(craftingResult<string>(recipe, counted).result.charges, 20);
  assert.is(craftingResult<string>(recipe).result.charges, 20);
  const single = craftingResult<string>(recipe, { counted_by_charges: false }).result;
  assert.not("charges" in single);
});

test("§2.10: in the recipe's container, else in the item's own", () => {
  const own = { default_container: "jar" };
  const contained = { ...jam, contained: true };
  assert.is(craftingResult<string>({ ...contained, ...tin }, own).result.container, "tin");
  assert.is(craftingResult<string>(contained, own).result.container, "jar");
  const unknown = craftingResult<string>(contained).result;
  assert.ok(unknown.contained);
  assert.not("container" in unknown);
  assert.not("container" in craftingResult<string>(jam, own).result);
});

test("§2.10: `delete_flags` takes inherited flags, not those of the type", () => {
  const recipe = { ...jam, delete_flags: ["COLD", "SWEET"] };
  const made = { flags: ["SWEET", "EDIBLE"], inherited_flags: ["COLD", "STICKY", "SWEET"] };
  assert.equal(craftingResult<string>(recipe, made).result.flags, ["SWEET", "EDIBLE", "STICKY"]);
});

test.run();

import { suite } from "uvu";
import * as assert from "uvu/assert";
import { craftingPseudoItems } from "../../runtime/index.ts";

const test = suite("pseudo-items for crafting");

test("§2.4: one, several, none; repetitions kept", () => {
  const stove = { crafting_pseudo_item: ["hob", "oven"] };
  const table = { crafting_pseudo_item: [] };
  const anvil = { crafting_pseudo_item: ["anvil_top"] };
  assert.equal(craftingPseudoItems([stove, table, anvil, stove]), [
    { item: "hob", pseudo: true },
    { item: "oven", pseudo: true },
    { item: "anvil_top", pseudo: true },
    { item: "hob", pseudo: true },
    { item: "oven", pseudo: true },
  ]);
  assert.equal(craftingPseudoItems([]), []);
});

test.run();

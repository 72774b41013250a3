/** What can be crafted, all recipes at once, beside one recipe after the other. */
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import * as assert from "uvu/assert";
import type * as Generated from "../../generated/index.ts";
import { canCraft, craftableNow, craftingSupplies, trackCrafting } from "../../runtime/index.ts";
import { changesOf, inventories } from "../bench/subjects/inventories.ts";

/**
 * For seeded inventories of two sorts, and after changes of them.
 *
 * @param out Folder of generated modules.
 * @throws Where an inventory has different answers, naming it.
 */
export async function sameCraftable(out: string): Promise<void> {
  const url = pathToFileURL(join(out, "index.ts")).href;
  const { recipe } = (await import(url)) as typeof Generated;
  const live = recipe
    .ids()
    .map((id) => recipe.get(id))
    .filter(({ obsolete, on_display }) => !obsolete && on_display);
  for (const drawn of ["evenly", "by demand"] as const) {
    for (const [number, things] of inventories(live, drawn, 25).entries()) {
      const name = `inventory ${String(number)}, drawn ${drawn}`;
      const supplies = craftingSupplies(things);
      const expected = live.filter((row) => canCraft(row, supplies)).map(({ id }) => id);
      assert.equal(
        craftableNow(recipe, supplies).map(({ id }) => id),
        expected,
        name,
      );
      const tracker = trackCrafting(recipe, things);
      assert.equal(
        tracker.craftable().map(({ id }) => id),
        expected,
        name,
      );
      for (const change of changesOf(things, 100)) tracker.set(change);
      const after = live.filter((row) => canCraft(row, tracker.supplies)).map(({ id }) => id);
      assert.equal(
        tracker.craftable().map(({ id }) => id),
        after,
        `${name}, after changes`,
      );
    }
  }
}

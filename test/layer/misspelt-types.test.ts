/** A member that looks misspelt is taken for what it was meant to be only where its value is of that member's type. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { defwright, projectFolder } from "../project-folder.ts";

const test = suite("misspelt members of another type");
const furniture = { name: "x", symbol: "#", move_cost_mod: 1, required_str: 1 };

const cases: readonly [object, string][] = [
  [{ type: "furniture", id: "f_x", ...furniture, "col:r": 6 }, `"col:r"`],
  [{ type: "furniture", id: "f_x", ...furniture, "b:gcolor": { a: 1 } }, `"b:gcolor"`],
  [{ type: "profession_item_substitutions", item: "x", "su-b": "t_null" }, `"su-b"`],
  [{ type: "profession_item_substitutions", item: "x", "bon-us": 5 }, `"bon-us"`],
  [{ type: "furniture", id: "f_x", ...furniture, color: "red", "ba-sh": [6] }, `"ba-sh"`],
  [{ type: "furniture", ide: 6, ...furniture, color: "red" }, `"ide"`],
];

for (const [definition, member] of cases) {
  test(JSON.stringify(definition), async () => {
    const folder = projectFolder({ "pack/a.json": [definition] });
    const { code, err } = await defwright(folder, ["check", "--pack", "pack"]);
    assert.ok(code === 0 || code === 1, err);
    assert.ok(err.includes(`[unknown-member]: Unknown member ${member}`), err);
  });
}

test("of the right type are", async () => {
  const definition = { type: "furniture", id: "f_x", ...furniture, "col:r": "red" };
  const folder = projectFolder({ "pack/a.json": [definition] });
  const { err } = await defwright(folder, ["check", "--pack", "pack"]);
  assert.not.match(err, "color-choice");
});

test.run();

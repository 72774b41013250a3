/**
 * What rules and resolvers may read of an author's words, by the types that codegen makes of the schemas. That the
 * wrong lines do not compile is seen by `npm run typecheck`, where an expected error that is missing is one.
 */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type {
  Authored,
  AuthoredTerrain,
  Complete,
} from "../../generator/compiled/authored-types.ts";
import type { Rule } from "../../generator/kinds/kind.ts";
import { keptMembers } from "../../generator/kinds/parts/common-members/kept-members.ts";
import { definitionOf, testContext } from "./context.ts";

const types = suite("types of what authors write");

const terrain = definitionOf("terrain", {
  type: "terrain",
  id: "t_floor",
  name: "floor",
  symbol: ".",
  move_cost: 2,
  bash: { ter_set: "t_null", str_min: 3 },
});

types("members are read as what they are", () => {
  const { move_cost, bash, roof } = terrain.value;
  const cost: number = move_cost;
  const least: number | undefined = bash?.str_min;
  const above: string | undefined = roof;
  assert.equal([cost, least, above], [2, 3, undefined]);
});

types("a misspelt member does not compile", () => {
  const found: unknown[] = [];
  const rule: Rule<AuthoredTerrain> = ({ value }) => {
    // @ts-expect-error "move_cost" is misspelt
    found.push(value["move_costs"]);
    // @ts-expect-error "str_min" is misspelt
    found.push(value.bash?.str_mni);
    // @ts-expect-error furniture has it, and terrain has not
    found.push(value.plant_data);
  };
  rule(terrain, testContext());
  assert.equal(found, [undefined, undefined, undefined]);
  // @ts-expect-error no terrain has it
  assert.equal(keptMembers(terrain.value, ["roofs"]), {});
});

types("what may be absent has to be asked for, and what is mandatory is there", () => {
  const part: AuthoredTerrain = { type: "terrain", move_cost: 2 };
  // @ts-expect-error a child may leave it to its parent
  const cost: number = part.move_cost;
  const complete: Complete<"terrain"> = terrain.value;
  const same: number = complete.move_cost;
  assert.is(cost, same);
});

types("a rule of one kind is none of another", () => {
  const diggable: Rule<AuthoredTerrain> = ({ value }, { report, placeOf }) => {
    if (value.digging_result === undefined) return;
    report("digging-without-flag", placeOf(terrain, []), {
      member: "digging_result",
      found: value.digging_result,
    });
  };
  // @ts-expect-error furniture is not dug
  const misused: Rule<Authored<"furniture">> = diggable;
  const context = testContext();
  misused(definitionOf("furniture", { type: "furniture" }), context);
  assert.equal(context.codes(), []);
});

types.run();

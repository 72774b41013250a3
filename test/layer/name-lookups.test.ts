/** Looking names up gives what looking at one object after another gives. */
import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { DialectName as Dialect } from "../../generator/model/dialect.ts";
import { namesOf } from "../../generator/layer/loading.ts";
import { laterDefinitions } from "../../generator/layer/layering.ts";
import { createOtherSpellings } from "../../generator/layer/other-spellings.ts";
import { idsOf, otherSpelling } from "../../generator/layer/raw-id.ts";
import type { Definition, RawObject } from "../../generator/model/definition.ts";
import { definitionOf } from "../kinds/context.ts";
import { kindsIn } from "../built-in.ts";
import { runs } from "../random.ts";

const lookups = suite("name lookups");

const part = fc.constantFrom("a", "b", "a_b", "b_c", "c", "_", "__proto__");
const dialects = fc.constantFrom<Dialect>("spec", "bright-nights");
const recipes = fc.record({ result: part, id_suffix: part }, { requiredKeys: ["result"] });

lookups("the first definition of the packs behind", () => {
  const object = recipes.map((value) => definitionOf("recipe", value).origin);
  const packs = fc.array(fc.array(object, { maxLength: 6 }), { maxLength: 5 });
  fc.assert(
    fc.property(packs, dialects, part, fc.nat(6), (all, dialect, name, before) => {
      const kinds = kindsIn(dialect);
      const later = laterDefinitions(all, kinds);
      const found = (from: number): RawObject | undefined =>
        all
          .slice(from)
          .flat()
          .find((each) => namesOf(each, kinds).includes(name));
      assert.is(later("recipe", name, before), found(before));
      assert.is(later("recipe", name, 0), found(0));
      assert.is(later("uncraft", name, 0), undefined);
    }),
    runs(300),
  );
});

lookups("the first recipe in load order in the other spelling, however the table changes", () => {
  const step = fc.record({ value: recipes, goes: fc.boolean(), asked: part });
  fc.assert(
    fc.property(fc.array(step), dialects, (steps, dialect) => {
      const kinds = kindsIn(dialect);
      const table = new Map<string, Definition>();
      const ranks = new Map<RawObject, number>();
      const rank = (object: RawObject): number => ranks.get(object) ?? -1;
      const spellings = createOtherSpellings(kinds, () => table, { rank, pack: () => 0 });
      for (const [turn, { value, goes, asked }] of steps.entries()) {
        const [id = ""] = idsOf("recipe", value, kinds);
        if (goes) table.delete(id);
        else {
          const definition = definitionOf("recipe", value, id);
          table.set(id, definition);
          ranks.set(definition.origin, turn);
          spellings.note(id);
        }
        for (const name of [asked, `a_${asked}`, `${asked}_b`]) {
          const [first] = [...table.values()]
            .filter((each) => otherSpelling(each.value, kinds.rules) === name)
            .sort((one, other) => rank(one.origin) - rank(other.origin));
          assert.is(spellings.find(name), first, name);
        }
      }
    }),
    runs(300),
  );
});

lookups.run();

import { suite } from "uvu";
import * as assert from "uvu/assert";
import { cuttingByproducts } from "../../generator/kinds/parts/cutting/cutting-rules.ts";
import { resolveCutting } from "../../generator/kinds/parts/cutting/resolve-cutting.ts";
import type { Rule } from "../../generator/kinds/kind.ts";
import type { JsonObject } from "../../generator/model/json.ts";
import { amountRule } from "../../generator/kinds/parts/units/amount-rules.ts";
import { timeUnits } from "../../generator/kinds/parts/units/time.ts";
import { definitionOf, testContext } from "./context.ts";

const cutting = suite("tool cutting (§2.5)");

cutting("terrain: everything that is written", () => {
  assert.equal(
    resolveCutting(
      {
        result: "t_gap",
        duration: "1 minute 30 seconds",
        message: "The bars fall.",
        sound: { str: "clang!" },
        byproducts: [
          { item: "bar", count: 3 },
          { item: "filings", count: [2, 5] },
          { item: "rivet" },
          { item: "rust", count: [4, -1] },
        ],
      },
      "terrain",
    ),
    {
      result: "t_gap",
      duration_seconds: 90,
      message: "The bars fall.",
      sound: "clang!",
      byproducts: [
        { item: "bar", count: [3, 3] },
        { item: "filings", count: [2, 5] },
        { item: "rivet", count: [1, 1] },
        { item: "rust", count: [0, 4] },
      ],
    },
  );
});

cutting("furniture: one second, nothing left", () => {
  assert.equal(resolveCutting({}, "furniture"), {
    result: "f_null",
    duration_seconds: 1,
    byproducts: [],
  });
});

const facts = (rule: Rule, value: JsonObject): unknown[] => {
  const context = testContext();
  rule(definitionOf("furniture", { id: "f_rack", ...value }), context);
  return context.facts.map(({ code, data }) => [code, data]);
};

cutting("negative-amount: a duration below zero", () => {
  const duration = (tool: string): Rule => amountRule(timeUnits, tool, "duration");
  const fine = { hacksaw: { duration: "5 s" }, boltcut: {} };
  for (const tool of ["hacksaw", "boltcut"]) assert.equal(facts(duration(tool), fine), []);
  assert.equal(facts(duration("oxytorch"), { oxytorch: { duration: "1 m -2 m" } }), [
    ["negative-amount", { where: "oxytorch.duration", text: "1 m -2 m" }],
  ]);
});

cutting("byproduct-without-count and reversed-range", () => {
  const good = { boltcut: { byproducts: [{ item: "bar", count: 1 }] }, hacksaw: {} };
  assert.equal(facts(cuttingByproducts, good), []);
  const bad = { hacksaw: { byproducts: [{ item: "bar" }, { item: "nut", count: [3, 1] }] } };
  assert.equal(facts(cuttingByproducts, bad), [
    ["byproduct-without-count", { where: "hacksaw.byproducts[0]", item: "bar" }],
    ["reversed-range", { where: "hacksaw.byproducts[1].count", first: 3, second: 1 }],
  ]);
});

cutting.run();

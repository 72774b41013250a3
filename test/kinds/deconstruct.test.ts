import { suite } from "uvu";
import * as assert from "uvu/assert";
import { resolveDeconstruct } from "../../generator/kinds/parts/deconstruct/resolve-deconstruct.ts";

const deconstruct = suite("deconstruct (§2.8)");

deconstruct("terrain becomes what it says", () => {
  assert.equal(
    resolveDeconstruct(
      { ter_set: "t_dirt", items: "shed_parts", deconstruct_above: true },
      "terrain",
    ),
    { ter_set: "t_dirt", items: { group: "shed_parts" }, deconstruct_above: true },
  );
});

deconstruct("furniture becomes nothing unless it says so, and may give nothing", () => {
  assert.equal(resolveDeconstruct({}, "furniture"), { furn_set: "f_null" });
  assert.equal(resolveDeconstruct({ furn_set: "f_frame", items: ["plank"] }, "furniture"), {
    furn_set: "f_frame",
    items: {
      subtype: "collection",
      entries: [{ item: "plank", prob: 100, count: [1, 1] }],
    },
  });
});

deconstruct.run();

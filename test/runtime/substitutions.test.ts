import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createSubstitutions } from "../../runtime/index.ts";

const test = suite("lists of substitutions");

test("§2.2: all of them in load order, and new ones in their place", () => {
  const substitutions = createSubstitutions<string>([["first", "second"], [], ["third"]]);
  const all = substitutions.all();
  assert.equal(all, ["first", "second", "third"]);
  assert.is(substitutions.all(), all);
  substitutions.replace([["other"]]);
  assert.equal(substitutions.all(), ["other"]);
  assert.equal(all, ["first", "second", "third"]);
});

test.run();

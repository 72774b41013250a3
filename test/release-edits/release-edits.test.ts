import { suite } from "uvu";
import * as assert from "uvu/assert";
import { kindsIn } from "../built-in.ts";
import { ownContent } from "./own-content.ts";
import { tryEdits } from "./try-edits.ts";

const test = suite("edits of released content");

test("exactly those that break saved games are refused", async () => {
  const settings = await ownContent();
  for (const dialect of ["spec", "bright-nights"] as const) {
    for (const { name, edits, right, wrong } of tryEdits(
      { ...settings, kinds: kindsIn(dialect) },
      8,
      7,
    )) {
      assert.is(right, edits, `${dialect}: ${name}: ${wrong.join("; ")}`);
    }
  }
});

test.run();

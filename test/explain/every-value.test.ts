import { suite } from "uvu";
import * as assert from "uvu/assert";
import { compilePacks } from "../../generator/build/compile-packs.ts";
import { none } from "../expect.ts";
import { settingsOf } from "../pipeline/settings-of.ts";
import { root } from "../root.ts";
import { accountFor } from "./unexplained.ts";

const test = suite("explain accounts for every value");

test("of the sample content, alone and with each of its mods", () => {
  const mods = ["content/mods/night-mail", "content/mods/terrace-year"];
  for (const packs of [[], mods.slice(0, 1), mods.slice(1), mods]) {
    for (const dialect of ["spec", "bright-nights"] as const) {
      const settings = settingsOf(root, { packs: ["content/core", ...packs], dialect });
      const { definitions, values, unexplained } = accountFor(
        compilePacks(settings, { emit: false }),
      );
      none(unexplained, "explain has to name who set each of these values");
      assert.ok(definitions > 100 && values > 5000, `${String(definitions)} ${String(values)}`);
    }
  }
});

test.run();

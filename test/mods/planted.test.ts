/** Some of the mistakes that `npm run corpus` plants in the mods of a real game, in those of the sample. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { none } from "../expect.ts";
import { sliceSeed } from "../search/search.ts";
import { plantInMods } from "./planted.ts";
import { core, modNames, sampleSettings } from "./sample.ts";

const test = suite("mistakes in mods");
const seed = sliceSeed();

test(`a linker finds what the command line finds, seed ${String(seed)}`, async () => {
  const { mistakes, findings, different } = await plantInMods({
    core: sampleSettings([core]),
    mods: modNames.map((name) => sampleSettings([core, `content/mods/${name}`])),
    ...{ rounds: 40, seed },
  });
  none(different, "the first line is what the command line finds, the second what the linker does");
  assert.ok(mistakes > 50 && findings > 60, `${String(mistakes)}, ${String(findings)}`);
});

test.run();

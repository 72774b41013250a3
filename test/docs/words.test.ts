/** The page of words that have a meaning: exactly the flags that the runtime reads, and the units of quantities. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { measures } from "../../generator/kinds/parts/units/measures.ts";
import { sourcesIn, textOf } from "../architecture/imports.ts";
import { holds, table } from "./section.ts";

const test = suite("words that have a meaning");

const flags: Readonly<Record<string, readonly [of: string, meaning: string]>> = {
  AUTO_WALL_SYMBOL: ["furniture, terrain", "drawn as a line that joins its neighbours (`look`)"],
  CONNECT_TO_WALL: ["furniture, terrain", "connects to walls (`connections`)"],
  WALL: ["furniture, terrain", "the same; a wall"],
  OPENCLOSE_INSIDE: ["furniture, terrain", "opened and closed from inside only (`open`, `close`)"],
  DIGGABLE: ["terrain", "may be dug (`dig`)"],
  DIGGABLE_CAN_DEEPEN: ["terrain", "digging it rolls 8 times, not 4 (`diggingRolls`)"],
  HARVESTED: ["terrain", "turns back in its `harvest_season` (`revert`)"],
  PLANTABLE: ["furniture", "seed may be sown (`sow`)"],
  GROWTH_SEED: ["furniture", "a plant as seed (`grow`)"],
  GROWTH_SEEDLING: ["furniture", "a plant as seedling"],
  GROWTH_MATURE: ["furniture", "a mature plant"],
  GROWTH_HARVEST: ["furniture", "a plant that is ripe (`harvestedAmount`)"],
  NO_BONUS_ITEMS: ["profession", "gets no items for its traits (`startingCharacter`)"],
};

const read = /(?:flags\.includes\(|^ {2}\[)"([A-Z]+(?:_[A-Z]+)*)"/gmu;

test("its flags are those that the runtime reads", () => {
  const found = sourcesIn("runtime").flatMap((path) =>
    [...textOf(path).matchAll(read)].map(([, flag = ""]) => flag),
  );
  const named = [...new Set(found)].filter((flag) => !flag.startsWith("LINE_")).sort();
  assert.equal(named, Object.keys(flags).sort());
  const rows = Object.entries(flags).map(([flag, cells]) => [`\`${flag}\``, ...cells]);
  holds("words flags", table(["flag", "of", "meaning"], rows), "words");
});

test("its units are those that are read", () => {
  const rows = Object.entries(measures).map(([name, { units, words, recorded }]) => {
    const code = (list: Iterable<string>): string =>
      [...list].map((each) => `\`${each}\``).join(", ");
    const mended = code(Object.keys(words).filter((word) => !units.has(word)));
    return [name, code(units.keys()), `\`…_${recorded}\``, mended];
  });
  holds(
    "words units",
    table(["quantity", "units", "in records", "mended by `check --fix`"], rows),
    "words",
  );
});

test.run();

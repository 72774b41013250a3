/** Random texts, from a file to the printed module and back: nothing is lost and nothing is added. */
import fc from "fast-check";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { compilePacks } from "../../generator/build/compile-packs.ts";
import { evaluated } from "../emit/printed.ts";
import { settingsOf } from "../pipeline/settings-of.ts";
import { projectFolder } from "../project-folder.ts";
import { asSeen, mixedScripts } from "../../generator/text/characters.ts";
import { hostileStrings } from "./hostile-strings.ts";
import { runs } from "../random.ts";

const seed = 20240611;
const roundTrip = suite("round trip");
const folder = projectFolder({ "core/tiles.json": "[]" });
const settings = settingsOf(folder, { packs: ["core"] });

/** Any string of UTF-16 units, halves of surrogate pairs included. */
const units = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 12 })
  .map((codes) => String.fromCharCode(...codes));
const text = fc.oneof(
  units,
  fc.string({ unit: "grapheme", maxLength: 20 }),
  fc.string({ unit: "binary-ascii", maxLength: 20 }),
  fc.constantFrom(...hostileStrings.filter((each) => each.length < 100)),
);
const word = text.filter((each) => each !== "");
/** A definition may be called so, and nothing is said of it. */
const isPlain = (each: string): boolean => asSeen(each) === each && !mixedScripts(each);
const id = word.filter((each) => each !== "t_null" && isPlain(each));
const definition = fc.record({
  id,
  name: text,
  description: text,
  flags: fc.uniqueArray(word, { maxLength: 4 }),
  message: text,
  sound: text,
  comment: text,
  move_cost: fc.nat({ max: 1000 }),
  coverage: fc.nat({ max: 100 }),
});

roundTrip("terrain of random texts", () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(definition, { selector: (each) => each.id, minLength: 1, maxLength: 6 }),
      fc.constantFrom(undefined, 2, "\t"),
      (definitions, space) => {
        const written = definitions.map(({ sound, comment, ...members }) => ({
          type: "terrain",
          ...members,
          symbol: ".",
          color: "white",
          [`//${comment}`]: sound,
          bash: { str_min: 1, str_max: 2, ter_set: "t_null", sound },
        }));
        writeFileSync(join(folder, "core/tiles.json"), JSON.stringify(written, undefined, space));
        const { diagnostics, model, modules } = compilePacks(settings);
        assert.equal(
          diagnostics.map(({ message }) => message),
          [],
        );
        const records = recordsOf(
          modules.find(({ path }) => path === "terrain/core/tiles.ts")!.text,
        );
        assert.equal(Object.keys(records).sort(), definitions.map((each) => each.id).sort());
        for (const each of definitions) {
          const record = records[each.id]!;
          assert.equal(record, model.records.get("terrain")?.get(each.id)?.record);
          const { name, description, flags, message, move_cost, coverage } = record;
          const { sound } = record["bash"] as { sound: string };
          const read = { id: record["id"], name, description, flags, message, move_cost, coverage };
          const { comment: _comment, sound: writtenSound, ...members } = each;
          assert.equal({ ...read, sound }, { ...members, sound: writtenSound });
        }
      },
    ),
    { ...runs(200, seed), includeErrorInReport: true },
  );
});

roundTrip.run();

/** What a data module exports, its types taken away. */
function recordsOf(module: string): Record<string, Record<string, unknown>> {
  const start = module.indexOf("> = {") + "> = ".length;
  const literal = module
    .slice(start, module.lastIndexOf(";"))
    .replaceAll(/^ {2}\} satisfies \w+,$/gmu, "  },");
  return evaluated(literal) as Record<string, Record<string, unknown>>;
}

import { readFileSync } from "node:fs";
import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { parseMass } from "../../generator/kinds/parts/units/mass.ts";
import { parseTime } from "../../generator/kinds/parts/units/time.ts";
import { parseVolume, volumeUnits } from "../../generator/kinds/parts/units/volume.ts";
import { definitionOf, testContext } from "./context.ts";
import { amountRule } from "../../generator/kinds/parts/units/amount-rules.ts";
import { runs } from "../random.ts";

const units = suite("unit strings (§2.3–2.5, §2.10)");

const cases = <T>(
  parse: (value: T) => number | undefined,
  table: readonly [T, unknown][],
): void => {
  for (const [value, expected] of table) assert.is(parse(value), expected, JSON.stringify(value));
};

units("time in seconds: terms add up, turns are seconds", () => {
  cases(parseTime, [
    ["1 second", 1],
    ["9 seconds", 9],
    ["10 minutes", 600],
    ["2 h 35 m", 9300],
    [" +1 day -23 hours 50m ", 6600],
    ["1 turn 1 minutes 9 turns", 70],
    ["3 t", 3],
    ["1h30m", 5400],
    ["\t2 d", 172800],
    ["0 s", 0],
    ["-0 s", 0],
    ["-5 s", -5],
  ]);
});

units("time that cannot be read", () => {
  for (const text of [
    "",
    " ",
    "5",
    "minutes",
    "1.5 h",
    "1 H",
    "1 week",
    "1 s,",
    "- 1 s",
    "1 s 2",
  ]) {
    assert.is(parseTime(text), undefined, text);
  }
  assert.is(parseTime("12345678901 s"), undefined, "more digits than any game needs");
});

units("volume in millilitres: ml and L only, bare numbers count quarters of a litre", () => {
  cases(parseVolume, [
    ["50 ml", 50],
    ["2 L", 2000],
    ["10L", 10000],
    ["0375 ml", 375],
    ["1 L 250 ml", 1250],
    [4, 1000],
    ["2 l", undefined],
    ["2 mL", undefined],
    ["0.5 L", undefined],
    ["2", undefined],
  ]);
});

units("mass in grams: bare numbers are grams", () => {
  cases(parseMass, [
    [10000, 10000],
    ["1 kg 500 g", 1500],
    ["250 mg", 0.25],
    ["3 lb", undefined],
  ]);
});

units("an amount below zero is reported where it stands", () => {
  const context = testContext();
  for (const max_volume of ["-2 L", "2 L", 7]) {
    const definition = definitionOf("terrain", { id: "t_pond", max_volume });
    amountRule(volumeUnits, "max_volume")(definition, context);
  }
  assert.equal(context.codes(), ["negative-amount"]);
  assert.equal(context.facts[0]?.data, { where: "max_volume", text: "-2 L" });
});

const schema = JSON.parse(
  readFileSync(
    new URL("../../generator/kinds/parts/units/definition.schema.json", import.meta.url),
    "utf8",
  ),
) as { readonly definitions: Readonly<Record<string, { readonly pattern: string }>> };
const seed = 2903;

const pieces = [
  ...["turns", "turn", "t", "seconds", "second", "s", "minutes", "minute", "m", "hours", "hour"],
  ...["h", "days", "day", "d", "ml", "L", "mg", "g", "kg", "l", " ", "\t", "+", "-", ".", "\n"],
  ...["0", "7", "42", "1234567890", "12345678901", "٣", "x"],
];
const unitText = fc.oneof(
  fc.array(fc.constantFrom(...pieces), { maxLength: 8 }).map((parts) => parts.join("")),
  fc
    .array(
      fc.tuple(
        fc.constantFrom("", "+", "-", " "),
        fc.nat(99999),
        fc.constantFrom("", " ", "\t "),
        fc.constantFrom(...pieces.slice(0, 21)),
      ),
      { minLength: 1, maxLength: 4 },
    )
    .map((terms) => terms.map((term) => term.join("")).join(" ")),
  fc.string(),
);
const readers = { time: parseTime, volume: parseVolume, mass: parseMass };

for (const [name, parse] of Object.entries(readers)) {
  units(`the schema's pattern and the reader accept the same ${name}`, () => {
    const pattern = new RegExp(schema.definitions[name]?.pattern ?? "", "u");
    fc.assert(
      fc.property(unitText, (text) => pattern.test(text) === (parse(text) !== undefined)),
      runs(3000, seed),
    );
  });
}

units.run();

/**
 * Packs: what is packed comes out again as the very same values, whatever they are, and as prettier would have them.
 */
import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { isDeepStrictEqual } from "node:util";
import { keepPackers } from "../../generator/emit/module-memo.ts";
import {
  Packer,
  pack,
  packTexts,
  type PackLines,
  type PackInput,
  type PackTexts,
} from "../../generator/print/pack/pack.ts";
import { printNatural } from "../../generator/print/pack/digits.ts";
import { printLines } from "../../generator/print/print-lines.ts";
import { SourceLine } from "../../generator/print/source-line.ts";
import type { Json } from "../../generator/model/json.ts";
import { unpack } from "../../runtime/index.ts";
import { packedData } from "../../templates/packed-data.ts";
import { evaluated, prettified } from "./printed.ts";
import { runs } from "../random.ts";

const test = suite("pack");
const seed = 61;

/** Through source text and back, as a generated module would. */
function roundTrip(inputs: readonly PackInput[]): unknown[] {
  const lines = Object.entries(pack(inputs)).map(([key, each]) => `${key}:${printLines(each)}`);
  const packed = evaluated(`{${lines.join()}}`) as PackTexts;
  const rows = unpack(packed);
  assert.is(rows.size, inputs.length);
  assert.equal(
    rows.order,
    inputs.flatMap(({ id }) => (id === undefined ? [] : [id])),
  );
  // Backwards, so that nothing depends on what was read before.
  return inputs.map((_, index) => rows.row(inputs.length - 1 - index)).reverse();
}

function values(...list: readonly Json[]): void {
  const out = roundTrip(list.map((value) => ({ value })));
  list.forEach((value, index) => {
    assert.ok(
      isDeepStrictEqual(out[index], value),
      `${JSON.stringify(value)} came out as ${JSON.stringify(out[index])}`,
    );
  });
}

/** Of any text, which need not begin with a separator. */
function printText(text: string): string {
  const [first = "", ...others] = text.split("`");
  const lines = [...(first === "" ? [] : [first]), ...others.map((line) => `\`${line}`)];
  return printLines(lines.map((line) => new SourceLine(line)));
}

/** Their texts, and how these are printed. */
function assertSame(one: PackLines, other: PackLines): void {
  assert.equal(packTexts(one), packTexts(other));
  assert.is(packedData("rows", one), packedData("rows", other));
}

const hostile = [
  ..."'#=[<{?\"+@\\`$\n\r\t\0\x10\x7f\u2028\u202e\ufeff\ud83d\ude00é漢",
  ...["", "${x}", "`${1}`", "\\n", "\x10n", "\x10e", "*/", "</script>", "\r\n", "\n\n", "a\n"],
  ...["__proto__", "constructor", "10", "1", "-0", "true", "null", "\ud800", "\udc00\ud800"],
];

test("hostile strings, alone, repeated, as keys and as ids", () => {
  values(...hostile);
  values(...hostile.flatMap((text) => [[text, text + text], [text]]), hostile, hostile);
  for (const text of hostile) {
    values(own([[text, text]]), own([[text, 1]]), own([[text, 1]]), [own([[text, null]])]);
  }
  const rows = roundTrip(hostile.map((id) => ({ id, value: own([["id", id]]) })));
  assert.equal(
    rows.map((row) => (row as { id: string }).id),
    hostile,
  );
});

test("numbers", () => {
  const numbers = [
    ...[0, -0, 1, 43, 44, 1979, 1980, 87_163, 87_164, 2 ** 31, 2 ** 32 + 1, 2 ** 53 - 1, 2 ** 53],
    ...[-1, 0.5, -0.25, 1e21, 1e-7, 1.7976931348623157e308, 5e-324, Infinity, -Infinity],
  ];
  values(
    ...numbers,
    ...numbers,
    numbers,
    [...numbers].sort((a, b) => a - b),
  );
  values([0], [0, 1], [1, 0], [-0, 1], [1, 1], [3, 9, 2 ** 53 - 1], [], [[]], {});
});

test("members that most records share, and those that few have", () => {
  const records = Array.from({ length: 300 }, (_, index) => ({
    id: `t_${String(index)}`,
    flags: index % 10 === 0 ? ["A", "B"] : [],
    bash: { sound: "crunch!", items: { list: [["splinter", [1, index % 3]]] }, strength: -0 },
    move_cost: index % 50 === 0 ? index : 2,
    ...(index % 7 === 0 ? { open: `t_${String(index + 1)}` } : {}),
  }));
  const out = roundTrip(records.map((value) => ({ id: value.id, value })));
  assert.ok(isDeepStrictEqual(out, records));
  const packed = packTexts(pack(records.map((value) => ({ id: value.id, value }))));
  const length = packed.ids.length + packed.words.length + packed.rows.length;
  assert.ok(length * 8 < JSON.stringify(records).length, String(length));
});

test("a row is its own id at any place but in what rows share", () => {
  const shared = { list: ["a", "b", "a", "b", "a", "b"], more: ["a", "a", "b", "b"] };
  values(shared, shared);
  const rows = ["a", "b"].map((id) => ({ id, value: { id, result: id, shared } }));
  assert.equal(
    roundTrip(rows),
    rows.map(({ value }) => value),
  );
});

test("deep values", () => {
  let deep: Json = "bottom";
  for (let depth = 0; depth < 400; depth += 1) deep = depth % 2 === 0 ? [deep] : { deep };
  values(deep, [deep, deep]);
});

test("any JSON", () => {
  const text = fc.oneof(
    fc.string(),
    fc.string({ unit: "binary" }),
    fc.constantFrom(...hostile),
    // Halves of pairs.
    fc
      .array(fc.integer({ min: 0xd7f0, max: 0xe010 }))
      .map((codes) => String.fromCharCode(...codes)),
  );
  const { json } = fc.letrec<{ json: Json }>((tie) => ({
    json: fc.oneof(
      { depthSize: "medium", withCrossShrink: true },
      text,
      fc.constantFrom(...hostile),
      fc.double({ noNaN: true }),
      fc.nat(),
      fc.boolean(),
      fc.constant(null),
      fc.array(tie("json")),
      fc.array(fc.nat(5000)).map((numbers) => [...new Set(numbers)].sort((a, b) => a - b)),
      fc.uniqueArray(fc.tuple(text, tie("json")), { selector: ([key]) => key }).map(own),
      fc.dictionary(fc.constantFrom("id", "flags", "10", "name"), tie("json"), {
        noNullPrototype: true,
      }),
    ),
  }));
  fc.assert(
    fc.property(fc.array(json), fc.nat(3), (list, repeats) => {
      values(...Array.from({ length: repeats + 1 }, () => list).flat());
    }),
    runs(300, seed),
  );
});

test("any records of any ids", () => {
  const record = fc.record(
    { flags: fc.array(fc.constantFrom("A", "B")), n: fc.nat(), s: fc.string(), x: fc.json() },
    { requiredKeys: ["flags"], noNullPrototype: true },
  );
  const id = fc.oneof(fc.string({ unit: "binary" }), fc.constantFrom(...hostile));
  fc.assert(
    fc.property(fc.uniqueArray(id), fc.array(record, { minLength: 1 }), (ids, records) => {
      const inputs = ids.map((each, index) => ({
        id: each,
        value: { id: each, ...records[index % records.length] },
      }));
      const out = roundTrip(inputs);
      assert.ok(
        isDeepStrictEqual(
          out,
          inputs.map(({ value }) => value),
        ),
      );
    }),
    runs(200, seed),
  );
});

test("prettier leaves packs as they are, and no line is longer than its longest string needs", async () => {
  const texts = fc.sample(fc.string({ unit: "binary" }), runs(200, seed));
  const inputs = [...hostile, ...texts].map((text, index) => ({
    id: `${text}${String(index)}`,
    value: { text, list: [text, index, index / 7] },
  }));
  for (const list of [inputs, [], [{ id: "", value: {} }]]) {
    const text = packedData("rows", pack(list)).replace("PackedRows", "unknown");
    assert.is(await prettified(text), text);
    for (const line of text.split("\n")) assert.ok(line.length < 450, line);
    // Nothing that is not seen stands in the source.
    assert.not.match(
      text,
      /[\0-\x09\x0b-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\ufeff]|\p{Surrogate}/u,
    );
  }
});

test("a printed text is the text that it was made of", () => {
  const joined = hostile.join("");
  const texts = [...hostile, joined, "é".repeat(50), `${"x".repeat(50)}漢`];
  for (let shift = 0; shift < 220; shift += 1) texts.push("x".repeat(shift) + joined.repeat(9));
  for (const sign of ["😀", "${", "\\", "$"]) {
    for (const front of ["", "x", "xx"]) texts.push(front + sign.repeat(500));
  }
  for (const text of texts) {
    const printed = printText(text);
    assert.is(evaluated(printed), text);
    for (const line of printed.split("\n")) assert.ok(line.length < 3000, line);
  }
  // Few characters outside ASCII are escaped, many are not.
  assert.is(printText(`${"x".repeat(50)}é`), `"${"x".repeat(50)}\\xe9"`);
  assert.is(printText("漢字"), '"漢字"');
  assert.is(printText('`a`b\'""'), "'\\\n`a\\\n`b\\'\"\"'");
});

test("what a packer knows from earlier packs changes nothing", () => {
  const record = fc.dictionary(fc.constantFrom("a", "b", "c", "d"), fc.jsonValue({ maxDepth: 2 }));
  fc.assert(
    fc.property(fc.array(fc.array(record, { maxLength: 40 }), { minLength: 2 }), (runs) => {
      const packers = keepPackers();
      for (const records of runs) {
        const inputs = records.map((value, index) => ({ id: String(index), value: value as Json }));
        assertSame(packers("kind.ts").pack(inputs), pack(inputs));
      }
    }),
    runs(100, seed),
  );
});

test("after edits of records that share much, a packer gives what a fresh one does", () => {
  const small = fc.constantFrom<Json>(1, 2, -0, "plank", "nail", "plank, sawn", "`");
  const list = fc.array(fc.array(small, { maxLength: 3 }), { maxLength: 3 });
  const step = fc.record({
    what: fc.constantFrom("edit", "edit", "edit", "add", "drop", "swap", "copy"),
    at: fc.nat(),
    member: fc.constantFrom("time", "components", "tools", "extra"),
    value: fc.oneof(small, list),
  });
  fc.assert(
    fc.property(fc.array(step, { minLength: 5, maxLength: 30 }), (steps) => {
      const packer = new Packer();
      let inputs = Array.from({ length: 60 }, (_, index) => ({
        id: `r_${String(index)}`,
        value: {
          result: `r_${String(index)}`,
          time: index % 4 === 0 ? "1 m" : "30 s",
          components: [[["plank", (index % 3) + 1]], [["nail", 2]]] as Json,
          tools: { any: [["saw", index % 7 === 0 ? 1 : -1]] },
        },
      }));
      packer.pack(inputs);
      for (const [number, { what, at, member, value }] of steps.entries()) {
        const place = at % inputs.length;
        const chosen = inputs[place];
        const other = inputs[(place * 7 + 3) % inputs.length];
        if (chosen === undefined || other === undefined) continue;
        const edited = {
          ...chosen.value,
          [member]: what === "copy" ? other.value["tools"] : value,
        };
        inputs = [...inputs];
        if (what === "drop") inputs.splice(place, 1);
        else if (what === "swap") inputs.reverse();
        else if (what === "add")
          inputs.splice(place, 0, { id: `n_${String(number)}`, value: edited });
        else inputs[place] = { id: chosen.id, value: edited };
        assertSame(packer.pack(inputs), pack(inputs));
      }
    }),
    runs(60, seed),
  );
});

test("the same values give the same texts; numbers take few characters", () => {
  const inputs = hostile.map((value) => ({ value: [value, value, { [value]: 1 }] as Json }));
  assert.equal(pack(inputs), pack(structuredClone(inputs)));
  assert.equal(
    [0, 43, 44, 1979, 1980, 2 ** 53 - 1].map((number) => printNatural(number).length),
    [1, 1, 2, 2, 3, 10],
  );
});

test.run();

/** Entries as an object's own members, whatever they are called. */
function own(entries: readonly (readonly [string, Json])[]): Record<string, Json> {
  return Object.fromEntries(entries);
}

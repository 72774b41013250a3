import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { deepStrictEqual } from "node:assert";
import { writeEntry, writeValue } from "../../generator/print/print-value.ts";
import type { Json, JsonObject } from "../../generator/model/json.ts";
import { evaluated, prettified, written } from "./printed.ts";
import { runs } from "../random.ts";

const printing = suite("print-value");

function printValue(value: Json, indent: number, column: number, trailing: number): string {
  return written((out) => {
    writeValue(out, value, indent, column, trailing);
  });
}

function printEntry(key: string, value: Json, indent: number): string {
  return written((out) => {
    writeEntry(out, key, value, indent);
  });
}

const head = "export const table: T = ";

/** An object with own members only, whatever they are called. */
function objectOf(entries: readonly (readonly [string, Json])[]): JsonObject {
  const object = {};
  for (const [key, value] of entries) {
    Object.defineProperty(object, key, {
      value,
      enumerable: true,
      configurable: true,
      writable: true,
    });
  }
  return object;
}

async function holds(value: Json): Promise<void> {
  const text = `${head}${printValue(value, 0, head.length, 1)};\n`;
  assert.is(await prettified(text), text);
  // The judge of the engine: own keys count, so that `__proto__` is seen.
  deepStrictEqual(evaluated(text.slice(head.length, -2)), value);
}

const text = fc.oneof(
  fc.string({ unit: "binary", maxLength: 12 }),
  fc.string({ unit: "grapheme", maxLength: 60 }),
  fc.string({
    unit: fc.constantFrom('"', "'", "\\", "a", "\n", "界", "👩‍🚀", "é", "\u2028", "\ud800", " "),
    maxLength: 20,
  }),
  fc.string({ unit: fc.constantFrom("a", "b", "_", " "), maxLength: 90 }),
);
const key = fc.oneof(
  text,
  fc.constantFrom(
    "__proto__",
    "constructor",
    "class",
    "a-b",
    "10",
    "1e3",
    "0.5",
    "99999999999999999",
  ),
  fc.constantFrom("ключ", "名前", "ªx", "ａ", "x\u0301", "𝒳", "ⅷ", "€", "é", ""),
  fc.string({ unit: fc.constantFrom("a", "k", "_"), minLength: 1, maxLength: 78 }),
);
const number = fc.oneof(
  fc.integer(),
  fc.double({ noNaN: true }),
  fc.constantFrom(-0, 1e21, 1e-7, 0, -1, 5),
);
const leaf: fc.Arbitrary<Json> = fc.oneof(text, number, fc.boolean(), fc.constant(null));
const { tree } = fc.letrec<{ tree: Json }>((tie) => ({
  tree: fc.oneof(
    { depthSize: "medium" },
    leaf,
    fc.array(number, { maxLength: 45 }),
    fc.array(tie("tree"), { maxLength: 5 }),
    fc.array(fc.array(leaf, { maxLength: 3 }), { maxLength: 4 }),
    fc.array(fc.tuple(key, tie("tree")), { maxLength: 4 }).map(objectOf),
  ),
}));
const table = fc.array(fc.tuple(key, tree), { minLength: 1, maxLength: 6 }).map(objectOf);

printing("prettier changes nothing, and the text means the value", async () => {
  await fc.assert(fc.asyncProperty(table, holds), runs(2000, 1));
});

printing("every width around the end of the line", async () => {
  const entries: (readonly [string, Json])[] = [];
  for (let width = 50; width < 82; width++) {
    const name = (suffix: string): string => "k".repeat(width - 2) + suffix;
    entries.push(
      [`a${width}`, "v".repeat(width)],
      [`e${width}`, "é".repeat(width - 1) + '"'],
      [`n${width}`, "界".repeat(width / 2)],
      [`f${width}`, ["x".repeat(width - 40), ["y", {}, 123456], [], "z".repeat(30)]],
      [`d${width}`, Array.from({ length: 30 }, (_, i) => 10 ** (i % 5) * (i % 7 === 0 ? -1 : 1))],
      [name("s"), "text"],
      [name("m"), -1],
      [name("p"), 12],
      [name("b"), true],
      [name("l"), null],
      [name("o"), {}],
      [name("r"), []],
      [name("x"), { x: 1 }],
      [name("y"), ["long text in an array", "that fits in no line at all"]],
    );
  }
  await holds(objectOf(entries));
  await holds(entries.map(([, value]) => value));
  for (let length = 1; length < 8; length++) {
    await holds(objectOf([["k".repeat(length), "v".repeat(90)]]));
  }
});

printing("an entry is one group of lines", () => {
  assert.is(
    printEntry("t_door", { symbol: "+", "bash.x": [1, 2], deep: { __proto__: null, n: -0 } }, 2),
    '  t_door: {\n    symbol: "+",\n    "bash.x": [1, 2],\n    deep: {\n      n: -0,\n    },\n  },\n',
  );
  assert.is(
    printEntry("__proto__", ['say "hi"', "it's", 1e21, 1e-7], 0),
    '["__proto__"]: [\'say "hi"\', "it\'s", 1e21, 1e-7],\n',
  );
});

printing("what overflowed on reading overflows again", () => {
  assert.equal(evaluated(printValue([Infinity, -Infinity], 0, 0, 0)), [Infinity, -Infinity]);
});

printing("no character is invisible or reverses the line", () => {
  assert.is(
    printValue("a\u0000\u007f\u200b\u202e\u2028\ufeff\ud800", 0, 0, 0),
    '"a\\u0000\\u007f\\u200b\\u202e\\u2028\\ufeff\\ud800"',
  );
});

printing.run();

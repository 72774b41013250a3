import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { decodeUtf8 } from "../../generator/text/utf8.ts";
import { parseJson } from "../../generator/json/parse-json.ts";
import { runs } from "../random.ts";

const parsing = suite("parse-json");

parsing("reads what JSON.parse reads, and one byte order mark", () => {
  assert.equal(parseJson('\uFEFF[{"id": "t_a"}]'), [{ id: "t_a" }]);
  assert.equal(parseJson("\uFEFF\uFEFF[]"), undefined);
  assert.equal(parseJson(""), undefined);
});

parsing("refuses repeated members at any depth and however the colon is spaced", () => {
  for (const text of [
    '{"a":1,"a":2}',
    '{"a":1,"a" :2}',
    '{"a"\n:1,"b":":c","a" :2}',
    '[[{"x":{"a":1,"\\u0061":2}}]]',
    '{"__proto__":1,"__proto__":2}',
  ]) {
    assert.equal(parseJson(text), undefined, text);
  }
});

parsing("is not misled by strings that look like keys", () => {
  const value = { a: ":b", c: 'say "x": y', ":": '":' };
  assert.equal(parseJson(JSON.stringify(value)), value);
});

parsing("keeps __proto__ as data", () => {
  const parsed = parseJson('{"__proto__": {"a": 1}}');
  assert.equal(Object.entries(parsed as object), [["__proto__", { a: 1 }]]);
});

parsing("allows 200 levels and no more", () => {
  const nested = (levels: number): string => "[".repeat(levels) + "]".repeat(levels);
  assert.ok(parseJson(nested(200)));
  assert.is(parseJson(nested(201)), undefined);
  assert.is(parseJson(nested(1_000_000)), undefined);
});

parsing("agrees with JSON.parse on every value", () => {
  fc.assert(
    fc.property(fc.json(), fc.constantFrom(0, 1, 3), (text, spacing) => {
      const value = JSON.parse(text) as never;
      assert.equal(parseJson(JSON.stringify(value, undefined, spacing)), value);
    }),
    runs(400, 4),
  );
});

const decoding = suite("decode-utf8");

decoding("keeps the byte order mark and a written replacement character", () => {
  assert.equal(decodeUtf8(Buffer.from("\uFEFFé\uFFFD")), { text: "\uFEFFé\uFFFD" });
});

decoding("tells the first byte that is not UTF-8, and where it stands in the readable text", () => {
  const bytes = Buffer.concat([Buffer.from("é\uFFFD, "), Buffer.from([0xe9]), Buffer.from("x")]);
  assert.equal(decodeUtf8(bytes), {
    invalidAt: 7,
    readable: "é\uFFFD, \uFFFDx",
    readableOffset: 4,
  });
});

parsing.run();
decoding.run();

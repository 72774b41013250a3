import { suite } from "uvu";
import * as assert from "uvu/assert";
import { locate } from "../../generator/diagnostics/locate.ts";

const locating = suite("locate");
const source = { displayPath: "a.json", text: '[\n  { "id": "t_a" }\n]' };

locating("a path, by its name or its value", () => {
  assert.equal(locate({ source, path: [0, "id"], target: "value" }), {
    source,
    range: { line: 2, column: 11, endLine: 2, endColumn: 16, offset: 12, length: 5 },
  });
  assert.equal(locate({ source, path: [0, "id"], target: "key" }).range, {
    line: 2,
    column: 5,
    endLine: 2,
    endColumn: 9,
    offset: 6,
    length: 4,
  });
});

locating("an offset, kept inside the text", () => {
  assert.equal(locate({ source, offset: 0, length: 3 }).range, {
    line: 1,
    column: 1,
    endLine: 2,
    endColumn: 2,
    offset: 0,
    length: 3,
  });
  assert.equal(locate({ source: { ...source, text: "" }, offset: 5, length: 5 }).range, {
    line: 1,
    column: 1,
    endLine: 1,
    endColumn: 1,
    offset: 0,
    length: 0,
  });
});

locating.run();

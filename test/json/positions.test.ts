import { suite } from "uvu";
import * as assert from "uvu/assert";
import { locatePath } from "../../generator/json/tree.ts";
import { lineText, positionAt } from "../../generator/json/positions.ts";
import type { JsonPath } from "../../generator/model/json.ts";

const positions = suite("positions");
const sourceOf = (text: string) => ({ displayPath: "a.json", text });

positions("every sort of line end counts once", () => {
  const source = sourceOf("a\r\nb\nc\rd");
  const at = (offset: number): string => {
    const { line, column } = positionAt(source, offset);
    return `${line}:${column}`;
  };
  assert.equal([0, 1, 3, 4, 5, 7, 8, 99].map(at), [
    "1:1",
    "1:2",
    "2:1",
    "2:2",
    "3:1",
    "4:1",
    "4:2",
    "4:2",
  ]);
  assert.equal(
    [1, 2, 3, 4, 5].map((line) => lineText(source, line)),
    ["a", "b", "c", "d", ""],
  );
});

positions("a byte order mark is no column; an emoji is two", () => {
  assert.equal(positionAt(sourceOf("\uFEFF[1]"), 1), { line: 1, column: 1 });
  assert.equal(positionAt(sourceOf('"😀"x'), 4), { line: 1, column: 5 });
  assert.is(lineText(sourceOf("\uFEFF[1]"), 1), "[1]");
});

const text = `\uFEFF[
  { "id": "t_a", "pry": { "q": 1 }, "flags": ["X", "Y"] },
  {
    "id": "t_b",
    "bash": {
      "items": [ 1,
        2 ]
    },
    "id": "t_c",
    "__proto__": 5, "constructor": null
  }
]`;
const source = sourceOf(text);
const marked = (path: JsonPath, target: "key" | "value" = "value"): string => {
  const { offset, length } = locatePath(source, path, target);
  return `${positionAt(source, offset).line}: ${text.slice(offset, offset + length)}`;
};

positions("a path marks its value or its name", () => {
  assert.is(marked([0, "id"]), '2: "t_a"');
  assert.is(marked([0, "id"], "key"), '2: "id"');
  assert.is(marked([0, "flags", 1]), '2: "Y"');
  assert.is(marked([0, "flags", 1], "key"), '2: "Y"');
  assert.is(marked([0, "pry"]), '2: { "q": 1 }');
});

positions("of repeated members the last counts; names of the prototype are data", () => {
  assert.is(marked([1, "id"]), '9: "t_c"');
  assert.is(marked([1, "__proto__"]), "10: 5");
  assert.is(marked([1, "constructor"], "key"), '10: "constructor"');
  assert.is(marked([0, "constructor"]), "2: {");
});

positions("a container of several lines is marked by its bracket", () => {
  assert.is(marked([]), "1: [");
  assert.is(marked([1]), "3: {");
  assert.is(marked([1, "bash", "items"]), "6: [");
});

positions("a path that leads nowhere marks its nearest parent", () => {
  assert.is(marked([1, "name"]), "3: {");
  assert.is(marked([1, "bash", "ter_set"]), '5: "bash"');
  assert.is(marked([1, "bash", "ter_set", 0, "x"], "key"), '5: "bash"');
  assert.is(marked([1, "bash", "items", 7]), '6: "items"');
  assert.is(marked([7]), "1: [");
});

positions("a text without a tree is marked at its beginning", () => {
  assert.equal(locatePath(sourceOf(" \n"), ["a"], "value"), { offset: 0, length: 1 });
  assert.equal(locatePath(sourceOf(" " + "[".repeat(100_000)), [0, 0], "value"), {
    offset: 1,
    length: 1,
  });
});

positions.run();

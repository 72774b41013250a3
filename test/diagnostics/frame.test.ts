import { suite } from "uvu";
import * as assert from "uvu/assert";
import { locate } from "../../generator/diagnostics/locate.ts";
import { renderFrame } from "../../generator/diagnostics/render-frame.ts";

const frames = suite("render-frame");

/** The frame of the first `mark` in `text`, a line each. */
function frameOf(text: string, mark: string): string[] {
  const source = { displayPath: "a.json", text };
  const { range } = locate({ source, offset: text.indexOf(mark), length: mark.length });
  return renderFrame(source, range).split("\n");
}

frames("the line between its neighbours", () => {
  const text = Array.from({ length: 12 }, (_, i) => `  line ${i + 1}`).join("\r\n");
  assert.equal(frameOf(text, "line 10"), [
    "   |",
    " 9 |   line 9",
    "10 |   line 10",
    "   |   ^^^^^^^",
    "11 |   line 11",
  ]);
});

frames("the first and the last line have one neighbour", () => {
  assert.equal(frameOf("one\ntwo\n", "one"), ["  |", "1 | one", "  | ^^^", "2 | two"]);
  assert.equal(frameOf("one\n\ntwo\n", "two"), ["  |", "2 |", "3 | two", "  | ^^^"]);
});

frames("marks stand below wide characters and tabs", () => {
  assert.equal(frameOf('\t"门": "日本", x', '"日本"'), [
    "  |",
    '1 |     "门": "日本", x',
    "  |           ^^^^^^",
  ]);
  assert.equal(frameOf('{ "👩‍🚀": bad }', "bad"), ["  |", '1 | { "👩‍🚀": bad }', "  |         ^^^"]);
});

frames("a place without length gets one mark, also behind the line's end", () => {
  const source = { displayPath: "a.json", text: '{ "a": 1\n  "b": 2 }' };
  const { range } = locate({ source, offset: 8, length: 0 });
  assert.equal(renderFrame(source, range).split("\n"), [
    "  |",
    '1 | { "a": 1',
    "  |         ^",
    '2 |   "b": 2 }',
  ]);
});

frames("of several lines the first is marked", () => {
  assert.equal(frameOf("ab {\n  c\n}", "{\n  c\n}"), ["  |", "1 | ab {", "  |    ^", "2 |   c"]);
});

frames("long lines are clipped around the mark, and never through a character", () => {
  const text = `${"a".repeat(500)}MARK${"b".repeat(500)}`;
  assert.equal(frameOf(text, "MARK"), [
    "  |",
    `1 | …${"a".repeat(66)}MARK${"b".repeat(24)}…`,
    `  | ${" ".repeat(67)}^^^^`,
  ]);
  const emoji = "😀".repeat(100);
  assert.equal(frameOf(`${emoji}x${emoji}`, "x"), [
    "  |",
    `1 | …${"😀".repeat(34)}x${"😀".repeat(12)}…`,
    `  | ${" ".repeat(69)}^`,
  ]);
  assert.equal(frameOf("a".repeat(300), "a".repeat(300))[2], `  | ${"^".repeat(96)}`);
});

frames("an object that fills a line is marked where it begins, a short one as a whole", () => {
  const long = '{ "type": "terrain", "id": "t_gate", "name": "gate" }';
  assert.equal(frameOf(`[${long}]`, long), ["  |", `1 | [${long}]`, "  |  ^"]);
  assert.equal(frameOf('["mud", 24]', '["mud", 24]')[2], "  | ^^^^^^^^^^^");
});

frames("a place beside another one has its line alone, and other marks without colour too", () => {
  const source = { displayPath: "a.json", text: "one\ntwo\nthree\n" };
  const { range } = locate({ source, offset: 4, length: 3 });
  const shown = renderFrame(source, range, { view: "secondary", label: "here" });
  assert.equal(shown.split("\n"), ["  |", "2 | two", "  | --- here"]);
});

frames("control characters of a file do not reach the terminal", () => {
  assert.equal(frameOf("\x1b[2J x \u202e", "x"), ["  |", "1 | ␛[2J x �", "  |      ^"]);
});

frames.run();

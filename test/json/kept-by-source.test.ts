import { suite } from "uvu";
import * as assert from "uvu/assert";
import { keptBySource, mostKept } from "../../generator/json/kept-by-source.ts";

const kept = suite("what is kept of texts");

kept("what was asked for last is known, and no more than that", () => {
  const worked: string[] = [];
  const lengthOf = keptBySource(({ text }) => {
    worked.push(text);
    return text.length;
  });
  const sources = Array.from({ length: mostKept + 1 }, (_, at) => ({
    displayPath: String(at),
    text: "x".repeat(at),
  }));
  const [first, second, ...others] = sources;
  assert.ok(first && second);
  for (const source of [first, second, first, ...others]) {
    assert.is(lengthOf(source), source.text.length);
  }
  assert.is(worked.length, sources.length);
  // One more than is kept: the one that nobody has asked for the longest is worked out again.
  assert.is(lengthOf(first), 0);
  assert.is(worked.length, sources.length);
  assert.is(lengthOf(second), 1);
  assert.is(worked.length, sources.length + 1);
});

kept.run();

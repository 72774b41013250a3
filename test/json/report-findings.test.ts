import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Fact, Report } from "../../generator/diagnostics/diagnostic.ts";
import { reportJsonFindings } from "../../generator/parse/report-findings.ts";

const reporting = suite("report-findings");

function reported(text: string): { value: unknown; facts: Fact[] } {
  const facts: Fact[] = [];
  const report: Report = (code, place, data) => {
    facts.push({ code, place, data });
  };
  return { value: reportJsonFindings({ displayPath: "a.json", text }, report), facts };
}

const at = (text: string, offset: number, length: number): object => ({
  source: { displayPath: "a.json", text },
  offset,
  length,
});

reporting("repeated members leave a value, the last counting", () => {
  const text = '\uFEFF{"a": 1, "a": 2}';
  assert.equal(reported(text), {
    value: { a: 2 },
    facts: [{ code: "duplicate-member", place: at(text, 10, 3), data: { name: "a" } }],
  });
});

reporting("a syntax error leaves none", () => {
  const text = "[1, ]";
  const data = { mistake: "trailingComma", expected: "]", instead: "" };
  assert.equal(reported(text), {
    value: undefined,
    facts: [{ code: "invalid-json", place: at(text, 2, 1), data }],
  });
});

reporting("excessive nesting leaves none", () => {
  const text = "[".repeat(300) + "]".repeat(300);
  assert.equal(reported(text), {
    value: undefined,
    facts: [{ code: "nesting-too-deep", place: at(text, 200, 1), data: { limit: 200 } }],
  });
});

reporting.run();

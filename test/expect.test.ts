/** Failures say what to do, and what of. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { Assertion } from "uvu/assert";
import { among, each, findings, none, sameText } from "./expect.ts";

const test = suite("failures");

function failure(check: () => void): string {
  try {
    check();
  } catch (error) {
    if (!(error instanceof Assertion)) throw error;
    return `${error.message}\n${String(error.details)}`;
  }
  return "none";
}

const finding = {
  severity: "error",
  code: "unknown-reference",
  source: { displayPath: "a.json", text: "x".repeat(10_000) },
  range: { line: 3, column: 5, offset: 0, length: 1 },
  message: 'No terrain "t" is known.',
};

test("of lists that are to be empty", () => {
  assert.is(
    failure(() => {
      none([], "mend it");
    }),
    "none",
  );
  assert.is(
    failure(() => {
      none(["a -> b", { x: 1 }], "mend it");
    }),
    'mend it\na -> b\n{"x":1}',
  );
  assert.is(
    failure(() => {
      none(undefined, "mend it");
    }),
    "mend it\nthere is no list at all",
  );
  assert.is(
    failure(() => {
      none([finding], "mend it");
    }),
    'mend it\nerror[unknown-reference] a.json:3:5: No terrain "t" is known.',
  );
  const shown = {
    severity: 1,
    code: "x",
    range: { start: { line: 0, character: 4 } },
    message: "M.",
  };
  assert.is(
    failure(() => {
      none([shown], "mend it");
    }),
    "mend it\n1[x] 1:5: M.",
  );
});

test("of what is to be among others, and of each", () => {
  assert.is(
    failure(() => {
      among(["a", "b"], "b", "add it");
    }),
    "none",
  );
  assert.is(
    failure(() => {
      among(["a", "b"], "c", "add it");
    }),
    "c: add it\nthere are:\na\nb",
  );
  assert.is(
    failure(() => {
      each([1, 2, 3], (n) => n < 3, "lower it");
    }),
    "lower it\n3",
  );
});

test("of texts: the lines that differ, and not the others", () => {
  assert.is(
    failure(() => {
      sameText("a\nb\nc\nd", "a\nx\ny\nd", "write it anew");
    }),
    "write it anew\nfrom line 2:\n- b\n- c\n+ x\n+ y",
  );
  assert.is(
    failure(() => {
      sameText("a\na", "a\na\na", "write it anew");
    }),
    "write it anew\nfrom line 3:\n+ a",
  );
  const long = Array.from({ length: 30 }, (_, at) => String(at)).join("\n");
  assert.match(
    failure(() => {
      sameText(long, "", "write it anew");
    }),
    /^- 19\n- and 10 more lines\n\+ $/mu,
  );
});

test("of findings: what is missing, what is too much, or their order", () => {
  assert.is(
    failure(() => {
      findings([finding], ["unknown-reference"], "look");
    }),
    "none",
  );
  assert.is(
    failure(() => {
      findings([finding], ["invalid-json"], "look");
    }),
    'look\n- invalid-json\n+ error[unknown-reference] a.json:3:5: No terrain "t" is known.',
  );
  assert.is(
    failure(() => {
      findings([finding, { ...finding, code: "b" }], ["b", "unknown-reference"], "look");
    }),
    "look\nthe order is unknown-reference, b\nand not b, unknown-reference",
  );
});

test.run();

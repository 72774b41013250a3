import { suite } from "uvu";
import * as assert from "uvu/assert";
import { allCodes } from "../../generator/diagnostics/code.ts";
import { explainCode } from "../../generator/explain/explain-code.ts";

const explain = suite("explain a code");

explain("meaning, severity, a wrong example, what is said, a right one", () => {
  const text = explainCode("self-transition") ?? "";
  const lines = text.split("\n");
  assert.is(lines[0], "self-transition (specification §3.1)");
  assert.is(lines[2], "A definition turns into itself.");
  assert.match(
    lines[3] ?? "",
    /^Severity: warning\. To change it: "severity": \{ "self-transition": /u,
  );
  const parts = [
    "\n\nSomething opens, closes or turns into itself: ",
    "\n\nWhat to do: Name the other state; ",
    "\nWrong:\n",
    "\nWhat is reported:\n    warning[self-transition]",
    "\nRight:\n",
  ];
  const places = parts.map((part) => text.indexOf(part));
  assert.ok(places.every((place) => place > 0));
  assert.equal(
    places,
    [...places].sort((a, b) => a - b),
  );
});

explain("severities of the dialects, and those that cannot be lowered", () => {
  assert.match(
    explainCode("unknown-reference") ?? "",
    'Severity: error (in "bright-nights", "dda": warning).',
  );
  assert.match(explainCode("wrong-type") ?? "", "Severity: error. The severity cannot be lowered");
  assert.match(explainCode("configuration-path") ?? "", "(exit code 2)");
  assert.match(explainCode("stale-output") ?? "", "(exit code 3)");
});

explain("every code is explained, with both examples", () => {
  for (const code of allCodes()) {
    const text = explainCode(code) ?? "";
    assert.ok(text.startsWith(code), code);
    // Line ends apart, nothing of a fixture's control characters reaches the terminal.
    assert.not.match(text, /[^\P{Cc}\n]/u);
    assert.match(text, "\nWrong:\n", code);
    assert.match(text, "\nRight:\n", code);
  }
});

explain("no other word is a code", () => {
  assert.is(explainCode("constructor"), undefined);
  assert.is(explainCode("t_door"), undefined);
});

explain.run();

/** Every rule of the specification has its code, and every code its rule. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { contentCodes, isContentCode } from "../../generator/diagnostics/code.ts";
import { specificationRules } from "./rules.ts";

const rules = suite("rules of the specification");

rules("every code named exists", () => {
  const named = specificationRules.flatMap(({ by }) => ("notCheckable" in by ? [] : by));
  assert.equal(
    named.filter((code) => !isContentCode(code)),
    [],
  );
});

rules("every code about content enforces a rule (test/spec/rules.ts)", () => {
  const named = new Set<string>(
    specificationRules.flatMap(({ by }) => ("notCheckable" in by ? [] : by)),
  );
  assert.equal(
    contentCodes().filter((code) => !named.has(code)),
    [],
  );
});

rules("every section with rules is there, in order, and no rule twice", () => {
  const sections = [...new Set(specificationRules.map(({ section }) => section))];
  const chapters = ["1", ...upTo("2", 10), ...upTo("3", 3), ...upTo("7", 7), "8", ...upTo("9", 5)];
  assert.equal(sections, [...chapters, "extension"]);
  const texts = specificationRules.map(({ section, says }) => `${section} ${says}`);
  assert.equal(
    texts.filter((text, index) => texts.indexOf(text) !== index),
    [],
  );
});

rules("a rule that nothing checks says why", () => {
  for (const { by, says } of specificationRules) {
    if ("notCheckable" in by) assert.ok(by.notCheckable.length > 10, says);
    else assert.ok(by.length > 0, says);
  }
});

rules.run();

function upTo(chapter: string, last: number): string[] {
  return Array.from({ length: last }, (_, index) => `${chapter}.${String(index + 1)}`);
}

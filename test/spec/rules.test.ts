/** Every rule of the specification has its code, and every code its rule. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { contentCodes, isContentCode } from "../../generator/diagnostics/code.ts";
import { none } from "../expect.ts";
import { specificationRules } from "./rules.ts";

const rules = suite("rules of the specification");

rules("every code named exists", () => {
  const named = specificationRules.flatMap(({ by }) => ("notCheckable" in by ? [] : by));
  none(
    named.filter((code) => !isContentCode(code)),
    "test/spec/rules.ts names codes that are none: write their names as they are now",
  );
});

rules("every code about content enforces a rule (test/spec/rules.ts)", () => {
  const named = new Set<string>(
    specificationRules.flatMap(({ by }) => ("notCheckable" in by ? [] : by)),
  );
  none(
    contentCodes().filter((code) => !named.has(code)),
    "name each of these codes in the row of test/spec/rules.ts whose rule it enforces",
  );
});

rules("every section with rules is there, in order, and no rule twice", () => {
  const sections = [...new Set(specificationRules.map(({ section }) => section))];
  const chapters = ["1", ...upTo("2", 10), ...upTo("3", 3), ...upTo("7", 7), "8", ...upTo("9", 5)];
  assert.equal(sections, [...chapters, "extension"]);
  const texts = specificationRules.map(({ section, says }) => `${section} ${says}`);
  none(
    texts.filter((text, index) => texts.indexOf(text) !== index),
    "remove the second of these rows of test/spec/rules.ts",
  );
});

rules("a rule that nothing checks says why", () => {
  for (const { by, says } of specificationRules) {
    if ("notCheckable" in by)
      assert.ok(
        by.notCheckable.length > 10,
        `say in test/spec/rules.ts why nothing can check: ${says}`,
      );
    else assert.ok(by.length > 0, `name in test/spec/rules.ts which code checks: ${says}`);
  }
});

rules.run();

function upTo(chapter: string, last: number): string[] {
  return Array.from({ length: last }, (_, index) => `${chapter}.${String(index + 1)}`);
}

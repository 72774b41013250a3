/** A page for each code, and each as `explain` tells it. UPDATE=1 in the environment writes them anew. */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { allCodes, definitionOf, themeOf } from "../../generator/diagnostics/code.ts";
import { explainCode } from "../../generator/explain/explain-code.ts";
import { explanationOfCode } from "../../generator/explain/code-explanation.ts";
import { themes } from "../../generator/diagnostics/themes.ts";
import { none, sameText } from "../expect.ts";
import { codePage, indexPage } from "./code-page.ts";

const test = suite("pages of the codes");
const folder = fileURLToPath(new URL("../../docs/diagnostics/", import.meta.url));

const pages = new Map([["README.md", indexPage(explanationOfCode)]]);
for (const code of allCodes()) {
  const explanation = explanationOfCode(code);
  if (explanation) pages.set(`${code}.md`, codePage(explanation));
}

test("there is a page for each code, and no other", () => {
  if (process.env["UPDATE"] === "1") {
    for (const name of readdirSync(folder)) if (!pages.has(name)) rmSync(join(folder, name));
    for (const [name, text] of pages) writeFileSync(join(folder, name), text);
  }
  const expected = ["README.md", ...allCodes().map((code) => `${code}.md`)];
  const there = readdirSync(folder);
  const missing = expected.filter((name) => !there.includes(name));
  none(missing, "UPDATE=1 npm test -- test/docs writes these pages");
  none(
    there.filter((name) => !expected.includes(name)),
    "UPDATE=1 npm test -- test/docs removes these pages",
  );
});

for (const [name, text] of pages) {
  test(`${name} is current`, () => {
    assert.ok(existsSync(join(folder, name)), `UPDATE=1 npm test -- test/docs writes ${name}`);
    const there = readFileSync(join(folder, name), "utf8");
    sameText(there, text, `${name} is stale; UPDATE=1 npm test -- test/docs writes it anew`);
  });
}

test("each theme has codes, and the index names each code once", () => {
  for (const theme of Object.keys(themes)) {
    assert.ok(
      allCodes().some((code) => themeOf(code) === theme),
      `the theme ${theme} has no codes: remove it from generator/diagnostics/themes.ts`,
    );
  }
  const named = [...(pages.get("README.md") ?? "").matchAll(/^\| \[`([^`]*)`\]/gmu)];
  assert.equal(named.map(([, code]) => code).sort(), allCodes());
});

test("a page and `explain` say the same: meaning, reason, remedy, severity, section, both examples", () => {
  for (const code of allCodes()) {
    const page = readFileSync(join(folder, `${code}.md`), "utf8");
    const printed = (explainCode(code) ?? "").replaceAll(/\s+/gu, " ");
    const { why, remedy, fix = "", meaning, severity, example, spec } = explanationOfCode(code)!;
    for (const sentence of [why, remedy, fix, meaning, severity]) {
      assert.ok(printed.includes(sentence.replaceAll("`", '"')), `${code}: ${sentence}`);
      assert.ok(
        page.replaceAll("\\", "").includes(sentence.replaceAll("\\", "")),
        `${code}: ${sentence}`,
      );
    }
    assert.is(definitionOf(code)?.spec, spec);
    if (spec !== undefined) {
      assert.match(page, `[§${spec}](../format/README.md#s${spec}).`);
      assert.match(printed, `(specification §${spec})`);
    }
    assert.ok(
      example && example.wrong.length > 0 && example.right.length > 0,
      `${code} needs a wrong and a right example (docs/adding-a-diagnostic.md)`,
    );
    const { wrong, right, commands } = example;
    assert.not.equal([wrong, commands?.invalid], [right, commands?.valid], code);
    for (const { path } of [...wrong, ...right]) {
      assert.ok(page.includes(`\`${path}\``), `${code}: ${path}`);
      assert.ok(printed.includes(path), `${code}: ${path}`);
    }
    // More than a heading: what it means, why it matters and the way out each take a sentence or more.
    for (const text of [why, remedy]) assert.match(text, /^\p{Lu}|^["`]/u, code);
    assert.ok(why.length >= 60, `${code}: the reason is too short to help anybody`);
  }
});

test.run();

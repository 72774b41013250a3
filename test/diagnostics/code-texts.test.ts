/** Each code has its section in the Markdown of its theme, and each section its code. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { allCodes, themeOf } from "../../generator/diagnostics/code.ts";
import { themes } from "../../generator/diagnostics/themes.ts";
import { textOfCode } from "../../generator/explain/code-texts.ts";

const texts = suite("texts of codes");
const folder = fileURLToPath(new URL("../../generator/diagnostics/codes/", import.meta.url));

texts("each theme has a file of codes and one of their texts, and no other file is there", () => {
  const expected = Object.keys(themes).flatMap((theme) => [`${theme}.md`, `${theme}.ts`]);
  assert.equal(readdirSync(folder).sort(), expected.sort());
});

for (const theme of Object.keys(themes)) {
  texts(
    `${theme}.md has a section for each code of ${theme}.ts, in the order of the alphabet`,
    () => {
      const markdown = readFileSync(`${folder}${theme}.md`, "utf8");
      const sections = [...markdown.matchAll(/^## (.*)$/gmu)].map(([, code = ""]) => code);
      const codes = allCodes().filter((code) => themeOf(code) === theme);
      const without = codes.filter((code) => !sections.includes(code));
      assert.equal(without, [], `${theme}.md has no section for ${without.join(", ")}`);
      assert.equal(
        sections,
        codes,
        `${theme}.md has a section without a code, or in another place`,
      );
    },
  );
}

texts("each section is a quotation and two paragraphs: what it means, why, and what to do", () => {
  for (const code of allCodes()) {
    const { meaning, why, remedy } = textOfCode(code)!;
    for (const text of [meaning, why, remedy]) {
      assert.match(
        text,
        /^[\p{Lu}"`].*[.]$/u,
        `${code}: "${text}" is not one paragraph of sentences`,
      );
    }
  }
  for (const theme of Object.keys(themes)) {
    const [, ...sections] = readFileSync(`${folder}${theme}.md`, "utf8").split(/^## /mu);
    for (const section of sections) {
      assert.match(section, /^[a-z0-9-]+\n\n> [^\n]+\n\n[^\n]+\n\n[^\n]+\n*$/u);
    }
  }
});

texts.run();

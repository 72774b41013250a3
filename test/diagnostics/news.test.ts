/** What watch mode tells of two runs: nothing is gone that nobody has mended. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { compilePacks } from "../../generator/build/compile-packs.ts";
import type { Diagnostic } from "../../generator/diagnostics/diagnostic.ts";
import { newsBetween, type News } from "../../generator/diagnostics/news.ts";
import { settingsOf } from "../pipeline/settings-of.ts";
import { projectFolder, terrain, write } from "../project-folder.ts";

const test = suite("news");

const codes = (some: readonly Diagnostic[]): string[] => some.map(({ code }) => code);

/** What is fresh and gone after each state of a file. */
function told(...states: readonly unknown[]): { fresh: string[]; gone: string[] }[] {
  const folder = projectFolder();
  const settings = settingsOf(folder, { packs: ["core"] });
  let news: News = { fresh: [], gone: [], standing: [] };
  return states.map((state) => {
    write(folder, "core/a.json", state);
    news = newsBetween(news.standing, compilePacks(settings, { emit: false }).diagnostics);
    return { fresh: codes(news.fresh), gone: codes(news.gone) };
  });
}

test("findings in a file that cannot be read now are neither gone, nor new when it can be read again", () => {
  const wrong = [terrain("t_a", { open: "t_nope", bgcolor: "red" })];
  assert.equal(told(wrong, "[{", wrong, [terrain("t_a", { open: "t_nope" })]), [
    { fresh: ["unknown-reference", "color-choice"].sort().reverse(), gone: [] },
    { fresh: ["invalid-json"], gone: [] },
    { fresh: [], gone: ["invalid-json"] },
    { fresh: [], gone: ["color-choice"] },
  ]);
});

test("a mistake of shape hides no other mistake of its object", () => {
  const wrong = terrain("t_a", { open: "t_nope" });
  assert.equal(told([wrong], [{ ...wrong, symbol: "ab" }], [wrong]), [
    { fresh: ["unknown-reference"], gone: [] },
    { fresh: ["wrong-length"], gone: [] },
    { fresh: [], gone: ["wrong-length"] },
  ]);
});

test.run();

/** Every view of the explorer and the playground by day, by night and on a phone: nothing serious, nothing too wide. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Browser, Page } from "playwright-core";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { playgroundPage } from "../../generator/explore/playground-page.ts";
import { defwright, write } from "../project-folder.ts";
import { findChromium, startChromium } from "../vite/chromium.ts";
import { workshop } from "./workshop.ts";

const test = suite("accessible explorer");

const views = ["", "#terrain", "#terrain/t_door_c", "#recipe/crate", "#profession/woodman"];
const special = ["#terrain/t_hard_wall", "#!findings", "#!audit", "#!changes"];

/** What axe says of a page: the rules that are broken, with the elements that break them. */
interface Axe {
  readonly passes: readonly unknown[];
  readonly violations: readonly {
    readonly id: string;
    readonly impact: string;
    readonly nodes: readonly { readonly html: string }[];
  }[];
}

async function isAccessible(page: Page, view: string): Promise<void> {
  const { violations, passes } = await page.evaluate<Axe>("axe.run()");
  const found = violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(({ html }) => `${view}: ${impact}: ${id}: ${html}`),
  );
  assert.equal(found, []);
  assert.ok(passes.length > 20, `${String(passes.length)} rules were looked at`);
  const root = "document.documentElement";
  const more = await page.evaluate<number>(`${root}.scrollWidth - ${root}.clientWidth`);
  assert.is(more, 0, `${view} is too wide`);
}

const axe = fileURLToPath(import.meta.resolve("axe-core/axe.min.js"));
const executable = findChromium();
if (executable === undefined) {
  console.log("skipped: no chromium; test/explore/accessible");
  test.skip("there is no chromium");
} else {
  let browser: Browser;
  const folder = workshop();
  await defwright(folder, ["explore", "--out", "site.html", "--since", "HEAD"]);
  write(folder, "playground.html", await playgroundPage());
  const script = readFileSync(axe, "utf8");

  test.before(async () => {
    browser = await startChromium(executable);
  });
  test.after(() => browser.close());

  for (const colorScheme of ["light", "dark"] as const) {
    for (const width of [1200, 360]) {
      test(`${colorScheme}, ${String(width)} wide`, async () => {
        const page = await browser.newPage({ colorScheme, viewport: { width, height: 800 } });
        await page.goto(pathToFileURL(join(folder, "site.html")).href);
        await page.locator("html[data-ready]").waitFor();
        await page.evaluate(script);
        for (const view of [...views, ...special]) {
          await page.evaluate(`location.hash = ${JSON.stringify(view)}`);
          await page.locator(`main[data-shown=${JSON.stringify(view)}]`).waitFor();
          await page.getByRole("combobox", { name: /^search/u }).fill("door");
          await isAccessible(page, view);
        }
        await page.goto(pathToFileURL(join(folder, "playground.html")).href);
        await page.getByText("Nothing is wrong.").waitFor();
        await page.evaluate(script);
        await isAccessible(page, "playground");
        await page.close();
      });
    }
  }
}

test.run();

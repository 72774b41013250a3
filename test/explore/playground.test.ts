/** The playground in a browser: the compiler runs in the page, and nothing is asked of anybody. */
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser, Page } from "playwright-core";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { playgroundPage } from "../../generator/explore/playground-page.ts";
import { projectFolder } from "../project-folder.ts";
import { findChromium, startChromium } from "../vite/chromium.ts";
import { hostile } from "./workshop.ts";

const test = suite("playground");

const executable = findChromium();
if (executable === undefined) test.skip("there is no chromium");
else {
  const folder = projectFolder({ "playground.html": await playgroundPage() });
  let browser: Browser;
  let page: Page;
  const heard: string[] = [];

  test.before(async () => {
    browser = await startChromium(executable);
    page = await browser.newPage();
    page.on("request", (request) => heard.push(request.url()));
    page.on("pageerror", ({ message }) => heard.push(message));
    page.on("console", (message) => heard.push(message.text()));
    await page.goto(pathToFileURL(join(folder, "playground.html")).href);
    await page.locator("html[data-ready]").waitFor();
  });
  test.after(() => browser.close());

  const shows = async (section: string, text: RegExp): Promise<void> => {
    await page.getByRole("region", { name: section }).filter({ hasText: text }).waitFor();
  };
  const text = "document.getElementById('text')";
  const write = async (definitions: unknown): Promise<void> => {
    const written = typeof definitions === "string" ? definitions : JSON.stringify(definitions);
    await page.getByRole("textbox").fill(written);
  };

  test("shows records, a verb, types and modules of the example", async () => {
    await page.getByText("Nothing is wrong.").waitFor();
    await shows("Resolved records", /"id": "t_oak_door"/u);
    await shows("What a blow does", /bash\(terrain, "t_oak_door"[\s\S]*"t_oak_frame"/u);
    await shows("Types", /t_oak_door/u);
    await shows("Modules", /terrain\.ts/u);
  });

  test("shows findings as the terminal prints them", async () => {
    await write([{ type: "terrain", id: "t_a", name: "a", symbol: ".", color: "brwn" }]);
    await page.locator("#findings").filter({ hasText: "error[" }).waitFor();
    await page.locator("#findings").filter({ hasText: "definitions.json:1:" }).waitFor();
  });

  test("completes", async () => {
    await write('[{ "type": "terrain", "col" }]');
    await page.evaluate(`${text}.setSelectionRange(25, 25)`);
    await page.getByRole("button", { name: "What may stand here" }).click();
    await page.locator("#choices").getByRole("button", { name: "color", exact: true }).click();
    assert.match(await page.getByRole("textbox").inputValue(), /"type": "terrain", "color":/u);
  });

  test("an address holds the content, which is text even if hostile", async () => {
    await write([
      {
        type: "terrain",
        id: "t_a",
        name: hostile,
        symbol: ".",
        color: "brown",
        move_cost: 2,
        description: "a",
      },
    ]);
    // What was typed is compiled, and put into the address, a moment later.
    await page.locator("#findings").filter({ hasText: "Nothing is wrong" }).waitFor();
    const address = page.url();
    await page.goto("about:blank");
    await page.goto(address);
    await page.locator("html[data-ready]").waitFor();
    assert.match(await page.getByRole("textbox").inputValue(), "<img src=x");
    assert.is(await page.locator("main img, main script").count(), 0);
    assert.equal(
      heard.filter((each) => !/^(?:file|about):/u.test(each)),
      [],
    );
  });
}

test.run();

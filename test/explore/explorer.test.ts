/** The page of the explorer in a browser: what people ask of content is on it, few clicks away. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser, Page } from "playwright-core";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { defwright } from "../project-folder.ts";
import { findChromium, startChromium } from "../vite/chromium.ts";
import { hostile, workshop } from "./workshop.ts";

const test = suite("explorer");

const folder = workshop();
const made = await defwright(folder, ["explore", "--out", "site.html", "--since", "HEAD"]);
const html = readFileSync(join(folder, "site.html"), "utf8");

test("one file that asks for nothing, and content in it that is no markup", () => {
  assert.is(made.code, 0, made.err);
  assert.match(made.err, /site\.html: \d+ ids, \d+ kB/u);
  assert.match(html, `content="default-src 'none'; script-src 'sha256-`);
  assert.match(html, /; img-src data:; base-uri 'none'/u);
  assert.not.match(html, /(?:src|href)="?https?:|url\(|<link|onerror/u);
  assert.is(html.match(/<\/script>/gu)?.length, 2);
});

const executable = findChromium();
if (executable === undefined) {
  console.log("skipped: no chromium (set CHROMIUM, or install Debian's package); test/explore");
  test.skip("there is no chromium");
} else {
  let browser: Browser;
  let page: Page;
  const requests: string[] = [];
  let clicks = 0;

  test.before(async () => {
    browser = await startChromium(executable);
    page = await browser.newPage();
    page.on("request", (request) => requests.push(request.url()));
    page.on("pageerror", ({ message }) => requests.push(message));
    page.on("console", (message) => requests.push(message.text()));
    await page.goto(pathToFileURL(join(folder, "site.html")).href);
    await page.locator("html[data-ready]").waitFor();
  });
  test.after(() => browser.close());
  test.before.each(() => {
    clicks = 0;
  });
  test.after.each(() => {
    assert.ok(clicks <= 3, `${String(clicks)} clicks`);
  });

  /** Waits until the page is that of its address. */
  const shown = async (): Promise<void> => {
    const isShown = "document.getElementById('main').dataset.shown === location.hash";
    while (!(await page.evaluate<boolean>(isShown))) await page.waitForTimeout(20);
  };

  /** Searches and opens what is found first: one click. */
  const open = async (words: string): Promise<void> => {
    await page.keyboard.press("/");
    await page.keyboard.type(words);
    await page.keyboard.press("Enter");
    clicks += 1;
    await shown();
  };
  const click = async (name: string): Promise<void> => {
    await page.getByRole("link", { name, exact: true }).first().click();
    clicks += 1;
    await shown();
  };
  const sees = async (section: string, ...texts: readonly string[]): Promise<void> => {
    const region = page.getByRole("region", { name: section, exact: true });
    await region.waitFor();
    const text = await region.innerText();
    for (const each of texts) assert.ok(text.includes(each), `"${each}" is not in: ${text}`);
  };

  test("what do I need for this recipe from raw things", async () => {
    await open("wooden crate");
    await sees("How it is made", "one of plank × 4 or stick × 9", "iron nail nail × 8");
    await page.getByText("Down to raw things").click();
    clicks += 1;
    await sees("Crafting, drawn", "log raw", "iron nail nail raw");
    await click("crate");
    await sees("Worked out", "raw_cost");
  });

  test("what uses this item", async () => {
    await open("log");
    await sees("What refers to it", "recipe: components", "plank", "profession: items", "Woodman");
    await sees("What it is needed for", "makes plank");
  });

  test("which pack changed this member", async () => {
    await open("t_door_c");
    const row = page.getByRole("row", { name: /^move_cost/u });
    assert.match(await row.innerText(), /7[\s\S]*replaced hard mods\/hard\/a\.json:\d+, was core/u);
  });

  test("what drops when I bash this", async () => {
    await open("oak door");
    await sees("What it refers to", "bash", "splinter", "door frame");
  });

  test("what breaks if I delete this id", async () => {
    await open("t_frame");
    await sees("What refers to it", "1 place would break without it", "terrain: bash", "t_door_c");
  });

  test("what does this door become by each verb", async () => {
    await open("t_door_c");
    await sees("What it becomes", "open → open oak door", "bash → door frame");
    assert.is(await page.locator("#s-becomes svg .node").count(), 3);
  });

  test("who inherits from this template", async () => {
    await open("template_door");
    await sees("Inheritance", "2 children", "gate", "oak door");
  });

  test("what is new since this revision", async () => {
    await click("changes");
    const text = await page.getByRole("main").innerText();
    assert.match(text, /Added \(1\)\s+new floor t_new\s+Gone \(1\)\s+terrain t_old/u);
    assert.match(text, /Changed \(1\)\s+plank\s+components\[0\]\.log \["log",1,true\] → /u);
  });

  test("what can this profession make at the start", async () => {
    await open("woodman");
    await sees("What it can make at once", "plank");
  });

  test("find a tile by its name, and by a value", async () => {
    await open("door frame");
    assert.match(await page.getByRole("heading", { level: 1 }).innerText(), "t_frame");
    await open("7 t_door");
    assert.is(await page.evaluate("location.hash"), "#terrain/t_door_c");
  });

  test("sprites beside the symbol, by season", async () => {
    await open("t_door_c");
    const sprites = page.getByRole("main").getByRole("img", { name: "sprite" });
    assert.is(await sprites.count(), 4);
    const boxes =
      "(svg) => [...svg.children].map((part) => part.getAttribute('viewBox')).join('; ')";
    const parts = await page.evaluate<string[]>(
      `[...document.querySelectorAll("main .sprite")].map(${boxes})`,
    );
    assert.equal(parts, ["0 0 2 2", "0 0 2 2", "0 0 2 2", "0 0 2 2; 2 0 2 2"]);
    const wide = await page.evaluate<number>(`new Promise((resolve) => {
      const image = new Image();
      image.onload = () => resolve(image.naturalWidth);
      image.src = document.querySelector("image").getAttribute("href");
    })`);
    assert.is(wide, 4, "the policy lets it be shown");
    const used = await page.evaluate<number>(`document.querySelector("main use").getBBox().width`);
    assert.is(used, 4, "a sprite is a part of it");
    await open("t_frame");
    assert.is(await sprites.count(), 1, "looks like another");
    await open("t_gate");
    assert.is(await sprites.count(), 0, "there is no such sprite");
  });

  test("texts of content are texts, and nothing is asked of anybody", async () => {
    await open("t_hard_wall");
    const title = await page.getByRole("heading", { level: 1 }).innerText();
    assert.is(title, `${hostile.replace("\u202e", "\\u202e")} t_hard_wall`);
    assert.is(await page.locator("main img, main script").count(), 0);
    assert.equal(
      requests.filter((each) => !each.startsWith("file:")),
      [],
    );
  });

  test("a pack that nothing needs can be hidden", async () => {
    await page.getByText("packs", { exact: true }).click();
    assert.ok(await page.getByRole("checkbox", { name: /^core \(needed by hard\)/u }).isDisabled());
    await page.getByRole("checkbox", { name: "hard", exact: true }).uncheck();
    await page.getByRole("combobox").fill("t_");
    const found = await page.getByRole("option").allInnerTexts();
    assert.ok(found.length > 2 && !found.some((each) => each.includes("t_hard_wall")));
    await page.getByRole("checkbox", { name: "hard", exact: true }).check();
  });

  test("findings and the audit", async () => {
    clicks = 0;
    await click("findings");
    assert.match(await page.getByRole("main").innerText(), "Findings");
    await click("audit");
    assert.match(await page.getByRole("main").innerText(), "What this takes for granted");
  });
}

test.run();

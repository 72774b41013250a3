/**
 * `npm run pictures`: takes the pictures of the pages anew, of the game that `init` makes: the page, the overlay, a
 * message in the terminal. Needs Chromium.
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { defwright, projectFolder } from "../project-folder.ts";
import { root } from "../root.ts";
import { findChromium, startChromium } from "../vite/chromium.ts";
import { edit, linkDefwright, serve, viteConfig } from "../vite/station.ts";

const pictures = join(root, "docs/pictures");
const chromium = findChromium();
if (chromium === undefined) throw new Error("there is no Chromium; set CHROMIUM to its path");
const station = projectFolder();
await defwright(station, ["init", "my-game", "--yes", "--template", "vite"]);
const folder = join(station, "my-game");
linkDefwright(folder);
mkdirSync(pictures, { recursive: true });
const terrain = "content/core/terrain.json";
const { server, url } = await serve(viteConfig(folder), "");
const browser = await startChromium(chromium);
try {
  const page = await browser.newPage({ viewport: { width: 640, height: 440 } });
  await page.goto(url);
  await page.locator("#map", { hasText: "@" }).waitFor();
  await page.keyboard.press("ArrowRight");
  await page.getByRole("button", { name: "Pry the locked door" }).waitFor();
  await take(page, "game");
  edit(folder, terrain, `"open": "t_door_open"`, `"open": "t_door_opne"`);
  await page.locator("vite-error-overlay").waitFor();
  await page.setViewportSize({ width: 960, height: 390 });
  // The folder is a temporary one.
  await page.evaluate(
    `for (const each of document.querySelector("vite-error-overlay").shadowRoot.querySelectorAll(".file-link"))
      each.textContent = each.textContent.replace(${JSON.stringify(station)}, "~")`,
  );
  await take(page, "overlay");
  const { err } = await defwright(folder, ["check", "--color"]);
  await takeTerminal(browser, err.split("\n\n")[0] ?? "");
} finally {
  await browser.close();
  await server.close();
}

async function take(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: join(pictures, `${name}.png`) });
}

/** What a terminal makes of the colours in a text. */
async function takeTerminal(browser: Browser, text: string): Promise<void> {
  const html = text
    .trimEnd()
    .replaceAll(/[&<]/gu, (sign) => (sign === "&" ? "&amp;" : "&lt;"))
    .replaceAll(
      /\u001b\[([\d;]*)m/gu,
      (_, codes: string) => `</span><span class="c${codes.replaceAll(";", " c")}">`,
    );
  const style = `pre { margin: 0; padding: 1rem; display: inline-block; background: #111; color: #ddd; font: 15px/1.35 monospace }
    .c1 { font-weight: bold } .c2 { opacity: .7 } .c31, .c91 { color: #ff6b6b } .c32, .c92 { color: #6bd66b }
    .c33, .c93 { color: #e6c84c } .c34, .c94 { color: #6ea8fe } .c36, .c96 { color: #5fd7d7 } .c90 { color: #888 }`;
  const page = await browser.newPage({ viewport: { width: 960, height: 600 } });
  await page.setContent(
    `<style>body { margin: 0 } ${style}</style><pre><span>${html}</span></pre>`,
  );
  await page.locator("pre").screenshot({ path: join(pictures, "terminal.png") });
}

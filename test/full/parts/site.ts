/**
 * The site of `docs/`, built and looked at: by day and by night, as people see it; pictures stay in `.results/site`.
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { preview } from "vite";
import { root } from "../../root.ts";
import { findChromium, startChromium } from "../../vite/chromium.ts";
import { results } from "../install-tool.ts";
import { row, skipped, type FullPart, type Row } from "../part.ts";
import { mustRun } from "../programs.ts";

const name = "site in Chromium";
const folder = join(results, "site");

/** One of each sort. */
const pages = {
  home: "/",
  guide: "/guide/first-game.html",
  kind: "/format/terrain.html",
  verbs: "/runtime/verbs-doors.html",
  results: "/runtime/results.html",
  diagnostics: "/diagnostics/",
  "command-line": "/reference/command-line.html",
  architecture: "/architecture.html",
} as const;

const schemes = ["light", "dark"] as const;

/** Opens each page, and notes what it complains of, loads from elsewhere, or shows beyond its width. */
async function look(browser: Browser, url: string, scheme: (typeof schemes)[number]): Promise<Row> {
  const page = await browser.newPage({
    colorScheme: scheme,
    viewport: { width: 1360, height: 900 },
  });
  const wrong: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") wrong.push(message.text());
  });
  page.on("pageerror", ({ message }) => wrong.push(message));
  page.on("request", (request) => {
    const to = request.url();
    if (!to.startsWith(url) && !to.startsWith("data:")) wrong.push(`asks ${to}`);
  });
  return row(`${name}, ${scheme}`, async () => {
    for (const [each, path] of Object.entries(pages)) {
      await page.goto(`${url}${path.slice(1)}`, { waitUntil: "networkidle" });
      await page.screenshot({ path: join(folder, `${each}-${scheme}.png`) });
      if (await page.evaluate("document.documentElement.scrollWidth > innerWidth")) {
        wrong.push(`${each} is wider than its window`);
      }
    }
    wrong.push(...(await colours(page, scheme)), ...(await picture(page)));
    if (scheme === "light") wrong.push(...(await search(page)));
    if (wrong.length > 0) throw new Error(wrong.join("\n"));
    return `${String(Object.keys(pages).length)} pages`;
  });
}

async function colours(page: Page, scheme: (typeof schemes)[number]): Promise<string[]> {
  const background = await page.evaluate<string>("getComputedStyle(document.body).backgroundColor");
  const [red = 0] = (background.match(/\d+/gu) ?? []).map(Number);
  return red > 128 === (scheme === "light") ? [] : [`the background is ${background}`];
}

/** The folders of the architecture are drawn: each with its name, in the colour of the text. */
async function picture(page: Page): Promise<string[]> {
  const nodes = await page.locator(".picture svg .node text").count();
  const [fill, text] = await page.evaluate<[string, string]>(
    `[".picture svg .node text", ".vp-doc .picture"].map((each, index) =>
      getComputedStyle(document.querySelector(each))[index === 0 ? "fill" : "color"])`,
  );
  if (nodes < 20) return [`only ${String(nodes)} folders are drawn`];
  return fill === text ? [] : [`names are drawn in ${fill}, text is ${text}`];
}

async function search(page: Page): Promise<string[]> {
  await page.keyboard.press("Control+k");
  await page.locator("#localsearch-input").fill("move_cost");
  const first = page.locator("#localsearch-list a").first();
  await first.waitFor({ timeout: 10_000 });
  const target = (await first.getAttribute("href")) ?? "";
  return target.includes("#") ? [] : [`search leads to ${target}`];
}

export const site: FullPart = {
  name: "site",
  run: async () => {
    const path = findChromium();
    const built = await row("site, every link checked", async () => {
      await mustRun(root, ["npx", "vitepress", "build", "docs"]);
      return "built";
    });
    if (path === undefined) return { rows: [built, skipped(name, "there is no Chromium")] };
    mkdirSync(folder, { recursive: true });
    const server = await preview({
      root: join(root, "docs/.vitepress"),
      configFile: false,
      appType: "mpa",
      preview: { host: "127.0.0.1", port: 0 },
    });
    const browser = await startChromium(path);
    try {
      const [url = ""] = server.resolvedUrls?.local ?? [];
      const rows: Row[] = [built];
      for (const scheme of schemes) rows.push(await look(browser, url, scheme));
      return { rows };
    } finally {
      await browser.close();
      await server.close();
    }
  },
};

/** The page on mods as a game: what is done on it in Chromium under a strict policy, whoever bundled it. */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import * as assert from "uvu/assert";
import { projectFolder, terrain, write } from "../project-folder.ts";
import { root } from "../root.ts";

const recipe = (name: string): string =>
  readFileSync(join(root, "test/docs/recipes", name), "utf8");

export const scripts = ["modded-game.js", "mods.js", "mods-worker.js"] as const;

/** The files of the project, as the page has them. */
export function pageProject(): Readonly<Record<string, unknown>> {
  return {
    "defwright.config.json": {
      ...{ packs: ["content/core"], out: "generated", image: "public/core.image" },
    },
    "content/core/a.json": [terrain("t_gate"), terrain("t_path")],
    "index.html": recipe("modded-game.html"),
    ...Object.fromEntries(scripts.map((name) => [name, recipe(name)])),
  };
}

/**
 * Drops a mod with a mistake, repairs it, plays it, saves, and loads without it.
 * @param files of the shipped game, by path; the page is `/index.html`
 * @throws Error if anything is not as it must be
 */
export async function playPage(
  browser: Browser,
  files: ReadonlyMap<string, string>,
): Promise<void> {
  const server = createServer(({ url = "" }, answer) => {
    const path = url === "/" ? "/index.html" : url;
    const text = files.get(path);
    const type = path.endsWith(".html") ? "text/html" : "text/javascript";
    answer.writeHead(text === undefined ? 404 : 200, {
      "content-type": type,
      "content-security-policy":
        "default-src 'none'; script-src 'self'; connect-src 'self'; img-src data:",
    });
    answer.end(text);
  }).listen();
  try {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    page.on("console", (line) => {
      if (line.type() === "error") errors.push(line.text());
    });
    await page.goto(`http://localhost:${String((server.address() as AddressInfo).port)}/`);
    const shows = (id: string, expected: string): Promise<string> =>
      until(() => page.textContent(`#${id}`), expected, errors);
    const chosen = projectFolder();
    const choose = async (name: string, content: unknown, state?: string): Promise<void> => {
      write(chosen, `${name}/a.json`, content);
      await page.setInputFiles("#folder", join(chosen, name));
      if (state !== undefined) await shows("state", state);
    };
    const text = (id: string): Promise<string | null> => page.textContent(`#${id}`);
    const pier = (open: string): object[] => [terrain("t_pier", { open, name: "pier" })];
    const quay = (open: string, name = "quay"): object[] => [
      terrain("t_quay", { open }),
      { ...terrain("t_path", { name }), "edit-mode": "override" },
    ];

    await page.click("#load");
    await choose("pier", pier("t_gaet"), "refused");
    assert.match((await text("findings")) ?? "", "error[unknown-reference]");
    assert.match((await text("findings")) ?? "", '"t_gate" is defined here');
    assert.is(await text("terrain"), "t_null t_gate t_path");

    await choose("pier", pier("t_gate"), "linked");
    assert.is(await text("findings"), "");
    assert.is(await text("terrain"), "t_null t_gate t_path t_pier");
    assert.is(await text("mods"), "pier offpier last");
    await page.click("#next");
    await page.click("#next");
    assert.is(await text("tile"), "pier");
    await page.click("#save");

    // A mistake in what is played, and another mod at once: the last good one goes on, beside the other.
    await choose("pier", pier("t_gaet"));
    await choose("quay", quay("t_pier"));
    await shows("mods", "pier offpier lastquay offquay last");
    await choose("path", quay("t_gate", "path").slice(1), "linked");
    await shows("mods", "pier offpier lastquay offquay lastpath offpath last");
    assert.match((await text("conflicts")) ?? "", /^t_path .*: path wins$/mu);
    await page.click("text=quay last");
    await shows("mods", "pier offpier lastpath offpath lastquay offquay last");
    assert.match((await text("conflicts")) ?? "", /^t_path .*: quay wins$/mu);
    await page.click("text=quay off");
    await shows("mods", "pier offpier lastpath offpath last");
    assert.is(await text("conflicts"), "");
    assert.is(await text("tile"), "pier");

    await page.reload();
    assert.is(await text("terrain"), "t_null t_gate t_path");
    await page.click("#load");
    assert.is(await text("missing"), "This save needs pier.");
    assert.is(await text("tile"), "nothing that is known");
    await choose("pier", pier("t_gate"), "linked");
    await page.click("#load");
    assert.is(await text("missing"), "");
    assert.is(await text("tile"), "pier");
    // A folder may have the name of a pack of the game.
    await choose("core", [terrain("t_other")], "linked");
    await shows("mods", "pier offpier lastcore-2 offcore-2 last");
    await page.click("text=pier last");
    await shows("mods", "core-2 offcore-2 lastpier offpier last");
    await page.click("text=core-2 last");
    await shows("mods", "pier offpier lastcore-2 offcore-2 last");
    await page.click("text=core-2 off");
    await shows("mods", "pier offpier last");
    await page.click("text=pier off");
    await shows("mods", "");
    assert.is(await text("terrain"), "t_null t_gate t_path");
    assert.equal(errors, []);
  } finally {
    server.close();
  }
}

/** Waits for what the page shows; a strict policy forbids scripts of the test's own there. */
async function until(
  shown: () => Promise<string | null>,
  expected: string,
  errors: readonly string[],
): Promise<string> {
  const end = performance.now() + 30_000;
  for (;;) {
    const text = await shown();
    if (text === expected) return text;
    if (performance.now() > end || errors.length > 0) {
      throw new Error(`"${String(text)}" instead of "${expected}": ${errors.join(", ")}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

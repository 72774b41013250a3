/** `explore --serve`: the page follows every edit, is for this computer only, and writes nothing. */
import { readdirSync } from "node:fs";
import { get } from "node:http";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { projectFolder, terrain, write } from "../project-folder.ts";
import { findChromium, startChromium } from "../vite/chromium.ts";
import { serve } from "./served.ts";
import { hostile } from "./workshop.ts";

const test = suite("explore --serve");

/** A project with one tile. */
function oneTile(): string {
  return projectFolder({
    "defwright.config.json": { packs: ["core"] },
    "core/tiles.json": [terrain("t_floor", { name: "first floor" })],
  });
}

function statusOf(address: string, host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { host } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).on("error", reject);
  });
}

test("answers pages of this computer alone, and writes nothing", async () => {
  const folder = oneTile();
  const { address, stop } = await serve(folder);
  const { host } = new URL(address);
  assert.is(await statusOf(address, host), 200);
  assert.is(await statusOf(address, "evil.example"), 403);
  assert.is(await statusOf(`${address}core/tiles.json`, host), 404);
  assert.equal(readdirSync(folder).sort(), ["core", "defwright.config.json"]);
  await stop();
});

function textOf(address: string, isAll = (_: string): boolean => false): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = get(address, (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (part: string) => {
        text += part;
        if (!isAll(text)) return;
        resolve(text);
        request.destroy();
      });
      response.on("end", () => {
        resolve(text);
      });
    }).on("error", reject);
  });
}

test("tells a page that became old before it could listen", async () => {
  const folder = oneTile();
  const { address, stop } = await serve(folder);
  const edition = async (): Promise<string> =>
    /data-edition="(\d+)"/u.exec(await textOf(address))?.[1] ?? "none";
  const old = await edition();
  write(folder, "core/tiles.json", [terrain("t_floor", { name: "second floor" })]);
  const changed = "data: changed\n\n";
  await textOf(`${address}events?${old}`, (text) => text.endsWith(changed));
  const firstWords = (of: string): Promise<string> =>
    textOf(`${address}events?${of}`, (text) => text.endsWith("\n\n"));
  assert.is(await firstWords(old), changed);
  // One edit may become several events: a page is new until the last of them.
  let newest = "";
  for (let tries = 0; tries < 20 && newest !== ":\n\n"; tries++) {
    newest = await firstWords(await edition());
  }
  assert.is(newest, ":\n\n");
  await stop();
});

const executable = findChromium();
if (executable === undefined) test.skip("there is no chromium");
else {
  test("follows an edit, also to a hostile name", async () => {
    const folder = oneTile();
    const { address, stop } = await serve(folder);
    const browser = await startChromium(executable);
    const page = await browser.newPage();
    const asked = new Set<string>();
    page.on("request", (request) => asked.add(new URL(request.url()).origin));
    await page.goto(`${address}#terrain/t_floor`);
    const heading = page.getByRole("heading", { level: 1 });
    await heading.getByText("first floor").waitFor();
    write(folder, "core/tiles.json", [terrain("t_floor", { name: hostile })]);
    await heading.getByText("<img src=x").waitFor();
    assert.is(await page.locator("main img").count(), 0);
    for (const wrong of [[terrain("t_floor", { name: 5 })], "["]) {
      write(folder, "core/tiles.json", wrong);
      const said = "Nothing without errors is called terrain/t_floor; what is wrong is what";
      await page.getByText(said).waitFor();
      write(folder, "core/tiles.json", [terrain("t_floor", { name: "mended floor" })]);
      await heading.getByText("mended floor").waitFor();
    }
    await page.goto(`${address}#terrain/t_flor`);
    await page.getByText("Nothing is called terrain/t_flor.").waitFor();
    assert.equal([...asked], [new URL(address).origin]);
    await browser.close();
    await stop();
  });
}

test.run();

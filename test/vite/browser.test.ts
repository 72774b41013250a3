/** The station in a real browser, while its content is edited under it. */
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { none } from "../expect.ts";
import { findChromium, startChromium } from "./chromium.ts";
import { edit, placeOf, serve, stationFolder, viteConfig, type Shape } from "./station.ts";

/** A loaded machine takes its time; what takes longer has not come. */
const limit = 60_000;
const doors = "content/core/terrain/doors.json";
/** Where the members of the locked door begin. */
const locked = '"id": "t_door_locked"';
const kitchen = "content/core/recipes/kitchen.json";
const substitutions = "content/core/professions/substitutions.json";

/** The station as a player sees it. */
class Station {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }
  text(selector: string): Promise<string> {
    return this.page.locator(selector).innerText();
  }
  /** Waits until a text of the page is as it should be. */
  async shows(selector: string, wanted: (text: string) => boolean, what: string): Promise<string> {
    let text = "";
    for (const end = performance.now() + limit; performance.now() < end;) {
      text = (await this.page.locator(selector).textContent()) ?? "";
      if (wanted(text)) return text;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error(`${what}: never; ${selector} shows ${JSON.stringify(text)}`);
  }
  /** What Vite's overlay shows, `undefined` where there is none. */
  overlay(): Promise<string | undefined> {
    const shown = `document.querySelector("vite-error-overlay")?.shadowRoot.querySelector(".window").innerText`;
    return this.page.evaluate<string | undefined>(shown);
  }
  async overlayBecomes(wanted: (text: string | undefined) => boolean): Promise<string> {
    let text: string | undefined;
    for (const end = performance.now() + limit; performance.now() < end;) {
      text = await this.overlay();
      if (wanted(text)) return text ?? "";
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error(`the overlay never became what it should; it shows ${String(text)}`);
  }
}

const executable = findChromium();
if (executable === undefined) {
  console.log(
    "skipped: no chromium (set CHROMIUM, or install Debian's package); test/vite/browser",
  );
  const test = suite("content in a running page");
  test.skip("there is no chromium");
  test.run();
} else {
  for (const shape of ["literal", "packed"] as const) play(shape, executable);
  playWithoutOutput(executable);
}

/** A fresh clone, without generated modules, whose content has an error. */
function playWithoutOutput(path: string): void {
  const test = suite("a page without generated modules");
  test("shows the finding, and starts when it is gone", async () => {
    const folder = stationFolder();
    edit(folder, doors, '"open": "t_door_o"', '"open": "t_dor_o"');
    const { server, url } = await serve(viteConfig(folder));
    const browser = await startChromium(path);
    try {
      const station = new Station(await browser.newPage());
      await station.page.goto(url);
      const overlay = await station.overlayBecomes((text) => text !== undefined);
      assert.match(overlay, 'No terrain "t_dor_o" is known. Did you mean "t_door_o"?');
      assert.not.match(overlay, "resolve import");
      edit(folder, doors, '"open": "t_dor_o"', '"open": "t_door_o"');
      await station.shows("#map", (text) => text.includes("@"), "the map");
      await station.overlayBecomes((text) => text === undefined);
    } finally {
      await browser.close();
      await server.close();
    }
  });
  test.run();
}

function play(shape: Shape, path: string): void {
  const test = suite(`content in a running page, ${shape}`);
  const folder = stationFolder();
  const errors: string[] = [];
  let browser: Browser;
  let close: () => Promise<void>;
  let station: Station;
  let loads = 0;

  test.before(async () => {
    const { server, url } = await serve(viteConfig(folder, { shape }));
    close = () => server.close();
    browser = await startChromium(path);
    const page = await browser.newPage();
    page.on("load", () => (loads += 1));
    page.on("pageerror", (error) => errors.push(error.message));
    await page.goto(url);
    station = new Station(page);
    await station.shows("#map", (text) => text.includes("@"), "the map");
    for (let step = 0; step < 3; step += 1) await page.locator("#step").click();
  });
  test.after(async () => {
    await browser.close();
    await close();
  });

  /** Nothing was loaded again, and what the player did still holds. */
  const stateIsKept = async (): Promise<void> => {
    assert.is(await station.text("#steps"), "3");
    assert.is((await station.text("#map")).split("\n")[6]?.indexOf("@"), 3);
    assert.is(loads, 1);
    none(errors, "the page must run without errors");
  };
  let failed: string | undefined;
  /** A test that goes on where the one before it ended: after one that failed, none is tried. */
  const step = (name: string, run: () => Promise<void>): void => {
    test(name, async () => {
      if (failed !== undefined) throw new Error(`not tried, because this failed: ${failed}`);
      failed = name;
      await run();
      failed = undefined;
    });
  };
  const news = (what: string): Promise<string> =>
    station.shows("#news", (text) => text.includes(what), what);

  step("it starts with what is on disk", async () => {
    const transcript = readFileSync(join(folder, "test/client/transcript.txt"), "utf8");
    const first = transcript.split("\n\n").find((part) => part.includes("@"))!;
    assert.is(await station.text("#map"), first.replace("@,,,", ",,,@"));
    assert.is(await station.text("#odds"), "locked door: 68.0 %");
    await stateIsKept();
  });

  step(
    "an edited symbol is drawn, an edited difficulty counts, nothing is loaded again",
    async () => {
      edit(folder, doors, '"symbol": "+"', '"symbol": "D"', '"id": "t_door_c"');
      const map = await station.shows("#map", (text) => text.includes("D"), "the new symbol");
      assert.is(map.split("D").length, 3, "both closed doors, not the locked one");
      await news("terrain: ~t_door_c + -");
      edit(folder, doors, '"difficulty": 8', '"difficulty": 4', locked);
      await station.shows("#odds", (text) => text === "locked door: 97.0 %", "the new odds");
      assert.match(await news("~t_door_locked"), "ids changed: false");
      await stateIsKept();
    },
  );

  step("substitutions and look-ups of recipes follow", async () => {
    edit(folder, substitutions, '"nailed_boots", "lucky_bootlace"', '"felt_slippers"');
    await station.shows("#kit", (text) => text.includes("felt slippers"), "the new kit");
    assert.is(await station.text("#tea"), "black_tea 36000");
    edit(
      folder,
      kitchen,
      "[\n",
      `[\n  { "type": "recipe", "result": "black_tea", "id_suffix": "cold", "copy-from": "black_tea", "time": "9 minutes" },\n`,
    );
    const tea = await station.shows("#tea", (text) => text.includes("54000"), "the new recipe");
    assert.match(tea, /^black_tea 36000; black_tea\S*cold 54000$/u);
    await stateIsKept();
  });

  step("a broken file shows in the overlay, and the old content plays on", async () => {
    const good = readFileSync(join(folder, doors), "utf8");
    edit(folder, doors, '"open": "t_door_o"', '"open": "t_dor_o"');
    const overlay = await station.overlayBecomes((text) => text?.includes("t_dor_o") === true);
    assert.match(overlay, 'No terrain "t_dor_o" is known. Did you mean "t_door_o"?');
    const { line, column, text } = placeOf(folder, doors, '"t_dor_o"');
    assert.match(overlay, `${doors}:${String(line)}:${String(column)}`);
    const gutter = " ".repeat(String(line).length);
    const marks = " ".repeat(column - 1) + "^".repeat('"t_dor_o"'.length);
    assert.match(
      overlay,
      `${String(line)} | ${text}\n${gutter} | ${marks} no terrain has this id\n`,
    );
    const map = await station.text("#map");
    assert.ok(map.includes("D"));

    // Half a file: the last good content stays, the overlay shows the newer mistake.
    writeFileSync(join(folder, doors), good.slice(0, good.length / 2));
    await station.overlayBecomes((text) => text?.includes("[invalid-json]") === true);
    assert.is(await station.text("#map"), map);

    writeFileSync(join(folder, doors), good);
    await station.overlayBecomes((text) => text === undefined);
    assert.is(await station.text("#map"), map);
    await stateIsKept();
  });

  step("a new id is announced, and maps of integers are carried over", async () => {
    const before = await station.text("#map");
    const counts = (text: string): number[] =>
      (/(\d+) constants, (\d+) terrains/u.exec(text) ?? []).slice(1).map(Number);
    const earlier = counts(await station.text("#news"));
    edit(
      folder,
      "content/core/terrain/mountain.json",
      "[\n",
      `[\n  { "type": "terrain", "id": "t_a_cairn", "name": "cairn", "symbol": "A", "color": "white", "move_cost": 4 },\n`,
    );
    const text = await news("+t_a_cairn");
    assert.match(text, "ids changed: true");
    assert.is(earlier.length, 2);
    // Former ids have a constant as well, and no row.
    assert.equal(
      counts(text),
      earlier.map((count) => count + 1),
    );
    assert.is(await station.text("#map"), before);
    assert.match(readFileSync(join(folder, "generated/ids.ts"), "utf8"), '| "t_a_cairn"');
    await stateIsKept();
  });

  step("a removed id is announced", async () => {
    const before = await station.text("#map");
    edit(
      folder,
      "content/core/terrain/mountain.json",
      `  { "type": "terrain", "id": "t_a_cairn", "name": "cairn", "symbol": "A", "color": "white", "move_cost": 4 },\n`,
      "",
    );
    const text = await news("-t_a_cairn");
    assert.match(text, "ids changed: true");
    assert.is(await station.text("#map"), before);
    await stateIsKept();
  });

  step("a file that goes and comes back keeps the game", async () => {
    const before = await station.text("#map");
    const file = join(folder, "content/core/terrain/goes.json");
    const cairn = { type: "terrain", id: "t_goes", name: "cairn", symbol: "A", color: "white" };
    for (let time = 0; time < 2; time += 1) {
      writeFileSync(file, JSON.stringify([{ ...cairn, move_cost: 4 }]));
      await news("+t_goes");
      rmSync(file);
      await news("-t_goes");
    }
    assert.is(await station.text("#map"), before);
    await stateIsKept();
  });

  step(
    "a page that is loaded again has the same content, and the overlay if there is a mistake",
    async () => {
      const map = (await station.text("#map")).replace("@", ",");
      edit(folder, doors, '"difficulty": 4', '"difficulty": "four"', locked);
      await station.overlayBecomes((text) => text !== undefined);
      await station.page.reload();
      await station.shows("#steps", (text) => text === "0", "the page anew");
      const overlay = await station.overlayBecomes((text) => text !== undefined);
      assert.match(overlay, "four");
      assert.is(await station.text("#odds"), "locked door: 97.0 %");
      edit(folder, doors, '"difficulty": "four"', '"difficulty": 8', locked);
      await station.overlayBecomes((text) => text === undefined);
      await station.shows("#odds", (text) => text === "locked door: 68.0 %", "the repaired odds");
      assert.is((await station.text("#map")).replace("@", ","), map);
      assert.is(loads, 2);
    },
  );

  test.run();
}

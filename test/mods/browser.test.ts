/** The game of the page on mods, in Chromium under a strict policy: what it links, plays, saves and loads again. */
import { buildSync } from "esbuild";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { defwright, read } from "../project-folder.ts";
import { clientProject } from "../runtime/client-project.ts";
import { findChromium, startChromium } from "../vite/chromium.ts";
import { pageProject, playPage, scripts } from "./page-story.ts";

const test = suite("a game with mods in Chromium");

/** The scripts and files of the game, as it is shipped. */
async function shippedGame(): Promise<ReadonlyMap<string, string>> {
  const folder = clientProject(pageProject());
  const built = await defwright(folder, ["build"]);
  assert.is(built.code, 0, built.err);
  const { outputFiles } = buildSync({
    absWorkingDir: folder,
    entryPoints: [...scripts],
    ...{
      bundle: true,
      splitting: true,
      minify: true,
      write: false,
      outdir: folder,
      logLevel: "silent",
    },
    ...{ platform: "browser", format: "esm", target: "es2022", conditions: ["defwright-source"] },
  });
  return new Map([
    ...outputFiles.map(({ path, text }) => [`/${path.slice(folder.length + 1)}`, text] as const),
    ["/core.image", read(folder, "public/core.image")],
    ["/index.html", read(folder, "index.html")],
  ]);
}

const executable = findChromium();
if (executable === undefined) {
  console.log("skipped: no chromium (set CHROMIUM, or install Debian's package); test/mods");
  test.skip("there is no chromium");
} else {
  test("drops a mod with a mistake, repairs it, plays it, saves, and loads without it", async () => {
    const browser = await startChromium(executable);
    try {
      await playPage(browser, await shippedGame());
    } finally {
      await browser.close();
    }
  });
}

test.run();

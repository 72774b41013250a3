/** The page of everything that is printed. UPDATE=1 in the environment writes it anew. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { allCodes } from "../../generator/diagnostics/code.ts";
import { sameText } from "../expect.ts";
import { root } from "../root.ts";
import { galleryPage } from "./gallery-page.ts";

const test = suite("gallery");
const file = join(root, "test/docs/gallery.md");

test("is current, and shows every code once", async () => {
  const page = await galleryPage();
  if (process.env["UPDATE"] === "1") writeFileSync(file, page);
  sameText(readFileSync(file, "utf8"), page, "UPDATE=1 npm test -- test/docs writes it anew");
  const shown = [...page.matchAll(/^### \[([^\]]*)\]/gmu)].map(([, code]) => code);
  assert.equal(shown.sort(), allCodes());
  for (const code of allCodes()) {
    assert.match(page, new RegExp(`^(?:error|warning|note|stale)(?:\\[${code}\\])?: `, "mu"), code);
  }
});

test.run();

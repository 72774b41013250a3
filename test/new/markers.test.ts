/** What `npm run new` leaves to be filled in is filled in. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { root } from "../root.ts";
import { marker } from "./draft.ts";

const test = suite("markers of npm run new");

test("none is left", () => {
  // The pages for contributors name the marker.
  const marked = [
    "CHANGELOG.md",
    "content",
    "docs",
    "generated",
    "generator",
    "runtime",
    "templates",
    "test",
  ]
    .flatMap((path) => (path.includes(".") ? [path] : filesIn(path)))
    .filter((path) => !/^docs\/(?:adding-|\.vitepress\/)/u.test(path))
    .flatMap((path) => {
      const lines = readFileSync(join(root, path), "utf8").split("\n");
      return lines.flatMap((line, index) =>
        line.includes(marker) ? [`${path}:${String(index + 1)}: ${line.trim()}`] : [],
      );
    });
  assert.equal(marked, [], `fill in what is marked "${marker}"`);
});

function filesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:ts|js|json|md|txt)$/u.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length).replaceAll("\\", "/"));
}

test.run();

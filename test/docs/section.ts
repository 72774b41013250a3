/**
 * Parts of pages that are made from the code: between `<!-- name -->` and `<!-- /name -->`, on whichever page they
 * stand. Pages are README.md and everything below `docs/`.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, posix } from "node:path";
import * as assert from "uvu/assert";
import { sameText } from "../expect.ts";
import { root } from "../root.ts";

export { table } from "../../generator/explain/markdown.ts";

/** Every page, as a path with slashes from the root of the project. */
export function pages(): string[] {
  const below = readdirSync(join(root, "docs"), { recursive: true, encoding: "utf8" })
    .map((path) => posix.join("docs", ...path.split(/[\\/]/u)))
    .filter((path) => path.endsWith(".md") && !path.includes("/."));
  return ["README.md", ...below.sort()];
}

export function page(path: string): string {
  return readFileSync(join(root, path), "utf8");
}

function partOf(name: string, end: string): RegExp {
  const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
  return new RegExp(`(<!-- ${escape(name)} -->\\n)([\\s\\S]*?)(<!-- /${escape(end)} -->)`, "u");
}

/** The part is what is expected on each page where it stands; `UPDATE=1` makes it so. */
export function holds(name: string, expected: string, end: string = name): void {
  const part = partOf(name, end);
  const found = pages().filter((path) => part.test(page(path)));
  assert.ok(found.length > 0, `no page has a part "${name}"`);
  for (const path of found) {
    if (process.env["UPDATE"] === "1") {
      const update = (_: string, start: string, __: string, stop: string): string =>
        `${start}${expected}${stop}`;
      writeFileSync(join(root, path), page(path).replace(part, update));
    }
    sameText(part.exec(page(path))?.[2] ?? "", expected, stale(path));
  }
}

/** The whole page is what is expected; `UPDATE=1` makes it so. */
export function pageHolds(path: string, expected: string): void {
  const file = join(root, path);
  if (process.env["UPDATE"] === "1") writeFileSync(file, expected);
  sameText(page(path), expected, stale(path));
}

function stale(path: string): string {
  return `${path} is stale; UPDATE=1 npm test -- test/docs writes it anew`;
}

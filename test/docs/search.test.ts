/** The search of the site: what people look for finds the right page first. */
import MiniSearch from "minisearch";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { indexOptions, searchOptions, sectionsOf } from "../../docs/.vitepress/search.ts";
import { page, pages } from "./section.ts";

const test = suite("search of the site");

/** As VitePress makes it of the same sections. */
const index = new MiniSearch({ ...indexOptions, searchOptions });
for (const file of pages().filter((each) => each.startsWith("docs/"))) {
  const path = file.slice("docs/".length, -".md".length);
  const address = `/${path.replace(/README$/u, "")}${path.endsWith("README") ? "" : ".html"}`;
  for (const { anchor, titles, text } of sectionsOf(path, page(file))) {
    const id = `${address}#${anchor}`;
    index.add({ id, text, title: titles.at(-1) ?? "", titles: titles.slice(0, -1) });
  }
}

const searches: Readonly<Record<string, string>> = {
  "copy-from": "/guide/layering",
  mod: "/guide/first-mod",
  override: "/guide/layering",
  sprite: "/runtime/verbs-looks",
  i18n: "/translation",
  translation: "/translation",
  "hot reload": "/guide/watch",
  webpack: "/guide/bundlers",
  monorepo: "/guide/build-tools",
  "save game": "/releases",
  "rename id": "/releases",
  crafting: "/runtime/verbs-crafting",
  "starting items": "/runtime/verbs-characters",
  seasons: "/runtime/verbs-plants",
  "own kind": "/guide/own-kinds",
  CI: "/guide/ci",
  "error code": "/diagnostics/",
  move_cost: "/format/terrain.html#move_cost",
};

for (const [words, path] of Object.entries(searches)) {
  test(words, () => {
    const found = index.search(words).map(({ id }) => String(id));
    assert.match(found[0] ?? "nothing", path, found.slice(0, 5).join("\n"));
  });
}

test("what all kinds have is found once", () => {
  const found = index
    .search("copy-from")
    .filter(({ title }) => String(title).includes("copy-from"));
  assert.is(found.length, 1);
});

test.run();

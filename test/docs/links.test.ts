/**
 * Every link of every page leads to a page, a file or a heading that is there; none leads from `docs/` outside of it.
 * Commands are written as they are typed.
 */
import { existsSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { suite } from "uvu";
import { none } from "../expect.ts";
import { root } from "../root.ts";
import { page, pages } from "./section.ts";

const test = suite("links of the pages");

/** Without what is in fences or in backticks: examples hold brackets of their own. */
function prose(text: string): string {
  return text
    .replaceAll(/^(`{3,})[^\n]*\n[\s\S]*?^\1$/gmu, "")
    .replaceAll(/(`+)[^\n]*?\1/gu, "code");
}

/** Headings as fragments of addresses, and anchors that a page sets itself. */
function anchors(path: string): ReadonlySet<string> {
  const text = page(path).replaceAll(/^(`{3,})[^\n]*\n[\s\S]*?^\1$/gmu, "");
  const found = new Set<string>();
  for (const [, heading = ""] of text.matchAll(/^#+ (.+)$/gmu)) {
    const given = /\{#([^}]+)\}$/u.exec(heading)?.[1];
    const plain = heading.replaceAll(/\[([^\]]*)\]\([^)]*\)/gu, "$1").toLowerCase();
    found.add(
      given ??
        plain
          .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
          .trim()
          .replaceAll(" ", "-"),
    );
  }
  for (const [, id = ""] of text.matchAll(/<a id="([^"]+)">/gu)) found.add(id);
  return found;
}

const known = new Map<string, ReadonlySet<string>>();
const anchorsOf = (path: string): ReadonlySet<string> => {
  if (!known.has(path)) known.set(path, anchors(path));
  return known.get(path)!;
};

for (const path of pages()) {
  test(path, () => {
    const wrong: string[] = [];
    for (const [, target = ""] of prose(page(path)).matchAll(/\]\(([^)\s]+)\)/gu)) {
      if (/^[a-z]+:/u.test(target)) continue;
      const [file = "", fragment] = target.split("#");
      const to = file === "" ? path : posix.join(posix.dirname(path), file);
      if (!existsSync(join(root, to))) wrong.push(`${target}: there is no ${to}`);
      else if (path !== "README.md" && !to.startsWith("docs/"))
        wrong.push(`${target}: outside docs/`);
      else if (fragment !== undefined && !anchorsOf(to).has(fragment)) {
        wrong.push(`${target}: ${to} has no such heading`);
      }
    }
    none(wrong, "mend the links of this page");
  });
}

test("each page can be reached from the README", () => {
  const reached = new Set(["README.md"]);
  for (const path of reached) {
    for (const [, target = ""] of prose(page(path)).matchAll(/\]\(([^)\s#]+\.md)[^)]*\)/gu)) {
      const to = posix.join(posix.dirname(path), target);
      if (existsSync(join(root, to)) && /^(?:docs\/|README)/u.test(to)) reached.add(to);
    }
  }
  none(
    pages().filter((path) => !reached.has(path)),
    "link each of these pages from one that can be reached",
  );
});

test("each page stands in the site's list, but those that are listed by their folder", () => {
  const site = readFileSync(join(root, "docs/.vitepress/config.ts"), "utf8");
  const own = pages().filter((path) => /^docs\/(?!diagnostics\/|format\/|README)/u.test(path));
  const missing = own.filter((path) => {
    const link = path.replace(/^docs/u, "").replace(/(?:README)?\.md$/u, "");
    return !site.includes(`"${link}"`);
  });
  none(missing, "list these pages in docs/.vitepress/config.ts");
});

test("commands are typed in one way", () => {
  const wrong = pages().flatMap((path) =>
    [...page(path).matchAll(/^```(?:sh|console)\n([^]*?)^```$/gmu)]
      .flatMap(([, lines = ""]) => lines.split("\n"))
      .filter((line) => /^(?:\$ )?defwright(?!:)/u.test(line))
      .map((line) => `${path}: ${line}`),
  );
  none(wrong, 'write "npx defwright": that is what works after "npm install"');
});

test.run();

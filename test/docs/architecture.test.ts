/** The page on the architecture says what the folders are. UPDATE=1 in the environment draws its picture anew. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createMarkdownRenderer } from "vitepress";
import site from "../../docs/.vitepress/config.ts";
import { importsOf, sourcesIn } from "../architecture/imports.ts";
import { order, roomOf } from "../architecture/order.ts";
import { sameText } from "../expect.ts";
import { root } from "../root.ts";

const test = suite("docs/architecture.md");
const file = join(root, "docs/architecture.md");
const rooms = order.flat();

/** For each room the rooms that it imports, without those that it reaches through another. */
function arrows(): ReadonlyMap<string, readonly string[]> {
  const direct = new Map<string, Set<string>>(rooms.map((room) => [room, new Set()]));
  for (const path of ["generator", "templates", "runtime"].flatMap(sourcesIn)) {
    for (const { to, own } of importsOf(path)) {
      const [from, target] = [roomOf(path), own ? roomOf(to) : undefined];
      if (from !== undefined && target !== undefined && from !== target)
        direct.get(from)?.add(target);
    }
  }
  const reached = new Map<string, ReadonlySet<string>>();
  // From the bottom of the order, so that everything below is known.
  for (const room of rooms.toReversed()) {
    const below = [...(direct.get(room) ?? [])];
    reached.set(room, new Set(below.flatMap((each) => [each, ...(reached.get(each) ?? [])])));
  }
  return new Map(
    rooms.map((room) => {
      const below = [...(direct.get(room) ?? [])];
      const through = new Set(below.flatMap((each) => [...(reached.get(each) ?? [])]));
      return [room, rooms.filter((each) => below.includes(each) && !through.has(each))];
    }),
  );
}

function nameOf(room: string): string {
  return room.replace(/^generator\//u, "");
}

function picture(): string {
  const lines = [...arrows()].flatMap(([from, targets]) =>
    targets.map((to) => `  ${nameOf(from)} --> ${nameOf(to)}`),
  );
  return ["```mermaid", "flowchart TD", ...lines, "```", ""].join("\n");
}

const heading = "<!-- picture -->\n";

test("every folder has its row, in the order of imports", () => {
  const table = readFileSync(file, "utf8").split("<!-- rooms -->")[1] ?? "";
  const rows = [...table.matchAll(/^\| `([^`]+)`\s*\| (.*?)\s*\|$/gmu)];
  assert.equal(
    rows.map(([, room]) => room),
    rooms,
  );
  for (const [, room = "", purpose = ""] of rows) assert.match(purpose, /^[A-Z].*\.$/u, room);
});

test("the picture is drawn from the imports", () => {
  const text = readFileSync(file, "utf8");
  const start = text.indexOf(heading) + heading.length;
  const expected = `${text.slice(0, start)}\n${picture()}`;
  if (process.env["UPDATE"] === "1") writeFileSync(file, expected);
  const advice = "an import was added or has gone; UPDATE=1 npm test -- test/docs draws it anew";
  sameText(readFileSync(file, "utf8"), expected, advice);
});

test("the site draws it: every folder, every arrow, nothing to load", async () => {
  const markdown = await createMarkdownRenderer(join(root, "docs"), site.markdown);
  const html = markdown.render(`${picture()}\n\`\`\`ts\nlet a = 1;\n\`\`\`\n`);
  const svg = (/<svg[\s\S]*<\/svg>/u.exec(html)?.[0] ?? "").replaceAll("&#45;", "-");
  const titles = (of: string): string[] =>
    [...svg.matchAll(new RegExp(`class="${of}">\\s*<title>(.*?)</title>`, "gu"))]
      .map(([, title = ""]) => title)
      .sort();
  const drawn = [...arrows()].flatMap(([from, targets]) =>
    targets.map((to) => [nameOf(from), nameOf(to)] as const),
  );
  assert.equal(titles("edge"), drawn.map(([from, to]) => `${from}-&gt;${to}`).sort());
  assert.equal(titles("node"), [...new Set(drawn.flat())].sort());
  assert.not.match(svg, /<script|<image|https?:(?!\/\/www\.w3\.org\/)/u);
  assert.match(html, /<code[^>]*><span class="line">/u);
});

test.run();

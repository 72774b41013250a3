/** The page on the architecture says what the folders are. UPDATE=1 in the environment draws its picture anew. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { importsOf, root, sourcesIn } from "../architecture/imports.ts";
import { order, roomOf } from "../architecture/order.ts";

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

function picture(): string {
  const name = (room: string): string => room.replace(/^generator\//u, "");
  const lines = [...arrows()].flatMap(([from, targets]) =>
    targets.map((to) => `  ${name(from)} --> ${name(to)}`),
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
  assert.fixture(readFileSync(file, "utf8"), expected);
});

test.run();

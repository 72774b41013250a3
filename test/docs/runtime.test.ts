/** The pages on the runtime: complete against the rows of the specification, its code that of the client. */
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import * as runtime from "../../runtime/index.ts";
import { sourcesIn, textOf } from "../architecture/imports.ts";
import { none } from "../expect.ts";
import { behaviourRows, memberRows } from "../spec/rows.ts";
import { notAtRunTime, runtimeRows, type RuntimeRow } from "../spec/runtime-rows.ts";
import { resultsPage, verbsPages } from "./runtime-pages.ts";
import { holds, page, pageHolds, pages, table } from "./section.ts";

const test = suite("pages on the runtime");
const root = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const fileOf = (name: string): string => `test/runtime/${name}.test.ts`;
const titleOf = ({ section, row, members = [] }: RuntimeRow): string =>
  `§${section} ${row === undefined ? members.join(" ") : `row ${row}`}`;

test("its table is that of the rows", () => {
  const lines = runtimeRows.map(({ section, row, members, says, functions, tests }) => [
    `§${section}`,
    row === undefined ? (members ?? []).map((member) => `\`${member}\``).join(", ") : String(row),
    says ?? behaviourRows.find((each) => each.section === section && each.row === row)!.says,
    functions.map((name) => `\`${name}\``).join(", "),
    tests.map((name) => `\`${fileOf(name)}\``).join(", "),
  ]);
  holds("runtime", table(["§", "members or row", "rule", "functions", "tests"], lines));
});

test("the pages of verbs and results are what the docstrings say, and leave out no function", () => {
  const verbsOn = verbsPages();
  for (const [path, text] of verbsOn) pageHolds(path, text);
  // What stands in the part of the client is brought below.
  const kept = page("docs/runtime/results.md").split("<!-- client game.ts apply -->\n")[1] ?? "";
  const part = kept.split("<!-- /client -->")[0] ?? "";
  const mark = "<!-- client game.ts apply -->\n";
  pageHolds(
    "docs/runtime/results.md",
    resultsPage().replace(mark, () => mark + part),
  );
  const texts = [...verbsOn.keys()].map(page).join("\n");
  const verbs = [...texts.matchAll(/^## (\w+)$/gmu)].map(([, name]) => name);
  assert.equal(verbs.sort(), Object.keys(runtime).sort());
});

test("every public type that says whether a verb came to pass is on the page of results", () => {
  const told = [...page("docs/runtime/results.md").matchAll(/^### (\w+)$/gmu)].map(
    ([, name]) => name,
  );
  const given = new Set(textOf("runtime/index.ts").match(/\w+/gu));
  const types = sourcesIn("runtime").flatMap((path) =>
    // A docstring may lack; the page must not leave out the type in silence.
    textOf(path)
      .split(/^(?=export )/mu)
      .filter((part) => /^export (?:type|interface) \w+[^;]*?readonly ok:/u.test(part))
      .map((part) => /^export \w+ (\w+)/u.exec(part)?.[1] ?? ""),
  );
  const wanted = types.filter((name) => given.has(name));
  assert.ok(wanted.length >= 8, wanted.join());
  none(
    wanted.filter((name) => !told.includes(name)),
    "describe these types under a heading of their own in docs/runtime/results.md",
  );
});

test("every row of §3 is in it, once", () => {
  const key = ({ section, row }: { section: string; row?: number }): string => `${section} ${row}`;
  assert.equal(
    runtimeRows
      .filter(({ row }) => row !== undefined)
      .map(key)
      .sort(),
    behaviourRows
      .filter(({ section }) => section.startsWith("3."))
      .map(key)
      .sort(),
  );
});

test("every member of §2 is in it, or has no meaning at run time", () => {
  const spread = ({ section, members = [] }: Pick<RuntimeRow, "section" | "members">): string[] =>
    members.map((member) => `${section} ${member}`);
  const there = new Set(memberRows.map(({ section, member }) => `${section} ${member}`));
  const said = new Set(runtimeRows.flatMap(spread));
  const silent = new Set(notAtRunTime.flatMap(spread));
  assert.equal(
    [...there].filter((member) => !said.has(member) && !silent.has(member)),
    [],
    "left out",
  );
  assert.equal(
    [...said, ...silent].filter((member) => !there.has(member)),
    [],
    "no member of test/spec/rows.ts; a member that is an extension has no row in test/spec/runtime-rows.ts",
  );
  assert.equal(
    [...said].filter((member) => silent.has(member)),
    [],
    "both",
  );
});

test("every function is exported, and called by a test that is named with it", () => {
  const wrong: string[] = [];
  for (const row of runtimeRows) {
    const texts = row.tests.map((name) => {
      const path = root(fileOf(name));
      if (existsSync(path)) return readFileSync(path, "utf8");
      wrong.push(`${titleOf(row)}: there is no ${fileOf(name)}`);
      return "";
    });
    const calls = (text: string, name: string): boolean =>
      new RegExp(`\\b${name}\\b`, "u").test(text);
    for (const name of row.functions) {
      if (!Object.hasOwn(runtime, name)) wrong.push(`${titleOf(row)}: ${name} is not exported`);
      if (!texts.some((text) => calls(text, name)))
        wrong.push(`${titleOf(row)}: no test of ${name}`);
    }
    for (const [index, text] of texts.entries()) {
      if (row.functions.some((name) => calls(text, name))) continue;
      wrong.push(`${titleOf(row)}: ${row.tests[index]!} tests none of its functions`);
    }
  }
  none(wrong, "name in test/spec/runtime-rows.ts what is exported, and tests that call it");
});

test("the tutorial is the client's code, and what the client prints", () => {
  const parts = pages().flatMap((path) => [
    ...page(path).matchAll(/<!-- client ([\w.]+) (.+) -->/gu),
  ]);
  assert.ok(parts.length > 0);
  for (const [, file = "", what = ""] of parts) {
    const text = readFileSync(root(`test/client/${file}`), "utf8");
    const found = file.endsWith(".ts") ? functionOf(text, what) : sceneOf(text, what);
    assert.ok(found !== undefined, `${file} has no "${what}"`);
    const language = file.endsWith(".ts") ? "ts" : "text";
    holds(`client ${file} ${what}`, `\n\`\`\`${language}\n${found}\n\`\`\`\n\n`, "client");
  }
});

/** An exported function with its docstring. */
function functionOf(text: string, name: string): string | undefined {
  const pattern = String.raw`(?:\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?export function ${name}\([\s\S]*?\n\}\n`;
  return new RegExp(pattern, "u").exec(text)?.[0].trimEnd();
}

function sceneOf(text: string, title: string): string | undefined {
  const blocks = text.split("\n\n");
  return blocks.find((block) => block.startsWith(`${title}\n`))?.slice(title.length + 1);
}

test.run();

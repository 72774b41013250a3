/** Tables of the pages say what the code says. `UPDATE=1` rewrites those that are made from it. */
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { shippedDialect } from "../../generator/kinds/dialects.ts";
import { exitCodes } from "../../generator/cli/exit-codes.ts";
import type { CommandContext } from "../../generator/cli/command.ts";
import { createProgram } from "../../generator/cli/program.ts";
import { auditRules } from "../../generator/query/audit.ts";
import { kindsIn } from "../built-in.ts";
import { plainColors } from "../../generator/model/plain-colors.ts";
import { holds, page, table } from "./section.ts";

const schema = fileURLToPath(new URL("../../generator/config/config.schema.json", import.meta.url));
const test = suite("tables of the pages");

test("lists every member of the configuration", () => {
  const { properties } = JSON.parse(readFileSync(schema, "utf8")) as {
    properties: Record<string, { description: string; default?: unknown }>;
  };
  const lines = Object.entries(properties)
    .filter(([name]) => name !== "$schema")
    .map(([name, member]) => [
      `\`${name}\``,
      member.description,
      member.default === undefined ? "" : `\`${JSON.stringify(member.default)}\``,
    ]);
  holds("configuration", table(["member", "meaning", "default"], lines));
});

test("each rule of §9 has a row, and each row tests that are there", () => {
  const [, rows = ""] = page("docs/releases.md").split("## All of §9, and its tests");
  const numbers = [...new Set([...rows.matchAll(/§(9\.\d)/gu)].map(([, number]) => number))];
  assert.equal(numbers.sort(), ["9.1", "9.2", "9.3", "9.4", "9.5"]);
  const lines = rows.split("\n").filter((line) => line.startsWith("| §"));
  for (const line of lines) {
    const tests = [...line.matchAll(/`(test\/[^`]+)`/gu)].map(([, path = ""]) => path);
    assert.ok(tests.length > 0, `name a test in this row of docs/releases.md: ${line}`);
    for (const path of tests)
      assert.ok(
        existsSync(new URL(`../../${path}`, import.meta.url)),
        `docs/releases.md names a test that is not there: ${path}`,
      );
  }
});

test("every plain colour", () => {
  const lines = [...plainColors].map(([name, css]) => [`\`${name}\``, `\`${css}\``]);
  holds("colours", table(["colour", "shown as"], lines));
});

test("every rule of an audit, and every column that is no member", () => {
  const rules = Object.entries(auditRules).map(([rule, about]) => [`\`${rule}\``, about]);
  holds("audit rules", table(["rule", "what it finds"], rules));
  const columns = kindsIn("spec").all.flatMap((kind) => Object.entries(kind.columns ?? {}));
  const lines = columns.map(([name, { about }]) => [`\`${name}\``, about]);
  holds("derived columns", table(["column", "what it is"], lines));
});

test("names every command, every rule of the dialects and every exit code", () => {
  const text = page("docs/reference/command-line.md");
  const program = createProgram({} as CommandContext);
  for (const command of program.commands) {
    if (command.name() === "help") continue;
    assert.ok(text.includes(`| \`defwright ${command.name()}\` |`), command.name());
  }
  const dialects = page("docs/guide/packs.md");
  for (const rule of Object.keys(shippedDialect("spec").rules)) {
    assert.ok(
      dialects.includes(`\`${rule}\``),
      `docs/guide/packs.md has to name the rule ${rule} of the dialects`,
    );
  }
  for (const code of Object.values(exitCodes)) {
    assert.ok(text.includes(`| ${String(code)} |`), `exit code ${String(code)}`);
  }
});

test("the README opens with what a user types, and has the two lines that set up this repository", () => {
  const text = page("README.md");
  const guide = /<!-- first commands -->\n\n```sh\n([^`]*)\n```/u.exec(
    page("docs/guide/first-game.md"),
  );
  assert.match(text, /^# defwright\n\n```sh\n/u);
  assert.is(text.split("\n")[3]?.split(/ {2,}#/u)[0], guide?.[1]?.replaceAll("\n", " && "));
  assert.match(text, /^npm ci && npm run generate /mu);
  assert.match(text, /^npm ci && npm test /mu);
});

test.run();

/** The README's tables say what the code says. `UPDATE=1` rewrites those that are made from it. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { codes, contentCodes } from "../../generator/diagnostics/code.ts";
import { dialectRules } from "../../generator/model/dialect.ts";
import { exitCodes } from "../../generator/cli/exit-codes.ts";
import type { CommandContext } from "../../generator/cli/context.ts";
import { createProgram } from "../../generator/cli/program.ts";
import { holds, readme, table } from "./section.ts";

const schema = fileURLToPath(new URL("../../generator/config/config.schema.json", import.meta.url));
const test = suite("README");

test("lists every diagnostic code with its meaning", () => {
  const lines = contentCodes().map((code) => {
    const { severity, spec, meaning } = codes[code];
    const words =
      typeof severity === "string"
        ? severity
        : `${severity.spec}; bright-nights: ${severity["bright-nights"]}`;
    const page = `[\`${code}\`](docs/diagnostics/${code}.md)`;
    return [page, words, spec === undefined ? "" : `§${spec}`, meaning];
  });
  holds("codes", table(["code", "severity", "§", "meaning"], lines));
});

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

test("names every command, every rule of the dialects and every exit code", () => {
  const text = readme();
  const program = createProgram({} as CommandContext);
  for (const command of program.commands) {
    if (command.name() === "help") continue;
    assert.ok(text.includes(`| \`defwright ${command.name()}\` |`), command.name());
  }
  for (const rule of Object.keys(dialectRules.spec)) assert.ok(text.includes(`\`${rule}\``), rule);
  for (const code of Object.values(exitCodes)) {
    assert.ok(text.includes(`| ${String(code)} |`), `exit code ${String(code)}`);
  }
});

test("opens with the two lines that do all the set-up", () => {
  const lines = readme().split("\n");
  assert.match(lines[3] ?? "", /^npm ci && npm run generate /u);
  assert.match(lines[4] ?? "", /^npm ci && npm test /u);
});

test.run();

/**
 * `npm run bench [-- <data directory>] [--rounds N] [--json <file>] [--readme]`: the table of figures, measured on the
 * built package. Without a directory it takes the corpus where one is, else our own content. `--readme`
 * writes the table into the README, between its markers.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { findCorpus } from "../corpus/find-corpus.ts";
import { rows, type Row } from "./rows.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: "string", default: "7" },
    json: { type: "string" },
    readme: { type: "boolean", default: false },
  },
});

if (!existsSync(join(root, "dist/generator/cli.js"))) {
  console.error(`bench measures the built package: run "npm run build" first`);
  process.exit(2);
}
const given = positionals[0];
const corpus = given ?? findCorpus()?.core;
const packs = corpus === undefined ? [join(root, "content/core")] : [corpus];
const subject = corpus === undefined ? "our own content (no corpus was found)" : "the corpus' core";
const work = join(root, "node_modules/.cache/defwright-bench");
rmSync(work, { recursive: true, force: true });
mkdirSync(work, { recursive: true });

console.error(`bench on ${subject}, Node ${process.version}, ${String(cpus().length)} cores`);
const measured: Row[] = [];
for (const row of rows({
  packs,
  dialect: corpus === undefined ? "spec" : "bright-nights",
  work,
  rounds: Number(values.rounds),
})) {
  measured.push(row);
  console.error(`  ${row.what} | ${row.baseline}: ${row.ratio}`);
}
const table = toMarkdown(measured);
console.log(table);
const json = values.json ?? join(work, "bench.json");
writeFileSync(
  json,
  `${JSON.stringify({ subject, node: process.version, rows: measured }, undefined, 2)}\n`,
);
console.error(`written to ${json}`);

if (values.readme) {
  const file = join(root, "README.md");
  const text = readFileSync(file, "utf8");
  const next = text.replace(
    /(<!-- bench -->\n)[\s\S]*?(<!-- \/bench -->)/u,
    (_, start: string, end: string) => `${start}\n${table}\n${end}`,
  );
  writeFileSync(file, next);
}

function toMarkdown(list: readonly Row[]): string {
  const head = ["what", "baseline beside it", "ours", "baseline", "ratio", "to reach"];
  const lines = list.map((row) => [
    row.what,
    row.baseline,
    row.ours,
    row.theirs,
    row.ratio,
    row.reached === undefined ? row.goal : `${row.goal} ${row.reached ? "✓" : "not yet"}`,
  ]);
  return [head, head.map(() => "---"), ...lines]
    .map((cells) => `| ${cells.join(" | ")} |\n`)
    .join("");
}

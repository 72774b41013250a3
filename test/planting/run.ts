/**
 * `npm run plant -- [--seed S] [--runs N] [--content own|real|grown]… [--class <words>] [--no-fixes] [--misses <file>]
 * [path to a real game's data]`: plants mistakes into valid contents, one at a time, and counts what `check` says about
 * each and what its fixes make of it. Without `--runs`, every class is planted once in each content. Without a path,
 * the real game is looked for as in `npm run corpus`. `--misses` writes each miss and the command that shows it again.
 */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { classes } from "./classes/index.ts";
import { contentNames, prepare } from "./grounds.ts";
import { missesOf, printReport } from "./report.ts";
import { runPlanting } from "./run-planting.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: "string", default: "1" },
    runs: { type: "string" },
    content: { type: "string", multiple: true },
    class: { type: "string", default: "" },
    "no-fixes": { type: "boolean", default: false },
    misses: { type: "string" },
  },
});
const seed = Number(values.seed);
const wanted = values.class;
const misses: string[] = [];
let crashes = 0;
for (const name of contentNames) {
  if (values.content && !values.content.includes(name)) continue;
  const content = await prepare(name, seed, positionals[0]);
  if (!content) {
    console.log(`${name}: no real game is here; name the path of its data`);
    continue;
  }
  const planting = await runPlanting(content, {
    seed,
    runs: values.runs === undefined ? classes.length : Number(values.runs),
    rounds: values.runs === undefined ? 1 : Infinity,
    wanted,
    withFixes: !values["no-fixes"],
  });
  console.log(`${printReport(name, planting)}\n`);
  crashes += planting.crashes.length;
  const missed = missesOf(name, planting);
  misses.push(...missed);
  if (wanted !== "") console.log(missed.join("\n"));
}
if (values.misses !== undefined) writeFileSync(values.misses, `${misses.join("\n\n")}\n`);
process.exitCode = crashes > 0 ? 1 : 0;

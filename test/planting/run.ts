/**
 * `npm run plant -- [--seed S] [--rounds N] [--content own|real|grown]… [--only <words>]… [--no-fixes]
 * [--misses <file>] [path to a real game's data]`: plants mistakes into valid contents, one at a time, and counts what
 * `check` says about each and what its fixes make of it. Without `--rounds`, every class is planted once in each
 * content. Without a path, the real game is looked for as in `npm run corpus`. `--misses` writes each miss and the
 * command that shows it again; they are shown as well where `--only` is given. Only a crash is a failure.
 */
import { appendFileSync, writeFileSync } from "node:fs";
import { runSearch, searchOptions, type Failure, type Found, type Task } from "../search/search.ts";
import { scriptWords } from "../script-words.ts";
import { classes } from "./classes/index.ts";
import { contentNames, prepare } from "./grounds.ts";
import { missesOf, printReport } from "./report.ts";
import { runPlanting } from "./run-planting.ts";

const { values, positionals } = scriptWords({
  allowPositionals: true,
  options: {
    ...searchOptions,
    content: { type: "string", multiple: true },
    "no-fixes": { type: "boolean", default: false },
    misses: { type: "string" },
  },
});
if (values.misses !== undefined) writeFileSync(values.misses, "");
await runSearch({ name: "plant", unit: "mistakes", run: search }, values);

async function search({ seed, rounds, isWanted }: Task): Promise<Found> {
  let tried = 0;
  const failures: Failure[] = [];
  const amount =
    rounds === Infinity ? { runs: classes.length, rounds: 1 } : { runs: rounds, rounds: Infinity };
  for (const name of contentNames) {
    if (values.content && !values.content.includes(name)) continue;
    const content = await prepare(name, seed, positionals[0]);
    if (!content) {
      console.log(`${name}: no real game is here; name the path of its data`);
      continue;
    }
    const withFixes = !values["no-fixes"];
    const planting = await runPlanting(content, { seed, ...amount, isWanted, withFixes });
    console.log(`${printReport(name, planting)}\n`);
    tried += planting.outcomes.length + planting.crashes.length;
    failures.push(...planting.crashes);
    const missed = missesOf(name, planting);
    if (values.only) console.log(missed.join("\n"));
    if (values.misses !== undefined)
      appendFileSync(values.misses, missed.map((each) => `${each}\n\n`).join(""));
  }
  return { tried, failures };
}

/**
 * `npm run torture [-- --minutes N] [--seed S] [--only P]… [--rounds N]`: attacks with what strangers, faults and kills
 * could do. The time is shared among the parts. `--sizes [--only <words>]` instead prints what large content costs the
 * built package, each in a process of its own.
 */
import { runSearch, searchOptions, wantedBy } from "../search/search.ts";
import { scriptWords } from "../script-words.ts";
import { parts } from "./parts/index.ts";
import { figuresOf, runPart } from "./run-part.ts";
import { printSizes } from "./sizes.ts";

const { values } = scriptWords({
  options: { ...searchOptions, sizes: { type: "boolean", default: false } },
});
if (values.sizes) process.exit(printSizes(wantedBy(values.only ?? [])) ? 0 : 1);
await runSearch(
  {
    name: "torture",
    unit: "invariants",
    ownMinutes: 1,
    run: async ({ seed, rounds, milliseconds, isWanted }) => {
      const chosen = parts.filter(({ name }) => isWanted(name));
      const reports = [];
      for (const part of chosen) {
        const limits = { seed, rounds, milliseconds: milliseconds / chosen.length };
        const report = await runPart(part, limits);
        console.log(figuresOf(report));
        reports.push(report);
      }
      return {
        tried: reports.reduce((sum, { invariants }) => sum + invariants, 0),
        failures: reports.flatMap(({ failures }) => failures),
      };
    },
  },
  values,
);

/**
 * `npm run torture [-- --minutes N] [--seed S] [--part P]… [--rounds N]`: attacks with what strangers, faults and kills
 * could do. The time is shared among the parts. Ends with 1 where an invariant did not hold. `--sizes [--part <words>]`
 * instead prints what large content costs the built package, each in a process of its own.
 */
import { parseArgs } from "node:util";
import { parts } from "./parts/index.ts";
import { printReport, runPart } from "./run-part.ts";
import { printSizes } from "./sizes.ts";

const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "1" },
    seed: { type: "string", default: "1" },
    part: { type: "string", multiple: true },
    rounds: { type: "string" },
    sizes: { type: "boolean", default: false },
  },
});
if (values.sizes) process.exit(printSizes(values.part ?? []) ? 0 : 1);
const names = values.part ?? parts.map(({ name }) => name);
const unknown = names.find((name) => parts.every((part) => part.name !== name));
if (unknown !== undefined) {
  const known = parts.map(({ name, about }) => `  ${name}: ${about}`).join("\n");
  console.error(`there is no part "${unknown}"; parts are\n${known}`);
  process.exit(2);
}
const chosen = parts.filter(({ name }) => names.includes(name));
const milliseconds = (Number(values.minutes) * 60_000) / chosen.length;
let failures = 0;
for (const part of chosen) {
  const report = await runPart(part, {
    seed: Number(values.seed),
    milliseconds,
    ...(values.rounds === undefined ? {} : { rounds: Number(values.rounds) }),
  });
  console.log(printReport(report));
  failures += report.failures.length;
}
console.log(`${String(failures)} failures`);
process.exitCode = failures > 0 ? 1 : 0;

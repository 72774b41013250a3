/**
 * `npm run differential [-- --edits N] [--seed S] [--from PROJECT] [--start grown|content] [--corpus <dir>] [--most N]`: so
 * many random edits, each step compiled by a session that goes on and by a cold run, which have to agree in everything
 * that anybody can see. Prints how far it is after every few projects, so that `--from` goes on from there, and each
 * difference with its smallest reproduction. Ends with 1 where there was any.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { findCorpus } from "../corpus/find-corpus.ts";
import { reportFinding, summary } from "./report.ts";
import { search } from "./search.ts";
import { shrink } from "./shrink.ts";
import { gameProject, grownProject, sampleProject, type Start } from "./start.ts";

const { values } = parseArgs({
  options: {
    edits: { type: "string", default: "20000" },
    seed: { type: "string", default: "1" },
    from: { type: "string", default: "0" },
    start: { type: "string", default: "grown" },
    corpus: { type: "string" },
    most: { type: "string", default: "10" },
  },
});
const folder = mkdtempSync(join(tmpdir(), "defwright-differential-"));
process.on("exit", () => {
  rmSync(folder, { recursive: true, force: true });
});

let shown = 0;
let next = 0;
const tally = await search({
  seed: Number(values.seed),
  edits: Number(values.edits),
  from: Number(values.from),
  most: Number(values.most),
  start: chooseStart(),
  folder,
  progress: ({ edits, steps, verdicts, found }, project) => {
    shown = project + 1;
    if (edits < next) return;
    next = edits + 500;
    console.error(
      `project ${project}: ${edits} edits, ${steps} steps, ${Math.round((100 * verdicts.valid) / steps)} % valid, ${found.length} differences`,
    );
  },
});
for (const finding of tally.found)
  console.log(reportFinding(finding, await shrink(finding, join(folder, "shrink"))));
console.log(summary(tally));
console.log(`goes on with --from ${shown}`);
process.exitCode = tally.found.length === 0 ? 0 : 1;

function chooseStart(): Start {
  if (values.corpus !== undefined) return gameProject(findCorpus(values.corpus)!);
  return values.start === "content" ? sampleProject() : grownProject;
}

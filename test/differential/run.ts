/**
 * `npm run differential [-- --edits N] [--seed S] [--from PROJECT] [--start grown|content] [--corpus <dir>] [--most
 * N]`: so many random edits, each step compiled by a session that goes on and by a cold run, which have to agree in
 * everything that anybody can see. Prints how far it is, so that `--from` goes on from there, and each difference with
 * its smallest reproduction as it is found. Ends with 1 where there was any, or where a class of edits never occurred
 * among enough of them.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { findCorpus } from "../corpus/find-corpus.ts";
import { enoughEdits, neverDone } from "./edits/index.ts";
import { reportFinding, summary } from "./report.ts";
import { search } from "./search.ts";
import { shrink } from "./shrink.ts";
import { allVariants, gameProject, grownProject, sampleProject, type Start } from "./start.ts";

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

let told = 0;
let reported = 0;
const tally = await search({
  seed: Number(values.seed),
  edits: Number(values.edits),
  from: Number(values.from),
  most: Number(values.most),
  start: chooseStart(),
  // A real game's data has errors by the letter of the specification.
  ...(values.corpus === undefined
    ? {}
    : { variants: allVariants.filter(({ dialect }) => dialect !== "spec") }),
  folder,
  progress: async ({ edits, steps, verdicts, found }, project) => {
    for (; reported < found.length; reported += 1) {
      const finding = found[reported]!;
      console.log(reportFinding(finding, await shrink(finding, join(folder, "shrink"))));
    }
    if (edits < told + 500) return;
    told = edits;
    const valid = Math.round((100 * verdicts.valid) / steps);
    console.error(
      `${edits} edits in ${steps} steps, ${valid} % valid, ${found.length} differences; goes on with --from ${project + 1}`,
    );
  },
});
console.log(summary(tally));
const never = tally.edits < enoughEdits ? [] : neverDone(tally.byClass);
if (never.length > 0) console.log(`never done: ${never.join(", ")}`);
process.exitCode = tally.found.length + never.length === 0 ? 0 : 1;

function chooseStart(): Start {
  if (values.corpus !== undefined) return gameProject(findCorpus(values.corpus)!);
  return values.start === "content" ? sampleProject() : grownProject;
}

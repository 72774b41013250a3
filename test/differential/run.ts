/**
 * `npm run differential [-- --rounds N] [--seed S] [--from PROJECT] [--start grown|content] [--corpus <dir>] [--most
 * N] [--kept]`: so many random edits, each step compiled by a session that goes on and by a cold run, which have to
 * agree in everything that anybody can see; with `--kept`, new processes take half of the steps. Prints how far it is,
 * so that `--from` goes on from there, and each difference with its smallest reproduction as it is found. Where a class
 * of edits never occurred among enough of them, that is a failure as well.
 */
import { findCorpus } from "../corpus/find-corpus.ts";
import { projectFolder } from "../project-folder.ts";
import { runSearch, searchOptions, type Failure, type Found, type Task } from "../search/search.ts";
import { scriptWords } from "../script-words.ts";
import { editClasses, enoughEdits, neverDone } from "./edits/index.ts";
import { reportFinding, summary } from "./report.ts";
import { search } from "./search.ts";
import { shrink } from "./shrink.ts";
import { allVariants, gameProject, grownProject, sampleProject, type Start } from "./start.ts";

const { values } = scriptWords({
  options: {
    ...searchOptions,
    from: { type: "string", default: "0" },
    start: { type: "string", default: "grown" },
    corpus: { type: "string" },
    most: { type: "string", default: "10" },
    kept: { type: "boolean", default: false },
  },
});
await runSearch({ name: "differential", unit: "edits", rounds: 20_000, run }, values);

async function run({ seed, rounds, isWanted }: Task): Promise<Found> {
  let toldAt = 0;
  const failures: Failure[] = [];
  const tally = await search({
    seed,
    edits: rounds,
    from: Number(values.from),
    most: Number(values.most),
    kept: values.kept,
    start: chooseStart(),
    classes: editClasses.filter(({ name }) => isWanted(name)),
    // A real game's data has errors by the letter of the specification.
    ...(values.corpus === undefined
      ? {}
      : { variants: allVariants.filter(({ dialect }) => dialect !== "spec") }),
    folder: projectFolder(),
    progress: async ({ edits, steps, verdicts, found }, project) => {
      for (const finding of found.slice(failures.length)) {
        const what = reportFinding(finding, await shrink(finding, projectFolder()));
        failures.push({ what, again: `--from ${String(finding.project)} --most 1` });
        console.error(what);
      }
      if (edits < toldAt + 500) return;
      toldAt = edits;
      const valid = Math.round((100 * verdicts.valid) / steps);
      console.error(
        `${edits} edits in ${steps} steps, ${valid} % valid, ${found.length} differences; goes on with --from ${project + 1}`,
      );
    },
  });
  console.log(summary(tally));
  const never = tally.edits < enoughEdits ? [] : neverDone(tally.byClass);
  if (never.length > 0) failures.push({ what: `never done: ${never.join(", ")}` });
  return { tried: tally.edits, failures };
}

function chooseStart(): Start {
  if (values.corpus !== undefined) return gameProject(findCorpus(values.corpus)!);
  return values.start === "content" ? sampleProject() : grownProject;
}

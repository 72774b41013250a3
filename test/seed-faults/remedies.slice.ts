/**
 * What is said of mistakes, one of each class in our own content. Where it is not yet all that is due, the class stands
 * in `shortfalls.json` with what it lacks, a list that only gets shorter: `UPDATE=1 npm test -- seed-faults/remedies`
 * writes it anew. `npm run seed-faults -- --remedies` measures at length.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { format } from "prettier";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { projectFolder } from "../project-folder.ts";
import { contentWorld } from "../search/content-world.ts";
import { remedyClasses } from "./remedies/index.ts";
import { remedyTable, runRemedies, shortOf, type RemedyResults } from "./run-remedies.ts";
import { createRemedyBench } from "./try-remedy.ts";

const remedies = suite("remedies of seeded mistakes");
type Shortfalls = Readonly<Record<string, readonly string[]>>;

const path = fileURLToPath(new URL("shortfalls.json", import.meta.url));
/** Of fixes that make something else of what was there; never a shortfall. */
const spoilt = "spoilt";
const isUpdate = process.env["UPDATE"] === "1";
const known = JSON.parse(readFileSync(path, "utf8")) as Shortfalls;
const results: RemedyResults = new Map();
runRemedies(
  createRemedyBench(contentWorld("spec"), projectFolder()),
  { perClass: 1, seed: 1 },
  results,
  (_name, { mends }) => mends === true,
);
const shortfalls: Shortfalls = Object.fromEntries(
  [...results].flatMap(([name, { verdicts }]) => {
    const short = verdicts.flatMap(shortOf).filter((each) => each !== spoilt);
    return short.length > 0 ? [[name, short]] : [];
  }),
);

remedies("no fix makes something else of content, whatever is known", () => {
  const spoiling = [...results].flatMap(([name, { verdicts, examples }]) =>
    verdicts.flatMap(shortOf).includes(spoilt) ? [name, ...examples] : [],
  );
  assert.is(spoiling.join("\n"), "");
  assert.not(Object.values(known).flat().includes(spoilt));
});

remedies("what is said lacks no more than is known", async () => {
  if (isUpdate) {
    const options = { parser: "json", printWidth: 100 };
    writeFileSync(path, await format(JSON.stringify(shortfalls), options));
    return;
  }
  const examples = [...results].flatMap(([name, { examples: texts }]) =>
    JSON.stringify(known[name]) === JSON.stringify(shortfalls[name]) ? [] : [name, ...texts],
  );
  assert.equal(shortfalls, known, examples.join("\n"));
});

remedies("the classes are many, and each was planted", () => {
  assert.ok(new Set(remedyClasses.map(({ name }) => name)).size >= 200);
  const idle = [...results].filter(([, { verdicts }]) => verdicts.length === 0);
  assert.is(idle.map(([name]) => name).join(", "), "", remedyTable(results));
});

remedies.run();

/**
 * `npm run bench [-- <data directory>]`: the table of figures, measured on the built package, each beside its baseline
 * in the same run. Without a directory it takes the corpus where one is, else our own content. `--help` says the rest.
 */
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { cpus } from "node:os";
import { dirname, join, resolve } from "node:path";
import { version } from "../../generator/disk/version.ts";
import { cache, findCorpus } from "../corpus/find-corpus.ts";
import { root } from "../root.ts";
import { scriptWords } from "../script-words.ts";
import { drawCurves } from "./curve.ts";
import { groups, selected } from "./groups.ts";
import { entryOf, readHistory, regressions, type HistoryEntry } from "./history.ts";
import { installPeers } from "./peers.ts";
import type { Bench, Row } from "./row.ts";
import { againstRows } from "./rows/against.ts";
import { growthCurves } from "./rows/growth.ts";
import { isShort } from "./short-rows.ts";
import { ratioText, toMarkdown } from "./table.ts";

const help = `npm run bench [-- [<data directory>] <options>]

  --quick            in under a minute: two rounds of the rows with a figure to reach that are quick to measure
  --only <words>     only rows whose name has each of these words; may be repeated for other rows
  --rounds <number>  rounds of quick comparisons (7; 11 with --against)
  --against <root>   only processor times, of cold builds and of edits in watch, in turns with another checkout of
                     defwright in which "npm run build" was run
  --no-peers         without velite and content-collections, which are installed otherwise
  --json <file>      where the rows are written to
  --readme           writes the table and the plot into docs/, ten rows into README.md
  --record <commit>  appends the ratios to docs/bench/history.jsonl as those of that commit
`;

const { values, positionals } = scriptWords({
  allowPositionals: true,
  allowNegative: true,
  options: {
    quick: { type: "boolean", default: false },
    only: { type: "string", multiple: true, default: [] },
    rounds: { type: "string" },
    against: { type: "string" },
    peers: { type: "boolean" },
    json: { type: "string" },
    readme: { type: "boolean", default: false },
    record: { type: "string" },
    help: { type: "boolean", short: "h", default: false },
  },
});
const { quick, only, readme, record, against } = values;

if (values.help) {
  console.log(help);
  process.exit(0);
}
if (readme && (quick || only.length > 0 || against !== undefined))
  fail("--readme needs every row: leave --quick, --only and --against out");
if (!existsSync(join(root, "dist/generator/cli.js"))) {
  fail(`bench measures the built package: run "npm run build" first`);
}

const data = findCorpus(positionals[0]);
const corpus = data?.core;
if (readme && corpus === undefined)
  fail("--readme needs the corpus, which its figures are said of");
const subject = corpus === undefined ? "our own content" : "the corpus' core";
const work = join(cache, "bench");
rmSync(work, { recursive: true, force: true });
mkdirSync(work, { recursive: true });
const peers = (values.peers ?? !(quick || against !== undefined)) ? installPeers(tell) : undefined;
const bench: Bench = {
  packs: [corpus ?? join(root, "content/core")],
  ...(data && data.mods.length > 0 ? { mods: data.mods } : {}),
  dialect: corpus === undefined ? "spec" : "bright-nights",
  work,
  rounds: Number(values.rounds ?? (quick ? 2 : against === undefined ? 7 : 11)),
  quick,
  built: true,
  ...(peers === undefined ? {} : { peers }),
};
const about: Omit<HistoryEntry, "ratios"> = {
  version,
  commit: record ?? "",
  node: process.version,
  cores: cpus().length,
  subject,
};

tell(
  `bench on ${subject}${corpus === undefined ? " (no corpus was found)" : ""}, Node ${about.node}, ${about.cores} cores`,
);
const rows: Row[] = [];
let failures = 0;
const all = against === undefined ? groups(bench) : againstRows(bench, resolve(against));
const wanted = selected(all, only).filter(
  ({ short }) => short || !quick || only.length > 0 || against !== undefined,
);
for (const measurement of wanted) {
  const name = `${measurement.what} | ${measurement.baseline}`;
  try {
    const row = onSubject(await measurement.measure());
    rows.push(row);
    tell(`  ${name}: ${ratioText(row)}`);
  } catch (error) {
    failures += 1;
    tell(`  ${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
const table = toMarkdown(rows);
console.log(table);

const json = values.json ?? join(work, "bench.json");
write(json, `${JSON.stringify({ ...about, rows }, undefined, 2)}\n`);
tell(`written to ${json}`);

const historyFile = join(root, "docs/bench/history.jsonl");
for (const sentence of regressions(rows, readHistory(historyFile), subject)) {
  tell(`regressed since it was last recorded: ${sentence}`);
}
if (record !== undefined) {
  mkdirSync(dirname(historyFile), { recursive: true });
  appendFileSync(historyFile, `${JSON.stringify(entryOf(rows, about))}\n`);
}
if (readme && failures === 0) {
  const plot = "docs/bench/growth.svg";
  write(
    join(root, plot),
    drawCurves(`Time of a cold build, as ${subject} grows`, growthCurves(bench)),
  );
  const section = `${table}\n![What a cold build takes as the content grows](../bench/growth.svg)\n`;
  bring("docs/reference/figures.md", "bench", section);
  bring("README.md", "figures", toMarkdown(rows.filter(isShort)));
}
if (failures > 0) process.exitCode = 1;

/** The figures to reach are said of the corpus; on any other content a row is only reported. */
function onSubject({ goal, ...row }: Row): Row {
  return corpus === undefined || goal === undefined ? row : { ...row, goal };
}

/** Puts a text between the two marks of a page. */
function bring(path: string, name: string, section: string): void {
  const file = join(root, path);
  const part = new RegExp(`(<!-- ${name} -->\\n)[\\s\\S]*?(<!-- /${name} -->)`, "u");
  const put = (_: string, start: string, end: string): string => `${start}\n${section}\n${end}`;
  write(file, readFileSync(file, "utf8").replace(part, put));
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function tell(text: string): void {
  console.error(text);
}

function fail(text: string): never {
  console.error(text);
  process.exit(2);
}

/**
 * `npm run growth [-- --only <words of a mistake's name>]…`. For each mistake what it costs to find and print it so
 * many times, and four times as many; what grows faster than the input is marked, and a failure.
 */
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { projectFolder } from "../project-folder.ts";
import { runSearch, searchOptions, type Found, type Task } from "../search/search.ts";
import { scriptWords } from "../script-words.ts";
import type { Cost } from "./measure.ts";
import type { Mistake } from "./mistake.ts";
import { mistakes } from "./mistakes/index.ts";

const few = 2000;
const times = 4;
/** Of four times as much: what doubles as the input does stays below it, noise and all. */
const most = 6.5;
/** Seconds that one measurement may take. */
const patience = 100;

const { values } = scriptWords({ options: searchOptions });
await runSearch({ name: "growth", unit: "mistakes", run: measure }, values);

function measure({ isWanted }: Task): Found {
  const chosen = mistakes.filter(({ what }) => isWanted(what));
  console.log("| mistake | findings | compile, ms | × | print, ms | × | peak, MB | × |");
  console.log("| --- | --- | --- | --- | --- | --- | --- | --- |");
  const lines = chosen.map((mistake) => {
    const line = lineOf(mistake, costOf(mistake, few), costOf(mistake, times * few));
    console.log(line);
    return line;
  });
  const marked = lines.filter((line) => line.includes("**"));
  return { tried: lines.length, failures: marked.map((what) => ({ what })) };
}

function costOf(
  { dialect = "spec", known, severity = {}, files }: Mistake,
  count: number,
): Cost | undefined {
  const project = (size: number): string => {
    const all = files(size);
    const packs = ["pack", "later"].filter((pack) =>
      Object.keys(all).some((path) => path.startsWith(`${pack}/`)),
    );
    return projectFolder({
      "defwright.config.json": { packs, dialect, severity, known: known?.(size) ?? {} },
      ...all,
    });
  };
  const script = fileURLToPath(new URL("measure.ts", import.meta.url));
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      "--conditions=defwright-source",
      "--import",
      import.meta.resolve("tsx"),
      script,
      project(count),
      project(40),
    ],
    { encoding: "utf8", timeout: patience * 1000 },
  );
  // The beginning says what was thrown.
  if (stderr !== "") console.error(stderr.slice(0, 600));
  return stdout === "" ? undefined : (JSON.parse(stdout) as Cost);
}

function lineOf({ what }: Mistake, one: Cost | undefined, other: Cost | undefined): string {
  const cells = (["compile", "print", "peak"] as const).flatMap((figure) => {
    if (!one || !other) return [one ? `${one[figure].toFixed(0)} → –` : "–", "**–**"];
    const ratio = other[figure] / one[figure];
    const told = ratio.toFixed(1);
    return [
      `${one[figure].toFixed(0)} → ${other[figure].toFixed(0)}`,
      ratio > most && other[figure] > 200 ? `**${told}**` : told,
    ];
  });
  return `| ${[what, `${one?.findings ?? "–"} → ${other?.findings ?? "–"}`, ...cells].join(" | ")} |`;
}

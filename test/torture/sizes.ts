/** What a build of large content costs whoever has installed the package: time, memory, and that it ends. */
import { spawnSync } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { projectFolder } from "../project-folder.ts";
import { tile } from "../growth/mistake.ts";
import { largeContents, type LargeContent } from "./large-content.ts";

const cli = fileURLToPath(new URL("../../dist/generator/cli.js", import.meta.url));

/** Small definitions in files of ten thousand, as no person writes them. */
const definitions = "small definitions";
const definitionsOfFile = 10_000;
const definitionCounts = [200_000, 1_000_000];

/** Prints a table. @returns whether each ended with a verdict */
export function printSizes(isWanted: (name: string) => boolean): boolean {
  if (!existsSync(cli)) {
    console.error("dist/ is not there; npm run build makes it");
    return false;
  }
  console.log("| content | size | processor time, s | peak, MB | exit |");
  console.log("| --- | --- | --- | --- | --- |");
  let allEnded = true;
  const print = (name: string, size: number, files: Readonly<Record<string, unknown>>): void => {
    const { seconds, peak, exit } = costOf(files);
    allEnded &&= exit === "0" || exit === "1";
    console.log(
      `| ${[name, String(size), seconds.toFixed(1), peak.toFixed(0), exit].join(" | ")} |`,
    );
  };
  for (const content of largeContents.filter(({ name }) => isWanted(name))) {
    for (const size of [content.size, ...(content.more ?? [])]) {
      print(content.name, size, filesOf(content, size));
    }
  }
  for (const count of definitionCounts) {
    if (isWanted(definitions)) print(definitions, count, manyDefinitions(count));
  }
  return allEnded;
}

function filesOf({ objects }: LargeContent, size: number): Readonly<Record<string, unknown>> {
  return { "pack/a.json": JSON.stringify(objects(size)) };
}

function manyDefinitions(count: number): Readonly<Record<string, unknown>> {
  const files: Record<string, string> = {};
  for (let first = 0; first < count; first += definitionsOfFile) {
    const tiles = Array.from({ length: Math.min(definitionsOfFile, count - first) }, (_, at) =>
      tile(`t_${String(first + at)}`),
    );
    files[`pack/${String(first / definitionsOfFile)}.json`] = JSON.stringify(tiles);
  }
  return files;
}

interface SizeCost {
  readonly seconds: number;
  readonly peak: number;
  readonly exit: string;
}

function costOf(files: Readonly<Record<string, unknown>>): SizeCost {
  const configuration = { packs: ["pack"], out: "generated", dialect: "bright-nights" };
  const folder = projectFolder({ "defwright.config.json": configuration, ...files });
  const atExit =
    "process.on('exit', () => { const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();" +
    "require('node:fs').writeSync(3, JSON.stringify([userCPUTime + systemCPUTime, maxRSS])); });";
  const preload = `data:text/javascript,import{createRequire}from"node:module";const require=createRequire("/");${encodeURIComponent(atExit)}`;
  const { status, signal, output } = spawnSync(
    process.execPath,
    ["--import", preload, cli, "build", "--quiet", "--force"],
    {
      cwd: folder,
      encoding: "utf8",
      maxBuffer: 1 << 28,
      stdio: ["ignore", "ignore", "pipe", "pipe"],
    },
  );
  rmSync(folder, { recursive: true, force: true });
  const [time = NaN, kilobytes = NaN] = JSON.parse(
    output[3]?.trim() ? output[3] : "[]",
  ) as number[];
  return { seconds: time / 1e6, peak: kilobytes / 1024, exit: String(status ?? signal) };
}

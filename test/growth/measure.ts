/**
 * What the findings of one project cost, in a process of its own: `measure.ts <folder> <small folder>`. Prints a line
 * of JSON; the small project is compiled first, so that what is compiled at first use counts for nobody.
 */
import { timed } from "../processor-time.ts";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { formatGithub } from "../../generator/diagnostics/format-github.ts";
import { formatJson } from "../../generator/diagnostics/format-json.ts";
import { formatMarkdown } from "../../generator/diagnostics/format-markdown.ts";
import { formatPretty } from "../../generator/diagnostics/format-pretty.ts";
import { sarifReport } from "../../generator/cli/show-diagnostics.ts";
import { formatUnix } from "../../generator/diagnostics/format-unix.ts";
import {
  accept,
  parseBaseline,
  printBaseline,
  applyBaseline,
} from "../../generator/diagnostics/baseline.ts";
import { newsBetween } from "../../generator/diagnostics/news.ts";
import { compilePacks } from "../../generator/build/compile-packs.ts";
import { withFix } from "../../generator/fix/fixes.ts";
import { baselineFile } from "../../generator/config/named-files.ts";
import { loadSettings } from "../../generator/config/load-config.ts";

const [folder = "", few = ""] = process.argv.slice(2);
await measure(few);
const cost = await measure(folder);
process.stdout.write(
  `${JSON.stringify({ ...cost, peak: process.resourceUsage().maxRSS / 1024 })}\n`,
);

export interface Cost {
  readonly findings: number;
  readonly compile: number;
  readonly print: number;
  /** Megabytes that the process held at most. */
  readonly peak: number;
}

async function measure(project: string): Promise<Omit<Cost, "peak">> {
  const { settings } = await loadSettings({ workingDirectory: project });
  if (!settings) throw new Error("the project has no settings");
  const { time: compiled, value } = timed(() => compilePacks(settings, { emit: false }));
  const { diagnostics } = value;
  const { time: print } = timed(() => {
    const all = diagnostics.map((each) => withFix(each, value.evidence));
    const { pathOf } = baselineFile(join(project, "baseline.json"), project, new Map());
    const accepted = printBaseline(accept(all, pathOf).entries);
    applyBaseline(all, { pathOf, accepted: parseBaseline(accepted) ?? new Map() });
    const texts = [
      ...[all.map(formatJson), all.map((each) => formatPretty(each)), all.map(formatUnix)].flat(),
      ...[sarifReport(all), formatGithub(all), formatMarkdown(all), accepted],
    ];
    newsBetween(all, [...all].reverse());
    writeFileSync("/dev/null", texts.join(""));
  });
  return { findings: diagnostics.length, compile: compiled, print };
}

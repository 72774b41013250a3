/** The score of a sample, and the mutants that nothing noticed. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../root.ts";
import type { Verdict, Verdicts } from "./verdicts.ts";
import { mutated, type NamedMutant } from "./sample.ts";

export function printReport(sample: readonly NamedMutant[], verdicts: Verdicts): string {
  const verdictOf = (mutant: NamedMutant): Verdict | undefined => verdicts.get(mutant)?.verdict;
  const tried = triedIn(sample, verdicts);
  const lines = tried
    .filter((mutant) => verdictOf(mutant) !== "killed")
    .sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : a.start - b.start))
    .map((mutant) => `${String(verdictOf(mutant))} ${shownMutant(mutant)}`);
  const groups: [string, readonly NamedMutant[]][] = [
    ...mutated.map((folder): [string, NamedMutant[]] => [
      folder,
      tried.filter(({ path }) => path.startsWith(folder)),
    ]),
    ...[...new Set(tried.map(({ operator }) => operator))]
      .sort()
      .map((name): [string, NamedMutant[]] => [
        name,
        tried.filter(({ operator }) => operator === name),
      ]),
    ["all", tried],
  ];
  for (const [name, mutants] of groups) {
    if (mutants.length === 0) continue;
    const killed = mutants.filter((mutant) => verdictOf(mutant) === "killed").length;
    const percent = ((100 * killed) / mutants.length).toFixed(1);
    lines.push(`${name.padEnd(20)} ${percent} %, ${String(killed)} of ${String(mutants.length)}`);
  }
  // A processor that others use as well must not kill: what time or a crash has noticed is counted apart.
  const endedBy = (how: string): string => {
    const ended = tried.filter((mutant) => verdicts.get(mutant)?.by.endsWith(`(${how})`) === true);
    return `${String(ended.length)} by ${how}`;
  };
  lines.push(`killed without a failing test: ${["timeout", "crash"].map(endedBy).join(", ")}`);
  lines.push(`${String(tried.length)} of ${String(sample.length)} tried`);
  return lines.join("\n");
}

export function triedIn(sample: readonly NamedMutant[], verdicts: Verdicts): NamedMutant[] {
  const open: readonly (Verdict | undefined)[] = ["untried", "refused", undefined];
  return sample.filter((mutant) => !open.includes(verdicts.get(mutant)?.verdict));
}

export function shownMutant({ path, line, start, end, text, isStatement }: NamedMutant): string {
  const original = oneLine(readFileSync(join(root, path), "utf8").slice(start, end));
  return `${path}:${String(line)} ${isStatement ? "removed " : ""}${original}${isStatement ? "" : `  ->  ${oneLine(text)}`}`;
}

function oneLine(text: string): string {
  const short = text.replaceAll(/\s+/gu, " ");
  return short.length > 90 ? `${short.slice(0, 90)}…` : short;
}

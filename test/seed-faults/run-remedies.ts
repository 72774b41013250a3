/** Plants the mistakes of every remedy class and counts what came of them. */
import { createRandom, seedOf } from "../search/random.ts";
import { remedyClasses } from "./remedies/index.ts";
import type { Remedy } from "./remedy.ts";
import type { RemedyBench, Verdict } from "./try-remedy.ts";
import { visit, type Amount } from "./visit.ts";
import { apply } from "../search/edit.ts";

export type RemedyResults = Map<string, { verdicts: Verdict[]; examples: string[] }>;

export function runRemedies(
  bench: RemedyBench,
  amount: Amount,
  results: RemedyResults,
  /** Where fixes are taken as well. */
  fixes: (name: string, remedy: Remedy) => boolean = () => true,
): void {
  const { world } = bench;
  for (const { name, sites } of remedyClasses) {
    if (amount.isWanted?.(name) === false) continue;
    const seed = `${String(amount.seed)} ${world.name} ${world.dialect} ${name}`;
    const random = createRandom(seedOf(seed));
    const row = results.get(name) ?? { verdicts: [], examples: [] };
    results.set(name, row);
    visit(sites(world), random, amount, (site) => {
      const remedy = site.plant(random);
      if (!remedy) return false;
      const verdict = bench.attempt(remedy, fixes(name, remedy));
      row.verdicts.push(verdict);
      const short = shortOf(verdict);
      if (short.length > 0) {
        const where = `[${world.name} ${world.dialect}] ${site.where}`;
        const said = verdict.said.length > 0 ? verdict.said : ["nothing was said"];
        const due = remedy.says ? `\n      due: ${remedy.says.join(" or ")}` : "";
        row.examples.push(
          `${short.join(", ")} ${where}\n${planted(remedy)}${due}\n      ${said.slice(0, 4).join("\n      ")}`,
        );
      }
      return true;
    });
  }
}

/** What is measured, in the order of the table. */
export const measures = ["found", "single", "place", "suggestion", "fix"] as const;

/** In what it is not as it should be. */
export function shortOf(verdict: Verdict): string[] {
  return [
    ...measures.filter((measure) => verdict[measure] === false),
    ...(verdict.spoilt ? ["spoilt"] : []),
  ];
}

function planted({ edits }: Remedy): string {
  return edits
    .slice(0, 3)
    .map(({ file, from, to, text }) => {
      const was = file.text.slice(from, to);
      const around = apply(file, [{ file, from, to, text }]);
      const line = around.slice(around.lastIndexOf("\n", from) + 1, from + text.length + 30);
      return `      ${JSON.stringify(was.slice(0, 70))} -> ${JSON.stringify(text.slice(0, 110))} in ${JSON.stringify(line.slice(0, 140))}`;
    })
    .join("\n");
}

export function remedyTable(results: RemedyResults): string {
  const rows = [...results].map(([name, { verdicts }]) => [name, verdicts] as const);
  const width = Math.max(...rows.map(([name]) => name.length));
  const line = (name: string, cells: readonly string[]): string =>
    `${name.padEnd(width)} ${cells.map((cell) => cell.padStart(12)).join("")}`;
  const cellsOf = (verdicts: readonly Verdict[]): string[] => [
    String(verdicts.length),
    ...measures.map((measure) => {
      const due = verdicts.filter((each) => each[measure] !== undefined);
      return percent(due.filter((each) => each[measure] === true).length, due.length);
    }),
    percent(verdicts.filter(({ spoilt }) => spoilt).length, verdicts.length),
  ];
  return [
    line("class", ["planted", ...measures, "spoilt"]),
    ...rows.map(([name, verdicts]) => line(name, cellsOf(verdicts))),
    line(`${String(rows.length)} classes`, cellsOf(rows.flatMap(([, verdicts]) => verdicts))),
  ].join("\n");
}

function percent(part: number, whole: number): string {
  if (whole === 0) return "-";
  return `${((100 * part) / whole).toFixed(part === whole || part === 0 ? 0 : 1)} %`;
}

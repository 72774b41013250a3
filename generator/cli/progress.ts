/**
 * Describes what a run did, in one line; with `--verbose`, also the definitions of each kind by outcome; with
 * `--timings`, the time of each stage.
 */
import type { Compilation } from "../compile.ts";
import { counted } from "../diagnostics/summary.ts";
import { visibleText } from "../diagnostics/visible-text.ts";
import { objectOutcomes, totals, type Account } from "../layer/account.ts";
import { manifestName } from "../config/output-names.ts";
import { firstFew } from "../text/first-few.ts";
import { advisedCommand } from "./advised-command.ts";
import type { Console } from "./console.ts";
import { isData, type GlobalOptions } from "./options.ts";
import type { Recovered } from "../build/transaction.ts";
import type { BuildResult } from "../build/build-result.ts";

/** `163 definitions (3 modified, 2 replaced)`: empty classes are left out. */
export function definitionsLine(account: Account): string {
  const sum = totals(account);
  const remarks = [
    [sum.obsolete, "obsolete"],
    [sum.abstract, "abstract"],
    [sum.modification, "modified"],
    [sum.replaced, "replaced"],
    [sum.rejected, "rejected"],
    [account.generated, "generated"],
    [account.others, "of other types"],
    [account.unusable, "unusable"],
  ] as const;
  const parts = remarks
    .filter(([count]) => count > 0)
    .map(([count, word]) => `${String(count)} ${word}`);
  const all = counted(sum.defined + sum.obsolete, "definition");
  return parts.length > 0 ? `${all} (${parts.join(", ")})` : all;
}

/** One line per kind with every class named: `recipe  120 defined, 4 obsolete, …`. */
function accountLines(account: Account): string[] {
  const width = Math.max(...[...account.kinds.keys()].map((kind) => kind.length));
  return [...account.kinds].map(([kind, counts]) => {
    const classes = objectOutcomes.filter((outcomes) => counts[outcomes] > 0);
    const listed = classes.map((outcomes) => `${String(counts[outcomes])} ${outcomes}`).join(", ");
    return `  ${kind.padEnd(width)}  ${listed}`;
  });
}

/** `21 modules, 4 written, 1 removed (terrain/core/doors.ts)`; the manifest is not counted. */
export function modulesLine(result: BuildResult): string {
  const written = modules(result.written).length;
  const { removed, unchanged } = result;
  const all = unchanged + result.written.length - (result.upToDate ? 0 : 1);
  const parts = [counted(all, "module")];
  if (written > 0) parts.push(`${String(written)} written`);
  if (removed.length > 0) parts.push(`${String(removed.length)} removed (${firstFew(removed)})`);
  if (written === 0 && removed.length === 0) parts.push("all current");
  return parts.join(", ");
}

/** The paths without that of the manifest, which changes with every input. */
export function modules(paths: readonly string[]): string[] {
  return paths.filter((path) => path !== manifestName);
}

/** Describes the recovery of a build that was killed while putting its modules in place. */
export function recoveredLine(recovered: Recovered): string {
  return recovered.completed
    ? `an earlier build was interrupted while writing; its ${counted(recovered.modules, "module")} ${recovered.modules === 1 ? "is" : "are"} now in place`
    : "an earlier build was interrupted while writing, and its files are gone; the output may be a mixture until a build succeeds";
}

/** What an unchanged build can say about the content without reading it. */
export function unchangedLine(result: BuildResult): string {
  const { counts = {}, diagnostics } = result.summary ?? {};
  const definitions = (counts["defined"] ?? 0) + (counts["obsolete"] ?? 0);
  const warnings = diagnostics?.warnings ?? 0;
  const remark = warnings > 0 ? ` (${counted(warnings, "warning")}; --force shows them)` : "";
  return `${counted(definitions, "definition")}${remark} → ${modulesLine(result)}, nothing changed`;
}

/** On a terminal, says which stage is under way once a second has passed, and whenever it is another one. */
export function saySlowStages(
  { quiet, format }: GlobalOptions,
  console: Console,
): { readonly slow?: (stage: string) => void } {
  if (!console.terminal || quiet === true || isData(format)) return {};
  let said = "";
  return {
    slow: (stage) => {
      if (stage !== said) console.err(`defwright: ${stage} …\n`);
      said = stage;
    },
  };
}

export function timingLines(timings: Compilation["timings"]): string[] {
  const width = Math.max(0, ...timings.map(({ stage }) => stage.length));
  return timings.map(({ stage, milliseconds, count }) => {
    const time = milliseconds.toFixed(1).padStart(8);
    return `  ${stage.padEnd(width)} ${time} ms${count === undefined ? "" : `  ${String(count)}`}`;
  });
}

/** How many findings the baseline accepts, and how many of its entries no longer match anything. */
function baselineLines({ baseline }: Compilation, options: GlobalOptions): string[] {
  if (baseline === undefined) return [];
  const { accepted, stale } = baseline;
  const lines = accepted > 0 ? [`${counted(accepted, "finding")} accepted by the baseline`] : [];
  const gone = stale.reduce((sum, { count }) => sum + count, 0);
  if (gone > 0) {
    const what = `${counted(gone, "finding")} of the baseline no longer ${gone === 1 ? "occurs" : "occur"}`;
    const update = advisedCommand("check --update-baseline", options);
    lines.push(`${what}; ${update} removes such entries`);
    for (const { file, code, definition, found } of options.verbose === true ? stale : []) {
      lines.push(visibleText(`  ${file}: ${code}${definition && ` in ${definition}`}: ${found}`));
    }
  }
  return lines;
}

/** Prints the details of a compilation, whether or not it succeeded. */
export function showDetails(
  compilation: Compilation,
  options: GlobalOptions,
  console: Console,
): void {
  const human = options.quiet !== true && !isData(options.format);
  const lines = [
    ...(human ? baselineLines(compilation, options) : []),
    ...(options.verbose === true ? accountLines(compilation.account) : []),
    ...(options.timings === true ? timingLines(compilation.timings) : []),
  ];
  for (const line of lines) console.err(`${line}\n`);
}

/** The rates of a run, and what to look at. */
import { operationOf } from "./mistake.ts";
import type { Outcome, Planting } from "./run-planting.ts";

export interface Rates {
  readonly planted: number;
  readonly shown: number;
  readonly hidden: number;
  readonly once: number;
  /** Mistakes where it can be known what stood there, and that are found. */
  readonly knowable: number;
  readonly named: number;
  readonly restored: number;
  readonly wrongFixes: number;
}

export function ratesOf(outcomes: readonly Outcome[]): Rates {
  const count = (is: (judgement: Outcome["judgement"]) => boolean): number =>
    outcomes.filter(({ judgement }) => is(judgement)).length;
  const fixes = ({ judgement }: Outcome): readonly string[] => [
    judgement.fixed.safe,
    judgement.fixed.suggestions,
  ];
  return {
    planted: outcomes.length,
    shown: count(({ found }) => found === "shown"),
    hidden: count(({ found }) => found === "hidden"),
    once: count(({ found, isOnce }) => found !== "not" && isOnce),
    knowable: count(({ suggestion }) => suggestion !== undefined),
    named: count(({ suggestion }) => suggestion === "right"),
    restored: outcomes.filter((one) => fixes(one).includes("restored")).length,
    wrongFixes: outcomes.filter((one) => fixes(one).includes("wrong")).length,
  };
}

const percent = (part: number, whole: number): string =>
  whole === 0 ? "–" : `${((100 * part) / whole).toFixed(1)} %`;

/** One row of a table: the rates of a class, an operation or a content. */
export function rowOf(name: string, outcomes: readonly Outcome[]): string {
  const rates = ratesOf(outcomes);
  const found = rates.shown + rates.hidden;
  return [
    name,
    String(rates.planted),
    percent(rates.shown, rates.planted),
    percent(rates.hidden, rates.planted),
    percent(rates.once, found),
    percent(rates.named, rates.knowable),
    percent(rates.restored, found),
    String(rates.wrongFixes),
  ].join(" | ");
}

export const heading =
  "what | planted | shown | only a note | exactly once, of found | right suggestion, of possible | fixed, of found | wrong fixes";

/** Everything that is not as it should be, and the command that shows it again. */
export function missesOf(content: string, { outcomes, crashes }: Planting): readonly string[] {
  return [
    ...crashes.map(({ what }) => `crash: ${what}`),
    ...outcomes.flatMap((outcome) => {
      const { judgement, name, about, file, seed } = outcome;
      const said = judgement.findings
        .map(
          ({ severity, code, message, help }) =>
            `  ${severity}[${code}] ${message}${help === undefined ? "" : ` (${help})`}`,
        )
        .slice(0, 4);
      const what = [
        ...(judgement.found === "not" ? ["not found"] : []),
        ...(judgement.found === "hidden" ? ["only a note"] : []),
        ...(judgement.found !== "not" && !judgement.isOnce ? [`${judgement.count} findings`] : []),
        ...(judgement.suggestion === "wrong" ? ["wrong suggestion"] : []),
        ...(judgement.suggestion === "none" ? ["no suggestion"] : []),
        ...(judgement.wrongFix === undefined ? [] : [`wrong fix: ${judgement.wrongFix}`]),
      ];
      if (what.length === 0) return [];
      const again = `npm run plant -- --seed ${seed} --content ${content} --only ${JSON.stringify(name)}`;
      return [
        [
          `${what.join(", ")}: ${name}`,
          `  ${about}${file === "" ? "" : ` (${file})`}`,
          ...said,
          `  ${again}`,
        ].join("\n"),
      ];
    }),
  ];
}

export function printReport(content: string, planting: Planting): string {
  const byOperation = new Map<string, Outcome[]>();
  for (const outcome of planting.outcomes) {
    const operation = operationOf(outcome.name);
    byOperation.set(operation, [...(byOperation.get(operation) ?? []), outcome]);
  }
  return [
    heading,
    rowOf(`all of ${content}`, planting.outcomes),
    ...[...byOperation]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, outcomes]) => rowOf(name, outcomes)),
    `${new Set(planting.outcomes.map(({ name }) => name)).size} classes planted, ${planting.without.length} without a place in this content`,
  ].join("\n");
}

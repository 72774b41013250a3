/** Rounds of one part, one after another, each with a seed and a folder of its own. */
import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createRandom } from "../search/random.ts";
import { told } from "../search/search.ts";
import type { Counts, Tally, TorturePart } from "./part.ts";

export interface Limits {
  /** Seed of the first round; each later one has the next. */
  readonly seed: number;
  /** Rounds begin for so long; at least one is done. */
  readonly milliseconds: number;
  readonly rounds?: number;
  /** Failures after which a part ends. */
  readonly most?: number;
}

export interface PartReport extends Counts {
  readonly part: string;
  readonly rounds: number;
  readonly seed: number;
  readonly milliseconds: number;
}

export async function runPart(part: TorturePart, limits: Limits): Promise<PartReport> {
  const { seed: first, milliseconds, rounds: mostRounds = Infinity, most = 10 } = limits;
  const counts: Counts = { inputs: 0, faults: 0, invariants: 0, failures: [] };
  const start = performance.now();
  let rounds = 0;
  do {
    await runRound(part, first + rounds, counts);
    rounds += 1;
  } while (
    rounds < mostRounds &&
    counts.failures.length < most &&
    performance.now() - start < milliseconds
  );
  const took = performance.now() - start;
  return { ...counts, part: part.name, rounds, seed: first, milliseconds: took };
}

async function runRound(part: TorturePart, seed: number, counts: Counts): Promise<void> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "defwright-torture-")));
  const fail = (what: string): void => {
    counts.failures.push({
      seed,
      what,
      again: `--only ${part.name} --seed ${String(seed)} --rounds 1`,
    });
  };
  const tally: Tally = {
    input: (count = 1) => (counts.inputs += count),
    fault: (count = 1) => (counts.faults += count),
    holds: (isTrue, what) => {
      counts.invariants += 1;
      if (!isTrue) fail(typeof what === "string" ? what : what());
    },
  };
  try {
    await part.round({ seed, random: createRandom(seed), folder, tally });
  } catch (error) {
    fail(error instanceof Error ? (error.stack ?? error.message) : String(error));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A line of figures. */
export function figuresOf(report: PartReport): string {
  const { part, rounds, seed, inputs, faults, invariants, failures, milliseconds } = report;
  return [
    `${part}: ${String(rounds)} rounds from seed ${String(seed)}`,
    `${String(inputs)} inputs tried`,
    `${String(faults)} faults injected`,
    `${String(invariants)} invariants checked`,
    `${String(failures.length)} failures`,
    `${(milliseconds / 1000).toFixed(1)} s`,
  ].join(", ");
}

/** And a block for each failure with the command that repeats it. */
export function printReport(report: PartReport): string {
  const failures = report.failures.map((failure) => told("torture", failure.seed, failure));
  return [figuresOf(report), ...failures].join("\n");
}

/** Fresh processes, timed from outside; both sides of a ratio run in turns, so that they meet the same load. */
import { spawnSync } from "node:child_process";
import { median, spreadOf, type Goal, type Measurement, type Row, type Spread } from "./row.ts";
import { warmFiles } from "./warm-files.ts";

export interface Command {
  readonly arguments: readonly string[];
  readonly cwd?: string;
  /** Run before each round, not timed. */
  readonly before?: () => void;
  /** Files and folders that it reads; they are read before each round, so that it finds them in memory. */
  readonly inputs?: readonly string[];
  /** What it exits with; 0 where absent. */
  readonly status?: number;
  /** The process prints its own milliseconds, which count instead of its wall time. */
  readonly reports?: boolean;
}

export interface Pair {
  readonly ours: Spread;
  readonly theirs: Spread;
  /** Median of the rounds' ratios. */
  readonly ratio: number;
}

export interface Run {
  readonly milliseconds: number;
  /** Peak resident memory of the process, in MB. */
  readonly peak: number;
  /** Milliseconds for which processors worked for it, in all its threads and in the system. */
  readonly processor: number;
}

/** Wall milliseconds of one run of `node` with these arguments. */
export function runOnce(command: Command): number {
  prepare(command);
  const { milliseconds, stdout } = spawn(command, []);
  return command.reports === true ? Number(stdout) : milliseconds;
}

/** The same, and how much memory and work it took. */
export function runForUsage(command: Command): Run {
  prepare(command);
  const reporter = new URL("baselines/report-usage.mjs", import.meta.url).href;
  const { milliseconds, stderr } = spawn(command, ["--import", reporter]);
  const [, peak, processor] = /\npeak (\d+) processor (\d+)$/u.exec(stderr) ?? [];
  if (peak === undefined) throw new Error(`the run told no peak\n${stderr}`);
  return { milliseconds, peak: Number(peak) / 1024, processor: Number(processor) / 1000 };
}

function prepare({ before, inputs = [] }: Command): void {
  before?.();
  warmFiles(inputs);
}

function spawn(
  command: Command,
  before: readonly string[],
): { milliseconds: number; stdout: string; stderr: string } {
  const start = performance.now();
  const run = spawnSync(process.execPath, [...before, ...command.arguments], {
    ...(command.cwd === undefined ? {} : { cwd: command.cwd }),
    encoding: "utf8",
    env: { ...process.env, NO_COLOR: "1" },
    maxBuffer: 64 << 20,
  });
  const milliseconds = performance.now() - start;
  if (run.status !== (command.status ?? 0)) {
    throw new Error(
      `node ${command.arguments.join(" ")} ended with ${String(run.status ?? run.signal)}\n${run.stderr}`,
    );
  }
  return { milliseconds, stdout: run.stdout, stderr: run.stderr };
}

/** `rounds` pairs of samples; where they are more than two, after one of each that only warms the file cache. */
export function compare(ours: Command, theirs: Command, rounds: number): Pair {
  if (rounds > 2) {
    runOnce(ours);
    runOnce(theirs);
  }
  return inTurns(
    () => runOnce(ours),
    () => runOnce(theirs),
    rounds,
  );
}

/** Neither side is always the first of its round. */
export function inTurns(ours: () => number, theirs: () => number, rounds: number): Pair {
  const pairs = Array.from({ length: rounds }, (_, round): readonly [number, number] => {
    if (round % 2 === 0) return [ours(), theirs()];
    const second = theirs();
    return [ours(), second];
  });
  return pairOf(
    pairs.map(([one]) => one),
    pairs.map(([, other]) => other),
  );
}

/** Samples of the same rounds. */
export function pairOf(ours: readonly number[], theirs: readonly number[]): Pair {
  return {
    ours: spreadOf(ours),
    theirs: spreadOf(theirs),
    ratio: median(ours.map((one, round) => one / (theirs[round] ?? NaN))),
  };
}

export interface RowOptions {
  readonly unit?: Row["unit"];
  readonly told?: Row["told"];
  readonly goal?: Goal | undefined;
  /** The short form does without it, although it has a goal. */
  readonly long?: boolean;
}

export function rowOf(what: string, baseline: string, pair: Pair, options: RowOptions = {}): Row {
  const { unit = "ms", told = "part", goal } = options;
  return { what, baseline, unit, ...pair, told, ...(goal === undefined ? {} : { goal }) };
}

export function measurement(
  what: string,
  baseline: string,
  pair: () => Pair | Promise<Pair>,
  options: RowOptions = {},
): Measurement {
  return {
    what,
    baseline,
    short: options.goal !== undefined && options.long !== true,
    measure: async () => rowOf(what, baseline, await pair(), options),
  };
}

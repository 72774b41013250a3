/** Fresh processes, timed from outside; both sides of a ratio run in turns, so that they meet the same load. */
import { spawnSync } from "node:child_process";

export interface Command {
  readonly arguments: readonly string[];
  readonly cwd?: string;
  /** Run before each round, not timed. */
  readonly before?: () => void;
  /** The process prints its own milliseconds, which count instead of its wall time. */
  readonly reports?: boolean;
}

export interface Pair {
  readonly ours: number;
  readonly baseline: number;
  /** Median of the rounds' ratios. */
  readonly ratio: number;
  readonly rounds: number;
}

/** Wall milliseconds of one run of `node` with these arguments. */
export function runOnce(command: Command): number {
  command.before?.();
  const start = performance.now();
  const run = spawnSync(process.execPath, command.arguments, {
    ...(command.cwd === undefined ? {} : { cwd: command.cwd }),
    encoding: "utf8",
    env: { ...process.env, NO_COLOR: "1" },
    maxBuffer: 64 << 20,
  });
  const wall = performance.now() - start;
  if (run.status !== 0) {
    throw new Error(
      `node ${command.arguments.join(" ")} ended with ${String(run.status)}\n${run.stderr}`,
    );
  }
  return command.reports === true ? Number(run.stdout) : wall;
}

export function compare(ours: Command, baseline: Command, rounds: number): Pair {
  runOnce(ours);
  runOnce(baseline);
  const times = Array.from({ length: rounds }, () => {
    const one = runOnce(ours);
    return { ours: one, baseline: runOnce(baseline) };
  });
  return {
    ours: median(times.map((time) => time.ours)),
    baseline: median(times.map((time) => time.baseline)),
    ratio: median(times.map((time) => time.ours / time.baseline)),
    rounds,
  };
}

/** Peak resident memory of a run, in MB. */
export function peakMemory(command: Command): number {
  command.before?.();
  const reporter = new URL("baselines/report-peak.mjs", import.meta.url).href;
  const run = spawnSync(process.execPath, ["--import", reporter, ...command.arguments], {
    encoding: "utf8",
    ...(command.cwd === undefined ? {} : { cwd: command.cwd }),
  });
  const peak = /\npeak (\d+)$/u.exec(run.stderr)?.[1];
  if (run.status !== 0 || peak === undefined) throw new Error(run.stderr);
  return Number(peak) / 1024;
}

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[middle]];
  return (low + high) / 2;
}

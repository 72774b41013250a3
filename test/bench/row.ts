/** What the bench gives: rows, each a figure of ours beside that of a baseline measured in turns with it. */

/** Of several rounds. */
export interface Spread {
  readonly median: number;
  readonly min: number;
  readonly max: number;
  /** 95 of 100 are at most this; only where there are enough rounds for it to mean anything. */
  readonly p95?: number;
}

export interface Goal {
  /** `ours ÷ theirs` at most: 0.1 for "a tenth", or for "ten times faster". */
  readonly ratio?: number;
  /** Our median at most, in the row's unit. */
  readonly median?: number;
  /** Our 95th percentile at most, in the row's unit. */
  readonly p95?: number;
}

export interface Row {
  /** What is measured: "cold build, literal". With `baseline` it names the row, also in the history. */
  readonly what: string;
  /** What it is beside: "read and JSON.parse all files". */
  readonly baseline: string;
  readonly unit: "ms" | "µs" | "ns" | "MB" | "kB";
  readonly ours: Spread;
  readonly theirs: Spread;
  /** Median of the rounds' `ours ÷ theirs`: the smaller the better, always. */
  readonly ratio: number;
  /** How the ratio is told: "0.42×", or "12.3× faster" (its inverse). */
  readonly told: "part" | "faster";
  /** Absent for a row that is only reported. */
  readonly goal?: Goal;
}

/** A row that is not measured before it is asked for. */
export interface Measurement {
  readonly what: string;
  readonly baseline: string;
  /** Whether the short form measures it: it has a figure to reach, and does not take long. */
  readonly short: boolean;
  readonly measure: () => Row | Promise<Row>;
}

/** What the rows are measured on, and how thoroughly. */
export interface Bench {
  /** Absolute directories in load order. */
  readonly packs: readonly string[];
  /** Absolute directories of further packs, which some rows add; absent where there are none. */
  readonly mods?: readonly string[];
  readonly dialect: "spec" | "bright-nights";
  /** Absolute folder for outputs, bundles and projects; it is empty at first. */
  readonly work: string;
  /** How often each side of a quick comparison runs; slow ones run less often. */
  readonly rounds: number;
  /** The short form: few edits, slow comparisons once. */
  readonly quick: boolean;
  /** Whether the built package is measured, or (in tests) the sources. */
  readonly built: boolean;
  /** Absolute root of the checkout that is measured; this one where absent. */
  readonly checkout?: string;
  /** Absolute folder whose `node_modules` holds the peers; without it their rows are left out. */
  readonly peers?: string;
}

export function spreadOf(numbers: readonly number[]): Spread {
  const sorted = [...numbers].sort((a, b) => a - b);
  const at = (part: number): number => sorted[Math.ceil(sorted.length * part) - 1] ?? 0;
  return {
    median: median(sorted),
    min: sorted[0] ?? 0,
    max: sorted.at(-1) ?? 0,
    ...(sorted.length >= 20 ? { p95: at(0.95) } : {}),
  };
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = 0, high = 0] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return (low + high) / 2;
}

/** `undefined` for a row without a goal. */
export function reached({ goal, ratio, ours }: Row): boolean | undefined {
  if (goal === undefined) return undefined;
  return (
    ratio <= (goal.ratio ?? Infinity) &&
    ours.median <= (goal.median ?? Infinity) &&
    (ours.p95 ?? ours.max) <= (goal.p95 ?? Infinity)
  );
}

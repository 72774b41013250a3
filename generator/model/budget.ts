/**
 * The limits of the compilation under way. A compilation never waits for anything, so there is only one at a time.
 */
import type { Limits } from "./limits.ts";

/** Thrown by whatever exceeds a limit; nothing of such a compilation counts. */
export class LimitReached extends Error {
  readonly what: Counted;
  /** What was worked on. */
  readonly subject: unknown;

  constructor(what: Counted, subject: unknown) {
    super(`more than limits.${what}`);
    this.what = what;
    this.subject = subject;
  }
}

type Counted = "objects" | "groups" | "seconds";

interface Budget {
  readonly limits: Limits;
  /** In milliseconds, as `performance.now` counts. */
  readonly end: number;
  subject: unknown;
}

let budget: Budget | undefined;

/** @throws LimitReached */
export function withinLimits<T>(limits: Limits, run: () => T): T {
  const outer = budget;
  const end = performance.now() + limits.seconds * 1000;
  budget = { limits, end, subject: undefined };
  try {
    return run();
  } finally {
    budget = outer;
  }
}

/**
 * Notes that work begins on something. A step may take long, so the clock is read at each; that takes far less than a
 * microsecond.
 * @throws LimitReached if time is up
 */
export function begin(subject: unknown): void {
  if (!budget) return;
  budget.subject = subject;
  if (performance.now() >= budget.end) throw new LimitReached("seconds", subject);
}

/** @throws LimitReached */
export function refuseAbove(what: "objects" | "groups", amount: number): void {
  if (budget && amount > budget.limits[what]) throw new LimitReached(what, budget.subject);
}

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
  /** When `slow` is called next, on the same clock. */
  tick: number;
  readonly slow: () => void;
}

/** Milliseconds. */
const second = 1000;

let budget: Budget | undefined;

/**
 * @param slow called about once a second, at the next step of the work
 * @throws LimitReached
 */
export function withinLimits<T>(limits: Limits, run: () => T, slow = (): void => undefined): T {
  const outer = budget;
  const start = performance.now();
  const end = start + limits.seconds * second;
  budget = { limits, end, subject: undefined, tick: start + second, slow };
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
  const now = performance.now();
  if (now >= budget.end) throw new LimitReached("seconds", subject);
  if (now < budget.tick) return;
  budget.tick = now + second;
  budget.slow();
}

/**
 * @param subject what is counted last; that on which work began last, if absent
 * @throws LimitReached
 */
export function refuseAbove(what: "objects" | "groups", amount: number, subject?: unknown): void {
  if (!budget || amount <= budget.limits[what]) return;
  throw new LimitReached(what, subject ?? budget.subject);
}

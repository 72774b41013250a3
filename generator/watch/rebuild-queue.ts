/** Runs one build at a time; everything that happens meanwhile is combined into one more. */

/**
 * "touched": files may have changed; "missed": files changed of which no event was reported; "output": modules are no
 * longer as they were written; "request": everything is to be read again; "retry": the last build failed.
 */
export type Reason = "touched" | "missed" | "output" | "request" | "retry";

export interface Job {
  readonly reasons: ReadonlySet<Reason>;
  /** Absolute paths of files and folders that may have changed. */
  readonly touched: ReadonlySet<string>;
  /** When the first change was reported, by `performance.now()`. */
  readonly since: number;
}

export interface RebuildQueue {
  readonly want: (reason: Reason, path?: string) => void;
  /** Whether a build is running or waiting. */
  readonly busy: () => boolean;
  /** Starts no more builds; resolves when the running one is done. */
  readonly close: () => Promise<void>;
}

/** Editors write in several steps; events this close together cause one build. Milliseconds. */
const debounce = 1;

/**
 * @param work Builds; must not reject.
 * @param done Called when a build is done and nothing is waiting.
 */
export function createRebuildQueue(
  work: (job: Job) => Promise<void>,
  done: () => void,
): RebuildQueue {
  let waiting: { reasons: Set<Reason>; touched: Set<string>; since: number } | undefined;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let closed = false;

  return {
    want(reason, path) {
      if (closed) return;
      waiting ??= { reasons: new Set(), touched: new Set(), since: performance.now() };
      waiting.reasons.add(reason);
      if (path !== undefined) waiting.touched.add(path);
      schedule();
    },
    busy: () => running !== undefined || waiting !== undefined,
    async close() {
      closed = true;
      clearTimeout(timer);
      await running;
    },
  };

  function schedule(): void {
    if (running === undefined && !closed) timer ??= setTimeout(begin, debounce);
  }

  function begin(): void {
    timer = undefined;
    if (waiting === undefined) return;
    const next = waiting;
    waiting = undefined;
    running = work(next).finally(() => {
      running = undefined;
      if (waiting !== undefined) schedule();
      else if (!closed) done();
    });
  }
}

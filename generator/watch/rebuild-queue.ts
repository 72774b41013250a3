/** One build runs at a time, and everything that happens meanwhile makes one more. */

/**
 * "content", "configuration": files changed that hold it; "output": somebody changed or removed what we wrote;
 * "request": somebody asked for everything anew.
 */
export type Cause = "content" | "configuration" | "output" | "request";

/** Which of several causes a build has. */
const urgency: Readonly<Record<Cause, number>> = {
  output: 0,
  content: 1,
  configuration: 2,
  request: 3,
};

export interface Wanted {
  readonly cause: Cause;
  /** Files and folders that changed, absolute. */
  readonly touched: ReadonlySet<string>;
  /** When the first of it was heard of, by `performance.now()`. */
  readonly since: number;
}

export interface RebuildQueue {
  readonly want: (cause: Cause, path?: string, haste?: "soon") => void;
  /** Whether a build waits that is about this path. */
  readonly awaits: (path: string) => boolean;
  /** Whether a build runs or waits. */
  readonly busy: () => boolean;
  /** Nothing is begun any more; resolves when what runs is done. */
  readonly close: () => Promise<void>;
}

/** Editors write in several steps; events so close together make one build. Milliseconds. */
const debounce = 5;
/** The same for a file that was seen to be edited, and to hold something. */
const shortDebounce = 2;

/**
 * @param work Builds; it must not reject.
 * @param settled Called when it is done and nothing waits.
 */
export function createRebuildQueue(
  work: (wanted: Wanted) => Promise<void>,
  settled: () => void,
): RebuildQueue {
  let waiting: { cause: Cause; readonly touched: Set<string>; readonly since: number } | undefined;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let closed = false;

  return {
    want(cause, path, haste) {
      if (closed) return;
      waiting ??= { cause, touched: new Set(), since: performance.now() };
      if (urgency[cause] > urgency[waiting.cause]) waiting.cause = cause;
      if (path !== undefined) waiting.touched.add(path);
      schedule(haste === "soon" ? shortDebounce : debounce);
    },
    awaits: (path) => waiting?.touched.has(path) === true,
    busy: () => running !== undefined || waiting !== undefined,
    async close() {
      closed = true;
      clearTimeout(timer);
      await running;
    },
  };

  function schedule(delay: number): void {
    if (running === undefined && timer === undefined && !closed) timer = setTimeout(begin, delay);
  }

  function begin(): void {
    timer = undefined;
    if (waiting === undefined) return;
    const next = waiting;
    waiting = undefined;
    running = work(next).finally(() => {
      running = undefined;
      if (waiting !== undefined) schedule(debounce);
      else if (!closed) settled();
    });
  }
}

/** Time of one stage; `count` is the length of its result, if that is a list. */
export interface StageTime {
  readonly stage: string;
  readonly milliseconds: number;
  readonly count: number | undefined;
}

export interface Stopwatch {
  readonly times: readonly StageTime[];
  /** The stage under way, or the last one; "" before the first. */
  readonly stage: () => string;
  readonly time: <T>(stage: string, run: () => T) => T;
}

export function createStopwatch(): Stopwatch {
  const times: StageTime[] = [];
  let current = "";
  return {
    times,
    stage: () => current,
    time: (stage, run) => {
      current = stage;
      const start = performance.now();
      const result = run();
      times.push({
        stage,
        milliseconds: performance.now() - start,
        count: Array.isArray(result) ? result.length : undefined,
      });
      return result;
    },
  };
}

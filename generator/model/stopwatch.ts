/** Time of one stage; `count` is the length of its result, if that is a list. */
export interface StageTime {
  readonly stage: string;
  readonly milliseconds: number;
  readonly count: number | undefined;
}

export interface Stopwatch {
  readonly times: readonly StageTime[];
  readonly time: <T>(stage: string, run: () => T) => T;
}

export function createStopwatch(): Stopwatch {
  const times: StageTime[] = [];
  return {
    times,
    time: (stage, run) => {
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

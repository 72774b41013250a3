/**
 * Runs in a process of its own: loads a bundled test file as if for the first time, with one mutant awake, and answers
 * whether its tests pass.
 */
import { register } from "node:module";
import { pathToFileURL } from "node:url";
import { isMainThread, Worker } from "node:worker_threads";

export interface Question {
  /** Absolute path of the bundle. */
  readonly bundle: string;
  /** The mutant that is awake; 0 for none. */
  readonly mutant: number;
  /** Of processor time; the asker gives up as well, later. */
  readonly milliseconds: number;
}

export interface Answer {
  readonly outcome: "pass" | "fail";
  /** Of processor time. */
  readonly milliseconds: number;
  /** Mutants that were reached, awake or not; where none is awake. */
  readonly reached: readonly number[];
}

type RunSuite = () => Promise<[errors: string | true, ran: number, skipped: number, total: number]>;
const state = globalThis as unknown as {
  UVU_DEFER: number;
  UVU_INDEX: number;
  UVU_QUEUE: [string, ...RunSuite[]][];
  $mutant: (mutant: number) => boolean;
};

/** The watch over processor time: a test that never ends keeps its own thread from looking. */
const limit = new BigInt64Array(new SharedArrayBuffer(8));

if (isMainThread) {
  const watch = `
    const { workerData: limit } = require("node:worker_threads");
    setInterval(() => {
      const most = Number(Atomics.load(limit, 0));
      const { user, system } = process.cpuUsage();
      if (most > 0 && (user + system) / 1000 > most) process.kill(process.pid, "SIGXCPU");
    }, 250);`;
  new Worker(watch, { eval: true, workerData: limit }).unref();
  register(new URL("ts-loader.mjs", import.meta.url));
  // As the test runner sets it: suites wait until they are asked.
  state.UVU_DEFER = 1;
  state.UVU_QUEUE = [];
  process.setMaxListeners(0);
  process.on("message", (question) => {
    void answer(question as Question).then((answer) => process.send?.(answer));
  });
}

let loads = 0;

async function answer({ bundle, mutant, milliseconds }: Question): Promise<Answer> {
  const reached = new Set<number>();
  state.$mutant =
    mutant === 0
      ? (each) => {
          reached.add(each);
          return false;
        }
      : (each) => each === mutant;
  const start = processorTime();
  Atomics.store(limit, 0, BigInt(Math.ceil(start + milliseconds)));
  loads += 1;
  state.UVU_INDEX = state.UVU_QUEUE.length;
  const group: [string, ...RunSuite[]] = [""];
  state.UVU_QUEUE.push(group);
  let passes = true;
  try {
    await import(`${pathToFileURL(bundle).href}?${String(loads)}`);
    const [, ...suites] = group;
    for (const run of suites) {
      const [errors, ran, , total] = await run();
      passes &&= errors === true && ran === total;
    }
    passes &&= suites.length > 0;
  } catch {
    passes = false;
  }
  process.exitCode = 0;
  Atomics.store(limit, 0, 0n);
  return {
    outcome: passes ? "pass" : "fail",
    milliseconds: processorTime() - start,
    reached: [...reached],
  };
}

function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** A watcher of ours that is asked what an edit costs: until it reports the edit, when all output is on disk. */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";

/** What an edit took, in milliseconds. */
export interface Cost {
  readonly wall: number;
  /** For which processors worked, in all threads. */
  readonly processor: number;
}

export interface WatchedProcess {
  readonly write: (file: string, text: string) => Promise<Cost>;
  readonly end: () => void;
}

/** Until a watcher has done what it does when nothing is to be done. Milliseconds. */
const settled = 1500;
/** Between an edit that was reported and the next one. Milliseconds. */
const between = 200;
/** An edit of which nothing is said for so long is lost. Milliseconds. */
const patience = 90_000;

/** @param program `node` arguments that start the command line */
export async function watchedProcess(
  program: readonly string[],
  cwd: string,
): Promise<WatchedProcess> {
  const answering = new URL("baselines/answer-usage.mjs", import.meta.url).href;
  const child = spawn(process.execPath, ["--import", answering, ...program, "watch"], {
    cwd,
    stdio: ["ignore", "ignore", "pipe", "ipc"],
    env: { ...process.env, NO_COLOR: "1" },
  });
  const said = listenTo(child);
  await said(/^defwright: watching/mu);
  await pause(settled);
  return {
    write: async (file, text) => {
      const before = await usageOf(child);
      const reported = said(/^defwright: .+ in \d+ ms$/mu);
      const start = performance.now();
      writeFileSync(file, text);
      await reported;
      const wall = performance.now() - start;
      const processor = (await usageOf(child)) - before;
      await pause(between);
      return { wall, processor };
    },
    end: () => child.kill("SIGKILL"),
  };
}

async function usageOf(child: ChildProcess): Promise<number> {
  const answer = once(child, "message", { signal: AbortSignal.timeout(patience) });
  child.send("usage");
  const [microseconds] = (await answer) as [number];
  return microseconds / 1000;
}

/** Waits for a line of that pattern among what is said from then on. */
function listenTo(child: ChildProcess): (pattern: RegExp) => Promise<void> {
  let text = "";
  let check: () => void = () => undefined;
  child.stderr?.on("data", (chunk: Buffer) => {
    text += chunk.toString();
    check();
  });
  return async (pattern) => {
    text = "";
    const time = new AbortController();
    const found = new Promise<void>((resolve, reject) => {
      check = () => {
        if (pattern.test(text)) resolve();
      };
      child.once("exit", (code) => {
        reject(new Error(`the watcher ended with ${String(code)}\n${text}`));
      });
    });
    const late = pause(patience, undefined, { signal: time.signal }).then(() => {
      throw new Error(`the watcher never said ${String(pattern)}, but\n${text}`);
    });
    try {
      await Promise.race([found, late]);
    } finally {
      time.abort();
      late.catch(() => undefined);
      child.removeAllListeners("exit");
    }
  };
}

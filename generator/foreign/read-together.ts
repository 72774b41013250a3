/**
 * Most files of a real game hold nothing of ours, and reading them for the ids that they define is the longest part of
 * a first build. Two threads share it: the second reads from the first file on, the caller's from the last, until
 * they meet.
 */
import {
  MessageChannel,
  receiveMessageOnPort,
  Worker,
  type MessagePort,
} from "node:worker_threads";
import type { FilePath } from "../read.ts";
import type { ForeignCache } from "./cache.ts";
import { readForeign, type ForeignFile } from "./read-foreign.ts";
import type { ForeignSummary } from "./summary.ts";

/** Allows a thread beside the caller's, which is blocked until both are done. */
export interface SecondThread {
  /** Those of V8's flags that starting a thread resets. */
  readonly flags: string;
  /** What it runs, where that is not the built script beside this one. */
  readonly script?: URL;
}

export interface ThreadData {
  readonly flags: string;
  readonly files: readonly string[];
  /** What both threads see, by {@link slots}. */
  readonly shared: Int32Array;
  readonly port: MessagePort;
}

/** How many files the second thread has begun, and whether either is to end. */
export const slots = { reached: 0, stop: 1, done: 2 } as const;

/** Below this a thread takes longer to start than the files take to read. */
const worthwhile = 400;

/** How long the second thread may take for the file that it has begun, in milliseconds. */
const patience = 10_000;

/** Files without objects of ours; not all of them need be among these. */
export interface ForeignFiles {
  /** Hashes of the files' bytes, by their absolute paths. */
  readonly hashes: ReadonlyMap<string, string>;
  /** What they say, by these hashes. */
  readonly summaries: ReadonlyMap<string, ForeignSummary>;
}

export function readTogether(
  paths: readonly FilePath[],
  allowed: SecondThread | undefined,
  cache: ForeignCache | undefined,
): ForeignFiles {
  const hashes = new Map<string, string>();
  const summaries = new Map<string, ForeignSummary>();
  if (!allowed || paths.length - (cache?.size ?? 0) < worthwhile) return { hashes, summaries };
  const { flags, script } = allowed;
  const files = paths.map(({ absolute }) => absolute);
  const shared = new Int32Array(new SharedArrayBuffer(4 * Object.keys(slots).length));
  const { port1: here, port2: port } = new MessageChannel();
  const worker = startThread({ files, flags, shared, port }, script);
  if (!worker) return { hashes, summaries };
  for (let index = files.length - 1; index >= Atomics.load(shared, slots.reached); index--) {
    const file = files[index];
    const foreign = file === undefined ? undefined : readForeign(file);
    if (file !== undefined && foreign) add(file, foreign);
  }
  Atomics.store(shared, slots.stop, 1);
  if (Atomics.load(shared, slots.reached) > 0) Atomics.wait(shared, slots.done, 0, patience);
  const received = receiveMessageOnPort(here) as { readonly message: string } | undefined;
  here.close();
  void worker.terminate();
  const others = JSON.parse(received?.message ?? "[]") as [string, ForeignFile][];
  for (const [file, foreign] of others) add(file, foreign);
  return { hashes, summaries };

  function add(file: string, { sha256, summary }: ForeignFile): void {
    hashes.set(file, sha256);
    summaries.set(sha256, summary);
  }
}

/** `undefined` where threads are not allowed. One that fails later leaves all files to the caller's thread. */
function startThread(
  data: ThreadData,
  script: URL = new URL("./second-reader-thread.js", import.meta.url),
): Worker | undefined {
  try {
    const worker = new Worker(script, { workerData: data, transferList: [data.port] });
    worker.on("error", () => undefined);
    worker.unref();
    return worker;
  } catch {
    return undefined;
  }
}

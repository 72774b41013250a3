/** The second thread of `read-together.ts`. */
import { setFlagsFromString } from "node:v8";
import { workerData } from "node:worker_threads";
import { readForeign, type ForeignFile } from "./read-foreign.ts";
import { slots, type ThreadData } from "./read-together.ts";

const { files, flags, shared, port } = workerData as ThreadData;
setFlagsFromString(flags);
const found: [string, ForeignFile][] = [];
for (const [index, file] of files.entries()) {
  if (Atomics.load(shared, slots.stop) === 1) break;
  Atomics.store(shared, slots.reached, index + 1);
  const foreign = readForeign(file);
  if (foreign) found.push([file, foreign]);
}
port.postMessage(JSON.stringify(found));
Atomics.store(shared, slots.done, 1);
Atomics.notify(shared, slots.done);

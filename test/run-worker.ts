/** A process that runs the test files which `run.ts` sends it, one after another, until it says "end". */
import { runFile, type TestFile } from "./run-file.ts";

process.on("message", (next: TestFile | "end") => {
  // Not killed, so that what the tests made is removed.
  if (next === "end") process.exit();
  // A test that waits for something that never comes is to end the process, which nothing else keeps alive meanwhile.
  process.channel?.unref();
  void runFile(next).then((result) => {
    process.channel?.ref();
    process.send?.(result);
  });
});
// Whoever would read what it finds has ended.
process.once("disconnect", () => process.exit());

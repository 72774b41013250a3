#!/usr/bin/env node
import { processConsole } from "./cli/console.ts";
import { run } from "./cli/run.ts";

process.exitCode = await run(process.argv.slice(2), processConsole());
// Exits at once, because Node would otherwise spend time on freeing its heap. If output is still buffered, as it may be
// for a pipe, Node is left to end by itself: `process.exit` would discard that output.
if (process.stdout.writableLength + process.stderr.writableLength === 0) process.exit();

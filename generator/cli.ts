#!/usr/bin/env node
import { processConsole } from "./cli/console.ts";
import { run } from "./cli/run.ts";

process.exitCode = await run(process.argv.slice(2), processConsole());
// Node takes its memory apart otherwise. What is not written yet, where writing takes turns, is waited for.
if (process.stdout.writableLength + process.stderr.writableLength === 0) process.exit();

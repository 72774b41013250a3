#!/usr/bin/env node
import { processConsole } from "./cli/console.ts";
import { exitCodes } from "./cli/exit-codes.ts";
import { run } from "./cli/run.ts";

const console = processConsole();
const exitCode = await run(process.argv.slice(2), console);
const isAllWritten = await console.isAllWritten();
// Exits at once, because Node would otherwise spend time on freeing its heap.
process.exit(isAllWritten ? exitCode : exitCodes.usage);

#!/usr/bin/env node
import { processConsole } from "./cli/console.ts";
import { run } from "./cli/run.ts";

process.exitCode = await run(process.argv.slice(2), processConsole());

/** `cache`: where results are kept for the next process, and how large they are; removes them. */
import { lstatSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { cacheFolder } from "../build/file-times.ts";
import { errorCode } from "../disk/error-code.ts";
import { counted } from "../diagnostics/summary.ts";
import { visibleText } from "../diagnostics/visible-text.ts";
import type { ProgramCommand, Task } from "./command.ts";
import { exitCodes, type ExitCode } from "./exit-codes.ts";

interface CacheOptions {
  readonly clear?: boolean;
}

export function addCacheCommand(program: ProgramCommand): void {
  program
    .command("cache")
    .summary("where results are kept for the next run, and how large they are")
    .description(
      "Prints the folder in which builds and checks keep their results for the next run, and its size in bytes.\n" +
        "Results are kept from the second run of a project on. They save time and change no result, and\n" +
        "may be removed at any time.",
    )
    .option("--clear", "remove what is kept")
    .examples([
      ["defwright cache", "what CI should keep between runs"],
      ["defwright cache --clear", "the next build does everything anew"],
    ])
    .runs(runCache);
}

function runCache({ settings, options, console }: Task<CacheOptions>): ExitCode {
  const folder = cacheFolder(settings.root);
  if (folder === undefined) {
    console.err("defwright: nothing is kept, as there is no folder node_modules\n");
    return exitCodes.ok;
  }
  const files = filesIn(folder);
  const bytes = files.reduce((sum, file) => sum + lstatSync(file).size, 0);
  console.out(`${visibleText(folder)}\n`);
  if (options.clear === true) for (const file of files) rmSync(file, { force: true });
  const done = options.clear === true ? "removed" : "kept";
  const many = counted(files.length, "file");
  console.err(`defwright: ${String(bytes)} bytes in ${many} ${done}\n`);
  return exitCodes.ok;
}

/** Absolute paths; none if there is no such folder. */
function filesIn(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map(({ name }) => join(folder, name));
  } catch (error) {
    if (errorCode(error) === "ENOENT") return [];
    throw error;
  }
}

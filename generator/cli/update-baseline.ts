/** `check --update-baseline`: accepts the current findings. */
import { existsSync } from "node:fs";
import { missingBaseline } from "../config/output-folders.ts";
import type { Settings } from "../config/settings.ts";
import { accept, parseBaseline, printBaseline } from "../diagnostics/baseline.ts";
import { displayPath } from "../disk/display-path.ts";
import { readText } from "../disk/read-bytes.ts";
import { writeWhole } from "../disk/write-whole.ts";
import type { Console } from "./console.ts";
import { exitCodes, type ExitCode } from "./exit-codes.ts";
import { isData, type GlobalOptions } from "./options.ts";
import { counted } from "../diagnostics/summary.ts";
import { showDiagnostics } from "./show-diagnostics.ts";
import { compilePacks } from "../build/compile-packs.ts";

export function updateBaseline(
  settings: Settings,
  options: GlobalOptions,
  console: Console,
): ExitCode {
  const { baseline, workingDirectory } = settings;
  if (baseline === undefined) {
    showDiagnostics([missingBaseline(settings)], options, console);
    return exitCodes.usage;
  }
  const { file } = baseline;
  const { diagnostics } = compilePacks(settings, { emit: false, records: false });
  const standing = existsSync(file) ? readText(file) : undefined;
  const before = standing === undefined ? undefined : parseBaseline(standing);
  const { entries, refused, kept } = accept(diagnostics, baseline.pathOf, before);
  const text = printBaseline(entries);
  if (standing !== text) writeWhole(file, text);
  showDiagnostics(refused, options, console);
  if (options.quiet !== true && !isData(options.format)) {
    const count = entries.reduce((sum, entry) => sum + entry.count, 0);
    const shown = displayPath(file, workingDirectory);
    console.err(`defwright: ${counted(count, "finding")} accepted in ${shown}\n`);
    if (kept > 0) {
      console.err(
        `defwright: ${kept === 1 ? "1 of them was not found, and stays" : `${String(kept)} of them were not found, and stay`} accepted until everything can be read\n`,
      );
    }
    if (refused.length > 0) {
      console.err(
        `defwright: ${counted(refused.length, "error")} above cannot be accepted: what cannot be read would be missing from the output\n`,
      );
    }
  }
  return refused.length > 0 ? exitCodes.content : exitCodes.ok;
}

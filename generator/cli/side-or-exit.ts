import type { ComparedSide } from "../diff/read-side.ts";
import { visibleText } from "../diagnostics/visible-text.ts";
import type { Console } from "./console.ts";
import { exitCodes, type ExitCode } from "./exit-codes.ts";
import { loadOptionsOf, type GlobalOptions } from "./options.ts";

/**
 * Reads the state of the content that an argument names, or prints why there is none.
 * @param words A directory or a git revision; `undefined` means the configured content.
 */
export async function sideOrExit(
  words: string | undefined,
  options: GlobalOptions,
  console: Console,
): Promise<Extract<ComparedSide, { content: unknown }> | ExitCode> {
  const { readSide } = await import("../diff/read-side.ts");
  const side = await readSide(words, loadOptionsOf(options, console.cwd));
  if ("content" in side) return side;
  if ("unknown" in side) {
    console.err(`error: ${visibleText(side.unknown)}\n`);
    return exitCodes.usage;
  }
  const { showDiagnostics } = await import("./show-diagnostics.ts");
  showDiagnostics(side.problems, { ...options, format: "pretty" }, console);
  if (side.misconfigured) return exitCodes.usage;
  const named = visibleText(words ?? "the configured content");
  console.err(`error: ${named} has errors, so there is nothing to compare\n`);
  return exitCodes.content;
}

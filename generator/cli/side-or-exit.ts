import type { ComparedSide, LookAtContent } from "../diff/read-side.ts";
import type { ContentState } from "../migrate/plan-migrations.ts";
import { refuse } from "./command.ts";
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
  look?: LookAtContent,
): Promise<Extract<ComparedSide, { content: unknown }> | ExitCode> {
  const { readSide } = await import("../diff/read-side.ts");
  const side = await readSide(words, loadOptionsOf(options, console.cwd), look);
  if ("content" in side) return side;
  if ("unknown" in side) return refuse(console, side.unknown, side.near);
  const { showDiagnostics } = await import("./show-diagnostics.ts");
  showDiagnostics(side.problems, { ...options, format: "pretty" }, console);
  const isOld = side.isRevision === true;
  if (isOld || !side.misconfigured) {
    const where = isOld ? "; they are in that revision, not on disk" : "";
    const what = words ?? "the configured content";
    refuse(console, `${what} has errors, so there is nothing to compare${where}`);
  }
  return side.misconfigured ? exitCodes.usage : exitCodes.content;
}

/** The same for commands that need definitions, which the output of a build does not have. */
export async function stateOrExit(
  words: string,
  options: GlobalOptions,
  console: Console,
): Promise<ContentState | ExitCode> {
  const side = await sideOrExit(words, options, console);
  if (typeof side === "number") return side;
  const { definitions, states } = side;
  if (definitions && states) return { definitions, states };
  return refuse(console, `"${words}" is the output of a build, not its content`);
}

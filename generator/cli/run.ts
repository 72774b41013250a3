/** Runs one command line and returns its exit code; nothing here ends the process. */
import { CommanderError } from "commander";
import { obstacleOf } from "../disk/obstacle.ts";
import { version } from "../disk/version.ts";
import { visibleText } from "../diagnostics/visible-text.ts";
import { addCompleteCommand, asksForCompletion, runCompletion } from "./complete.ts";
import type { Console } from "./console.ts";
import type { CommandContext } from "./context.ts";
import { exitCodes, type ExitCode } from "./exit-codes.ts";
import { createProgram } from "./program.ts";

/** @param args The arguments after `defwright`. */
export async function run(args: readonly string[], console: Console): Promise<ExitCode> {
  const context: CommandContext = { console, exitCode: exitCodes.ok };
  try {
    const program = createProgram(context);
    addCompleteCommand(program);
    if (asksForCompletion(args)) return await runCompletion(program, args.slice(1), console);
    await program.parseAsync(args, { from: "user" });
    return context.exitCode;
  } catch (error) {
    // Help and version also end this way, with exit code 0; all other commander errors mean a wrong command line.
    if (error instanceof CommanderError)
      return error.exitCode === 0 ? exitCodes.ok : exitCodes.usage;
    const obstacle = obstacleOf(error);
    if (obstacle) {
      console.err(`defwright: ${visibleText(obstacle.message)}\n`);
      return exitCodes.usage;
    }
    console.err(crashReport(error));
    return exitCodes.crash;
  }
}

function crashReport(error: unknown): string {
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return [
    `defwright ${version}: this is a mistake in defwright, not in your content.`,
    "Please report it, with the text below and, if you can, the definition it stumbled over.",
    "",
    `node ${process.version}, ${process.platform}`,
    stack,
    "",
  ].join("\n");
}

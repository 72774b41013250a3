/** Runs one command line and returns its exit code; nothing here ends the process. */
import { CommanderError, type Command } from "commander";
import { obstacleOf } from "../disk/obstacle.ts";
import { version } from "../disk/version.ts";
import { addCompleteCommand, asksForCompletion, runCompletion } from "./complete.ts";
import type { Console } from "./console.ts";
import type { CommandContext } from "./command.ts";
import { guardedConsole } from "./guarded-console.ts";
import { exitCodes, type ExitCode } from "./exit-codes.ts";
import { sayObstacle } from "./obstructed.ts";
import { createProgram } from "./program.ts";

/** @param args The arguments after `defwright`. */
export async function run(args: readonly string[], host: Console): Promise<ExitCode> {
  const console = guardedConsole(host);
  const context: CommandContext = { console, exitCode: exitCodes.ok };
  try {
    const program = createProgram(context);
    addCompleteCommand(program);
    if (asksForCompletion(args)) return await runCompletion(program, args.slice(1), console);
    await program.parseAsync(askedOf(program, args), { from: "user" });
    return context.exitCode;
  } catch (error) {
    // Help and version also end this way, with exit code 0; all other commander errors mean a wrong command line.
    if (error instanceof CommanderError)
      return error.exitCode === 0 ? exitCodes.ok : exitCodes.usage;
    const obstacle = obstacleOf(error);
    if (obstacle) {
      sayObstacle(obstacle, console);
      return exitCodes.usage;
    }
    console.err(crashReport(error));
    return exitCodes.crash;
  }
}

/**
 * Commander prints the general help if the help of an unknown command is requested. With only the name of that command,
 * it reports it as unknown.
 */
function askedOf(program: Command, args: readonly string[]): readonly string[] {
  const [name] = args[0] === "help" ? args.slice(1) : args;
  if (name === undefined || name === "help" || name.startsWith("-")) return args;
  return program.commands.some((command) => command.name() === name) ? args : [name];
}

function crashReport(error: unknown): string {
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return [
    `defwright ${version}: this is a bug in defwright, not a mistake in your content.`,
    "Please report it, with the text below and, if you can, the definition that triggers it.",
    "",
    `node ${process.version}, ${process.platform}`,
    stack,
    "",
  ].join("\n");
}

/** Runs that the system, or a file of somebody else, may prevent: that is a finding like any other. */
import { visibleText } from "../diagnostics/visible-text.ts";
import { obstacleOf, type Obstacle } from "../disk/obstacle.ts";
import type { Console } from "./console.ts";
import { exitCodes, type ExitCode } from "./exit-codes.ts";
import type { GlobalOptions } from "./options.ts";

/** Returns the exit code of a run; if something prevents it, says so in the format and the report files requested. */
export async function unlessObstructed(
  run: () => ExitCode | Promise<ExitCode>,
  options: GlobalOptions,
  console: Console,
): Promise<ExitCode> {
  try {
    return await run();
  } catch (error) {
    const obstacle = obstacleOf(error);
    if (!obstacle) throw error;
    const { showObstacle } = await import("./show-diagnostics.ts");
    showObstacle(obstacle, options, console);
    if (options.format === "pretty") sayObstacle(obstacle, console);
    return exitCodes.usage;
  }
}

export function sayObstacle({ message }: Obstacle, console: Console): void {
  console.err(`defwright: ${visibleText(message)}\n`);
}

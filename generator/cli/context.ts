import type { Command } from "commander";
import { loadSettings } from "../config/load-config.ts";
import type { Settings } from "../config/settings.ts";
import type { Console } from "./console.ts";
import { exitCodes, type ExitCode } from "./exit-codes.ts";
import { loadOptionsOf, type GlobalOptions } from "./options.ts";

/** What each command receives besides its own arguments. */
export interface CommandContext {
  readonly console: Console;
  /** The exit code, set by the command that ran. */
  exitCode: ExitCode;
}

/**
 * Loads the settings and passes them to `run`. Problems in the configuration are printed, and the exit code is then 2.
 */
export async function withSettings<Own extends object>(
  command: Command,
  context: CommandContext,
  run: (settings: Settings, options: GlobalOptions & Own) => ExitCode | Promise<ExitCode>,
): Promise<void> {
  const options = command.optsWithGlobals<GlobalOptions & Own>();
  refuseSeveral(command, options);
  const { settings, problems } = await loadSettings(loadOptionsOf(options, context.console.cwd));
  if (settings === undefined) {
    const { showDiagnostics } = await import("./show-diagnostics.ts");
    showDiagnostics(problems, options, context.console);
    context.exitCode = exitCodes.usage;
    return;
  }
  context.exitCode = await run(settings, options);
}

/** Only `build`, `watch` and `check` accept several configurations. */
export function refuseSeveral(command: Command, { config = [] }: GlobalOptions): void {
  if (config.length < 2) return;
  command.error(
    `error: "${command.name()}" accepts only one configuration, but ${String(config.length)} are given`,
  );
}

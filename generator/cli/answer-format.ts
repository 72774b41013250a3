import type { Command } from "commander";
import { isData, type Format, type GlobalOptions } from "./options.ts";

/** What a command can print that answers a question rather than listing findings. */
const answerFormats: readonly Format[] = ["pretty", "json"];

/** Commands with `--json` take `--format json` for the same, and refuse formats that findings alone have. */
export function answerInFormat(command: Command): void {
  if (!command.options.some(({ long }) => long === "--json")) return;
  const { format } = command.optsWithGlobals<GlobalOptions>();
  if (!answerFormats.includes(format)) {
    command.error(
      `error: "${command.name()}" prints no findings – expected --format pretty or json, not ${format}`,
    );
  }
  if (isData(format)) command.setOptionValue("json", true);
}

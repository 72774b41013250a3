import type { Command } from "commander";
import { isData, type Format, type GlobalOptions } from "./options.ts";

/** Formats of commands that answer a question rather than list findings. */
const answerFormats: readonly Format[] = ["pretty", "json"];

/** Makes commands with `--json` accept `--format json` as an equivalent, and reject formats that only suit findings. */
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

/** Options that every command understands. */
import { InvalidArgumentError, Option, type Command } from "commander";
import { dialectRules } from "../dialect.ts";
import type { LoadOptions } from "../config/load-config.ts";

export interface GlobalOptions {
  readonly config?: string;
  readonly pack?: readonly string[];
  readonly out?: string;
  readonly dialect?: string;
  readonly shape?: string;
  readonly strict?: boolean;
  readonly format: Format;
  readonly maxDiagnostics?: number;
  readonly quiet?: boolean;
  readonly verbose?: boolean;
  readonly timings?: boolean;
  readonly color?: boolean;
}

const formats = ["pretty", "json"] as const;
export type Format = (typeof formats)[number];

export function addGlobalOptions(program: Command): void {
  program
    .optionsGroup("What to compile:")
    .option("-c, --config <file>", "configuration file (default: searched here and above)")
    .option(
      "--pack <dir>",
      "directory of definitions; repeat it in load order; replaces the configuration's packs",
      (directory: string, before: readonly string[] | undefined) => [...(before ?? []), directory],
    )
    .option("--out <dir>", "folder of the generated modules")
    .addOption(
      new Option("--dialect <name>", `whose rules hold (default: "spec")`).choices(
        Object.keys(dialectRules),
      ),
    )
    .option("--shape <name>", `how content is written down; "literal" so far`)
    .option("--strict", "warnings fail like errors")
    .optionsGroup("What to print:")
    .addOption(
      new Option("--format <name>", "diagnostics for people, or one JSON object a line on stdout")
        .choices(formats)
        .default("pretty"),
    )
    .option(
      "--max-diagnostics <n>",
      "print so many, errors first (default: 50, json: all)",
      wholeNumber,
    )
    .option("-q, --quiet", "errors only")
    .option("-v, --verbose", "notes too, and what became of the definitions of each kind")
    .option("--timings", "how long each stage took")
    .option("--color", "colours even where stderr is no terminal")
    .option("--no-color", "no colours");
}

function wholeNumber(text: string): number {
  if (!/^\d{1,9}$/u.test(text)) throw new InvalidArgumentError("Expected a whole number.");
  return Number(text);
}

/** The part of the options that decides the settings. */
export function loadOptionsOf(options: GlobalOptions, workingDirectory: string): LoadOptions {
  const { config, pack, out, dialect, shape, strict } = options;
  return {
    workingDirectory,
    ...(config === undefined ? {} : { configFile: config }),
    overrides: {
      ...(pack === undefined ? {} : { packs: pack }),
      ...(out === undefined ? {} : { out }),
      ...(dialect === undefined ? {} : { dialect }),
      ...(shape === undefined ? {} : { shape }),
      ...(strict === undefined ? {} : { strict }),
    },
  };
}

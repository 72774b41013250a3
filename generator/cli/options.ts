/** Options that every command accepts. */
import { InvalidArgumentError, Option, type Command } from "commander";
import type { FileRole, NamedFile } from "../config/files-to-write.ts";
import { playRules } from "../../runtime/tables/dialect.ts";
import { ConfigFile } from "../config/config-file.ts";
import type { LoadRequest } from "../config/settings.ts";
import { shapes } from "../model/output-shape.ts";
import { formats, printedFormats, reportFormat, type FormatName } from "./formats.ts";
import type { Gathered } from "./gathered.ts";
import { present, textsIn } from "../json/containers.ts";

export interface GlobalOptions {
  /** Files; more than one only for `build`, `watch` and `check`. */
  readonly config?: readonly string[];
  readonly pack?: readonly string[];
  readonly root?: readonly string[];
  readonly out?: string;
  /** Only for `build` and `watch`. */
  readonly image?: string;
  readonly dialect?: string;
  readonly shape?: string;
  readonly strict?: boolean;
  readonly format: FormatName;
  readonly maxDiagnostics?: number;
  readonly statistics?: boolean;
  readonly reportFile?: readonly string[];
  /** All files that options tell the command to write; what loads the settings decides whether they may be. */
  readonly files?: readonly NamedFile[];
  /** `false` after `--no-baseline`. */
  readonly baseline?: string | false;
  /** Only for `check`. */
  readonly updateBaseline?: boolean;
  readonly quiet?: boolean;
  readonly verbose?: boolean;
  readonly timings?: boolean;
  readonly color?: boolean;
  /** If there are several projects: the findings of all of them, for documents and annotations. */
  readonly gathered?: Gathered;
}

/** Whether findings go to stdout as data for programs, without messages beside them. */
export function isData(format: FormatName): boolean {
  return formats[format].isData === true;
}

const findingsGroup = "More about findings, of commands that are about them:";

/** Whether an option is only for commands that are about findings. */
export function isAboutFindings({ helpGroupHeading }: Option): boolean {
  return helpGroupHeading === findingsGroup;
}

export function addGlobalOptions(program: Command): void {
  program
    .optionsGroup("What to compile:")
    .option(
      "-c, --config <file>",
      "configuration file (default: searched for here and above); build, watch and check accept several",
      oneMore,
    )
    .option(
      "--pack <dir>",
      "directory of definitions; repeat it in load order; used instead of a configuration, or of the packs of the one that -c names",
      oneMore,
    )
    .option(
      "--root <dir>",
      "additional folder that packs may read from, through links or the path in their modinfo.json; repeatable",
      oneMore,
    )
    .option("--out <dir>", "folder for the generated modules")
    .addOption(
      new Option("--dialect <name>", `whose rules apply (default: "spec")`).choices(
        Object.keys(playRules),
      ),
    )
    .addOption(
      new Option("--shape <name>", `how modules contain the content (default: "literal")`).choices(
        shapes,
      ),
    )
    .option("--strict", "warnings fail like errors")
    .option("--baseline <file>", "accepted findings, which are not reported (see check)")
    .option("--no-baseline", "report all findings, even if the configuration names a baseline")
    .optionsGroup("What to print:")
    .addOption(
      new Option(
        "--format <name>",
        "pretty for people; on stdout: unix (path:line:column), json (one object per line), sarif, github",
      )
        .choices(printedFormats)
        .default("pretty"),
    )
    .option(
      "--max-diagnostics <n>",
      "print at most this many, errors first (default: with pretty 50, at most 10 of one code; else all)",
      wholeNumber,
    )
    .option("-q, --quiet", "print only errors")
    .option(
      "-v, --verbose",
      "print all findings, including notes, and what became of the definitions",
    )
    .option("--color", "colours even if stderr is not a terminal")
    .option("--no-color", "no colours")
    .optionsGroup(findingsGroup)
    .addOption(
      new FileOption(
        "report",
        "--report-file <file>",
        "also write all findings to a file: .sarif, .json or .jsonl, .txt (unix) or .md; repeatable",
      ).argParser(reportFile),
    )
    .option(
      "--statistics",
      "print a table at the end: how often each code was found, and in how many files",
    )
    .option("--timings", "print how long each stage took");
}

/** An option that names a file which the command writes. */
export class FileOption extends Option {
  readonly role: FileRole;

  constructor(role: FileRole, flags: string, description: string) {
    super(flags, description);
    this.role = role;
  }

  /** What the command line gives for it does not count as another command's option of the same name. */
  override attributeName(): string {
    return this.role === "depfile" ? this.role : `${this.role}File`;
  }
}

/**
 * The options that a command line gives to a command and to the program, with the files that they name. The program
 * reads an option of its own wherever it stands: a command's file option of the same name gets its value.
 */
export function givenTo<Own extends object>(command: Command): GlobalOptions & Own {
  const given = command.optsWithGlobals<GlobalOptions & Own>();
  const valueOf = (name: string): unknown => Reflect.get(given, name);
  const inherited = command.parent?.options ?? [];
  const options = [...command.options, ...inherited].filter((each) => each instanceof FileOption);
  for (const option of options) {
    const twin = inherited.find((each) => each !== option && each.long === option.long);
    const name = twin?.attributeName() ?? "";
    if (valueOf(name) !== undefined) Reflect.set(given, option.attributeName(), valueOf(name));
    Reflect.deleteProperty(given, name);
  }
  const files = options.flatMap((option) => {
    return textsIn(valueOf(option.attributeName())).map((path) => ({
      ...{ role: option.role, option: option.long ?? option.flags, path },
    }));
  });
  return { ...given, files };
}

/** For options that may be repeated. */
export function oneMore(word: string, before: readonly string[] | undefined): readonly string[] {
  return [...(before ?? []), word];
}

function wholeNumber(text: string): number {
  if (!/^\d+$/u.test(text)) throw new InvalidArgumentError("Expected a whole number.");
  return Number(text);
}

function reportFile(path: string, before?: readonly string[]): readonly string[] {
  if (reportFormat(path) === undefined) {
    throw new InvalidArgumentError("Expected a name ending in .sarif, .json, .jsonl, .txt or .md.");
  }
  return oneMore(path, before);
}

/**
 * The options that decide the settings.
 * @param config The configuration file to load, out of those named.
 */
export function loadOptionsOf(
  options: GlobalOptions,
  workingDirectory: string,
  config: string | undefined = options.config?.[0],
): LoadRequest {
  const { pack, root, out, image, dialect, shape, strict, baseline, updateBaseline, files } =
    options;
  return {
    workingDirectory,
    ...(config === undefined ? {} : { configFile: ConfigFile.named(config, workingDirectory) }),
    overrides: present({
      ...{ packs: pack, roots: root, out, image, dialect, shape, strict, baseline, updateBaseline },
      files,
    }),
  };
}

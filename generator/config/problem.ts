/** Findings about the configuration, in the same form as those about content. */
import { extname } from "node:path";
import { displayPath } from "../disk/display-path.ts";
import { readText } from "../disk/read-bytes.ts";
import { commandLine } from "../diagnostics/source-names.ts";
import { codes, type CodeData, type ConfigurationCodeName } from "../diagnostics/code.ts";
import type { ProjectCode } from "../diagnostics/code-definition.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { suggest } from "../diagnostics/suggest.ts";
import { locate } from "../diagnostics/locate.ts";
import { locatePath } from "../json/tree.ts";
import type { Span } from "../text/edits.ts";
import type { SourceText } from "../model/source-text.ts";
import type { JsonPath } from "../model/json.ts";

/** The source of a setting: a JSON file, a module (without known positions), or the command line. */
export interface ConfigurationSource extends SourceText {
  readonly locate: (path: JsonPath, target: "key" | "value") => Span;
}

export type ReportProblem = <C extends ConfigurationCodeName>(
  code: C,
  span: Span,
  data: CodeData<C>,
) => void;

/** The definitions of codes about the configuration, each with the data of its own code. */
const codesOfConfiguration: {
  readonly [C in ConfigurationCodeName]: ProjectCode<CodeData<C>>;
} = codes;

/** Returns a function that adds problems of one source to a list. */
export function collectProblems(source: SourceText, problems: Diagnostic[]): ReportProblem {
  return (code, span, data) => {
    const entry = codesOfConfiguration[code];
    const help = entry.help?.(data);
    problems.push({
      code,
      severity: "error",
      message: entry.message(data),
      ...(help === undefined ? {} : { help }),
      ...locate({ source, ...span }),
      notes: [],
    });
  };
}

/** The data of a value that is none of the expected words. */
export function unknownWord(
  where: string,
  found: string,
  words: readonly string[],
): CodeData<"configuration-value"> {
  const expected = words.map((word) => JSON.stringify(word));
  return { where, found: JSON.stringify(found), expected, suggestion: suggest(found, words)[0] };
}

export function jsonSource(displayPath: string, text: string): ConfigurationSource {
  const source = { displayPath, text };
  return { ...source, locate: (path, target) => locatePath(source, path, target) };
}

/** The settings of a module exist only once it has run, so its problems point at the file as a whole. */
export function moduleSource(displayPath: string, text: string): ConfigurationSource {
  return { displayPath, text, locate: () => ({ offset: 0, length: 0 }) };
}

/** The source of settings that are already loaded. */
export function sourceOf({
  configFile,
  workingDirectory,
}: {
  readonly configFile: string | undefined;
  readonly workingDirectory: string;
}): ConfigurationSource {
  if (configFile === undefined) return moduleSource(commandLine, "defwright");
  const text = readText(configFile);
  const path = displayPath(configFile, workingDirectory);
  return extname(configFile) === ".json" ? jsonSource(path, text) : moduleSource(path, text);
}

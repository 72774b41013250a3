/** Findings about configurations and what they name, in the same form as those about content. */
import { isText } from "../json/checked.ts";
import { locatePath } from "../json/tree.ts";
import type { Json, JsonPath } from "../model/json.ts";
import type { SourceText } from "../model/source-text.ts";
import type { Span } from "../text/edits.ts";
import { codes, type CodeData, type ConfigurationCodeName } from "./code.ts";
import type { ProjectCode } from "./code-definition.ts";
import type { Diagnostic } from "./diagnostic.ts";
import { locate } from "./locate.ts";
import { suggest } from "./suggest.ts";

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
  found: Json,
  words: readonly Json[],
): CodeData<"configuration-value"> {
  const expected = words.map((word) => JSON.stringify(word));
  const [suggestion] = isText(found) ? suggest(found, words.filter(isText)) : [];
  return { where, found: JSON.stringify(found), expected, suggestion };
}

export function jsonSource(displayPath: string, text: string): ConfigurationSource {
  const source = { displayPath, text };
  return { ...source, locate: (path, target) => locatePath(source, path, target) };
}

/** The settings of a module exist only once it has run, so its problems point at the file as a whole. */
export function moduleSource(displayPath: string, text: string): ConfigurationSource {
  return { displayPath, text, locate: () => ({ offset: 0, length: 0 }) };
}

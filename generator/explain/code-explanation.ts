/** Everything about a diagnostic code: the one source of `defwright explain <code>` and of the code's page. */
import { codes, definitionOf, isContentCode, themeOf } from "../diagnostics/code.ts";
import { severityWords } from "../diagnostics/code-severities.ts";
import { alwaysLosesContent } from "../diagnostics/content-losing.ts";
import { visibleText } from "../diagnostics/visible-text.ts";
import { textOfCode, type CodeText } from "./code-texts.ts";
import { present } from "../json/containers.ts";

export interface CodeExplanation extends CodeText {
  readonly code: string;
  /** Section of the specification, without "§". */
  readonly spec?: string;
  /** A sentence: the severity, in each dialect if they differ. */
  readonly severity: string;
  /** A sentence: what the command line can do about it, if anything. */
  readonly fix?: string;
  /** A sentence: whether and how the severity can be changed. */
  readonly configuration: string;
}

/** Returns `undefined` if there is no such code. */
export function explanationOfCode(code: string): CodeExplanation | undefined {
  const definition = definitionOf(code);
  const text = textOfCode(code);
  if (definition === undefined || text === undefined) return undefined;
  const { meaning, why, remedy, example } = text;
  return {
    code,
    ...present({ spec: definition.spec }),
    ...{ meaning, why, remedy },
    ...present({ fix: fixWords(code) }),
    severity: `Severity: ${severityWords(code, definition.severity)}.`,
    configuration: configurationWords(code),
    ...present({ example }),
  };
}

function fixWords(code: string): string | undefined {
  const fix = isContentCode(code) ? codes[code].fix : undefined;
  if (fix === undefined) return undefined;
  if (fix.level === "suggestions") {
    return "`defwright check --fix=suggestions` applies what was meant, if only one thing can have been.";
  }
  return fix.reveals === true
    ? "`defwright check --fix` does it if there is only one way to read what is written."
    : "`defwright check --fix` does it if the content stays exactly the same.";
}

function configurationWords(code: string): string {
  const theme = themeOf(code);
  if (theme === "configuration") return "Nothing is read until it is fixed (exit code 2).";
  if (theme === "output") return "The content itself is valid (exit code 3).";
  if (alwaysLosesContent(code)) {
    return "The severity cannot be lowered: what the finding is about would be missing from the output.";
  }
  return `To change it: "severity": { "${code}": "error" | "warning" | "note" | "off" }.`;
}

const mostLines = 60;
const longestLine = 160;

/** The lines of an example as they are shown: safe for a terminal, and of limited length. */
export function shownLines(text: string): string[] {
  const lines = text.split(/\r\n|\n|\r/u);
  const shown = lines.slice(0, mostLines).map((line) => {
    const tidy = line.split("\t").map(visibleText).join("  ");
    return tidy.length > longestLine ? `${tidy.slice(0, longestLine)}…` : tidy;
  });
  return lines.length > mostLines ? [...shown, "…"] : shown;
}

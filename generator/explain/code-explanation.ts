/** What there is to say of a diagnostic code: the one source of `defwright explain <code>` and of its page. */
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { contentLosing } from "../diagnostics/content-losing.ts";
import { factsOfCode, type CodeFacts } from "../diagnostics/facts-of-code.ts";
import type { Code } from "../diagnostics/catalogue/index.ts";
import { fixes } from "../fix/fixes.ts";
import { visibleText } from "../diagnostics/visible-text.ts";
import type { CodeExample } from "./code-example.ts";
import { collectExamples } from "./collect-examples.ts";
import type { Reason } from "./reasons/reason.ts";
import { reasonOf } from "./reasons/themes.ts";

export interface CodeExplanation extends Reason {
  readonly code: string;
  /** Section of the specification, without "§". */
  readonly spec?: string;
  readonly meaning: string;
  /** A sentence: the severity, in each dialect where they differ. */
  readonly severity: string;
  /** A sentence: what the command line can do about it, where it can. */
  readonly fix?: string;
  /** A sentence: whether and how the severity is changed. */
  readonly configuration: string;
  readonly example?: CodeExample;
}

/** `undefined` where there is no such code. */
export function explanationOfCode(code: string): CodeExplanation | undefined {
  const facts = factsOfCode(code);
  const reason = reasonOf(code);
  if (facts === undefined || reason === undefined) return undefined;
  const example = allExamples().get(code);
  const fix = fixWords(code);
  return {
    code,
    ...(facts.spec === undefined ? {} : { spec: facts.spec }),
    meaning: facts.meaning,
    ...reason,
    ...(fix === undefined ? {} : { fix }),
    severity: severityWords(facts),
    configuration: configurationWords(code, facts),
    ...(example ? { example } : {}),
  };
}

function severityWords({ severity }: CodeFacts): string {
  return typeof severity === "string"
    ? `Severity: ${severity}.`
    : `Severity: ${severity.spec} in dialect "spec", ${severity["bright-nights"]} in "bright-nights".`;
}

function fixWords(code: string): string | undefined {
  if (!Object.hasOwn(fixes, code)) return undefined;
  return fixes[code as Code]?.level === "suggestions"
    ? "`defwright check --fix=suggestions` writes what is meant, where only one thing can be."
    : "`defwright check --fix` does it, where the content stays exactly the same.";
}

function configurationWords(code: string, { about }: CodeFacts): string {
  if (about === "configuration") return "Nothing is read before it is mended (exit code 2).";
  if (about === "output") return "The content itself is valid (exit code 3).";
  if (contentLosing.has(code)) {
    return "It cannot be lowered: what it is about would be missing from the output.";
  }
  return `Another: "severity": { "${code}": "error" | "warning" | "note" | "off" }.`;
}

const mostLines = 60;
const longestLine = 160;

/** Text of an example as it is shown: safe for a terminal, and of a bearable length. */
export function shownLines(text: string): string[] {
  const lines = text.split(/\r\n|\n|\r/u);
  const shown = lines.slice(0, mostLines).map((line) => {
    const tidy = line.split("\t").map(visibleText).join("  ");
    return tidy.length > longestLine ? `${tidy.slice(0, longestLine)}…` : tidy;
  });
  return lines.length > mostLines ? [...shown, "…"] : shown;
}

let examples: ReadonlyMap<string, CodeExample> | undefined;

/** The package has them in a file beside this module; a checkout has the fixtures themselves. */
function allExamples(): ReadonlyMap<string, CodeExample> {
  if (examples) return examples;
  const packaged = new URL("./code-examples.json", import.meta.url);
  examples = existsSync(packaged)
    ? new Map(JSON.parse(readFileSync(packaged, "utf8")) as [string, CodeExample][])
    : collectExamples(fileURLToPath(new URL("../../test/diagnostics", import.meta.url)));
  return examples;
}

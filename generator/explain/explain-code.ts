/** A diagnostic code in full: meaning, severity, section, a wrong example, what is said about it, a right one. */
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { contentLosing } from "../diagnostics/content-losing.ts";
import { factsOfCode, type CodeFacts } from "../diagnostics/facts-of-code.ts";
import { visibleText } from "../diagnostics/visible-text.ts";
import type { CodeExample, ExampleFile } from "./code-example.ts";
import { collectExamples } from "./collect-examples.ts";

/** Text for a terminal, with a line end; `undefined` where there is no such code. */
export function explainCode(code: string): string | undefined {
  const facts = factsOfCode(code);
  if (facts === undefined) return undefined;
  const example = facts.about === "content" ? allExamples().get(code) : undefined;
  const lines = [
    `${code}${facts.spec === undefined ? "" : ` (§${facts.spec})`}`,
    "",
    facts.meaning,
    ...severityLines(code, facts),
    ...(example ? exampleLines(example) : []),
  ];
  return `${lines.join("\n")}\n`;
}

function severityLines(code: string, { severity, about }: CodeFacts): string[] {
  const said =
    typeof severity === "string"
      ? `Severity: ${severity}.`
      : `Severity: ${severity.spec} in dialect "spec", ${severity["bright-nights"]} in "bright-nights".`;
  if (about === "configuration")
    return [`${said} Nothing is read before it is mended (exit code 2).`];
  if (about === "output") return [`${said} The content itself is valid (exit code 3).`];
  if (contentLosing.has(code)) {
    return [`${said} It cannot be lowered: what it is about would be missing from the output.`];
  }
  return [`${said} Another: "severity": { "${code}": "error" | "warning" | "note" | "off" }.`];
}

function exampleLines(example: CodeExample): string[] {
  const { settings, wrong, said, right } = example;
  return [
    "",
    ...(settings === undefined ? [] : ["With these settings:", ...block(settings), ""]),
    "Wrong:",
    ...wrong.flatMap(fileLines),
    "",
    "What is said about it:",
    ...block(said),
    "",
    "Right:",
    ...right.flatMap(fileLines),
  ];
}

function fileLines({ path, text }: ExampleFile): string[] {
  return ["", `  ${visibleText(path)}`, ...block(text)];
}

const mostLines = 60;
const longestLine = 160;

function block(text: string): string[] {
  const lines = text.split(/\r\n|\n|\r/u);
  const shown = lines.slice(0, mostLines).map((line) => {
    const tidy = line.split("\t").map(visibleText).join("  ");
    const clipped = tidy.length > longestLine ? `${tidy.slice(0, longestLine)}…` : tidy;
    return clipped === "" ? "" : `    ${clipped}`;
  });
  return lines.length > mostLines ? [...shown, "    …"] : shown;
}

let examples: ReadonlyMap<string, CodeExample> | undefined;

/** The package has them in a file beside this module; a checkout has the fixtures themselves. */
function allExamples(): ReadonlyMap<string, CodeExample> {
  if (examples) return examples;
  const packaged = new URL("./code-examples.json", import.meta.url);
  examples = existsSync(packaged)
    ? new Map(JSON.parse(readFileSync(packaged, "utf8")) as [string, CodeExample][])
    : collectExamples(fileURLToPath(new URL("../../test/diagnostics/codes", import.meta.url)));
  return examples;
}

/** `docs/diagnostics/<code>.md` as Markdown: what `defwright explain <code>` says, to be read in a browser. */
import { extname } from "node:path";
import type { CodeExample, ExampleFile } from "../../generator/explain/code-example.ts";
import type { CodeExplanation } from "../../generator/explain/code-explanation.ts";
import { allCodes, definitionOf } from "../../generator/diagnostics/code.ts";
import { themes } from "../../generator/diagnostics/themes.ts";
import { visibleText } from "../../generator/diagnostics/visible-text.ts";
import { fence, paragraphs } from "./markdown.ts";

export function codePage(explanation: CodeExplanation): string {
  const { code, spec, meaning, why, remedy, fix, severity, configuration, example } = explanation;
  return paragraphs(
    `# ${code}`,
    `**${severity}** ${spec === undefined ? "The specification does not speak of it." : `It comes from ${sectionLink(spec)} of the specification.`}`,
    `${prose(meaning)} ${prose(why)}`,
    "## What to do",
    prose(fix === undefined ? remedy : `${remedy} ${fix}`),
    ...(example ? examplePart(example) : []),
    "## Configuration",
    configurationPart(code, configuration),
    `---`,
    `[All codes](README.md) · \`defwright explain ${code}\` prints the same.`,
  );
}

/** `docs/diagnostics/README.md`: every code by theme. */
export function indexPage(explanationOf: (code: string) => CodeExplanation | undefined): string {
  return paragraphs(
    "# Diagnostic codes",
    "Each message of defwright carries a code in brackets: `error[unknown-reference]`. Here is what each of them means, with an example that is wrong and one that is right, both proven by the tests. `defwright explain <code>` prints the same in a terminal, and [the gallery](../gallery.md) has all messages on one page.",
    "Severities are those of the dialects; `severity` in the configuration sets most of them otherwise.",
    ...Object.entries(themes).flatMap(([theme, title]) => [
      `## ${title}`,
      [
        "| code | severity | § | meaning |",
        "| --- | --- | --- | --- |",
        ...allCodes()
          .filter((code) => definitionOf(code)?.theme === theme)
          .map((code) => row(code, explanationOf(code))),
      ].join("\n"),
    ]),
  );
}

/** The section's place in the format reference. */
function sectionLink(spec: string): string {
  return `[§${spec}](../format/README.md#s${spec})`;
}

function row(code: string, explanation: CodeExplanation | undefined): string {
  const severity = explanation?.severity.replace(/^Severity: |\.$/gu, "") ?? "";
  const { spec, meaning = "" } = explanation ?? {};
  const section = spec === undefined ? "" : sectionLink(spec);
  const cells = [`[\`${code}\`](${code}.md)`, severity, section, prose(meaning)];
  return `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
}

function examplePart({ settings, commands, wrong, reported, right }: CodeExample): string[] {
  const others = commands && commands.valid.join() !== commands.invalid.join();
  return [
    "## Wrong",
    ...(settings === undefined ? [] : ["With these settings:", fence("json", settings)]),
    ...wrong.flatMap(fileLines),
    commands ? `${inWords(commands.invalid)} says:` : "defwright says:",
    fence("text", reported),
    "## Right",
    ...right.flatMap(fileLines),
    ...(others ? [`And then ${inWords(commands.valid)}.`] : []),
  ];
}

function inWords(commands: readonly string[]): string {
  return commands.map((command) => `\`${command}\``).join(", then ");
}

function fileLines({ path, text }: ExampleFile): string[] {
  const language = extname(path) === ".json" ? "json" : "js";
  return [`\`${visibleText(path)}\`:`, fence(language, text)];
}

function configurationPart(code: string, sentence: string): string {
  if (!sentence.startsWith("Another: ")) return sentence;
  return [
    "```json",
    `{ "severity": { "${code}": "off" } }`,
    "```",
    "",
    'sets another severity: `"error"`, `"warning"`, `"note"` or `"off"`. `--strict` makes errors of warnings. A [baseline](../guide/findings.md#baseline) accepts what is there today and reports what comes anew.',
  ].join("\n");
}

/** Text whose `<…>` Markdown shall not take for HTML; backticks in it are meant. */
function prose(text: string): string {
  return text
    .split(/(`[^`]*`)/u)
    .map((part) => (part.startsWith("`") ? part : part.replaceAll(/[<>*_]/gu, "\\$&")))
    .join("");
}

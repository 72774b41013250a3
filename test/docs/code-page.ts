/** Builds `docs/diagnostics/<code>.md`: the output of `defwright explain <code>` as Markdown. */
import { extname } from "node:path";
import type { CodeExample, ExampleFile } from "../../generator/explain/code-texts.ts";
import type { CodeExplanation } from "../../generator/explain/code-explanation.ts";
import { allCodes, themeOf } from "../../generator/diagnostics/code.ts";
import { themes } from "../../generator/diagnostics/themes.ts";
import { unifiedDiff } from "../../generator/fix/unified-diff.ts";
import { visibleText } from "../../generator/diagnostics/visible-text.ts";
import { fence, paragraphs } from "../../generator/explain/markdown.ts";

export function codePage(explanation: CodeExplanation): string {
  const { code, spec, meaning, why, remedy, fix, severity, configuration, example } = explanation;
  const usual = configuration.includes(`"severity": { "${code}"`);
  return paragraphs(
    `# ${code}`,
    [
      `**${severity}**`,
      ...(usual ? [] : [configuration]),
      ...(spec === undefined ? [] : [`${sectionLink(spec)}.`]),
      "[All codes](README.md).",
    ].join(" "),
    `${prose(meaning)} ${prose(why)}`,
    "## What to do",
    prose(fix === undefined ? remedy : `${remedy} ${fix}`),
    ...(example ? examplePart(code, example) : []),
  );
}

/** Builds `docs/diagnostics/README.md`: every code, by theme. */
export function indexPage(explanationOf: (code: string) => CodeExplanation | undefined): string {
  return paragraphs(
    "# Diagnostic codes",
    "Each message of defwright carries a code in brackets: `error[unknown-reference]`. The page of a code explains what it means, with a wrong and a right example that the tests verify. `defwright explain <code>` prints the same in a terminal.",
    'The severities listed here are the defaults of the [dialects](../guide/packs.md#dialects). `{ "severity": { "<code>": "off" } }` in the configuration sets [another](../guide/findings.md#severities), unless the page of the code says that it cannot. § is the section of [the specification](../format/README.md) that a code comes from; where none stands, it has no rule about that.',
    ...Object.entries(themes).flatMap(([theme, title]) => [
      `## ${title}`,
      [
        "| code | severity | § | meaning |",
        "| --- | --- | --- | --- |",
        ...allCodes()
          .filter((code) => themeOf(code) === theme)
          .map((code) => row(code, explanationOf(code))),
      ].join("\n"),
    ]),
  );
}

/** Links to the section in the format reference. */
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

function examplePart(
  code: string,
  { settings, commands, wrong, reported, right }: CodeExample,
): string[] {
  const others = commands && commands.valid.join() !== commands.invalid.join();
  return [
    "## Wrong",
    ...(settings === undefined ? [] : ["With these settings:", fence("json", settings)]),
    ...wrong.flatMap(fileLines),
    commands ? `${inWords(commands.invalid)} prints:` : "defwright prints:",
    fence("text", firstReported(code, reported)),
    "## Right",
    ...right.flatMap((file) => correctedLines(file, wrong)),
    ...(others ? [`Then run ${inWords(commands.valid)}.`] : []),
  ];
}

function inWords(commands: readonly string[]): string {
  return commands.map((command) => `\`${command}\``).join(", then ");
}

function fileLines({ path, text }: ExampleFile): string[] {
  const language = extname(path) === ".json" ? "json" : "js";
  return [`\`${visibleText(path)}\`:`, fence(language, text)];
}

/** A file that is right: only its difference, if it is there in the wrong example, unless most of it differs. */
function correctedLines(file: ExampleFile, wrong: readonly ExampleFile[]): string[] {
  const before = wrong.find(({ path }) => path === file.path);
  if (before?.text === file.text) return [];
  const [, , , ...hunks] = unifiedDiff("", before?.text ?? "", file.text)
    .trimEnd()
    .split("\n");
  const lines = hunks
    .filter((line) => !line.startsWith("\\ "))
    .map((line) => (line.startsWith("@@") ? " …" : line));
  if (before === undefined || lines.length >= file.text.split("\n").length) return fileLines(file);
  return [`\`${visibleText(file.path)}\`:`, fence("diff", lines.join("\n"))];
}

/** The first finding of the code: further ones, and what follows from it, look alike. */
function firstReported(code: string, reported: string): string {
  const findings = reported.split(/\n\n(?=\w+\[)/u);
  const first = findings.find((each) => each.includes(`[${code}]: `)) ?? reported;
  return findings.length > 1 ? `${first.trimEnd()}\n\n…` : first;
}

/** Escapes a text for Markdown, so that `<…>` is not read as HTML; code in backticks stays as it is. */
function prose(text: string): string {
  return text
    .split(/(`[^`]*`)/u)
    .map((part) => (part.startsWith("`") ? part : part.replaceAll(/[<>*_]/gu, "\\$&")))
    .join("");
}

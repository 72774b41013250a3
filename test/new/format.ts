/** A format of findings: its function, its row, its writer, its tests, and what users read of it. */
import { SyntaxKind, type StringLiteral } from "ts-morph";
import { pascalCase } from "../../generator/text/names.ts";
import { CannotAdd, todo, type Draft } from "./draft.ts";
import { addMember, addToUnion, importName, objectIn } from "./syntax.ts";

export interface NewFormat {
  /** How the names of its report files end, such as `.csv`; absent if it is only printed. */
  readonly ending?: string | undefined;
  /** All findings are one text. */
  readonly document: boolean;
  /** It is data for programs. */
  readonly data: boolean;
}

const table = "generator/cli/formats.ts";

export function addNewFormat(
  draft: Draft,
  name: string,
  { ending, document: isDocument, data: isData }: NewFormat,
): void {
  if (!/^[a-z][a-z0-9]*$/u.test(name))
    throw new CannotAdd(`"${name}" is no name of a format: write one word, like unix`);
  const formats = draft.source(table);
  if (ending !== undefined && !/^(?:\.[a-z0-9]+)+$/u.test(ending)) {
    throw new CannotAdd(`"${ending}" is no end of a file's name: write it like .txt`);
  }
  addToUnion(formats, "FormatName", name);
  const rows = objectIn(formats, "formats");
  const isTaken = rows
    .getDescendantsOfKind(SyntaxKind.StringLiteral)
    .some((each) => each.getLiteralValue() === ending);
  if (isTaken)
    throw new CannotAdd(`"${String(ending)}" is taken: another format has files that end so`);
  addMember(
    rows,
    name,
    [
      `{ form: "${isData ? "code" : "text"}"`,
      ...(ending === undefined ? [] : [`endings: ["${ending}"]`]),
      ...(isDocument ? ["isDocument: true"] : []),
      ...(isData ? ["isData: true }"] : ["}"]),
    ]
      .join(", ")
      .replace(", }", " }"),
  );
  const write = `format${pascalCase(name)}`;
  draft.create(
    `generator/diagnostics/format-${name}.ts`,
    isDocument ? documentModule(write) : lineModule(write),
  );
  const writers = draft.source("generator/cli/show-diagnostics.ts");
  importName(writers, `../diagnostics/format-${name}.ts`, write);
  addMember(
    objectIn(writers, "writers"),
    name,
    isDocument
      ? `(findings, console, most) => ${write}(mostSevere(findings, most), repositoryPath(console))`
      : `(findings, _console, most) => mostSevere(findings, most).map(${write}).join("")`,
  );
  addMember(
    objectIn(draft.source("test/cli/formats.test.ts"), "warnings"),
    name,
    `/^warning\\tcontent\\/core\\/a\\.json:9:5\\tunknown-member\\t/mu`,
  );
  const usage = draft.source("test/cli/usage.test.ts");
  const choices = usage
    .getDescendantsOfKind(SyntaxKind.StringLiteral)
    .find((each) => each.getLiteralValue().startsWith("Allowed choices are pretty, "));
  choices?.setLiteralValue(choices.getLiteralValue().replace(/\.$/u, `, ${name}.`));
  draft.create(`test/diagnostics/format-${name}.test.ts`, testModule(name, write, isDocument));
  addToHelp(draft, name, ending);
  addToPage(draft, name, ending);
  draft.noteChange(`what \`--format ${name}\` is for`);
  draft.remaining.push(
    `generator/diagnostics/format-${name}.ts: it prints columns between tabs; write what the format is, and escape what has a meaning in it`,
    `test/cli/formats.test.ts: warnings says how the finding begins in it`,
    `test/diagnostics/format-${name}.test.ts: notes, places that span several lines, hostile texts`,
    ...(isData
      ? []
      : [
          `${table}: if it is data for programs, or its findings are one document, say so in the row (--data, --document)`,
        ]),
    `fill in what is marked, then: npm run typecheck`,
    `UPDATE=1 npm test -- test/docs; read the differences`,
    `npm test -- test/new test/cli/formats test/diagnostics test/docs test/cli/usage test/beginners && npm run lint`,
  );
}

function lineModule(write: string): string {
  return `import type { Diagnostic } from "./diagnostic.ts";
import { visibleText } from "./visible-text.ts";

/** ${todo("what it is, and who reads it")}. A finding in one line, with a line end. */
export function ${write}({ source, range, severity, code, message, help }: Diagnostic): string {
  // ${todo("what it looks like, and what has to be escaped in it")}
  const place = \`\${source.displayPath}:\${String(range.line)}:\${String(range.column)}\`;
  const text = help === undefined ? message : \`\${message} \${help}\`;
  return \`\${[severity, place, code, text].map((each) => visibleText(each).replaceAll("\\t", " ")).join("\\t")}\\n\`;
}
`;
}

function documentModule(write: string): string {
  return `import type { Diagnostic } from "./diagnostic.ts";
import { visibleText } from "./visible-text.ts";

/** ${todo("what it is, and who reads it")}. One text of all findings, with a line end. */
export function ${write}(
  diagnostics: readonly Diagnostic[],
  pathOf: (displayPath: string) => string = (path) => path,
): string {
  // ${todo("what it looks like, and what has to be escaped in it")}
  const lines = diagnostics.map(({ source, range, severity, code, message, help }) => {
    const place = \`\${pathOf(source.displayPath)}:\${String(range.line)}:\${String(range.column)}\`;
    const text = help === undefined ? message : \`\${message} \${help}\`;
    return [severity, place, code, text].map((each) => visibleText(each).replaceAll("\\t", " ")).join("\\t");
  });
  return \`severity\\tplace\\tcode\\tmessage\\n\${lines.map((line) => \`\${line}\\n\`).join("")}\`;
}
`;
}

function testModule(name: string, write: string, isDocument: boolean): string {
  const line = `warning\\tcontent/core/doors.json:2:3\\tunknown-member\\tMember ""opne"" was found – terrain has none of that name.\\n`;
  const head = isDocument ? "severity\\tplace\\tcode\\tmessage\\n" : "";
  const one = isDocument ? "[finding]" : "finding";
  const hostile = isDocument
    ? `const [, line = "", ...more] = ${write}([finding]).split("\\n");
      assert.match(line, /^(?:[^\\p{Cc}\\u2028\\u2029\\u202e]+\\t){3}[^\\p{Cc}\\u2028\\u2029\\u202e]+$/u);
      assert.equal(more, [""]);`
    : `assert.match(${write}(finding), /^(?:[^\\p{Cc}\\u2028\\u2029\\u202e]+\\t){3}[^\\p{Cc}\\u2028\\u2029\\u202e]+\\n$/u);`;
  return `import * as fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { ${write} } from "../../generator/diagnostics/format-${name}.ts";
import { findingAt, hostileFinding, seed } from "./findings.ts";

const test = suite("format-${name}");

test(${JSON.stringify(todo("what a finding looks like"))}, () => {
  const finding = findingAt("content/core/doors.json", '{\\n  "opne": 1\\n}', '"opne"');
  assert.is(${write}(${one}), '${head}${line}');
});
${isDocument ? `\ntest("no findings are a document too", () => {\n  assert.is(${write}([]), "${head}");\n});\n` : ""}
test("whatever content says, it is one line without control characters", () => {
  fc.assert(
    fc.property(hostileFinding, (finding) => {
      ${hostile}
    }),
    { seed },
  );
});

test.run();
`;
}

/** The help of the options, and the message about other endings. */
function addToHelp(draft: Draft, name: string, ending: string | undefined): void {
  const source = draft.source("generator/cli/options.ts");
  const test = draft.source("test/cli/formats.test.ts");
  const calls = [
    ...source.getDescendantsOfKind(SyntaxKind.CallExpression),
    ...source.getDescendantsOfKind(SyntaxKind.NewExpression),
  ];
  const helpOf = (option: string): StringLiteral => {
    const [help] = calls.flatMap((each) => {
      const words = each.getArguments();
      const at = words.findIndex((word) => word.getText().startsWith(`"${option} `));
      return at < 0 ? [] : (words[at + 1]?.asKind(SyntaxKind.StringLiteral) ?? []);
    });
    if (!help) throw new CannotAdd(`generator/cli/options.ts has no option ${option}`);
    return help;
  };
  const printed = helpOf("--format");
  printed.setLiteralValue(`${printed.getLiteralValue()}, ${name}`);
  if (ending === undefined) return;
  const files = helpOf("--report-file");
  files.setLiteralValue(oneMore(files.getLiteralValue(), ending));
  for (const each of [source, test]) {
    const expected = each
      .getDescendantsOfKind(SyntaxKind.StringLiteral)
      .find((literal) => literal.getLiteralValue().startsWith("Expected a name ending in "));
    if (!expected) throw new CannotAdd(`${each.getBaseName()} has no message about other endings`);
    expected.setLiteralValue(oneMore(expected.getLiteralValue(), ending));
  }
}

/** Adds to what a sentence or text enumerates: `.txt or .md` becomes `.txt, .md or .csv`. */
function oneMore(text: string, ending: string): string {
  return text.replace(/ or (`?)(\.\w+)\1(?=\.?$)/mu, `, $1$2$1 or $1${ending}$1`);
}

/** A row of the table in the guide. */
function addToPage(draft: Draft, name: string, ending: string | undefined): void {
  const path = "docs/guide/findings.md";
  const lines = draft.text(path).split("\n");
  const last = lines.findLastIndex((line) => /^\| `\w+` \| .+, on std(?:out|err)/u.test(line));
  if (last < 0) throw new CannotAdd(`${path} has no table of formats`);
  lines.splice(last + 1, 0, `| \`${name}\` | ${todo("what is printed")}, on stdout |`);
  const text = lines.join("\n");
  draft.replaceText(path, ending === undefined ? text : oneMore(text, ending));
}

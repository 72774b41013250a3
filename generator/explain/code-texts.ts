/** What explains the codes: prose, from the Markdown beside their definitions, and examples, from their fixtures. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { once } from "../model/once.ts";
import { byCodeUnit } from "../text/code-unit.ts";

/** A wrong and a right example of a diagnostic code, taken from its fixture. */
export interface CodeExample {
  /** Settings of the examples, if they are not the default: `{ "dialect": …, "known": … }`. */
  readonly settings?: string;
  /** For codes about a whole project: the commands run on each example, in order. */
  readonly commands?: ExampleCommands;
  readonly wrong: readonly ExampleFile[];
  /** What defwright reports about it, as people see it. */
  readonly reported: string;
  readonly right: readonly ExampleFile[];
}

export interface ExampleCommands {
  readonly invalid: readonly string[];
  readonly valid: readonly string[];
}

export interface ExampleFile {
  /** Relative, with `/`; a first folder that starts with a digit is a separate pack, loaded in that order. */
  readonly path: string;
  readonly text: string;
}

export interface CodeText {
  /** One line: also for lists of codes. */
  readonly meaning: string;
  /** What the finding means for the author, and its consequences. */
  readonly why: string;
  /** What to do, and the alternatives. */
  readonly remedy: string;
  readonly example?: CodeExample;
}

/** The package has the texts in a file beside this module; a checkout has what they are made of. */
const allTexts = once((): ReadonlyMap<string, CodeText> => {
  const packaged = new URL("./code-texts.json", import.meta.url);
  return existsSync(packaged)
    ? new Map(JSON.parse(readFileSync(packaged, "utf8")) as [string, CodeText][])
    : collectTexts(fileURLToPath(new URL("../..", import.meta.url)));
});

/** Returns `undefined` if there is no such code. */
export function textOfCode(code: string): CodeText | undefined {
  return allTexts().get(code);
}

/** @param root the folder of a checkout */
export function collectTexts(root: string): Map<string, CodeText> {
  const examples = collectExamples(join(root, "test/diagnostics"));
  return new Map(
    collectProse(join(root, "generator")).map(([code, prose]) => {
      const example = examples.get(code);
      return [code, { ...prose, ...(example ? { example } : {}) }];
    }),
  );
}

type Prose = Omit<CodeText, "example">;

/** @param generator the folder of a checkout that has the codes */
export function collectProse(generator: string): (readonly [code: string, prose: Prose])[] {
  const folder = join(generator, "diagnostics/codes");
  const themes = readdirSync(folder).filter((name) => name.endsWith(".md"));
  return themes.flatMap((name) => sectionsOf(readFileSync(join(folder, name), "utf8")));
}

/** Each section has the code as its heading, the meaning as a quotation, a paragraph why, and one with the remedy. */
function sectionsOf(markdown: string): [code: string, prose: Prose][] {
  return markdown
    .split(/^## /mu)
    .slice(1)
    .map((section) => {
      const [code = "", meaning = "", why = "", remedy = ""] = section.trim().split(/\n\n+/u);
      return [code, { meaning: meaning.replace(/^> /u, ""), why, remedy }];
    });
}

/** Codes about content, and codes about a project: its configuration and its output. */
const collections = ["codes", "project-codes"];

/**
 * @param folder Contains the collections, in which each code has a folder with `invalid/`, `valid/` and `expected.txt`.
 */
export function collectExamples(folder: string): Map<string, CodeExample> {
  const examples = new Map<string, CodeExample>();
  for (const collection of collections) {
    for (const code of readdirSync(join(folder, collection)).sort()) {
      const path = join(folder, collection, code);
      if (existsSync(join(path, "expected.txt"))) examples.set(code, exampleIn(path));
    }
  }
  return examples;
}

function exampleIn(folder: string): CodeExample {
  const settings = textIn(folder, "settings.json");
  const commands = textIn(folder, "commands.json");
  return {
    ...(settings === undefined ? {} : { settings }),
    ...(commands === undefined ? {} : { commands: JSON.parse(commands) as ExampleCommands }),
    wrong: filesIn(join(folder, "invalid")),
    reported: textIn(folder, "expected.txt") ?? "",
    right: filesIn(join(folder, "valid")),
  };
}

function textIn(folder: string, name: string): string | undefined {
  const file = join(folder, name);
  return existsSync(file) ? readFileSync(file, "utf8").trimEnd() : undefined;
}

/** `<name>.txt` stands for `<name>`, so that no tool takes an example for one of our own modules. */
function filesIn(folder: string, prefix = ""): ExampleFile[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries
    .sort((a, b) => byCodeUnit(a.name, b.name))
    .flatMap((entry) => {
      const path = `${prefix}${entry.name}`;
      const file = join(folder, entry.name);
      if (entry.isDirectory()) return filesIn(file, `${path}/`);
      return [
        { path: path.replace(/\.txt$/u, ""), text: shownOf(readFileSync(file, "utf8").trimEnd()) },
      ];
    });
}

/** Shortens a long example to its beginning and its end. */
function shownOf(text: string): string {
  const lines = text.split("\n").map((line) => {
    const more = line.length - longestLine;
    return more <= 0 ? line : `${line.slice(0, longestLine)}… (${String(more)} more characters)`;
  });
  const more = lines.length - mostLines;
  if (more <= 0) return lines.join("\n");
  const left = `  … (${String(more)} more lines)`;
  return [...lines.slice(0, mostLines - 2), left, ...lines.slice(-2)].join("\n");
}

const mostLines = 60;
const longestLine = 300;

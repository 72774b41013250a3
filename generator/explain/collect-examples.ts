/** Makes examples from the fixtures that prove each code: `explain` shows exactly what the tests verify. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { CodeExample, ExampleCommands, ExampleFile } from "./code-example.ts";
import { byCodeUnit } from "../text/code-unit.ts";

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

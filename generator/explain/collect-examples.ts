/** Makes examples of the fixtures that prove each code: what `explain` shows is what the tests hold true. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { CodeExample, ExampleFile } from "./code-example.ts";

/** @param folder Holds a folder for each code, with `invalid/`, `valid/` and `expected.txt`. */
export function collectExamples(folder: string): Map<string, CodeExample> {
  const examples = new Map<string, CodeExample>();
  for (const code of readdirSync(folder).sort()) {
    const path = join(folder, code);
    if (!existsSync(join(path, "expected.txt"))) continue;
    const settings = join(path, "settings.json");
    examples.set(code, {
      ...(existsSync(settings) ? { settings: readFileSync(settings, "utf8").trim() } : {}),
      wrong: filesIn(join(path, "invalid")),
      said: readFileSync(join(path, "expected.txt"), "utf8").trimEnd(),
      right: filesIn(join(path, "valid")),
    });
  }
  return examples;
}

function filesIn(folder: string, prefix = ""): ExampleFile[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${prefix}${entry.name}`;
      const file = join(folder, entry.name);
      if (entry.isDirectory()) return filesIn(file, `${path}/`);
      return [{ path, text: readFileSync(file, "utf8").trimEnd() }];
    });
}

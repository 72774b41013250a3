/** Parts of the README that are made from the code: between `<!-- name -->` and `<!-- /name -->`. */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import * as assert from "uvu/assert";

const file = fileURLToPath(new URL("../../README.md", import.meta.url));

export function readme(): string {
  return readFileSync(file, "utf8");
}

/** The part is what is expected; `UPDATE=1` makes it so. */
export function holds(name: string, expected: string, end: string = name): void {
  const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
  const part = new RegExp(
    `(<!-- ${escape(name)} -->\\n)([\\s\\S]*?)(<!-- /${escape(end)} -->)`,
    "u",
  );
  if (process.env["UPDATE"] === "1") {
    const update = (_: string, start: string, __: string, stop: string): string =>
      `${start}${expected}${stop}`;
    writeFileSync(file, readme().replace(part, update));
  }
  const found = part.exec(readme());
  assert.ok(found, `the README has no section "${name}"`);
  assert.fixture(found[2] ?? "", expected);
}

export function table(head: readonly string[], lines: readonly (readonly string[])[]): string {
  return `\n${[head, head.map(() => "---"), ...lines]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |\n`)
    .join("")}\n`;
}

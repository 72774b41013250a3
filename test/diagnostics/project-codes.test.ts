/**
 * Codes about a project as a whole: its configuration and its output. `invalid/` and `valid/` are projects on which
 * the words of `commands.json` are run; the last of the one gives exactly `expected.txt` and no other code, the last
 * of the other ends well. `<name>.txt` stands for `<name>`. UPDATE=1 in the environment writes `expected.txt` anew.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { exitCodes } from "../../generator/cli/exit-codes.ts";
import { allCodes, isContentCode } from "../../generator/diagnostics/code.ts";
import { collectExamples } from "../../generator/explain/code-texts.ts";
import type { ExampleFile } from "../../generator/explain/code-texts.ts";
import { none } from "../expect.ts";
import { defwright, projectFolder, type Outcome } from "../project-folder.ts";

const test = suite("project codes");
const here = fileURLToPath(new URL("./", import.meta.url));
const folders = readdirSync(join(here, "project-codes"));

test("each other code has a folder in test/diagnostics/project-codes, and each folder a code", () => {
  const codes: string[] = allCodes().filter((code) => !isContentCode(code));
  const missing = codes.filter((code) => !folders.includes(code));
  none(
    missing,
    "give each of these codes a folder in test/diagnostics/project-codes (docs/adding-a-diagnostic.md)",
  );
  none(
    folders.filter((folder) => !codes.includes(folder)),
    "remove these folders of test/diagnostics/project-codes, or rename them to their codes",
  );
});

for (const code of folders) {
  const expected = join(here, "project-codes", code, "expected.txt");
  if (process.env["UPDATE"] === "1") writeFileSync(expected, "", { flag: "a" });

  test(`${code}: found where it is`, async () => {
    const { wrong, commands } = collectExamples(here).get(code)!;
    const { err, code: exit } = await run(wrong, commands!.invalid);
    if (process.env["UPDATE"] === "1") writeFileSync(expected, err);
    assert.is(
      err,
      readFileSync(expected, "utf8"),
      `${code}/expected.txt is stale; UPDATE=1 npm test -- test/diagnostics test/docs writes it anew`,
    );
    assert.is(exit, code === "stale-output" ? exitCodes.stale : exitCodes.usage);
    const { out } = await run(wrong, commands!.invalid, ["--format", "json"]);
    assert.equal([...new Set(codesIn(out))], [code]);
  });

  test(`${code}: not found where it is not`, async () => {
    const { right, commands } = collectExamples(here).get(code)!;
    const { code: exit, out } = await run(right, commands!.valid, ["--format", "json"]);
    assert.is(exit, exitCodes.ok);
    none(codesIn(out), "the right example has findings of its own: mend it");
  });
}

/** Runs the commands one after another in a new folder, which is shown as "/game". */
async function run(
  files: readonly ExampleFile[],
  commands: readonly string[],
  more: readonly string[] = [],
): Promise<Outcome> {
  const folder = projectFolder(Object.fromEntries(files.map(({ path, text }) => [path, text])));
  let outcome: Outcome | undefined;
  for (const command of commands) {
    outcome = await defwright(folder, [...command.split(" ").slice(1), ...more]);
  }
  const { code, out, err } = outcome!;
  return { code, out, err: err.replaceAll(folder, "/game") };
}

function codesIn(out: string): string[] {
  return out
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => (JSON.parse(line) as { code: string }).code);
}

test.run();

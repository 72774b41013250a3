/**
 * Folder in, folder out: the packs of every case are compiled, and what comes out is compared with `expected/`,
 * file by file and byte by byte; of content with errors that is what people are told. With UPDATE=1 in the environment
 * `expected/` is written anew; read the change against the specification before it is kept.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { manifestOf } from "../../generator/build/build.ts";
import { compilePacks } from "../../generator/build/compile-packs.ts";
import type { Diagnostic } from "../../generator/diagnostics/diagnostic.ts";
import { formatPretty } from "../../generator/diagnostics/format-pretty.ts";
import type { DialectName as Dialect } from "../../generator/model/dialect.ts";
import { settingsOf } from "../pipeline/settings-of.ts";

interface Case {
  readonly dialect?: Dialect;
  /** Names of the folders in `packs/`, in load order. */
  readonly packs: readonly string[];
  /** The outputs that the case is about: a path, or a folder with `/` at its end. All where absent. */
  readonly modules?: readonly string[];
  /** Outputs that the case leaves out: those that say the same for any content. */
  readonly except?: readonly string[];
  /** Severity and code of each diagnostic, in order. None where absent. */
  readonly diagnostics?: readonly string[];
}

const golden = suite("golden");
const here = fileURLToPath(new URL(".", import.meta.url));

for (const entry of readdirSync(here, { withFileTypes: true })) {
  if (!entry.isDirectory()) continue;
  golden(entry.name, () => {
    const folder = join(here, entry.name);
    const { dialect = "spec", packs, modules, except = [], diagnostics = [] } = readCase(folder);
    const settings = settingsOf(folder, { dialect, packs: packs.map((name) => `packs/${name}`) });
    const compilation = compilePacks(settings);
    assert.equal(
      compilation.diagnostics.map(({ severity, code }) => `${severity} ${code}`),
      diagnostics,
    );
    const made = compilation.failed
      ? [{ path: "diagnostics.txt", text: compilation.diagnostics.map(printed).join("\n") }]
      : [...compilation.modules, manifestOf(settings, compilation)];
    for (const name of [...(modules ?? []), ...except]) {
      assert.ok(
        made.some(({ path }) => belongsTo(path, name)),
        `nothing is made of "${name}"`,
      );
    }
    const wanted = made.filter(
      ({ path }) =>
        (modules?.some((name) => belongsTo(path, name)) ?? true) &&
        !except.some((name) => belongsTo(path, name)),
    );
    const expected = join(folder, "expected");
    if (process.env["UPDATE"] === "1") writeAnew(expected, wanted);
    assert.equal(filesBelow(expected), wanted.map(({ path }) => path).sort(), stale(entry.name));
    for (const { path, text } of wanted) {
      assert.equal(
        text,
        readFileSync(join(expected, path), "utf8"),
        stale(`${entry.name}/expected/${path}`),
      );
    }
  });
}

golden.run();

function readCase(folder: string): Case {
  return JSON.parse(readFileSync(join(folder, "case.json"), "utf8")) as Case;
}

function stale(path: string): string {
  return `test/golden/${path} is stale; UPDATE=1 npm test -- test/golden writes it anew`;
}

function printed(diagnostic: Diagnostic): string {
  return formatPretty(diagnostic);
}

function belongsTo(path: string, name: string): boolean {
  return name.endsWith("/") ? path.startsWith(name) : path === name;
}

function writeAnew(folder: string, files: readonly { path: string; text: string }[]): void {
  rmSync(folder, { recursive: true, force: true });
  for (const { path, text } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll("\\", "/"),
    )
    .sort();
}

/**
 * A folder for each case, named by the code that is mended and what is special about it: `before/` becomes `after/`,
 * byte for byte, in each of several dresses. Folders in them whose names begin with a digit are packs of their own.
 */
import { cpSync, existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { compilePacks } from "../../generator/build/compile-packs.ts";
import type { Settings } from "../../generator/config/settings.ts";
import type { FixLevel } from "../../generator/diagnostics/fix.ts";
import type { DialectName as Dialect } from "../../generator/model/dialect.ts";
import { fixes } from "../../generator/fix/fixes.ts";
import { planFixes } from "../../generator/fix/plan-fixes.ts";
import { writeFixed } from "../../generator/fix/write-fixed.ts";
import { findings, none } from "../expect.ts";
import { kindsWithRules } from "../diagnostics/kind-rule.ts";
import { settingsOf } from "../pipeline/settings-of.ts";
import { projectFolder, write } from "../project-folder.ts";

/** `case.json`. */
interface Case {
  readonly level?: FixLevel;
  readonly dialect?: Dialect;
  /** Ids of kinds that are defined elsewhere. */
  readonly known?: Readonly<Record<string, readonly string[]>>;
  /** How many findings are mended. */
  readonly fixed: number;
  /** Severity and code of each finding that stays. */
  readonly remaining?: readonly string[];
}

const test = suite("fixes");
const here = fileURLToPath(new URL("cases/", import.meta.url));
const cases = readdirSync(here);

/** Texts that say the same to a reader of JSON. */
const dresses: Readonly<Record<string, (text: string) => string>> = {
  "as it is": (text) => text,
  "with CRLF and a byte order mark": (text) => `\uFEFF${text.replaceAll("\n", "\r\n")}`,
  "indented by tabs": (text) => text.replaceAll(/^ +/gmu, (spaces) => "\t".repeat(spaces.length)),
  "without a line end": (text) => text.trimEnd(),
};

test("each code that has a fix has a case, and each case such a code", () => {
  assert.equal(
    [...new Set(cases.map((name) => name.split(" ")[0]))].sort(),
    Object.keys(fixes).sort(),
  );
});

for (const name of cases) {
  const folder = join(here, name);
  const expected = JSON.parse(readFileSync(join(folder, "case.json"), "utf8")) as Case;
  for (const [dress, dressed] of Object.entries(dresses)) {
    test(`${name}, ${dress}`, () => {
      const project = projectFolder();
      cpSync(join(folder, "before"), join(project, "content"), { recursive: true });
      for (const [path, text] of texts(join(folder, "before"))) {
        write(project, `content/${path}`, dressed(text));
      }
      const settings = settingsIn(name, project, expected);
      const { files, leftOut } = planFixes(settings, expected.level ?? "safe");
      none(
        leftOut,
        "these fixes were left out, as they would change the content or cause another finding",
      );
      assert.is(
        files.reduce((sum, file) => sum + file.problems, 0),
        expected.fixed,
      );
      for (const file of files) assert.is(writeFixed(file), undefined);
      for (const [path, text] of texts(join(folder, "after"))) {
        assert.is(readFileSync(join(project, "content", path), "utf8"), dressed(text));
      }
      const { diagnostics } = compilePacks(settings, { emit: false });
      findings(
        diagnostics.map((each) => ({ ...each, code: `${each.severity} ${each.code}` })),
        expected.remaining ?? [],
        "after the fixes other findings remain than case.json says",
      );
      assert.equal(planFixes(settings, expected.level ?? "safe").files, [], "a second time");
    });
  }

  test(`${name}: nothing of it is done where it is not asked for`, () => {
    if (expected.level !== "suggestions") return;
    const project = projectFolder();
    cpSync(join(folder, "before"), join(project, "content"), { recursive: true });
    none(
      planFixes(settingsIn(name, project, expected), "safe").files,
      "these files change without --fix=suggestions, which alone may do this",
    );
  });
}

function settingsIn(
  name: string,
  project: string,
  { dialect = "spec", known = {} }: Case,
): Settings {
  const packs = readdirSync(join(project, "content")).filter((each) => /^\d[^.]*$/u.test(each));
  return settingsOf(project, {
    dialect,
    ...(name === "kind-rule" && { kinds: kindsWithRules }),
    packs: packs.length > 0 ? packs.sort().map((each) => `content/${each}`) : ["content"],
    known: new Map(Object.entries(known).map(([kind, ids]) => [kind, new Set(ids)])),
  });
}

function texts(folder: string): (readonly [path: string, text: string])[] {
  assert.ok(existsSync(folder), folder);
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => statSync(join(folder, path)).isFile())
    .map((path) => [path.replaceAll("\\", "/"), readFileSync(join(folder, path), "utf8")]);
}

test.run();

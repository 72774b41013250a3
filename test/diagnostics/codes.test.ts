/**
 * A folder for each code: `invalid/` gives exactly the findings of `expected.txt`, as people see them, and no
 * other code than its own and those that `also.txt` names; `valid/`, the nearest right thing, gives none at all.
 * Folders in them whose names begin with a digit are packs of their own, in that order. UPDATE=1 in the environment
 * writes `expected.txt` anew; read it as a modder would before it is kept.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Compilation } from "../../generator/compile.ts";
import { withFix } from "../../generator/fix/fixes.ts";
import { compilePacks, type CompilePacksOptions } from "../../generator/build/compile-packs.ts";
import type { Settings } from "../../generator/config/settings.ts";
import { contentCodes, isContentCode } from "../../generator/diagnostics/code.ts";
import type { Diagnostic } from "../../generator/diagnostics/diagnostic.ts";
import { formatJson } from "../../generator/diagnostics/format-json.ts";
import { formatPretty } from "../../generator/diagnostics/format-pretty.ts";
import type { Severity } from "../../generator/model/severity.ts";
import { recordName } from "../../generator/model/release-record.ts";
import type { DialectName as Dialect, DialectRules } from "../../generator/model/dialect.ts";
import { defaultLimits, type Limits } from "../../generator/model/limits.ts";
import { none } from "../expect.ts";
import { settingsOf } from "../pipeline/settings-of.ts";
import { withRules } from "../built-in.ts";
import { kindsWithRules } from "./kind-rule.ts";

/** `settings.json` of a case. */
interface CaseSettings {
  readonly dialect?: Dialect;
  readonly rules?: Partial<DialectRules>;
  /** Ids of kinds that are defined elsewhere. */
  readonly known?: Readonly<Record<string, readonly string[]>>;
  readonly limits?: Partial<Limits>;
  readonly game_version?: string;
  readonly other_types?: readonly string[];
  readonly severity?: Readonly<Record<string, Severity>>;
  /** Present if they are those of `kind-rule.ts`. */
  readonly kinds?: object;
}

const codes = suite("codes");
/** Another thing to do. */
const alternatives =
  /,? or (?:add|correct|define|give|keep|let|list|load|move|name|put|remove|rename|set|start|write)\b/u;
const here = fileURLToPath(new URL("codes/", import.meta.url));

codes(
  "each code about content has a folder in test/diagnostics/codes, and each folder a code",
  () => {
    const folders = readdirSync(here);
    const missing = contentCodes().filter((code) => !folders.includes(code));
    none(
      missing,
      "give each of these codes a folder in test/diagnostics/codes, with a wrong and a right example (docs/adding-a-diagnostic.md)",
    );
    none(
      folders.filter((folder) => !isContentCode(folder)),
      "remove these folders of test/diagnostics/codes, or rename them to their codes",
    );
  },
);

/** Lists of codes; rules of own kinds, which are tried in test/kinds/own; mods, in test/trust. */
const untried = /^(?:compiled|diagnostics.codes|kinds.own|mods)/u;

codes("a code that is reported in several places has a finding for each in its example", () => {
  const generator = fileURLToPath(new URL("../../generator/", import.meta.url));
  const reports = readdirSync(generator, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ts") && !untried.test(path))
    .flatMap((path) => [
      ...readFileSync(join(generator, path), "utf8").matchAll(/\breport\w*\(\s*"([a-z-]+)"/gu),
    ])
    .map(([, code = ""]) => code);
  assert.ok(reports.length > 100);
  const few = contentCodes().filter((code) => {
    const places = reports.filter((each) => each === code).length;
    const found = diagnosticsOf(join(here, code), "invalid");
    return places > found.filter((each) => each.code === code).length;
  });
  assert.equal(few, [], `a finding for each place that reports it is missing in invalid/`);
});

for (const code of readdirSync(here)) {
  const folder = join(here, code);

  codes(`${code}: found where it is`, () => {
    const { diagnostics, evidence } = compilationOf(folder, "invalid");
    const text = diagnostics.map((each) => formatPretty(withFix(each, evidence))).join("\n");
    const expected = join(folder, "expected.txt");
    if (process.env["UPDATE"] === "1") writeFileSync(expected, text);
    assert.equal(
      text,
      readFileSync(expected, "utf8"),
      `${code}/expected.txt is stale; UPDATE=1 npm test -- test/diagnostics test/docs writes it anew`,
    );
    const also = join(folder, "also.txt");
    const others = existsSync(also) ? readFileSync(also, "utf8").trim().split("\n") : [];
    const found = [...new Set(diagnostics.map((diagnostic) => diagnostic.code))];
    assert.equal(found.sort(), [code, ...others].sort());
  });

  codes(
    `${code}: what to do is one thing, or a choice that says in which case each is right`,
    () => {
      for (const { help = "" } of diagnosticsOf(folder, "invalid")) {
        if (help.startsWith("Choose: ")) assert.match(help, /^Choose: \(a\) .+; \(b\) .+\.$/u);
        else assert.not.match(help, alternatives);
      }
    },
  );

  codes(`${code}: found by a run that makes no records, too`, () => {
    const whole = diagnosticsOf(folder, "invalid");
    const findings = diagnosticsOf(folder, "invalid", { emit: false, records: false });
    assert.equal(findings.map(formatJson), whole.map(formatJson));
  });

  codes(
    `${code}: found with the same words by a run that is asked for the grave findings alone`,
    () => {
      const whole = diagnosticsOf(folder, "invalid");
      for (const least of ["warning", "error"] as const) {
        const asked = diagnosticsOf(folder, "invalid", { emit: false, records: false, least });
        const grave = whole.filter(
          ({ severity }) => severity === "error" || (least === "warning" && severity === "warning"),
        );
        assert.equal(asked.map(formatJson), grave.map(formatJson));
      }
    },
  );

  codes(`${code}: not found where it is not`, () => {
    const diagnostics = diagnosticsOf(folder, "valid");
    assert.equal(diagnostics.map((diagnostic) => formatPretty(diagnostic)).join("\n"), "");
  });
}

/** The record of releases in a case. */
function recordIn(folder: string): Pick<Settings, "records"> {
  const file = join(folder, recordName);
  if (!existsSync(file)) return {};
  const source = { displayPath: recordName, text: readFileSync(file, "utf8") };
  return { records: [{ source, own: true }] };
}

function diagnosticsOf(...asked: Parameters<typeof compilationOf>): readonly Diagnostic[] {
  return compilationOf(...asked).diagnostics;
}

function compilationOf(
  folder: string,
  side: "invalid" | "valid",
  options: CompilePacksOptions = {},
): Compilation {
  const packs = readdirSync(join(folder, side)).filter((name) => /^\d[^.]*$/u.test(name));
  const path = join(folder, "settings.json");
  const {
    dialect = "spec",
    rules,
    known,
    limits,
    game_version,
    other_types,
    severity,
    kinds,
  } = (existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : {}) as CaseSettings;
  const settings: Settings = settingsOf(folder, {
    dialect,
    packs: packs.length > 0 ? packs.sort().map((name) => `${side}/${name}`) : [side],
    workingDirectory: join(folder, side),
    ...recordIn(join(folder, side)),
    ...(limits === undefined ? {} : { limits: { ...defaultLimits, ...limits } }),
    ...(game_version === undefined ? {} : { gameVersion: game_version }),
    otherTypes: new Set(other_types),
    severity: new Map(Object.entries(severity ?? {})),
    known: new Map(Object.entries(known ?? {}).map(([kind, ids]) => [kind, new Set(ids)])),
  });
  return compilePacks(
    {
      ...settings,
      kinds: kinds ? kindsWithRules : withRules(settings.kinds, rules),
    },
    { emit: false, ...options },
  );
}

codes.run();

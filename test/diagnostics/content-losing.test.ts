/**
 * Whatever the severities are set to, content is left out only with an error: what a finding leaves out makes it one,
 * and codes that always do cannot be set otherwise.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { compilePacks } from "../../generator/build/compile-packs.ts";
import type { Settings } from "../../generator/config/settings.ts";
import { codes, contentCodes } from "../../generator/diagnostics/code.ts";
import { alwaysLosesContent, losesContent } from "../../generator/diagnostics/content-losing.ts";
import type { DialectName as Dialect, DialectRules } from "../../generator/model/dialect.ts";
import { totals } from "../../generator/layer/account.ts";
import type { Limits } from "../../generator/model/limits.ts";
import { settingsOf } from "../pipeline/settings-of.ts";
import { withRules } from "../built-in.ts";

const losing = suite("content-losing");
const here = fileURLToPath(new URL("codes/", import.meta.url));

losing("with all severities lowered there are errors exactly where something is left out", () => {
  const lost: string[] = [];
  for (const code of contentCodes()) {
    if (!existsSync(join(here, code, "invalid"))) continue;
    const { account, diagnostics, modules, files, failed } = compilePacks(
      lowered(join(here, code)),
    );
    const { rejected, total } = totals(account);
    const unread = files.length > 0 && total + account.others + account.unusable === 0;
    const repeated = diagnostics.some((each) => each.code === "duplicate-member");
    const isLimited = code === "content-limit";
    assert.is(
      failed,
      rejected > 0 || account.unusable > 0 || unread || repeated || isLimited,
      code,
    );
    assert.is(modules.length > 0, !failed, code);
    const errors = diagnostics.filter(({ severity }) => severity === "error");
    assert.ok(
      errors.every(({ fact, code: each }) => losesContent(fact ?? { code: each })),
      code,
    );
    if (failed && errors.every((each) => each.code === code)) lost.push(code);
  }
  // With the others it depends on what stands there.
  const always = lost.filter(alwaysLosesContent);
  assert.equal(always.sort(), contentCodes().filter(alwaysLosesContent));
});

losing("each of them is an error in both dialects", () => {
  for (const code of contentCodes().filter(alwaysLosesContent)) {
    assert.is(codes[code].severity, "error", code);
  }
});

function lowered(folder: string): Settings {
  const file = join(folder, "settings.json");
  const {
    dialect = "spec",
    rules,
    known,
    limits,
  } = (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {}) as {
    readonly dialect?: Dialect;
    readonly rules?: Partial<DialectRules>;
    readonly known?: Readonly<Record<string, readonly string[]>>;
    readonly limits?: Limits;
  };
  const packs = readdirSync(join(folder, "invalid")).filter((name) => /^\d[^.]*$/u.test(name));
  const settings = settingsOf(folder, {
    dialect,
    packs: packs.length > 0 ? packs.sort().map((name) => `invalid/${name}`) : ["invalid"],
    ...(limits === undefined ? {} : { limits }),
    known: new Map(Object.entries(known ?? {}).map(([kind, ids]) => [kind, new Set(ids)])),
    severity: new Map(contentCodes().map((code) => [code, "warning"])),
  });
  return { ...settings, kinds: withRules(settings.kinds, rules) };
}

losing.run();

/**
 * Each error that may be lowered leaves every object in the output: compiled with all severities at "warning", the
 * fixtures of the other codes lose nothing.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { compile } from "../../generator/compile.ts";
import type { Settings } from "../../generator/config/settings.ts";
import { catalogue } from "../../generator/diagnostics/catalogue/index.ts";
import { contentLosing } from "../../generator/diagnostics/content-losing.ts";
import type { Dialect, DialectRules } from "../../generator/dialect.ts";
import { totals } from "../../generator/layer/account.ts";
import { settingsOf } from "../pipeline/settings-of.ts";

const losing = suite("content-losing");
const here = fileURLToPath(new URL("codes/", import.meta.url));

losing("a code is refused below error exactly where its object would be lost", () => {
  const lost: string[] = [];
  for (const code of Object.keys(catalogue)) {
    if (!existsSync(join(here, code, "invalid"))) continue;
    const { account, diagnostics, modules, files } = compile(lowered(join(here, code)));
    const others = diagnostics.some((each) => each.code !== code && contentLosing.has(each.code));
    const { rejected, total } = totals(account);
    const unread = files.length > 0 && total + account.others + account.unusable === 0;
    assert.ok(modules.length > 0, code);
    if (!others && (rejected > 0 || account.unusable > 0 || unread)) lost.push(code);
  }
  // Of a member that stands twice it is only one of the two values that is lost.
  assert.equal([...lost, "duplicate-member"].sort(), [...contentLosing].sort());
});

losing("each of them is an error in both dialects", () => {
  for (const code of contentLosing) {
    assert.is(catalogue[code as keyof typeof catalogue].severity, "error", code);
  }
});

function lowered(folder: string): Settings {
  const file = join(folder, "settings.json");
  const {
    dialect = "spec",
    rules,
    known,
  } = (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {}) as {
    readonly dialect?: Dialect;
    readonly rules?: Partial<DialectRules>;
    readonly known?: Readonly<Record<string, readonly string[]>>;
  };
  const packs = readdirSync(join(folder, "invalid")).filter((name) => /^\d[^.]*$/u.test(name));
  const settings = settingsOf(folder, {
    dialect,
    packs: packs.length > 0 ? packs.sort().map((name) => `invalid/${name}`) : ["invalid"],
    known: new Map(Object.entries(known ?? {}).map(([kind, ids]) => [kind, new Set(ids)])),
    severity: new Map(Object.keys(catalogue).map((code) => [code, "warning"])),
  });
  return { ...settings, rules: { ...settings.rules, ...rules } };
}

losing.run();

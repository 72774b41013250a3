/**
 * Compiles the data of a real game, which is no part of this project, and holds the outcome against what can be known
 * without defwright: `npm run corpus -- <data directory>`, DEFWRIGHT_CORPUS=<data directory>, or the archive beside the
 * checkout. The last line is `N passed, N failed`.
 */
import { rmSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { format } from "prettier";
import * as assert from "uvu/assert";
import { build, compareWithDisk } from "../../generator/build/build.ts";
import { compilePacks } from "../../generator/build/compile-packs.ts";
import type { Compilation } from "../../generator/compile.ts";
import { orderByDependencies } from "../../generator/packs/pack-order.ts";
import { totals } from "../../generator/layer/account.ts";
import { createBuildSession } from "../../generator/build/session.ts";
import { wordsNotFirst } from "./completions.ts";
import { accountFor } from "../explain/unexplained.ts";
import { plantInMods } from "../mods/planted.ts";
import { misfits } from "../pipeline/resolved-validators.ts";
import { sameContent } from "../runtime/same-content.ts";
import { expectedOf, runClient, typeErrors, writeClient } from "./client.ts";
import { countedApart, countsOf } from "./counts.ts";
import { sameCraftable } from "./crafting.ts";
import { cache, findCorpus, type GameData } from "./find-corpus.ts";
import { dialect, isNot, modsOf, settingsFor } from "./linked-mods.ts";
import { findRenamed } from "./renamed-ids.ts";
import { seenAsParsed } from "./seen-as-parsed.ts";
import { releases, together, type Warnings } from "./known-warnings.ts";

/** Mods take a second each; a run that takes longer than this does not start another. */
const patience = 240_000;

let passed = 0;
let failed = 0;
process.on("exit", () => {
  if (failed > 0) process.exitCode = 1;
  console.log(`${String(passed)} passed, ${String(failed)} failed`);
});

const data = given();
if (data === undefined) {
  if (failed === 0) {
    console.log(
      "corpus tests skipped: no game's data was given; " +
        "npm run corpus -- <path to its data directory> runs them",
    );
  }
} else {
  await runCore(data);
  await runRenamed(data);
  await runCombined(data);
  await runMods(data);
  await runLinked(data);
}

function given(): GameData | undefined {
  try {
    return findCorpus(process.argv[2]);
  } catch (error) {
    failed += 1;
    console.log(`corpus: ${(error as Error).message}`);
    return undefined;
  }
}

async function runCore({ name, core }: GameData): Promise<void> {
  const out = join(cache, "generated");
  rmSync(out, { recursive: true, force: true });
  const settings = settingsFor([core], out);
  console.log(`core: ${core}`);
  const start = performance.now();
  const { compilation, written } = build(settings, { force: true });
  if (!compilation) throw new Error("a forced build compiles");
  const milliseconds = Math.round(performance.now() - start);
  const { total, ...classes } = totals(compilation.account);
  console.log(
    `  ${String(compilation.account.files)} files, ${String(total)} definitions -> ` +
      `${String(written.length)} modules in ${String(milliseconds)} ms`,
  );
  console.log(`  ${listed(classes)}, generated ${String(compilation.account.generated)}`);
  for (const [code, count] of codesOf(compilation)) console.log(`  ${code}: ${String(count)}`);

  await check("no errors", () => {
    assert.equal(messages(compilation, "error"), []);
  });
  await checkWarnings("", compilation, releases[name]?.core);
  await check("every object has one class, as an independent count has it", () => {
    assert.equal(countsOf(compilation), countedApart([core]));
  });
  await check("what is seen of files without our kinds is what parsing them finds", () => {
    assert.ok(seenAsParsed(settings.kinds, compilation.files) > compilation.files.length / 2);
  });
  await check("every record fits its resolved schema", () => {
    assert.equal(misfits(compilation.model, dialect).slice(0, 10), []);
  });
  await check("explain accounts for every value of every record", () => {
    assert.equal(accountFor(compilation).unexplained.slice(0, 10), []);
  });
  await check("of 242 words, two letters bring 95 % among the first ten that are offered", () => {
    const missed = wordsNotFirst(settings, { count: 242, letters: 2, first: 10 });
    console.log(`  completed among the first ten: ${String(242 - missed.length)} of 242`);
    assert.ok(missed.length <= 242 * 0.05, missed.join("\n"));
  });
  await check("what was written is what is compared as current, and built again it stays", () => {
    assert.equal(compareWithDisk(settings, compilation), []);
    assert.ok(build(settings).upToDate);
  });
  const modules = sample(compilation.modules, 40);
  await check(`prettier leaves ${String(modules.length)} modules as they are`, async () => {
    for (const { path, text } of modules) {
      assert.is(await format(text, { parser: "typescript" }), text, path);
    }
  });
  await check("what can be crafted at once is what can be crafted one by one", () =>
    sameCraftable(out),
  );
  await check("shape packed holds the very same records, substitutions and look-ups", async () => {
    const packed = join(cache, "generated-packed");
    const { failed } = build({ ...settings, shape: "packed", out: packed }, { force: true })
      .compilation ?? { failed: true };
    assert.not(failed);
    await sameContent(out, packed);
  });
  const expected = expectedOf(compilation.model);
  if (expected) {
    writeClient(cache, expected);
    await check("the output and a program that reads from it type-check", () => {
      assert.is(typeErrors(cache), "");
    });
    await check("the program finds what it looks for", () => {
      assert.equal(runClient(cache), expected);
    });
  }
}

async function runRenamed({ core }: GameData): Promise<void> {
  for (const seed of [1, 2, 3]) {
    const { renamed, right, sure, wrong } = findRenamed(settingsFor([core]), seed);
    console.log(
      `  migrate, seed ${String(seed)}: of ${String(renamed)} renamed ids, ${String(right)} with the right ` +
        `successor, ${String(sure)} of them sure; ${String(wrong.length)} sure and wrong`,
    );
    await check(
      `migrate finds what ids of the core were renamed to, and writes nothing wrong, seed ${String(seed)}`,
      () => {
        assert.equal(wrong, []);
        assert.ok(right >= renamed * 0.95);
      },
    );
  }
}

/** The core and all its mods in one list, as a pattern would order them. */
async function runCombined({ name, core, mods }: GameData): Promise<void> {
  if (mods.length === 0) return;
  const settings = settingsFor([core, ...mods]);
  const [first, ...others] = settings.packs;
  if (!first) return;
  const packs = [first, ...orderByDependencies(others.filter(isNot(first)))];
  const start = performance.now();
  const compilation = compilePacks({ ...settings, packs });
  const milliseconds = Math.round(performance.now() - start);
  const { total, ...classes } = totals(compilation.account);
  const counts = countsOf(compilation);
  console.log(
    `core and ${String(packs.length - 1)} mods: ${String(total)} definitions -> ` +
      `${String(compilation.modules.length)} modules in ${String(milliseconds)} ms`,
  );
  const { generated, inherited } = counts;
  console.log(`  ${listed({ ...classes, generated, inherited })}`);
  for (const [code, count] of codesOf(compilation)) console.log(`  ${code}: ${String(count)}`);
  await check("all mods together: no errors", () => {
    assert.equal(messages(compilation, "error"), []);
  });
  const known = releases[name];
  await checkWarnings(
    "all mods together: ",
    compilation,
    known && together(known.core, known.combined),
  );
  await check(
    "all mods together: every object has one class, as an independent count has it",
    () => {
      assert.equal(counts, countedApart(packs.map(({ directory }) => directory)));
    },
  );
  await check("all mods together: every record fits its resolved schema", () => {
    assert.equal(misfits(compilation.model, dialect).slice(0, 10), []);
  });
}

/** Each mod after the core and the mods that it depends on, as a player must load them. */
async function runMods(data: GameData): Promise<void> {
  const session = createBuildSession();
  const known = releases[data.name];
  const { core, mods } = modsOf(data);
  const own = totals(compilePacks(core, { session, emit: false }).account);
  for (const settings of mods) {
    const { packs } = settings;
    const name = basename(packs.at(-1)?.directory ?? "");
    if (performance.now() > patience) {
      console.log(`mod ${name} and others left out: this takes too long`);
      failed += 1;
      return;
    }
    const compilation = compilePacks(settings, { session, emit: false });
    const { account } = compilation;
    await check(`mod ${name}: ${summary(compilation, own.total)}`, () => {
      assert.equal(messages(compilation, "error"), []);
      assert.equal(misfits(compilation.model, dialect).slice(0, 10), []);
      if (totals(account).total === own.total) return;
      assert.equal(countsOf(compilation), countedApart(packs.map(({ directory }) => directory)));
    });
    await checkWarnings(
      `mod ${name}: `,
      compilation,
      known && together(known.core, known.mods[name] ?? {}),
    );
  }
}

/** Mods linked with an image of the core, as they are and with mistakes. */
async function runLinked(data: GameData): Promise<void> {
  const { mistakes, findings, different } = await plantInMods({
    ...modsOf(data),
    ...{ rounds: 3, seed: 1 },
  });
  const counts = `${String(mistakes)} mistakes, ${String(findings)} findings`;
  await check(`mods linked with an image of the core: found as in a build; ${counts}`, () => {
    assert.equal(different.slice(0, 5), []);
  });
}

/** Warnings are defects of the data, counted by code; of data that we do not know nothing is expected. */
async function checkWarnings(
  where: string,
  { diagnostics }: Compilation,
  expected: Warnings | undefined,
): Promise<void> {
  if (!expected) return;
  const found: Record<string, number> = {};
  for (const { severity, code } of diagnostics) {
    if (severity === "warning") found[code] = (found[code] ?? 0) + 1;
  }
  await check(`${where}warnings are the known defects of the data`, () => {
    assert.equal(together(found, {}), together(expected, {}));
  });
}

function summary(compilation: Compilation, core: number): string {
  const { diagnostics, account } = compilation;
  const definitions = totals(account).total - core;
  const errors = diagnostics.filter(({ severity }) => severity === "error").length;
  const warnings = diagnostics.filter(({ severity }) => severity === "warning").length;
  const first = messages(compilation, "error")[0];
  return (
    `${String(definitions)} definitions, ${String(errors)} errors, ${String(warnings)} warnings` +
    (first === undefined ? "" : ` (${first})`)
  );
}

async function check(name: string, test: () => void | Promise<void>): Promise<void> {
  try {
    await test();
    passed += 1;
    console.log(`ok    ${name}`);
  } catch (error) {
    failed += 1;
    console.log(`FAIL  ${name}`);
    const { message, details } = error as { message?: string; details?: string };
    console.log([message ?? String(error), details ?? ""].join("\n").slice(0, 4000));
  }
}

function messages(compilation: Compilation, wanted: string): string[] {
  return compilation.diagnostics
    .filter(({ severity }) => severity === wanted)
    .slice(0, 10)
    .map(({ code, message, source, range }) => {
      const file = relative(cache, source.displayPath);
      return `${basename(file)}:${String(range.line)} ${code}: ${message}`;
    });
}

/** Severity and code of all findings, most frequent first. */
function codesOf({ diagnostics }: Compilation): [string, number][] {
  const counts = new Map<string, number>();
  for (const { severity, code } of diagnostics) {
    const name = `${severity} ${code}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
}

function listed(counts: Readonly<Record<string, number>>): string {
  return Object.entries(counts)
    .map(([name, count]) => `${name} ${String(count)}`)
    .join(", ");
}

/** Some of the list, always the same ones. */
function sample<T>(list: readonly T[], size: number): T[] {
  let state = 20_251;
  const left = [...list];
  const taken: T[] = [];
  while (taken.length < size && left.length > 0) {
    state = (state * 48_271) % 0x7fff_ffff;
    taken.push(...left.splice(state % left.length, 1));
  }
  return taken;
}

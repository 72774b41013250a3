/** The compiler in a page makes what it makes in Node: the same bytes, and the same findings. */
import { createContext, runInContext } from "node:vm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { compilePacks } from "../../generator/build/compile-packs.ts";
import { shapes, type OutputShape } from "../../generator/model/output-shape.ts";
import { inlinedInCore } from "../../generator/package/inlined.ts";
import { none } from "../expect.ts";
import { findChromium, startChromium } from "../vite/chromium.ts";
import { contentSettings, plainContent } from "./content.ts";
import { bundleCore } from "./core-bundle.ts";
import { runCore, type PlainContent, type PlainFile, type PlainResult } from "./run-core.ts";

const test = suite("the compiler in a browser");

const script = bundleCore("test/browser/run-core.ts", { format: "iife", globalName: "core" });

/** Mistakes of every sort that reads a text in its own way, and one edit that is right. */
const edits: readonly (readonly [path: string, from: string, to: string])[] = [
  ["terrain/doors.json", '"open": "t_door_o"', '"open": "t_dor_o"'],
  ["terrain/doors.json", '"symbol": "+"', '"symbal": "鐘", "symbol": "👩‍🚀"'],
  ["terrain/doors.json", '"move_cost": 2', '"move_cost": 3'],
  ["recipes/kitchen.json", "[\n", "[ // a comment\n"],
  ["recipes/kitchen.json", '"time": "', '"time": \''],
  ["furniture/beds.json", '"furniture"', '"furnitur"'],
];

const cases = casesOf(shapes);

test("its bundle has nothing but our core and the packages it takes in", () => {
  const strangers = script.inputs.filter(
    (path) =>
      !/^(?:generator|templates|runtime)\//u.test(path) &&
      !inlinedInCore.some((name) => path.startsWith(`node_modules/${name}/`)) &&
      path !== "test/browser/run-core.ts",
  );
  none(
    strangers,
    "a browser cannot load these: leave them out of what generator/compile.ts imports",
  );
  assert.ok(script.inputs.length > 250);
  assert.throws(() => bundleCore("generator/read/read.ts"), /Could not resolve "node:fs"/u);
});

test("sources handed over make what packs on the disk make", () => {
  for (const shape of shapes) {
    const settings = contentSettings(shape);
    const { modules, diagnostics } = compilePacks(settings);
    const [result] = runCore(plainContent(settings), []);
    assert.ok(modules.length > 10 && result !== undefined);
    const { findings } = result;
    assert.is(findings.length, diagnostics.length);
    const expected = modules.map(({ path, text }) => [path, text] as const);
    assertSame([result], [{ findings, modules: expected }]);
  }
});

test("what an edit in a session makes is what the edited content makes", () => {
  for (const { content, edited, expected } of cases) {
    const colds = edited.map((files) => {
      const replaced = content.files.map(
        (file) => files.find(({ pack, path }) => pack === file.pack && path === file.path) ?? file,
      );
      return runCore({ ...content, files: replaced }, []).flat();
    });
    assertSame(expected.slice(1), colds.flat());
    // Two recipes of the content that nobody can learn stay so.
    const codes = expected.map(({ findings }) =>
      findings.map((each) => each.split(`"`)[1]).filter((code) => code !== "recipe-unlearnable"),
    );
    assert.equal(codes, [
      ["legacy-time"],
      ["unknown-reference", "legacy-time"],
      ["wrong-length", "unknown-member", "legacy-time"],
      ["legacy-time"],
      ["invalid-json", "legacy-time"],
      ["invalid-json", "legacy-time"],
      ["near-miss-type", "legacy-time"],
    ]);
  }
});

test("a script engine with nothing of Node's makes the same", () => {
  const context = createContext({ performance: { now: () => 0 }, TextDecoder, TextEncoder });
  runInContext(script.text, context);
  for (const { content, edited, expected } of cases) {
    const run = `JSON.stringify(core.runCore(...${JSON.stringify([content, edited])}))`;
    const found = JSON.parse(runInContext(run, context) as string) as PlainResult[];
    assertSame(found, expected);
  }
});

const executable = findChromium();
if (executable === undefined) {
  console.log("skipped: no chromium (set CHROMIUM, or install Debian's package); test/browser");
  test.skip("there is no chromium");
} else {
  test("Chromium makes the same", async () => {
    const browser = await startChromium(executable);
    try {
      const page = await browser.newPage();
      await page.addScriptTag({ content: script.text });
      for (const { content, edited, expected } of cases) {
        const run = `core.runCore(...${JSON.stringify([content, edited])})`;
        assertSame(await page.evaluate<PlainResult[]>(run), expected);
      }
    } finally {
      await browser.close();
    }
  });
}

test.run();

interface Case {
  readonly content: PlainContent;
  readonly edited: readonly (readonly PlainFile[])[];
  /** What Node makes of it. */
  readonly expected: readonly PlainResult[];
}

function casesOf(all: readonly OutputShape[]): Case[] {
  return all.map((shape) => {
    const content = plainContent(contentSettings(shape));
    const edited = edits.map(([path, from, to]) => {
      const file = content.files.find((each) => each.path === path)!;
      const text = file.text.replace(from, to);
      assert.is.not(text, file.text, path);
      return [{ ...file, text }];
    });
    return { content, edited, expected: runCore(content, edited) };
  });
}

/** Modules are many and long: where they differ, one is enough to be shown. */
function assertSame(found: readonly PlainResult[], expected: readonly PlainResult[]): void {
  assert.is(found.length, expected.length);
  for (const [index, { modules, findings }] of expected.entries()) {
    assert.equal(found[index]?.findings, findings);
    assert.equal(
      found[index]?.modules.map(([path]) => path),
      modules.map(([path]) => path),
    );
    for (const [number, [path, text]] of modules.entries()) {
      assert.is(found[index]?.modules[number]?.[1], text, path);
    }
  }
}

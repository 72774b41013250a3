/** The mutants of a text, asleep and awake. Whole runs are `npm run mutate`. */
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { transformSync } from "esbuild";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { projectFolder } from "../project-folder.ts";
import { root } from "../root.ts";
import { instrumented } from "./instrument.ts";
import { mutantsOf, mutatedText } from "./operators.ts";
import { mutantsInOrder, mutated } from "./sample.ts";
import { startTestedProcess } from "./tested-process.ts";

const test = suite("mutants");

const source = `export function priceOf(count: number, price: number): number {
  let sum = count * price;
  if (count >= 10 && price > 0) sum -= 5;
  return sum;
}
`;

test("of a small function: every operator", () => {
  assert.equal(
    mutantsOf("a.ts", source).map((mutant) => {
      const { operator, start, end, text } = mutant;
      return [operator, source.slice(start, end), text];
    }),
    [
      ["arithmetic", "count * price", "count / price"],
      ["condition", "count >= 10 && price > 0", "!(count >= 10 && price > 0)"],
      ["condition", "count >= 10 && price > 0", "count >= 10 || price > 0"],
      ["boundary", "count >= 10", "count > 10"],
      ["constant", "10", "11"],
      ["boundary", "price > 0", "price >= 0"],
      ["constant", "0", "1"],
      ["statement", "sum -= 5;", ""],
      ["arithmetic", "sum -= 5", "sum += 5"],
      ["constant", "5", "6"],
      ["returned value", "sum", "0"],
    ],
  );
});

test("each awake alone does what its text does, and asleep none does anything", () => {
  type PriceOf = (count: number, price: number) => number;
  const load = (text: string): PriceOf => {
    const { code } = transformSync(text, { loader: "ts", format: "cjs" });
    const module = { exports: {} as { priceOf: PriceOf } };
    // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call -- the test's own text
    new Function("module", "exports", code)(module, module.exports);
    return module.exports.priceOf;
  };
  const mutants = mutantsOf("a.ts", source).map((mutant, at) => ({ ...mutant, number: at + 1 }));
  const guarded = load(instrumented(source, mutants));
  const state = globalThis as { $mutant?: (mutant: number) => boolean };
  const samples = [9, 10, 11].flatMap((count) => [0, 1, 7].map((price) => [count, price] as const));
  const answers = (priceOf: PriceOf): number[] => samples.map((each) => priceOf(...each));
  try {
    assert.equal(answers(guarded), answers(load(source)));
    for (const mutant of mutants) {
      state.$mutant = (number) => number === mutant.number;
      assert.equal(answers(guarded), answers(load(mutatedText(source, mutant))), mutant.text);
    }
  } finally {
    delete state.$mutant;
  }
});

test("a sample is the same for the same seed, and other for another", () => {
  const keys = (seed: number): string[] =>
    mutantsInOrder(["generator/check/"], seed).map(({ key }) => key);
  assert.equal(keys(1), keys(1));
  assert.not.equal(keys(1), keys(2));
  assert.equal(keys(1).sort(), keys(2).sort());
  for (const folder of mutated)
    assert.ok(
      mutantsInOrder([folder], 1).length > 50,
      `${folder} has too few mutants: is it still there? mutated in test/mutation/sample.ts lists the folders`,
    );
});

test("a test that notices fails, one that does not passes, one that never ends is ended", async () => {
  const folder = projectFolder();
  const work = join(folder, ".mutation");
  mkdirSync(work);
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"), "dir");
  const tested = await startTestedProcess({ tree: folder, temporary: work });
  const bundle = join(work, "one.mjs");
  const suites = (check: string): string => `
    const run = async () => [true, ${check} ? 1 : 0, 0, 1];
    globalThis.UVU_QUEUE[globalThis.UVU_INDEX].push(run);`;
  const outcomes: string[] = [];
  for (const [check, mutant] of [
    ["!$mutant(1)", 0],
    ["!$mutant(1)", 1],
    ["!$mutant(1)", 2],
    ["(() => { while ($mutant(2)); return true; })()", 2],
    ["!$mutant(1)", 2],
  ] as const) {
    writeFileSync(bundle, suites(check));
    const outcome = await tested.run({ bundle, mutant, milliseconds: 500 });
    outcomes.push(outcome.outcome);
    if (mutant === 0 && outcome.outcome === "pass") assert.equal(outcome.reached, [1]);
  }
  tested.end();
  rmSync(work, { recursive: true });
  assert.equal(outcomes, ["pass", "fail", "pass", "timeout", "pass"]);
});

test.run();

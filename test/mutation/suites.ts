/** Test files that run in one process with all mutants asleep in them, and which of these each one reaches. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { sha256 } from "../../generator/disk/sha256.ts";
import { root } from "../root.ts";
import { bundleTest } from "./bundle.ts";
import { distances } from "./nearest.ts";
import type { Mutant } from "./operators.ts";
import type { Outcome, TestedProcess } from "./tested-process.ts";

export interface Suite {
  readonly test: string;
  readonly bundle: string;
  /** Of processor time, with no mutant awake. */
  readonly milliseconds: number;
  readonly reached: ReadonlySet<number>;
}

/** What takes longer says little for its time. */
const longest = 15_000;

/**
 * Each is bundled, and run without a mutant, when the first mutant needs it; what that showed is kept for later runs.
 */
export class Suites {
  readonly #tree: string;
  readonly #tested: TestedProcess;
  readonly #distances = distances();
  readonly #loaded = new Map<string, Suite | undefined>();
  readonly #outcomes: Map<string, Outcome>;
  readonly #file: string;

  constructor(tree: string, tested: TestedProcess, seed: number) {
    this.#tree = tree;
    this.#tested = tested;
    this.#file = join(root, `.results/mutation-${String(seed)}-suites.json`);
    this.#outcomes = new Map(
      existsSync(this.#file)
        ? (JSON.parse(readFileSync(this.#file, "utf8")) as [string, Outcome][])
        : [],
    );
  }

  /**
   * Test files that import a file, the one of its name first, then the nearest; of those as near, what imports less.
   */
  nearest({ path }: Pick<Mutant, "path">): string[] {
    const near = [...this.#distances].flatMap(([test, below]) => {
      const distance = below.get(path);
      return distance === undefined ? [] : [{ test, distance, size: below.size }];
    });
    const name = basename(path, ".ts");
    const isOther = (test: string): number => Number(basename(test, ".test.ts") !== name);
    return near
      .sort(
        (a, b) => isOther(a.test) - isOther(b.test) || a.distance - b.distance || a.size - b.size,
      )
      .map(({ test }) => test);
  }

  /** `undefined` for what does not pass in this way. */
  async load(test: string): Promise<Suite | undefined> {
    if (!this.#loaded.has(test)) this.#loaded.set(test, await this.#measured(test));
    return this.#loaded.get(test);
  }

  async #measured(test: string): Promise<Suite | undefined> {
    const text = await bundleTest(this.#tree, test);
    const bundle = join(this.#tree, ".mutation", `${test.replaceAll("/", "-")}.mjs`);
    writeFileSync(bundle, text);
    const hash = sha256(Buffer.from(text.replaceAll(this.#tree, "")));
    let outcome = this.#outcomes.get(hash);
    if (outcome === undefined) {
      const asleep = { bundle, mutant: 0, milliseconds: longest };
      outcome = await this.#tested.run(asleep);
      if (outcome.outcome === "fail") {
        // Another test may have left something behind in the process.
        this.#tested.end();
        outcome = await this.#tested.run(asleep);
      }
      // On a busy machine a test may be late; that says nothing of the next run.
      if (outcome.outcome === "pass") this.#outcomes.set(hash, outcome);
      mkdirSync(dirname(this.#file), { recursive: true });
      writeFileSync(this.#file, JSON.stringify([...this.#outcomes]));
      if (outcome.outcome !== "pass") console.log(`left out: ${test} (${outcome.outcome})`);
    }
    if (outcome.outcome !== "pass") return undefined;
    const { milliseconds, reached } = outcome;
    return { test, bundle, milliseconds, reached: new Set(reached) };
  }
}

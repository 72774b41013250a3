/** What is known of mutants, between runs and outside of Git. */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { sha256 } from "../../generator/disk/sha256.ts";
import { sourcesIn, textOf } from "../architecture/imports.ts";
import { root } from "../root.ts";
import type { NamedMutant } from "./sample.ts";

/** `refused`: by the type checker, which accepted one that is `untried`. `unreached`: by no test. */
export type Verdict = "refused" | "untried" | "killed" | "survived" | "unreached";

export interface Entry {
  readonly verdict: Verdict;
  /** Hash of the mutated file as it was. */
  readonly source: string;
  /** What noticed it, and how; of a survivor the number of test files that did not. */
  readonly by: string;
  /** Hash of that test file, of a survivor of all tests. */
  readonly tests: string;
}

export class Verdicts {
  readonly #file: string;
  readonly #entries: Map<string, Entry>;
  readonly #allTests: string;

  constructor(seed: number) {
    this.#file = join(root, `.results/mutation-${String(seed)}.json`);
    this.#entries = new Map(
      existsSync(this.#file)
        ? Object.entries(JSON.parse(readFileSync(this.#file, "utf8")) as Record<string, Entry>)
        : [],
    );
    this.#allTests = sha256(Buffer.from(sourcesIn("test").map(textOf).join("\n")));
  }

  /** What still holds of the file as it is; a mutant is untried again where the tests that decided are others now. */
  get({ key, path }: NamedMutant): Entry | undefined {
    const entry = this.#entries.get(key);
    if (entry?.source !== hashOf(path)) return undefined;
    return entry.tests === this.#testsOf(entry) ? entry : { ...entry, verdict: "untried" };
  }

  set({ key, path }: NamedMutant, verdict: Verdict, by: string): void {
    const entry = { verdict, by, source: hashOf(path), tests: "" };
    this.#entries.set(key, { ...entry, tests: this.#testsOf(entry) });
    mkdirSync(dirname(this.#file), { recursive: true });
    const text = JSON.stringify(Object.fromEntries(this.#entries), undefined, 1);
    writeFileSync(`${this.#file}.new`, text);
    renameSync(`${this.#file}.new`, this.#file);
  }

  #testsOf({ verdict, by }: Entry): string {
    if (verdict === "refused" || verdict === "untried") return "";
    return verdict === "killed" ? hashOf(by.split(" ")[0] ?? "") : this.#allTests;
  }
}

const hashes = new Map<string, string>();

function hashOf(path: string): string {
  let hash = hashes.get(path);
  if (hash === undefined) {
    const file = join(root, path);
    hash = existsSync(file) ? sha256(readFileSync(file)) : "";
    hashes.set(path, hash);
  }
  return hash;
}

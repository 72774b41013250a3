/** How long each suite took when it last ran, kept in `.results/`. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

export class SuiteTimes {
  readonly #file: string;
  readonly #milliseconds: Map<string, number>;

  constructor(file: string) {
    this.#file = file;
    this.#milliseconds = new Map(
      existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as [string, number][]) : [],
    );
  }

  /** In milliseconds; a guess for what has not run yet. */
  of(suite: string): number {
    return this.#milliseconds.get(suite) ?? 1000;
  }

  keep(taken: Iterable<readonly [suite: string, milliseconds: number]>): void {
    for (const [suite, milliseconds] of taken)
      this.#milliseconds.set(suite, Math.round(milliseconds));
    mkdirSync(dirname(this.#file), { recursive: true });
    writeFileSync(this.#file, JSON.stringify([...this.#milliseconds].sort(), undefined, 0));
  }
}

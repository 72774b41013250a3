/**
 * What the searches with chance have alike: their options, one run for each seed, what is said at the end and the exit
 * code. A search itself only says what it tries with one seed. `--seed 7` and `--seeds 3-9` choose the seeds,
 * `--rounds` how much is tried with each, `--only` parts of names of what is tried; with `--minutes` it goes on with
 * the next seeds for so long. The last line has the same form for all; the code is 1 where anything failed or nothing
 * was tried, and 2 where the options are wrong.
 */
export const searchOptions = {
  seed: { type: "string" },
  seeds: { type: "string" },
  rounds: { type: "string" },
  minutes: { type: "string" },
  only: { type: "string", multiple: true },
} as const;

export type SearchValues = Readonly<
  Partial<Record<Exclude<keyof typeof searchOptions, "only">, string>> & {
    only?: readonly string[];
  }
>;

export interface Search {
  /** After `npm run`. */
  readonly name: string;
  /** What is counted, in the plural. */
  readonly unit: string;
  /** Where `--rounds` does not say otherwise. */
  readonly rounds?: number;
  /** Of a search that divides its time itself and does not go on with other seeds, where `--minutes` does not say. */
  readonly ownMinutes?: number;
  readonly run: (task: Task) => Found | Promise<Found>;
}

export interface Task {
  readonly seed: number;
  readonly rounds: number;
  /** That are given to this seed. */
  readonly milliseconds: number;
  /** Whether a name has one of the words behind `--only`; there is none but with them. */
  readonly isWanted: (name: string) => boolean;
}

export interface Failure {
  readonly what: string;
  /** Options that show it again, where the seed and those that were given do not do; also another `--seed`. */
  readonly again?: string;
}

export interface Found {
  readonly tried: number;
  readonly failures: readonly Failure[];
}

/** The seed of a slice: `SEED=7 npm test -- test/torture` tries others. */
export function sliceSeed(): number {
  return Number(process.env["SEED"] ?? "1");
}

export async function runSearch(search: Search, values: SearchValues): Promise<void> {
  try {
    process.exitCode = await searched(search, values, console.log);
  } catch (error) {
    if (!(error instanceof WrongOption)) throw error;
    console.error(error.message);
    process.exit(2);
  }
}

/** @returns the exit code */
export async function searched(
  search: Search,
  values: SearchValues,
  print: (text: string) => void,
): Promise<0 | 1> {
  const { name, unit, ownMinutes } = search;
  const start = performance.now();
  const minutes = number(values.minutes, "minutes") ?? ownMinutes;
  const milliseconds = minutes === undefined ? Infinity : minutes * 60_000;
  const rounds = number(values.rounds, "rounds") ?? search.rounds ?? Infinity;
  const isWanted = wantedBy(values.only ?? []);
  const [first, last] = rangeOf(values);
  // Without its own clock a search goes on with the seeds behind.
  const goesOn = ownMinutes === undefined && milliseconds < Infinity && values.seeds === undefined;
  let tried = 0;
  let failed = 0;
  let seed = first;
  do {
    const found = await attempt(search, { seed, rounds, milliseconds, isWanted });
    tried += found.tried;
    failed += found.failures.length;
    for (const failure of found.failures) print(told(name, seed, failure));
    seed += 1;
  } while (seed <= last || (goesOn && performance.now() - start < milliseconds));
  const seeds =
    seed - 1 === first ? `seed ${String(first)}` : `seeds ${String(first)}-${String(seed - 1)}`;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  if (tried === 0) print("nothing was tried: nothing has such a name, or there is no place for it");
  print(`${name}, ${seeds}: ${String(tried)} ${unit}, ${String(failed)} failures, ${seconds} s`);
  return failed > 0 || tried === 0 ? 1 : 0;
}

/** What a search throws is a failure like others. */
async function attempt({ run }: Search, task: Task): Promise<Found> {
  try {
    return await run(task);
  } catch (error) {
    const what = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { tried: 1, failures: [{ what }] };
  }
}

/** A failure, under the command that shows it again. */
export function told(name: string, seed: number, { what, again = "" }: Failure): string {
  const ofSeed = again.includes("--seed ") ? "" : ` --seed ${String(seed)}`;
  return `\nFAILED, again with npm run ${name} --${ofSeed}${again === "" ? "" : ` ${again}`}\n${what}`;
}

export function wantedBy(words: readonly string[]): (name: string) => boolean {
  return (name) => words.length === 0 || words.some((word) => name.includes(word));
}

function rangeOf({ seed, seeds }: SearchValues): readonly [first: number, last: number] {
  if (seeds === undefined) {
    const only = number(seed, "seed") ?? 1;
    return [only, only];
  }
  const [, first, last] = /^(\d+)-(\d+)$/u.exec(seeds) ?? [];
  if (seed !== undefined || first === undefined || Number(first) > Number(last))
    refuse("--seeds takes the first and the last, as in --seeds 3-9, and stands without --seed");
  return [Number(first), Number(last)];
}

function number(text: string | undefined, option: string): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d+(\.\d+)?$/u.test(text)) refuse(`--${option} takes a number, not "${text}"`);
  return Number(text);
}

class WrongOption extends Error {}

function refuse(reason: string): never {
  throw new WrongOption(reason);
}

/** The smallest so far of what fails: each candidate that fails too takes its place, until so many were tried. */
export class Smallest<T> {
  best: T;
  #left: number;

  constructor(found: T, candidates: number) {
    this.best = found;
    this.#left = candidates;
  }

  get isOver(): boolean {
    return this.#left <= 0;
  }

  /** @param judge gives the candidate as it fails, or `undefined` where it does not */
  accept(judge: (best: T) => T | undefined): boolean {
    return this.#keep(this.#mayTry() ? judge(this.best) : undefined);
  }

  async acceptLater(judge: () => Promise<T | undefined>): Promise<boolean> {
    return this.#keep(this.#mayTry() ? await judge() : undefined);
  }

  #mayTry(): boolean {
    this.#left -= 1;
    return this.#left >= 0;
  }

  #keep(next: T | undefined): boolean {
    if (next !== undefined) this.best = next;
    return next !== undefined;
  }
}

/** Plants mistakes of every class, alone and together, and counts what the fixes made of them. */
import type { FixLevel } from "../../generator/diagnostics/fix.ts";
import { createRandom, seedOf, type Random } from "../search/random.ts";
import { describe } from "./describe.ts";
import { withFewerSlips, withLess } from "./shrink.ts";
import { slipClasses } from "./slips/index.ts";
import type { Original } from "./original.ts";
import type { Slip, SlipClass } from "./slip.ts";
import { attempt, plant } from "./trial.ts";

export interface Row {
  planted: number;
  mended: number;
  left: number;
  /** Trials in which something became neither the original nor what was planted. */
  wrong: number;
  /** Trials in which that is as good a reading of what was planted. */
  either: number;
}

export interface Results {
  readonly rows: Map<string, Row>;
  /** The smallest found of each class, and how it can be had again. */
  readonly examples: Map<string, string>;
  trials: number;
}

export interface Amount {
  /** Trials of each class in this world. */
  readonly perClass: number;
  readonly seed: number;
  /** Whether a class is planted, by its name; all are where it is absent. */
  readonly isWanted?: (name: string) => boolean;
  /** One class in so many; all where it is absent. */
  readonly oneIn?: number;
  /** Makes folders in which smaller worlds are tried. */
  readonly newFolder: () => string;
  /** So many examples are made as small as can be; that takes long. */
  readonly small: number;
}

export function createResults(): Results {
  const rows = slipClasses.map(({ name }) => [name, newRow()] as const);
  return { rows: new Map(rows), examples: new Map(), trials: 0 };
}

function newRow(): Row {
  return { planted: 0, mended: 0, left: 0, wrong: 0, either: 0 };
}

const levels: readonly FixLevel[] = ["suggestions", "safe"];

export function runSlips(original: Original, amount: Amount, results: Results): void {
  const { name: world, dialect } = original.world;
  for (const [index, slipClass] of slipClasses.entries()) {
    if ((index + amount.seed) % (amount.oneIn ?? 1) !== 0) continue;
    if (amount.isWanted?.(slipClass.name) === false) continue;
    const random = createRandom(
      seedOf(`${String(amount.seed)} ${world} ${dialect} ${slipClass.name}`),
    );
    for (let done = 0; done < amount.perClass; done += 1) {
      const planted = draw(slipClass, original, random);
      if (planted) for (const level of levels) count(original, planted, level, amount, results);
    }
  }
}

interface Planted {
  readonly name: string;
  readonly slip: Slip;
}

/** One of the class, and often one or two of other classes besides. */
function draw(
  { name, plant: of }: SlipClass,
  original: Original,
  random: Random,
): readonly Planted[] | undefined {
  const slip = of(original.world, random);
  if (!slip || !plant(original, [slip])) return undefined;
  const planted: Planted[] = [{ name, slip }];
  const more = [0, 0, 0, 1, 1, 2][random.below(6)] ?? 0;
  for (let index = 0; index < more; index += 1) {
    const other = random.pick(slipClasses);
    const its = other?.plant(original.world, random);
    const together = its && plant(original, [...planted.map((each) => each.slip), its]);
    if (other && its && together) planted.push({ name: other.name, slip: its });
  }
  return planted;
}

function count(
  original: Original,
  planted: readonly Planted[],
  level: FixLevel,
  amount: Amount,
  results: Results,
): void {
  const slips = planted.map(({ slip }) => slip);
  const trial = attempt(original, slips, level);
  if (!trial) return;
  results.trials += 1;
  const found = { original, slips, kept: slips.map((_, index) => index), trial };
  const names = planted.map(({ name }) => name);
  const blamed = trial.wrong.length > 0 ? withFewerSlips(found, level) : undefined;
  for (const [index, name] of names.entries()) {
    const row = results.rows.get(name) ?? newRow();
    results.rows.set(name, row);
    row.planted += 1;
    // Slips that it happens without are not to blame.
    if (blamed?.kept.includes(index)) row[blamed.trial.couldBeIntended ? "either" : "wrong"] += 1;
    else row[trial.objectOutcomes[index] ?? "left"] += 1;
  }
  if (!blamed || blamed.trial.couldBeIntended) return;
  const key = blamed.kept.map((index) => names[index]).join(" + ");
  // One of each sort is enough to read.
  if (results.examples.has(key)) return;
  const isSmall = results.examples.size < amount.small;
  const smallest = isSmall ? withLess(blamed, level, amount.newFolder) : blamed;
  results.examples.set(key, describe(smallest, key, level, amount.seed));
}

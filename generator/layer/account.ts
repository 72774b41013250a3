import type { RawObject } from "../model/definition.ts";
import { changedValues } from "../model/changed-values.ts";
import type { KindName } from "../model/kind-names.ts";
import type { Kinds } from "../kinds/kinds.ts";
import { noMemo, type Memo } from "../model/memo.ts";

/**
 * What became of an input object of our kinds. Each object has exactly one outcome, so that none is lost silently.
 */
export type ObjectOutcome = (typeof objectOutcomes)[number];

export const objectOutcomes = [
  /** Content, and not obsolete. */
  "defined",
  /** Content that is found by its id only (§9.2). */
  "obsolete",
  /** A template for others. */
  "abstract",
  /** Changed another definition (§2.1). */
  "modification",
  /** Another object with its id took its place. */
  "replaced",
  /** Left out because of an error. */
  "rejected",
] as const;

export interface Account {
  readonly files: number;
  /** Objects of types that are not ours. */
  readonly others: number;
  /** Entries without a known type. */
  readonly unusable: number;
  readonly kinds: ReadonlyMap<KindName, Readonly<Record<ObjectOutcome, number>>>;
  /** Uncrafts generated from reversible recipes; they have no input objects of their own. */
  readonly generated: number;
}

type Outcomes = ReadonlyMap<RawObject, ObjectOutcome>;
type Counts = Record<ObjectOutcome, number>;

const noCounts: Readonly<Counts> = {
  defined: 0,
  obsolete: 0,
  abstract: 0,
  modification: 0,
  replaced: 0,
  rejected: 0,
};

/** The outcomes that were counted, and the counts of the kinds that have objects, in the order of `kindNames`. */
interface Counted {
  readonly outcomes: Outcomes;
  readonly kinds: Account["kinds"];
}

/** Adjusts the earlier counts by the outcomes that differ. */
function countOutcomes(kinds: Kinds, before: Counted, outcomes: Outcomes): Account["kinds"] {
  const counted = new Map(
    kinds.names.map((kind) => [kind, { ...(before.kinds.get(kind) ?? noCounts) }]),
  );
  for (const [object, old, now] of changedValues(before.outcomes, outcomes)) {
    const counts = counted.get(object.kind);
    if (counts && old) counts[old] -= 1;
    if (counts && now) counts[now] += 1;
  }
  return new Map([...counted].filter(([, counts]) => Object.values(counts).some((n) => n > 0)));
}

/** Sum over kinds; `total` is the number of objects of the six kinds and `requirement`. */
export function totals({ kinds }: Account): Counts & { total: number } {
  const sum = { ...noCounts, total: 0 };
  for (const counts of kinds.values()) {
    for (const outcome of objectOutcomes) {
      sum[outcome] += counts[outcome];
      sum.total += counts[outcome];
    }
  }
  return sum;
}

const nothing: Counted = { outcomes: new Map(), kinds: new Map() };

/**
 * @param generated number of definitions generated from others
 * @param memo keeps the counts
 */
export function accountOf(
  all: Kinds,
  parsed: readonly { readonly others: number; readonly unusable: number }[],
  { outcomes }: { readonly outcomes: Outcomes },
  generated: number,
  memo: Memo = noMemo,
): Account {
  let [others, unusable] = [0, 0];
  for (const file of parsed) {
    others += file.others;
    unusable += file.unusable;
  }
  const { kinds } = memo.part<Counted>("outcomes", [outcomes], (before = nothing) => ({
    outcomes,
    kinds: countOutcomes(all, before, outcomes),
  }));
  return {
    files: parsed.length,
    others,
    unusable,
    kinds,
    generated,
  };
}

import type { RawObject } from "../model/definition.ts";
import { changedValues } from "../model/changed-values.ts";
import { kindNames, type KindName } from "../model/kind-names.ts";
import { noMemo, type Memo } from "../model/memo.ts";

/**
 * What became of an input object of our kinds. Each object has exactly one outcome, so that none is lost silently.
 */
export type ObjectOutcome =
  /** Content, and not obsolete. */
  | "defined"
  /** Content that is found by its id only (§9.2). */
  | "obsolete"
  /** A template for others. */
  | "abstract"
  /** Changed another definition (§2.1). */
  | "modification"
  /** Another object with its id took its place. */
  | "replaced"
  /** Left out because of an error. */
  | "rejected";

export const objectOutcomes: readonly ObjectOutcome[] = [
  "defined",
  "obsolete",
  "abstract",
  "modification",
  "replaced",
  "rejected",
];

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
type Counts = ReadonlyMap<KindName, Readonly<Record<ObjectOutcome, number>>>;

function countsOf(
  counted: Map<KindName, Record<ObjectOutcome, number>>,
  kind: KindName,
): Record<ObjectOutcome, number> {
  let counts = counted.get(kind);
  if (!counts) {
    counts = { defined: 0, obsolete: 0, abstract: 0, modification: 0, replaced: 0, rejected: 0 };
    counted.set(kind, counts);
  }
  return counts;
}

/** The counts of the kinds that have objects, in the order of `kindNames`. */
function inOrder(counted: Counts): Counts {
  const kinds = new Map<KindName, Readonly<Record<ObjectOutcome, number>>>();
  for (const kind of kindNames) {
    const counts = counted.get(kind);
    if (counts && objectOutcomes.some((what) => counts[what] > 0)) kinds.set(kind, counts);
  }
  return kinds;
}

interface Counted {
  readonly outcomes: Outcomes;
  readonly kinds: Counts;
}

const nothingCounted: Counted = { outcomes: new Map(), kinds: new Map() };

/** Adjusts the earlier counts by the outcomes that differ. */
function countOutcomes(before: Counted, outcomes: Outcomes): Counts {
  const counted = new Map([...before.kinds].map(([kind, counts]) => [kind, { ...counts }]));
  for (const [object, old, now] of changedValues(before.outcomes, outcomes)) {
    const counts = countsOf(counted, object.kind);
    if (old) counts[old] -= 1;
    if (now) counts[now] += 1;
  }
  return inOrder(counted);
}

/** Sum over kinds; `total` is the number of objects of the six kinds and `requirement`. */
export function totals(account: Account): Record<ObjectOutcome | "total", number> {
  const sum = {
    defined: 0,
    obsolete: 0,
    abstract: 0,
    modification: 0,
    replaced: 0,
    rejected: 0,
    total: 0,
  };
  for (const counts of account.kinds.values()) {
    for (const outcomes of objectOutcomes) {
      sum[outcomes] += counts[outcomes];
      sum.total += counts[outcomes];
    }
  }
  return sum;
}

/**
 * @param generated number of definitions generated from others
 * @param memo keeps the counts
 */
export function accountOf(
  parsed: readonly { readonly others: number; readonly unusable: number }[],
  { outcomes }: { readonly outcomes: Outcomes },
  generated: number,
  memo: Memo = noMemo,
): Account {
  const sum = (member: "others" | "unusable"): number =>
    parsed.reduce((total, file) => total + file[member], 0);
  const { kinds } = memo.part<Counted>("outcomes", [outcomes], (before = nothingCounted) => ({
    outcomes,
    kinds: countOutcomes(before, outcomes),
  }));
  return {
    files: parsed.length,
    others: sum("others"),
    unusable: sum("unusable"),
    kinds,
    generated,
  };
}

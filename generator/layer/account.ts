import type { RawObject } from "../model/definition.ts";
import { kindNames, type KindName } from "../model/kind-names.ts";

/**
 * What became of every input object of our kinds; each falls in exactly one class, so that none is lost
 * silently.
 */
export type ObjectOutcome =
  /** Content, and not obsolete. */
  | "defined"
  /** Content that answers by id only (§9.2). */
  | "obsolete"
  /** A template for others. */
  | "abstract"
  /** Changed another definition (§2.1). */
  | "modification"
  /** Another object of its id took its place. */
  | "replaced"
  /** Has an error of its own. */
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
  /** Entries of which not even the type is known. */
  readonly unusable: number;
  readonly kinds: ReadonlyMap<KindName, Readonly<Record<ObjectOutcome, number>>>;
  /** Uncrafts made from reversible recipes; no input object stands behind them. */
  readonly generated: number;
}

export function countOutcomes(
  outcomes: ReadonlyMap<RawObject, ObjectOutcome>,
): Map<KindName, Record<ObjectOutcome, number>> {
  const counted = new Map<KindName, Record<ObjectOutcome, number>>();
  for (const [object, what] of outcomes) {
    let counts = counted.get(object.kind);
    if (!counts) {
      counts = { defined: 0, obsolete: 0, abstract: 0, modification: 0, replaced: 0, rejected: 0 };
      counted.set(object.kind, counts);
    }
    counts[what] += 1;
  }
  const kinds = new Map<KindName, Record<ObjectOutcome, number>>();
  for (const kind of kindNames) {
    const counts = counted.get(kind);
    if (counts) kinds.set(kind, counts);
  }
  return kinds;
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

/** @param generated how many definitions others gave rise to */
export function accountOf(
  parsed: readonly { readonly others: number; readonly unusable: number }[],
  { outcomes }: { readonly outcomes: ReadonlyMap<RawObject, ObjectOutcome> },
  generated: number,
): Account {
  const sum = (member: "others" | "unusable"): number =>
    parsed.reduce((total, file) => total + file[member], 0);
  return {
    files: parsed.length,
    others: sum("others"),
    unusable: sum("unusable"),
    kinds: countOutcomes(outcomes),
    generated,
  };
}

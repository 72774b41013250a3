/** Which pieces to keep of items that are partly used up, so that those that are kept serve every demand. */

/** An item of which only a limited number of pieces is left, and its sorts of pieces. */
export interface Keepable {
  readonly left: number;
  readonly sorts: readonly Sort[];
}

interface Sort {
  readonly most: number;
  /** Numbers of the demands that each piece serves, all of them at once. */
  readonly serves: readonly number[];
}

/** One sort with the number of its item; after the last sort of an item, nothing else needs the item's pieces. */
interface Choice extends Sort {
  readonly item: number;
  readonly isLast: boolean;
}

/**
 * Whether every demand can be served. The answer is exact: it tries how many pieces of each sort are kept, in as few
 * attempts as possible.
 */
export function canKeep(demands: readonly number[], items: readonly Keepable[]): boolean {
  const choices = items.flatMap(({ sorts }, item) => {
    const useful = sorts.filter(({ most, serves }) => most > 0 && serves.length > 0);
    // The sorts that serve the most demands first.
    useful.sort((one, other) => other.serves.length - one.serves.length);
    return useful.map((sort, at): Choice => ({ ...sort, item, isLast: at + 1 === useful.length }));
  });
  return keepFrom(
    0,
    choices,
    items.map(({ left }) => left),
    demands,
  );
}

function keepFrom(
  at: number,
  choices: readonly Choice[],
  left: readonly number[],
  demands: readonly number[],
): boolean {
  if (demands.every((demand) => demand <= 0)) return true;
  const choice = choices[at];
  if (choice === undefined) return false;
  const { item, serves, isLast } = choice;
  const limit = (one: Choice): number => Math.min(one.most, left[one.item] ?? 0);
  const later = demands.map((_, demand) =>
    choices
      .slice(at + 1)
      .reduce((sum, one) => (one.serves.includes(demand) ? sum + limit(one) : sum), 0),
  );
  const most = Math.min(limit(choice), Math.max(...serves.map((demand) => demands[demand] ?? 0)));
  let least = isLast ? Math.max(most, 0) : 0;
  for (const [demand, amount] of demands.entries()) {
    const lacking = amount - (later[demand] ?? 0);
    if (lacking <= 0) continue;
    if (!serves.includes(demand)) return false;
    least = Math.max(least, lacking);
  }
  for (let kept = Math.max(most, 0); kept >= least; kept -= 1) {
    const rest = demands.map((amount, demand) =>
      serves.includes(demand) ? amount - kept : amount,
    );
    const over = left.map((amount, place) => (place === item ? amount - kept : amount));
    if (keepFrom(at + 1, choices, over, rest)) return true;
  }
  return false;
}

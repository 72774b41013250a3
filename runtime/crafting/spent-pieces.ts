/** Which pieces a plan uses up (§2.10) if the pieces of an item differ: those that no tool quality needs. */
import { canKeep, type Keepable } from "./keeping-tools.ts";
import type { QualityAmount } from "./requirements.ts";
import { amount, sortName, type ItemAtHand, type Stock } from "./supplies.ts";
import { piecesIn, type Qualities } from "./supplies.ts";
import { fits, fittingPieces, toolsIn } from "./tool-pieces.ts";

/** An item that a plan uses up, and its carried stacks. */
export interface SpentItem<Entry extends ItemAtHand<string, string>> {
  readonly stock: Stock;
  readonly stacks: readonly Entry[];
  /** Pieces, or charges if it is counted by them. */
  readonly spent: number;
}

/** Stacks whose pieces have the same qualities. */
interface Sort<Entry> {
  readonly qualities: Qualities;
  readonly stacks: readonly Entry[];
  readonly pieces: number;
  spent: number;
}

/**
 * How many pieces of each stack are used up, so that tools with all the qualities are left over; of stacks with the
 * same qualities, those with the fewest charges are used first, and then those that are listed first.
 *
 * @param items Every item that is used up.
 * @param others The stocks of all other items.
 * @returns The number for each stack; `undefined` if there is no way.
 */
export function spentPieces<Entry extends ItemAtHand<string, string>>(
  items: readonly SpentItem<Entry>[],
  others: readonly Stock[],
  qualities: readonly QualityAmount<string>[],
): ReadonlyMap<Entry, number> | undefined {
  const demands = qualities.map(({ id, level, amount: wanted }) => {
    const safe = others.map((stock) => fittingPieces(stock, id, level));
    const near = items.map(({ stock }) => fittingPieces(stock, id, level).near);
    return (
      wanted -
      safe.reduce((sum, each) => sum + each.tools + each.near, 0) -
      near.reduce((sum, each) => sum + each, 0)
    );
  });
  const sorts = items.map(sortsOfItem);
  const isEnough = (): boolean =>
    canKeep(
      demands,
      items.map(({ stock, spent }, place): Keepable => ({
        left: Math.max(stock.pieces - spent, 0),
        sorts: (sorts[place] ?? []).map((sort) => ({
          most: toolsIn(stock, { ...sort, pieces: sort.pieces - sort.spent, pseudo_pieces: 0 }),
          serves: [...qualities.keys()].filter((need) => serves(sort, qualities[need])),
        })),
      })),
    );
  if (!isEnough()) return undefined;
  const taken = new Map<Entry, number>();
  for (const [place, { spent }] of items.entries()) {
    let open = spent;
    for (const sort of sorts[place] ?? []) {
      open -= sort.spent = mostThat(Math.min(open, sort.pieces), (number) => {
        sort.spent = number;
        return isEnough();
      });
      takeFrom(sort, items[place]?.stock.counted_by_charges === true, taken);
    }
  }
  return taken;
}

/** The sorts of an item, those whose pieces have the fewest qualities first. */
function sortsOfItem<Entry extends ItemAtHand<string, string>>({
  stock,
  stacks,
}: SpentItem<Entry>): Sort<Entry>[] {
  const byName = new Map<string, Entry[]>();
  for (const stack of stacks) {
    const name = sortName({ qualities: stack.qualities ?? [] });
    const others = byName.get(name);
    if (others === undefined) byName.set(name, [stack]);
    else others.push(stack);
  }
  return [...byName.values()]
    .map((alike) => ({
      qualities: alike[0]?.qualities ?? [],
      stacks: alike,
      pieces: alike.reduce((sum, each) => sum + piecesIn(each, stock.counted_by_charges), 0),
      spent: 0,
    }))
    .sort((one, other) => one.qualities.length - other.qualities.length);
}

function serves(
  { qualities }: Pick<Sort<unknown>, "qualities">,
  need: QualityAmount<string> | undefined,
): boolean {
  return (
    need !== undefined && fits({ qualities, pieces: 0, pseudo_pieces: 0 }, need.id, need.level)
  );
}

/**
 * The greatest number up to a limit for which the condition holds; it holds for 0, and if it holds for a number, it
 * holds for all smaller ones.
 */
function mostThat(limit: number, holds: (number: number) => boolean): number {
  let [from, to] = [0, limit];
  while (from < to) {
    // Usually it is all of them.
    const middle = to === limit ? to : Math.ceil((from + to) / 2);
    if (holds(middle)) from = middle;
    else to = middle - 1;
  }
  return from;
}

function takeFrom<Entry extends ItemAtHand<string, string>>(
  { stacks, spent }: Sort<Entry>,
  byCharges: boolean,
  taken: Map<Entry, number>,
): void {
  let open = spent;
  const held = (stack: Entry): number => (byCharges ? 0 : amount(stack.charges ?? 0));
  for (const stack of [...stacks].sort((one, other) => held(one) - held(other))) {
    const pieces = Math.min(open, piecesIn(stack, byCharges));
    if (pieces > 0) taken.set(stack, pieces);
    open -= pieces;
  }
}

/**
 * Tools with needed qualities that have to be left over (§2.10). Qualities belong to individual pieces: if the pieces
 * of an item differ, those that the needs want are kept, decided for all needs at once.
 */
import { canKeep, type Keepable } from "./keeping-tools.ts";
import type { Ledger } from "./ledger.ts";
import { fits, leftAtLeast, leftAtMost, toolsIn, type ContestedPieces } from "./tool-pieces.ts";

/** Tools of a quality that have to be left over, in any one of these ways. */
export interface QualityNeed {
  readonly ways: readonly QualityWay[];
}

export interface QualityWay {
  readonly amount: number;
  /** Tools that no component group can take. */
  readonly safe: number;
  /** Items with the quality that component groups could use up. */
  readonly contested: readonly ContestedPieces[];
}

/** Whether the need is met whichever pieces are used up: those that are set aside and, if `open`, all that could be. */
export function isSurelyMet({ ways }: QualityNeed, open = false): boolean {
  return ways.some((way) => surelyLeft(way, open) >= way.amount);
}

function surelyLeft({ safe, contested }: QualityWay, open = false): number {
  let pieces = safe;
  for (const each of contested) {
    const { stock, taken, open: more } = each.ledger;
    pieces += leftAtLeast(stock, each, taken.components + (open ? more.components : 0));
  }
  return pieces;
}

function perhapsLeft({ safe, contested }: QualityWay): number {
  let pieces = safe;
  for (const each of contested) {
    pieces += leftAtMost(each.ledger.stock, each, each.ledger.taken.components);
  }
  return pieces;
}

/**
 * Chooses a way for each need so that all are met beside what is set aside: the first ways in the order of the lists.
 *
 * @returns The indices of the ways, or `undefined` if there are none.
 */
export function waysMet(needs: readonly QualityNeed[]): readonly number[] | undefined {
  const chosen: number[] = [];
  let isSure = true;
  for (const { ways } of needs) {
    const first = ways.findIndex((way) => perhapsLeft(way) >= way.amount);
    const way = ways[first];
    if (way === undefined) return undefined;
    chosen.push(first);
    isSure &&= surelyLeft(way) >= way.amount;
  }
  if (isSure) return chosen;
  return waysTogether(needs, [], []);
}

/** @param demanding The chosen ways that depend on which pieces are used up. */
function waysTogether(
  needs: readonly QualityNeed[],
  chosen: readonly number[],
  demanding: readonly QualityWay[],
): readonly number[] | undefined {
  const need = needs[chosen.length];
  if (need === undefined) return chosen;
  for (const [place, way] of need.ways.entries()) {
    const more = surelyLeft(way) >= way.amount ? demanding : [...demanding, way];
    if (more !== demanding && !canKeepAll(more)) continue;
    const all = waysTogether(needs, [...chosen, place], more);
    if (all !== undefined) return all;
  }
  return undefined;
}

function canKeepAll(ways: readonly QualityWay[]): boolean {
  const demands = ways.map(({ amount, safe, contested }) =>
    contested.reduce((left, { near }) => left - near, amount - safe),
  );
  const ledgers = new Set(ways.flatMap(({ contested }) => contested.map(({ ledger }) => ledger)));
  return canKeep(
    demands,
    [...ledgers].map((ledger) => keepable(ledger, ways)),
  );
}

/** The pieces of an item that may stay, by the demands that they serve. */
function keepable(ledger: Ledger, ways: readonly QualityWay[]): Keepable {
  const { stock, taken } = ledger;
  const serving = ways.map(({ contested }) => contested.find((each) => each.ledger === ledger));
  const sorts = stock.tools.map((pieces) => ({
    most: toolsIn(stock, pieces),
    serves: serving.flatMap((each, way) =>
      each !== undefined && fits(pieces, each.quality, each.level) ? [way] : [],
    ),
  }));
  return { left: stock.pieces - taken.components, sorts };
}

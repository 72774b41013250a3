import type { AuthoredProfessionItemSubstitutions } from "../../compiled/authored-types.ts";
import type { Definition } from "../../model/definition.ts";
import { circlesOf } from "../parts/circles.ts";
import type { OverlapPlace } from "../overlap.ts";
import {
  canHoldTogether,
  placedRulesByItem,
  type PlacedRule,
  type SubstitutionCondition,
} from "./substitution-rules.ts";

export interface SubstitutionCycle {
  /** Each is replaced by the next, and the last by the first. Begins with the item that content names first. */
  readonly items: readonly string[];
  /** Where the new item of each step is written; as many as `items`. */
  readonly steps: readonly OverlapPlace[];
}

type RulesByItem = ReadonlyMap<string, readonly PlacedRule[]>;

/** A path from the first item of a walk to `item`, and what a character must fulfil to follow it. */
interface Trail {
  readonly item: string;
  readonly condition: SubstitutionCondition;
  readonly step: OverlapPlace | undefined;
  readonly before: Trail | undefined;
}

/** Content decides how many paths there are; no more than this many are followed. */
const mostTrails = 100_000;

/**
 * Finds items that replacements lead back to, directly or through other items, under conditions that a character can
 * fulfil at once. A cycle is reported once, from its first item; of several cycles through one first item, a shortest
 * one.
 */
export function substitutionCycles(
  definitions: readonly Definition<AuthoredProfessionItemSubstitutions>[],
): SubstitutionCycle[] {
  const byItem = placedRulesByItem(definitions);
  const circleOf = circlesOf(
    (item: string) =>
      (byItem.get(item) ?? []).flatMap(({ rule }) => rule.new.map((each) => each.item)),
    String,
  );
  const onCircles = [...byItem.keys()].filter(circleOf);
  const order = new Map(onCircles.map((item, index) => [item, index]));
  const cycles: SubstitutionCycle[] = [];
  let trailsLeft = mostTrails;
  for (const [start, position] of order) {
    const { cycle, trails } = walkFrom(start, byItem, trailsLeft, (item) => {
      const index = order.get(item);
      return index !== undefined && index >= position;
    });
    trailsLeft -= trails;
    if (cycle) cycles.push(cycle);
  }
  return cycles;
}

/** Walks breadth-first, so that the shortest circle is found and no stack grows with the content. */
function walkFrom(
  start: string,
  byItem: RulesByItem,
  most: number,
  allowed: (item: string) => boolean,
): { cycle?: SubstitutionCycle; trails: number } {
  const none = { present: [], absent: [] };
  const trails: Trail[] = [{ item: start, condition: none, step: undefined, before: undefined }];
  const seen = new Set<string>();
  // The list grows during the iteration.
  for (const trail of trails) {
    if (trails.length >= most) break;
    for (const { definition, rule } of byItem.get(trail.item) ?? []) {
      const condition = both(trail.condition, rule);
      if (!canHoldTogether([condition])) continue;
      for (const { item, path } of rule.new) {
        const next: Trail = { item, condition, step: { definition, path }, before: trail };
        if (item === start) return { cycle: cycleOf(next), trails: trails.length };
        const state = JSON.stringify([item, condition.present, condition.absent]);
        if (!allowed(item) || seen.has(state)) continue;
        seen.add(state);
        trails.push(next);
      }
    }
  }
  return { trails: trails.length };
}

/** Combines two conditions, sorted, so that equal conditions are recognized whatever path led to them. */
function both(one: SubstitutionCondition, other: SubstitutionCondition): SubstitutionCondition {
  const union = (some: readonly string[], more: readonly string[]): readonly string[] =>
    more.every((trait) => some.includes(trait)) ? some : [...new Set([...some, ...more])].sort();
  return {
    present: union(one.present, other.present),
    absent: union(one.absent, other.absent),
  };
}

function cycleOf(last: Trail): SubstitutionCycle {
  const items: string[] = [];
  const steps: OverlapPlace[] = [];
  for (let trail = last; trail.before && trail.step; trail = trail.before) {
    items.push(trail.before.item);
    steps.push(trail.step);
  }
  return { items: items.reverse(), steps: steps.reverse() };
}

/**
 * What can be had by means of what: a way needs one of each group and gives everything it lists. From given beginnings,
 * ways lead to whatever is within reach; each thing is reached by the way of the fewest steps.
 */
import type { Definition } from "../model/definition.ts";
import type { KindName } from "../model/kind-names.ts";
import { getOrInsert } from "../model/maps.ts";
import type { ResolveContext } from "./rule.ts";

/** What definitions are asked about each other once all of them are resolved. */
export interface ContentTables {
  readonly context: ResolveContext;
  readonly all: (kind: KindName) => Iterable<Definition>;
  /** What an item is worth, in the smallest coin; `undefined` if nothing says so. */
  readonly price: (item: string) => number | undefined;
}

/** What a thing is, as a key: its kind and its id. */
export function keyOf(kind: string, id: string): string {
  return `${kind} ${id}`;
}

export interface Way {
  /** Keys; lists that several ways share are searched only once. A group without any is never met. */
  readonly needs: readonly (readonly string[])[];
  readonly gives: readonly string[];
}

/** A way of a definition, in words: "made by recipe", "read in". */
export interface KindWay extends Way {
  readonly verb: string;
}

/** How something is reached; absent members for what is given. */
export interface Reached<Some extends Way> {
  readonly way?: Some;
  /** Of each group of its needs the first that is reached by then. */
  readonly chosen: readonly string[];
}

interface Waiting<Some extends Way> {
  readonly way: Some;
  open: number;
}

/**
 * Everything within reach, in the order of the number of steps: what is given, what is had without needs, and what each
 * of these leads to.
 */
export function reachFrom<Some extends Way>(
  given: Iterable<string>,
  ways: Iterable<Some>,
): ReadonlyMap<string, Reached<Some>> {
  const reached = new Map<string, Reached<Some>>();
  const groups = new Map<readonly string[], Waiting<Some>[]>();
  const byKey = new Map<string, (readonly string[])[]>();
  for (const key of given) reached.set(key, { chosen: [] });
  let fresh = [...reached.keys()];
  let ready: Some[] = [];
  for (const way of ways) {
    if (way.needs.length === 0) ready.push(way);
    const needs = new Set(way.needs);
    const waiting = { way, open: needs.size };
    for (const group of needs) {
      const others = groups.get(group);
      if (others) others.push(waiting);
      else {
        groups.set(group, [waiting]);
        for (const key of group) getOrInsert(byKey, key, () => []).push(group);
      }
    }
  }
  const met = new Set<readonly string[]>();
  while (fresh.length + ready.length > 0) {
    for (const group of fresh.flatMap((key) => byKey.get(key) ?? [])) {
      if (met.has(group)) continue;
      met.add(group);
      for (const waiting of groups.get(group) ?? []) {
        waiting.open -= 1;
        if (waiting.open === 0) ready.push(waiting.way);
      }
    }
    const steps = ready.map((way) => [way, chosenOf(way)] as const);
    fresh = [];
    ready = [];
    for (const [way, chosen] of steps) {
      for (const key of way.gives) {
        if (reached.has(key)) continue;
        reached.set(key, { way, chosen });
        fresh.push(key);
      }
    }
  }
  return reached;

  function chosenOf({ needs }: Some): readonly string[] {
    return needs.flatMap((group) => group.find((key) => reached.has(key)) ?? []);
  }
}

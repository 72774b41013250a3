/**
 * What can be had by means of what: a way needs one of each group and gives everything it lists. From given beginnings,
 * ways lead to whatever is within reach; each thing is reached by the way of the fewest steps.
 */
import type { Definition } from "../model/definition.ts";
import type { KindName } from "../model/kind-names.ts";
import { addTo } from "../model/maps.ts";
import type { ResolveContext } from "./rule.ts";

/** What definitions are asked about each other once all of them are resolved. */
export interface ContentTables {
  readonly context: ResolveContext;
  readonly all: (kind: KindName) => Iterable<Definition>;
  /** The key of what a name stands for, be it an alias: always the same text, which is quickly found in tables. */
  readonly key: (kind: string, id: string) => string;
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

/** The ways that need one of a list. */
interface Group<Some extends Way> {
  readonly waiting: Waiting<Some>[];
  isMet: boolean;
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
  const groups = new Map<readonly string[], Group<Some>>();
  const byKey = new Map<string, Group<Some>[]>();
  for (const key of given) reached.set(key, { chosen: [] });
  let fresh = [...reached.keys()];
  let ready: Some[] = [];
  for (const way of ways) {
    if (way.needs.length === 0) ready.push(way);
    const needs = way.needs.length > 1 ? [...new Set(way.needs)] : way.needs;
    const waiting = { way, open: needs.length };
    for (const keys of needs) {
      const known = groups.get(keys);
      if (known) known.waiting.push(waiting);
      else {
        const group = { waiting: [waiting], isMet: false };
        groups.set(keys, group);
        for (const key of keys) addTo(byKey, key, group);
      }
    }
  }
  while (fresh.length + ready.length > 0) {
    for (const group of fresh.flatMap((key) => byKey.get(key) ?? [])) {
      if (group.isMet) continue;
      group.isMet = true;
      for (const waiting of group.waiting) {
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

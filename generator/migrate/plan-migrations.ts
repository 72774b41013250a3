/**
 * What becomes of ids of earlier content that the present one does not have (§9): a migration to the definition that
 * is now in their place, an obsolete definition (§9.2), or a decision that only an author can take.
 */
import { contentOf } from "../diff/compare-content.ts";
import { savedKinds, type Kinds } from "../kinds/kinds.ts";
import { idMembers } from "../kinds/naming-members.ts";
import type { Definition, ResolvedDefinition } from "../model/definition.ts";
import type { JsonObject } from "../model/json.ts";
import type { KindName } from "../model/kind-names.ts";
import { stateSince, type IdStates } from "../release/id-states.ts";
import { byCodeUnit } from "../text/code-unit.ts";
import { pairIds, type Confidence, type KindStates } from "./pair-ids.ts";

/** An id that means nothing any more, and what is to become of it. */
export interface Vanished {
  readonly kind: KindName;
  readonly id: string;
  readonly becomes: ProposedId | Obsolete | Removed | Open;
}

/** A definition took its place. */
export interface ProposedId {
  readonly to: string;
  /** 0 to 1; 1 where the earlier content itself said so, by an alias or a migration. */
  readonly likeness: number;
  readonly confidence: Confidence;
}

/** Nothing took its place, and a definition of its kind can be kept for saves alone (§9.2). */
export interface Obsolete {
  readonly stub: JsonObject;
}

/** Nothing takes its place, on purpose. */
export interface Removed {
  readonly removed: true;
}

/** Nothing is like it, or the content in which it was defined is not known. */
export interface Open {
  readonly because: "nothing like it" | "not in the earlier content";
}

/** A state of the content. */
export interface ContentState {
  readonly definitions: ReadonlyMap<KindName, ReadonlyMap<string, ResolvedDefinition>>;
  readonly states: IdStates;
}

export interface PlanOptions {
  /** Ids of the release record that mean nothing any more, by kind. */
  readonly released: ReadonlyMap<KindName, readonly string[]>;
  /** Whether likely successors are taken, and what nothing is like is removed. */
  readonly decideAll: boolean;
}

/** Every vanished id, by kind in the specification's order, then by id. */
export function planMigrations(
  kinds: Kinds,
  before: ContentState,
  after: ContentState,
  options: PlanOptions,
): readonly Vanished[] {
  const [earlier, later] = [before, after].map(({ definitions: records }) =>
    contentOf(kinds, { records, substitutions: [] }),
  );
  const saved = savedKinds(kinds);
  const isLost = (kind: KindName, id: string): boolean =>
    stateSince(before.states, after.states, kind, id) === undefined;
  const states = new Map(
    saved.map((kind): [KindName, KindStates] => {
      const records = earlier?.get(kind) ?? new Map<string, never>();
      const vanished = new Set([...records.keys()].filter((id) => isLost(kind, id)));
      return [kind, { before: records, after: later?.get(kind) ?? new Map(), vanished }];
    }),
  );
  const pairs = pairIds(states);
  return saved.flatMap((kind) => {
    const paired = new Map(pairs.get(kind)?.map((pair) => [pair.from, pair]));
    const becomes = (id: string): Vanished["becomes"] => {
      const pair = paired.get(id);
      if (pair) return pair;
      const definition = before.definitions.get(kind)?.get(id)?.definition;
      const stub = definition && obsoleteStub(kinds, definition);
      if (stub) return { stub };
      return { because: definition ? "nothing like it" : "not in the earlier content" };
    };
    const all = new Map<string, Vanished["becomes"]>();
    for (const [id, { to }] of before.states.all(kind)) {
      if (to === undefined || !isLost(kind, id)) continue;
      const next = isLost(kind, to) ? becomes(to) : undefined;
      // A former id goes with the one that stood for it, unless that vanishes without a trace.
      all.set(id, next && !("stub" in next) ? next : { to, likeness: 1, confidence: "sure" });
    }
    const vanished = states.get(kind)?.vanished ?? [];
    for (const id of [...vanished, ...(options.released.get(kind) ?? [])]) {
      if (!all.has(id)) all.set(id, becomes(id));
    }
    return [...all]
      .map(([id, each]): Vanished => {
        const isDecided = options.decideAll && "because" in each;
        return { kind, id, becomes: isDecided ? { removed: true } : each };
      })
      .sort((a, b) => byCodeUnit(a.id, b.id));
  });
}

/** The smallest definition that keeps an id for saves alone; `undefined` if none of the kind can be obsolete. */
function obsoleteStub(kinds: Kinds, { kind, id, value }: Definition): JsonObject | undefined {
  const of = kinds.of(kind);
  const { naming, obsoleteMember } = of;
  if (!naming || obsoleteMember === undefined) return undefined;
  const { member } = naming;
  const parts = idMembers(of).filter((each) => typeof value[each] === "string");
  const names = naming.joined
    ? Object.fromEntries(parts.map((each) => [each, value[each] ?? id]))
    : { [member]: id };
  return { type: kind, ...names, [obsoleteMember]: true };
}

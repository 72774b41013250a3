/**
 * Finds what packs do to each other from the history that layering recorded; nothing is compiled a second time. Entries
 * that two packs add to one list may come out in either order: that is not a conflict.
 */
import { dependencies } from "../packs/pack-order.ts";
import type { ValueLocation } from "../explain/explanation.ts";
import { kinds } from "../kinds/registry.ts";
import type { Layers } from "../layer/layer.ts";
import type { Change } from "../layer/history.ts";
import { kindNames, type KindName } from "../model/kind-names.ts";
import type { Pack } from "../model/pack.ts";
import { clashesOf } from "./clashes.ts";
import type { Conflict, ConflictReport, IdleOverride, OpenOrder } from "./conflict.ts";
import { parentKey, touchedTwice, type Touched } from "./touches.ts";
import { PairMap, getOrInsert } from "../model/maps.ts";

/** @param packs In load order. */
export function findConflicts(layers: Layers, packs: readonly Pack[]): ConflictReport {
  const touched = touchedTwice(layers);
  const conflicts = [
    ...oncePerPair([...touched.flatMap(clashesOf), ...substitutedTwice(layers)], packs),
    ...copiedAroundChanges(layers, touched),
  ];
  return {
    conflicts,
    idleOverrides: idleOverrides(layers),
    openOrders: openOrders(conflicts, needs(layers, touched), packs),
  };
}

/**
 * Keeps one conflict per pair of packs and subject. If there are several, the last one counts, and any unintended
 * conflict takes precedence over an intended one.
 */
function oncePerPair(conflicts: readonly Conflict[], packs: readonly Pack[]): Conflict[] {
  const index = new Map(packs.map((pack, at) => [pack, at]));
  const found = new Map<string, Conflict>();
  for (const conflict of conflicts) {
    const { type, kind, id, member = null, packs: pair, intended } = conflict;
    const key = JSON.stringify([type, kind, id, member, ...pair.map((pack) => index.get(pack))]);
    if (intended && found.get(key)?.intended === false) continue;
    found.set(key, conflict);
  }
  return [...found.values()];
}

function idleOverrides({ history }: Layers): IdleOverride[] {
  return history.flatMap((change): IdleOverride[] => {
    if (change.what !== "overrode nothing") return [];
    const { object, after } = change;
    const member = object.value["override"] === true ? "override" : "edit-mode";
    const place = { object, path: [member] };
    return [{ kind: after.kind, id: after.id, pack: object.entry.pack, place }];
  });
}

/**
 * Finds children in one pack whose parent another pack changes, either before the child is derived or too late for it.
 */
function copiedAroundChanges({ history }: Layers, touched: readonly Touched[]): Conflict[] {
  const byId = new PairMap<KindName, string, Touched>();
  for (const each of touched) byId.set(each.kind, each.id, each);
  return derivations(history).flatMap(({ object, parent }): Conflict[] => {
    const { pack } = object.entry;
    const found = byId.get(object.kind, parentKey({ parent }));
    // An object that replaces its own parent is one of those that change it.
    if (!found || found.touches.some((touch) => touch.object === object)) return [];
    const child: ValueLocation = { object, path: ["copy-from"] };
    return found.touches.flatMap(({ what, object: other, pack: otherPack, edits }): Conflict[] => {
      if (what === "defines" || what === "refused" || otherPack === pack) return [];
      const passes =
        what === "replaces" || edits.some(({ member }) => !Object.hasOwn(object.value, member));
      if (!passes) return [];
      const change: ValueLocation = { object: other, path: [] };
      const included = [...parent.contributors].includes(other);
      // A pack that defines both copies the parent as defined there, deliberately.
      const intended = found.touches[0]?.pack === pack;
      return [
        {
          type: "copied-around-change",
          kind: object.kind,
          id: parent.id,
          packs: included ? [otherPack, pack] : [pack, otherPack],
          places: included ? [change, child] : [child, change],
          intended,
        },
      ];
    });
  });
}

function substitutedTwice({ substitutions }: Layers): Conflict[] {
  const overlaps = kindNames.flatMap(
    (kind) => kinds[kind].overlaps?.(substitutions.filter((each) => each.kind === kind)) ?? [],
  );
  return overlaps.flatMap(({ subject, first, second }): Conflict[] => {
    const [a, b] = [first.definition.origin, second.definition.origin];
    if (a.entry.pack === b.entry.pack) return [];
    return [
      {
        type: "substituted-twice",
        kind: second.definition.kind,
        id: subject,
        packs: [a.entry.pack, b.entry.pack],
        places: [
          { object: a, path: first.path },
          { object: b, path: second.path },
        ],
        winner: a.entry.pack,
        intended: false,
      },
    ];
  });
}

interface Need {
  readonly kind: KindName;
  readonly id: string;
  readonly packs: readonly [Pack, Pack];
}

/** A pack needs another one to load before it if it changes or copies what that one defines. */
function needs({ history }: Layers, touched: readonly Touched[]): Need[] {
  const changed = touched.flatMap(({ kind, id, touches }): Need[] => {
    const [first, ...others] = touches;
    return others.flatMap(({ pack, what }): Need[] =>
      first && pack !== first.pack && what !== "refused"
        ? [{ kind, id, packs: [first.pack, pack] }]
        : [],
    );
  });
  const copied = derivations(history).flatMap(({ object, parent }): Need[] => {
    const pack = parent.contributors.at(-1)?.entry.pack;
    return pack && pack !== object.entry.pack
      ? [{ kind: object.kind, id: parent.id, packs: [pack, object.entry.pack] }]
      : [];
  });
  return [...changed, ...copied];
}

function derivations(history: Layers["history"]): (Change & { readonly what: "derived" })[] {
  return history.flatMap((change) => (change.what === "derived" ? [change] : []));
}

/** Pairs of packs whose order matters but is determined only by the configuration. */
function openOrders(
  conflicts: readonly Conflict[],
  needed: readonly Need[],
  packs: readonly Pack[],
): OpenOrder[] {
  const isOrdered = orderOf(packs);
  const open = new Map<
    string,
    { packs: readonly [Pack, Pack]; definitions: Map<string, Pick<Need, "kind" | "id">> }
  >();
  for (const reason of [...conflicts, ...needed]) {
    const [earlier, later] = reason.packs;
    if (isOrdered(earlier, later)) continue;
    const key = reason.packs.map((pack) => packs.indexOf(pack)).join(" ");
    const { kind, id } = reason;
    const pair = getOrInsert(open, key, () => ({ packs: reason.packs, definitions: new Map() }));
    pair.definitions.set(`${kind}\n${id}`, { kind, id });
  }
  const position = ([earlier, later]: readonly [Pack, Pack]): number =>
    packs.indexOf(earlier) * packs.length + packs.indexOf(later);
  return [...open.values()]
    .sort((a, b) => position(a.packs) - position(b.packs))
    .map(({ packs: pair, definitions }) => ({
      packs: pair,
      definitions: [...definitions.values()],
    }));
}

/**
 * Returns whether dependencies determine that one pack comes before another. The first pack is the core, which precedes
 * all others.
 */
function orderOf(packs: readonly Pack[]): (earlier: Pack, later: Pack) => boolean {
  const direct = dependencies(packs);
  const before = new Map<Pack, ReadonlySet<Pack>>();
  for (const pack of packs) {
    const reached = new Set<Pack>();
    const waiting = [...(direct.get(pack) ?? [])];
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      if (reached.has(next)) continue;
      reached.add(next);
      waiting.push(...(direct.get(next) ?? []));
    }
    before.set(pack, reached);
  }
  return (earlier, later) => earlier === packs[0] || before.get(later)?.has(earlier) === true;
}

/**
 * Finds what packs do to each other from the history that layering recorded; nothing is compiled a second time. Entries
 * that two packs add to one list may come out in either order: that is not a conflict.
 */
import type { LayerEvent } from "../layer/history.ts";
import type { Layers } from "../layer/layer.ts";
import type { KindName } from "../model/kind-names.ts";
import { groupBy, PairMap } from "../model/maps.ts";
import type { Pack } from "../model/pack.ts";
import { allDependencies } from "../packs/pack-order.ts";
import { clashesOf, type DependsOn } from "./clashes.ts";
import type { Conflict, ConflictReport, IdleOverride, OpenOrder } from "./conflict.ts";
import { parentKey, touchedTwice, type Touched } from "./touches.ts";

/**
 * @param packs In load order.
 * @param cores Those that precede all others, whatever these declare.
 */
export function findConflicts(
  layers: Layers,
  packs: readonly Pack[],
  cores: readonly Pack[] = packs.slice(0, 1),
): ConflictReport {
  const dependencies = allDependencies(packs);
  const dependsOn: DependsOn = (pack, other) =>
    cores.includes(other) || dependencies.get(pack)?.has(other) === true;
  const { history, registry } = layers;
  const { kinds } = registry;
  const derived = history.filter((change) => change.what === "derived");
  const touched = touchedTwice(layers);
  const conflicts = [
    ...oncePerPair(
      [
        ...touched.flatMap((each) => clashesOf(kinds, each, dependsOn)),
        ...substitutedTwice(layers),
      ],
      packs,
    ),
    ...copiedAroundChanges(derived, touched, dependsOn),
  ];
  return {
    conflicts,
    idleOverrides: history.flatMap(idleOverride),
    openOrders: openOrders([...conflicts, ...needs(derived, touched)], packs, dependsOn),
  };
}

/**
 * Keeps one conflict per pair of packs and subject. If there are several, the last one counts, and any unintended
 * conflict takes precedence over an intended one.
 */
function oncePerPair(conflicts: readonly Conflict[], packs: readonly Pack[]): Conflict[] {
  const found = new Map<string, Conflict>();
  for (const conflict of conflicts) {
    const { type, kind, id, member = null, packs: pair, intended } = conflict;
    const subject = [type, kind, id, member, ...pair.map((pack) => packs.indexOf(pack))];
    const key = JSON.stringify(subject);
    if (intended && found.get(key)?.intended === false) continue;
    found.set(key, conflict);
  }
  return [...found.values()];
}

function idleOverride(change: LayerEvent): readonly IdleOverride[] {
  if (change.what !== "overrode nothing") return [];
  const { object, after } = change;
  const member = object.value["override"] === true ? "override" : "edit-mode";
  const place = { object, path: [member] };
  return [{ kind: after.kind, id: after.id, pack: object.entry.pack, place }];
}

type Derived = LayerEvent & { readonly what: "derived" };

/**
 * Finds children in one pack whose parent another pack changes, either before the child is derived or too late for it.
 */
function copiedAroundChanges(
  derived: readonly Derived[],
  touched: readonly Touched[],
  dependsOn: DependsOn,
): readonly Conflict[] {
  const byId = new PairMap<KindName, string, Touched>();
  for (const each of touched) byId.set(each.kind, each.id, each);
  return derived.flatMap(({ object, parent }) => {
    const { pack } = object.entry;
    const touches = byId.get(object.kind, parentKey(parent))?.touches ?? [];
    // An object that replaces its own parent is one of those that change it.
    if (touches.some((touch) => touch.object === object)) return [];
    const child = { object, path: ["copy-from"] };
    return touches.flatMap(({ what, object: other, pack: otherPack, edits }): Conflict[] => {
      if (what === "defines" || what === "refused" || otherPack === pack) return [];
      const passes =
        what === "replaces" || edits.some(({ member }) => !Object.hasOwn(object.value, member));
      if (!passes) return [];
      const change = { object: other, path: [] };
      const included = [...parent.contributors].includes(other);
      const [earlier, later] = included ? [otherPack, pack] : [pack, otherPack];
      return [
        {
          type: "copied-around-change",
          kind: object.kind,
          id: parent.id,
          packs: [earlier, later],
          places: included ? [change, child] : [child, change],
          // A pack that defines both copies the parent as defined there, deliberately.
          intended: touches[0]?.pack === pack || dependsOn(later, earlier),
        },
      ];
    });
  });
}

function substitutedTwice({ registry, substitutions }: Layers): readonly Conflict[] {
  const overlaps = registry.kinds.all.flatMap(
    (kind) => kind.overlaps?.(substitutions.filter((each) => each.kind === kind.name)) ?? [],
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

type Need = Pick<Conflict, "kind" | "id" | "packs">;

/** A pack needs another one to load before it if it changes or copies what that one defines. */
function needs(derived: readonly Derived[], touched: readonly Touched[]): readonly Need[] {
  const changed = touched.flatMap(({ kind, id, touches: [first, ...others] }) =>
    others.flatMap(({ pack, what }): Need[] =>
      first && pack !== first.pack && what !== "refused"
        ? [{ kind, id, packs: [first.pack, pack] }]
        : [],
    ),
  );
  const copied = derived.flatMap(({ object, parent }): Need[] => {
    const pack = parent.contributors.at(-1)?.entry.pack;
    return pack && pack !== object.entry.pack
      ? [{ kind: object.kind, id: parent.id, packs: [pack, object.entry.pack] }]
      : [];
  });
  return [...changed, ...copied];
}

/** Pairs of packs whose order matters but is determined only by the configuration. */
function openOrders(
  needed: readonly Need[],
  packs: readonly Pack[],
  dependsOn: DependsOn,
): readonly OpenOrder[] {
  const open = needed.filter(({ packs: [earlier, later] }) => !dependsOn(later, earlier));
  const position = ({ packs: [earlier, later] }: Need): number =>
    packs.indexOf(earlier) * packs.length + packs.indexOf(later);
  return [...groupBy(open, position)]
    .sort(([one], [other]) => one - other)
    .flatMap(([, group]) => {
      const definitions = new Map(
        group.map(({ kind, id }) => [JSON.stringify([kind, id]), { kind, id }]),
      );
      return group
        .slice(0, 1)
        .map((first) => ({ packs: first.packs, definitions: [...definitions.values()] }));
    });
}

/**
 * An object without an id may be the one that others refer to. It can have only one id: as long as there are no more
 * unknown ids of its kind than such objects, each of these ids may belong to one of them, and references to it are
 * excused.
 */
import { similarKinds } from "../kinds/similar-kinds.ts";
import type { Fact } from "../diagnostics/diagnostic.ts";
import type { Entry, RawObject } from "../model/definition.ts";
import type { KindName } from "../model/kind-names.ts";
import { placeIn, type Place } from "../model/place.ts";
import type { Rejections } from "./rejections.ts";
import { getOrInsert } from "../model/maps.ts";

/** The remaining findings, and the excused ones, each with the place of what may have the id. */
export interface Excused {
  readonly facts: readonly Fact[];
  readonly excused: ReadonlyMap<Fact, Place>;
}

/** Separates the findings that objects without an id may explain. */
export function excuseNameless(facts: readonly Fact[], { all }: Pick<Rejections, "all">): Excused {
  const nameless = namelessObjects(all);
  if (nameless.size === 0) return { facts, excused: new Map() };
  const entries = new Set([...nameless.values()].flat().map(({ entry }) => entry));
  const unknown = new Map<KindName, Set<string>>();
  const wanted = facts.flatMap((fact) => {
    const absent = absentOf(fact).filter(({ kind }) => nameless.has(kind));
    if (absent.length === 0) return [];
    // Such an object may refer to itself, but not copy from itself.
    if (fact.code === "unknown-parent" && liesIn(fact, entries)) return [];
    for (const { kind, id } of absent) {
      getOrInsert(unknown, kind, () => new Set()).add(id);
    }
    return [{ fact, absent }];
  });
  const mayBeOne = ({ kind }: Absent): boolean =>
    (unknown.get(kind)?.size ?? 0) <= (nameless.get(kind)?.length ?? 0);
  const excused = new Map(
    wanted.flatMap(({ fact, absent }) => {
      const [object] = absent.filter(mayBeOne).flatMap(({ kind }) => nameless.get(kind) ?? []);
      return object ? [[fact, placeIn(object, [])] as const] : [];
    }),
  );
  return { facts: facts.filter((fact) => !excused.has(fact)), excused };
}

function namelessObjects(all: Rejections["all"]): ReadonlyMap<KindName, readonly RawObject[]> {
  const found = new Map<KindName, RawObject[]>();
  for (const [object, { definition, nameless }] of all) {
    if (!nameless || definition.value["edit-mode"] === "modify") continue;
    getOrInsert(found, object.kind, () => []).push(object);
  }
  return found;
}

interface Absent {
  readonly kind: KindName;
  readonly id: string;
}

/** What a finding reports as missing; a look may be of either kind of tile (§2.3). */
function absentOf({ code, data }: Fact): Absent[] {
  switch (code) {
    case "unknown-reference":
    case "unknown-modification-target": {
      const { kind, id } = data as { readonly kind: KindName; readonly id: string };
      return [{ kind, id }];
    }
    case "unknown-parent": {
      const { kind, parent } = data as { readonly kind: KindName; readonly parent: string };
      return [{ kind, id: parent }];
    }
    case "unknown-look": {
      const { id } = data as { readonly id: string };
      return similarKinds.map((kind) => ({ kind, id }));
    }
    default:
      return [];
  }
}

function liesIn({ place }: Fact, entries: ReadonlySet<Entry>): boolean {
  return "entry" in place && entries.has(place.entry);
}

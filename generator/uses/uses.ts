/** Finds what defines an id and what uses it in all compiled content; for any kind, including external ones. */
import type { Compilation } from "../compile.ts";
import type { RawObject } from "../model/definition.ts";
import { externalKinds } from "../model/external-kind-names.ts";
import { isKindName, kindNames } from "../model/kind-names.ts";
import { isNaming, type NamedId, type Occurrence } from "./occurrence.ts";
import { occurrencesIn } from "./occurrences-in.ts";

export interface Uses {
  /** Every id in the object. */
  readonly in: (object: RawObject) => readonly Occurrence[];
  /** The id that an occurrence names, with the first of its possible kinds that has the id. */
  readonly named: (occurrence: Occurrence) => NamedId;
  /** Every occurrence of an id under any of its names, in load order. */
  readonly of: (named: NamedId) => readonly Occurrence[];
  /** Every occurrence in exactly this spelling. */
  readonly spelt: (named: NamedId) => readonly Occurrence[];
  /** The kinds that define the id or use it as a name. */
  readonly kindsOf: (id: string) => readonly string[];
  /** All ids of a kind, or of all kinds. */
  readonly ids: (kind?: string) => ReadonlySet<string>;
  /** Whether something of this kind has the id, as far as is known. */
  readonly exists: (named: NamedId) => boolean;
}

export function createUses({
  layers,
  known,
  model,
}: Pick<Compilation, "layers" | "known" | "model">): Uses {
  const { registry } = layers;
  const { rules } = model.context;

  function exists({ kind, id }: NamedId): boolean {
    if (isKindName(kind)) {
      if (registry.get(kind, id) ?? registry.template(kind, id)) return true;
      if (registry.isBroken(kind, id)) return true;
    }
    return known.defined(kind).has(id);
  }

  function named({ kinds, id }: Occurrence): NamedId {
    const [first = ""] = kinds;
    const kind = kinds.length === 1 ? first : kinds.find((each) => exists({ kind: each, id }));
    return { kind: kind ?? first, id };
  }

  function* all(): Generator<Occurrence> {
    for (const object of layers.outcomes.keys()) yield* occurrencesIn(object, rules);
  }

  /** The id and its aliases. */
  function namesOf({ kind, id }: NamedId): ReadonlySet<string> {
    const names = new Set([id]);
    if (!isKindName(kind)) return names;
    const canonical = registry.canonical(kind, id);
    names.add(canonical);
    for (const [alias, of] of registry.aliases(kind)) if (of === canonical) names.add(alias);
    return names;
  }

  function called(kind: string, names: ReadonlySet<string>): readonly Occurrence[] {
    const found: Occurrence[] = [];
    for (const occurrence of all()) {
      if (!names.has(occurrence.id)) continue;
      if (named(occurrence).kind === kind) found.push(occurrence);
    }
    return found;
  }

  return {
    in: (object) => occurrencesIn(object, rules),
    named,
    of: (of) => called(of.kind, namesOf(of)),
    spelt: ({ kind, id }) => called(kind, new Set([id])),
    kindsOf: (id) => {
      const found = new Set<string>();
      for (const occurrence of all()) {
        if (occurrence.id !== id) continue;
        const symbol = named(occurrence);
        if (isNaming(occurrence) || exists(symbol)) found.add(symbol.kind);
      }
      for (const kind of externalKinds) if (known.defined(kind).has(id)) found.add(kind);
      return [...found];
    },
    ids: (kind) => {
      const wanted = kind === undefined ? [...kindNames, ...externalKinds] : [kind];
      const ids = wanted.flatMap((each) => [
        ...(isKindName(each) ? registry.ids(each) : []),
        ...known.defined(each),
      ]);
      return new Set(ids);
    },
    exists,
  };
}

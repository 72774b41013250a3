/** What definitions lead to: the ids that they refer to, and what their records turn into. */
import { playedAs } from "../kinds/dialects.ts";
import type { Kind } from "../kinds/kind.ts";
import { referencesIn } from "../kinds/references-in.ts";
import type { Transition } from "../kinds/transition.ts";
import { keyOf, type ContentTables } from "../kinds/ways.ts";
import { pathTo } from "../layer/origins.ts";
import type { Registry } from "../layer/registry.ts";
import type { Definition } from "../model/definition.ts";
import { PairMap } from "../model/maps.ts";
import type { NamedId } from "../parse/external-definitions.ts";
import type { SymbolContent } from "../symbols/symbol-index.ts";

/** An id that a definition refers to, with the outermost member that does. */
export interface Link extends NamedId {
  readonly member: string;
}

/** What a definition refers to with all that it inherits and later packs change: each id of a member once. */
export function linksOf({ layers }: SymbolContent, { kind, value }: Definition): readonly Link[] {
  const { registry } = layers;
  const found = new Map<string, Link>();
  referencesIn(registry.kinds.of(kind), value, (to, id, container, key) => {
    const member = String([...(pathTo(value, container) ?? []), key][0]);
    const known = registry.canonical(to, id);
    found.set(`${member} ${to} ${known}`, { member, kind: to, id: known });
  });
  return [...found.values()];
}

/** A function that gives the same key for every name of the same thing. */
export function createKeys({ canonical }: Registry): ContentTables["key"] {
  const keys = new PairMap<string, string, string>();
  return (kind, id) => {
    const known = keys.get(kind, id);
    if (known !== undefined) return known;
    const key = keyOf(kind, canonical(kind, id));
    keys.set(kind, id, key);
    return key;
  };
}

/** Whether somebody wrote it: it is neither built in nor generated from another. */
export function isWritten({ origin, generatedFrom }: Definition): boolean {
  return origin.entry.builtIn !== true && generatedFrom === undefined;
}

/** A function that finds what records of a kind turn into; the other record is there, and none stands for none. */
export function successorsIn(
  { layers, model }: Pick<SymbolContent, "layers" | "model">,
  kind: Kind,
): (id: string, transition: Transition) => string | undefined {
  const records = model.records.get(kind.name);
  const dialect = playedAs(layers.registry.kinds.rules);
  return (id, { successor }) => {
    const record = records?.get(id)?.record;
    const next = record && successor(record, dialect);
    return typeof next === "string" && next !== kind.none?.id && records?.has(next) === true
      ? next
      : undefined;
  };
}

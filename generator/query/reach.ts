/**
 * What players can get to: from what is given, by every way that definitions and objects of other types offer. Tools
 * with a quality that is needed are taken to be at hand.
 */
import { locate, textPlaceOf } from "../diagnostics/locate.ts";
import { kindsWithOwnIds, referencesIn } from "../kinds/references-in.ts";
import { reachFrom, type KindWay, type Reached, type ContentTables } from "../kinds/ways.ts";
import type { Definition } from "../model/definition.ts";
import { placeIn } from "../model/place.ts";
import { addTo } from "../model/maps.ts";
import { once } from "../model/once.ts";
import type { NamedId } from "../parse/external-definitions.ts";
import type { SymbolContent } from "../symbols/symbol-index.ts";
import type { NamingObject } from "./ids-in-others.ts";

/** A way, and the object that offers it. */
export interface ContentWay extends KindWay {
  /** Absent where an id takes the place of another. */
  readonly of?: Definition | NamingObject;
}

/** A step on the way to something. */
export interface PlacedStep {
  readonly gives: NamedId;
  readonly needs: readonly NamedId[];
  /** "is given", or what the object does. */
  readonly how: string;
  /** The object that does it: its type or kind, and its id. */
  readonly by?: string;
  readonly at?: { readonly file: string; readonly line: number };
}

/** Begins the keys of what an object of another type shares with its children. */
const likeness = "like ";

export class Reach {
  readonly #content: SymbolContent;
  readonly #key: ContentTables["key"];
  readonly #reached: ReadonlyMap<string, Reached<ContentWay>>;
  readonly #order = once(() => new Map([...this.#reached.keys()].map((key, at) => [key, at])));

  /**
   * @param used ids that are given, though nothing may define them
   * @param others those that offer ways
   */
  constructor(
    content: SymbolContent,
    given: Iterable<NamedId>,
    used: ReadonlySet<string>,
    others: readonly NamingObject[],
    tables: ContentTables,
  ) {
    this.#content = content;
    this.#key = tables.key;
    const ways = [
      ...waysOfDefinitions(content, tables),
      ...this.#ofOthers(others),
      ...this.#ofMigrations(),
    ];
    const keys = [...given].map((named) => this.#key(named.kind, named.id));
    for (const { needs } of used.size > 0 ? ways : []) {
      for (const group of needs)
        for (const key of group) if (used.has(namedBy(key).id)) keys.push(key);
    }
    this.#reached = reachFrom(keys, ways);
  }

  has({ kind, id }: NamedId): boolean {
    return this.#reached.has(this.#key(kind, id));
  }

  /** Everything within reach, in the order of steps. */
  *all(): Generator<NamedId> {
    for (const key of this.#reached.keys()) if (!key.startsWith(likeness)) yield namedBy(key);
  }

  /** The steps that lead to something, in an order in which they can be made; `undefined` if it is out of reach. */
  why({ kind, id }: NamedId): readonly PlacedStep[] | undefined {
    const goal = this.#key(kind, id);
    if (!this.#reached.has(goal)) return undefined;
    const needed = new Set([goal]);
    // Iterating over a set includes entries added meanwhile.
    for (const key of needed)
      for (const each of this.#reached.get(key)?.chosen ?? []) needed.add(each);
    const order = this.#order();
    return [...needed]
      .sort((one, other) => (order.get(one) ?? 0) - (order.get(other) ?? 0))
      .flatMap((key): PlacedStep[] => {
        const { way, chosen = [] } = this.#reached.get(key) ?? {};
        if (key.startsWith(likeness)) return [];
        const needs = chosen.filter((each) => !each.startsWith(likeness)).map(namedBy);
        const how = way?.verb ?? "is given";
        return [{ gives: namedBy(key), needs, how, ...(way?.of && this.#placed(way.of)) }];
      });
  }

  #placed(of: Definition | NamingObject): Pick<PlacedStep, "by" | "at"> {
    const isOurs = "origin" in of;
    const { source, range } = locate(
      isOurs
        ? textPlaceOf(placeIn(of.origin, []), this.#content.locations)
        : { source: of.file, path: of.index === undefined ? [] : [of.index], target: "value" },
    );
    const id = isOurs ? of.id : of.name;
    const name = isOurs ? of.kind : of.type;
    return {
      by: id === "" ? name : `${name} ${JSON.stringify(id)}`,
      at: { file: source.displayPath, line: range.line },
    };
  }

  *#ofOthers(others: readonly NamingObject[]): Generator<ContentWay> {
    const named = this.#named();
    for (const of of others) {
      if (!of.way) continue;
      const { kind, ids, from, parent, template } = of.way;
      // An alias has the key of its id.
      const gives = [...new Set(of.gives.flatMap((id) => named.get(id) ?? []))];
      const needs: string[] = [];
      if (kind !== undefined) {
        if (parent !== undefined) gives.push(likeness + this.#key(kind, parent));
        for (const id of ids) needs.push(this.#key(kind, id));
        if (from.length > 0) {
          const made = ids.map((id) => this.#key(kind, id));
          yield {
            verb: "becomes",
            needs: [from.map((id) => this.#key(kind, id))],
            gives: made,
            of,
          };
        }
        for (const name of [...ids, template ?? []].flat())
          needs.push(likeness + this.#key(kind, name));
      }
      yield { verb: "has", needs: kind === undefined ? [] : [needs], gives, of };
    }
  }

  /** An id of earlier content and the one that took its place are the same. */
  *#ofMigrations(): Generator<ContentWay> {
    for (const kind of this.#content.layers.registry.kinds.external) {
      for (const { from, to } of this.#content.known.migrations(kind).values()) {
        if (to === undefined) continue;
        const [old, now] = [this.#key(kind, from), this.#key(kind, to)];
        yield { verb: "is now", needs: [[old]], gives: [now] };
        yield { verb: "was", needs: [[now]], gives: [old] };
      }
    }
  }

  /** What a text may name. The ids of recipes are those of items, and mean these. */
  #named(): ReadonlyMap<string, readonly string[]> {
    const { layers, known } = this.#content;
    const { registry } = layers;
    const named = new Map<string, string[]>();
    for (const kind of kindsWithOwnIds(registry.kinds)) {
      for (const id of registry.ids(kind)) addTo(named, id, this.#key(kind, id));
      for (const [alias, id] of registry.aliases(kind)) addTo(named, alias, this.#key(kind, id));
    }
    for (const kind of this.#content.layers.registry.kinds.external) {
      if (registry.kinds.has(kind)) continue;
      for (const id of known.defined(kind)) addTo(named, id, this.#key(kind, id));
    }
    return named;
  }
}

/** What can be had by means of the definitions of our kinds. */
export function* waysOfDefinitions(
  { layers: { registry } }: Pick<SymbolContent, "layers">,
  tables: ContentTables,
): Generator<ContentWay & { readonly of: Definition }> {
  for (const kind of registry.kinds.all) {
    for (const of of registry.all(kind.name)) {
      if (kind.ways) {
        for (const way of kind.ways(of, tables)) yield { ...way, of };
        continue;
      }
      const gives: string[] = [];
      referencesIn(kind, of.value, (to, id) => {
        gives.push(tables.key(to, id));
      });
      // What has no id is there from the beginning.
      yield { verb: "has", needs: kind.naming ? [[tables.key(kind.name, of.id)]] : [], gives, of };
    }
  }
}

export function namedBy(key: string): NamedId {
  const space = key.indexOf(" ");
  return { kind: key.slice(0, space), id: key.slice(space + 1) };
}

/** The words under which two contents may give different answers (`kinds/view.ts`). */
import type { KnownIds } from "../layer/known-ids.ts";
import type { Layers } from "../layer/layer.ts";
import { generatedKinds } from "../layer/registry.ts";
import { changedValues } from "../model/changed-values.ts";
import type { Definition } from "../model/definition.ts";
import type { KindName } from "../model/kind-names.ts";
import type { ParsedFile } from "../parse/parse.ts";

/** Content after layering. */
export interface Layered {
  readonly layers: Layers;
  readonly known: KnownIds;
  readonly parsed: readonly ParsedFile[];
}

/** The definitions of kinds of which some are generated, by kind and id. */
export type Generated = ReadonlyMap<KindName, ReadonlyMap<string, Definition>>;

export function generatedIn({ registry }: Layers): Generated {
  return new Map(generatedKinds(registry.kinds).map((kind) => [kind, registry.table(kind)]));
}

/** Adds the ids of different generated definitions. */
export function differentGenerated(
  words: ReadonlySet<string>,
  before: Generated,
  now: Generated,
): ReadonlySet<string> {
  const all = new Set(words);
  for (const [kind, table] of now) {
    for (const [id] of changedValues(before.get(kind) ?? nothing, table)) all.add(id);
  }
  return all;
}

/**
 * @param kinds those of which it counts whether they have any ids
 * @returns `undefined` if any word may be one of them
 */
export function differentWords(
  before: Layered,
  now: Layered,
  kinds: readonly string[],
): ReadonlySet<string> | undefined {
  if (before.layers === now.layers && before.known === now.known) return new Set();
  if (whatThereIs(before, kinds) !== whatThereIs(now, kinds)) return undefined;
  const words = new Set<string>();
  const compare = (
    one: ReadonlyMap<string, unknown> = nothing,
    other: ReadonlyMap<string, unknown> = nothing,
  ): void => {
    for (const [word] of changedValues(one, other)) words.add(word);
  };
  const [old, entries] = [before.layers.set.entries, now.layers.set.entries];
  for (const kind of now.layers.registry.kinds.names) {
    compare(old.tables.get(kind), entries.tables.get(kind));
    compare(old.aliases.of(kind), entries.aliases.of(kind));
    compare(old.broken.of(kind), entries.broken.of(kind));
  }
  if (before.known !== now.known) addKnown(before, now, words);
  return words;
}

const nothing: ReadonlyMap<string, unknown> = new Map();

/** Whether it is an id of the content, of any kind. */
export function hasWord(
  { layers: { registry }, known }: Pick<Layered, "layers" | "known">,
  word: string,
): boolean {
  const { names, external } = registry.kinds;
  return (
    names.some((kind) => registry.get(kind, word)) ||
    external.some((kind) => known.defined(kind).has(word))
  );
}

/** Answers that are no answers about one id. */
function whatThereIs({ layers, known }: Layered, kinds: readonly string[]): string {
  return JSON.stringify([
    kinds.map((kind) => [
      layers.registry.ids(kind).next().done === true,
      ...[known.hasIds(kind), known.hasMigrations(kind)],
    ]),
    known.greatestLevel(""),
  ]);
}

/** Words about which different files say something else. */
function addKnown(before: Layered, now: Layered, words: Set<string>): void {
  const [old, known] = [before.known, now.known];
  const [earlier, later] = [new Set(before.parsed), new Set(now.parsed)];
  const different = [
    ...before.parsed.filter((file) => !later.has(file)),
    ...now.parsed.filter((file) => !earlier.has(file)),
  ];
  for (const { externals, qualities, exclusions, migrations, unread } of different) {
    for (const [kind, ids] of Object.entries(externals)) {
      const [one, other] = [old.defined(kind), known.defined(kind)];
      for (const id of ids) if (one.has(id) !== other.has(id)) words.add(id);
    }
    for (const [quality] of qualities) {
      if (old.greatestLevel(quality) !== known.greatestLevel(quality)) words.add(quality);
    }
    for (const pair of exclusions) for (const trait of pair) words.add(trait);
    for (const { from } of migrations) words.add(from);
    for (const id of unread) words.add(id);
  }
  if (different.every(({ items }) => items.length === 0)) return;
  // Items inherit what is said of others.
  for (const { items } of [...before.parsed, ...now.parsed]) {
    for (const { names } of items)
      for (const item of names) {
        const isSame =
          old.isCounted(item) === known.isCounted(item) &&
          old.isUnrecoverable(item) === known.isUnrecoverable(item);
        if (!isSame) words.add(item);
      }
  }
}

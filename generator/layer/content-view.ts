/** The view of content (`kinds/view.ts`), answered from the merged packs and from the known ids of other kinds. */
import {
  unshared,
  whenAsked,
  type BasisOf,
  type ContentQueries,
  type ContentView,
} from "../kinds/view.ts";
import type { Definition } from "../model/definition.ts";
import type { KindName } from "../model/kind-names.ts";
import { byCodeUnit } from "../text/code-unit.ts";
import { noMemo, type Memo } from "../model/memo.ts";
import { asTyped } from "./id-lookups.ts";
import { currentIds } from "./current-id.ts";
import type { KnownIds } from "./known-ids.ts";
import type { Registry } from "./registry.ts";
import { getOrInsert } from "../model/maps.ts";
import { yieldersOf, type Yielders } from "./yielders.ts";

export function contentView(registry: Registry, known: KnownIds): ContentView {
  return viewOf(registry, known, yieldersOf(registry, noMemo));
}

/**
 * A view of content that no longer changes.
 * @param memo keeps tables of definitions for the next run
 */
export function finalView(registry: Registry, known: KnownIds, memo: Memo = noMemo): ContentView {
  const yielders = yieldersOf(registry, memo);
  const basisOf: BasisOf = (query, kind) => {
    if (query === "otherKindOf" && kind === undefined) return { all: registry.basisOfAllIds() };
    if (typeof kind !== "string" || !registry.kinds.has(kind)) return undefined;
    if (query === "find") return { all: [...registry.basisOf(kind), known] };
    if (query === "yielding")
      return { all: [], each: { values: yielders(kind), keyOf: (item) => item } };
    if (!byIds.has(query)) return undefined;
    const all = [...registry.basisOfIds(kind), known];
    const isByName = query === "whyUnknown";
    return isByName ? { all, each: { values: registry.namesOf(kind), keyOf: asTyped } } : { all };
  };
  return { ...viewOf(registry, known, yielders), basisOf };
}

function viewOf(registry: Registry, known: KnownIds, yielders: Yielders): ContentView {
  const yielding: ContentView["yielding"] = (kind, item) => yielders(kind).get(item) ?? none;
  const queries = { ...contentQueries(registry, known), yielding };
  return { ...queries, known, share: unshared, later: whenAsked };
}

const none: readonly never[] = [];

/** Queries whose first word is a kind, and whose answers depend on ids; one of them on names for players, too. */
const byIds: ReadonlySet<string> = new Set<keyof ContentQueries>([
  "exists",
  "isBroken",
  "canonical",
  "otherKindOf",
  "near",
  "whyUnknown",
]);

function contentQueries(registry: Registry, known: KnownIds): Omit<ContentQueries, "yielding"> {
  const canonical = currentIds(registry, known);
  const find = (kind: KindName, id: string): Definition | undefined =>
    registry.get(kind, id) ?? registry.get(kind, canonical(kind, id));
  return {
    // A new function for each view: results worked out from its answers are cached by its identity.
    find,
    exists: (kind, id) => find(kind, id) !== undefined,
    isBroken: registry.isBroken,
    canonical,
    hasIds: (kind) => registry.ids(kind).next().done !== true,
    otherKindOf: registry.otherKindOf,
    whyUnknown: (kind, id) => registry.whyUnknown(kind, id),
    near: (kind, id) => registry.near(kind, id),
    commonest: commonWords(registry),
  };
}

/** Counts the words of a member once, when it is asked for. */
function commonWords(registry: Registry): ContentQueries["commonest"] {
  const counted = new Map<string, readonly string[]>();
  return (member, beginning) => {
    const words = getOrInsert(counted, member, () => wordsByUse(registry, member));
    return words.find((word) => word.startsWith(beginning));
  };
}

/** Texts that definitions have in a member, the commonest first. */
function wordsByUse(registry: Registry, member: string): string[] {
  const uses = new Map<string, number>();
  for (const kind of registry.kinds.names) {
    for (const [word, times] of wordsIn(registry.table(kind), member))
      uses.set(word, (uses.get(word) ?? 0) + times);
  }
  return [...uses].sort(([a, m], [b, n]) => n - m || byCodeUnit(a, b)).map(([word]) => word);
}

type Table = ReturnType<Registry["table"]>;

/** By table, which is another one if a definition is: an edit changes those of few kinds. */
const wordsInTables = new WeakMap<Table, Map<string, WordCounts>>();

type WordCounts = ReadonlyMap<string, number>;

function wordsIn(table: Table, member: string): WordCounts {
  const byMember = getOrInsert(wordsInTables, table, () => new Map<string, WordCounts>());
  return getOrInsert(byMember, member, () => {
    const uses = new Map<string, number>();
    for (const { value } of table.values()) {
      const word = value[member];
      if (typeof word === "string") uses.set(word, (uses.get(word) ?? 0) + 1);
    }
    return uses;
  });
}

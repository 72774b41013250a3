/**
 * If several uses agree on an undefined id, and one definition or template that is hardly used has a misspelling of it
 * as its id, then the definition is the mistake: it is reported once, together with the uses.
 */
import { similarKinds, type Kinds } from "../kinds/kinds.ts";
import { idMemberIn } from "../kinds/naming-members.ts";
import type { NoteOf } from "../diagnostics/code.ts";
import type { Fact } from "../diagnostics/diagnostic.ts";
import type { Layers } from "../layer/layer.ts";
import { idPath, templateName } from "../layer/raw-id.ts";
import type { Registry } from "../layer/registry.ts";
import type { Definition, RawObject } from "../model/definition.ts";
import type { Json } from "../model/json.ts";
import type { KindName } from "../model/kind-names.ts";
import type { Evidence } from "./evidence.ts";
import { countWords } from "./word-counts.ts";
import { typoKeys } from "../text/one-typo.ts";
import { unknownIdsIn, type UnknownId } from "./unknown-ids.ts";
import type { SourceText } from "../model/source-text.ts";
import { differentPlaces, placeIn, type Place } from "../model/place.ts";
import { addTo, groupBy, PairMap } from "../model/maps.ts";
import type { Memo } from "../model/memo.ts";

/** An unknown id, and the findings about its uses. */
interface Wanted {
  readonly kind: KindName;
  readonly id: string;
  readonly facts: readonly Fact[];
  readonly places: readonly Place[];
}

/** A definition or a template. */
type Named = Pick<Definition, "kind" | "id" | "origin">;

/** The number of uses from which on they are not a typo. */
const fewestUses = 2;
/** The wanted id must be used this many times as often as the id of the misspelt definition. */
const usesForOne = 4;
const mostNotes = 3;

/** Returns the findings, with those that follow from a misspelt definition replaced by one. */
export function reportMisspeltDefinitions(
  facts: readonly Fact[],
  { layers, files }: { readonly layers: Layers; readonly files: readonly SourceText[] },
  evidence: Evidence,
  memo: Memo,
): readonly Fact[] {
  const { kinds } = layers.registry;
  const unknown = unknownIdsIn(facts, memo);
  const agreed = memo.part("agreed ids", [unknown], () => agreedIds(kinds, unknown));
  const wanted = agreed.filter(({ kind }) => !evidence.mayBeLost(kind));
  if (wanted.length === 0) return facts;
  const pairs = pairsOf(wanted, layers, memo).filter(([{ id }, definition]) =>
    evidence.isTypoFor(definition.id, id),
  );
  const uses = countWords(
    pairs.map(([, { id }]) => id),
    files,
  );
  const plausible = pairs.filter(([{ places }, { id, origin }]) => {
    const others = (uses.get(id) ?? 0) - timesIn(origin.value, id);
    return others >= 0 && others * usesForOne <= places.length;
  });
  const reported = plausible.filter(([one, definition]) =>
    plausible.every((other) => (other[0] === one) === (other[1] === definition)),
  );
  if (reported.length === 0) return facts;
  const covered = new Set(reported.flatMap(([each]) => each.facts));
  return [
    ...facts.filter((fact) => !covered.has(fact)),
    ...reported.map((each) => report(kinds, each)),
  ];
}

/** Unknown ids of our kinds that are used in several places. */
function agreedIds(
  kinds: Kinds,
  unknown: readonly (readonly [Fact, UnknownId])[],
): readonly Wanted[] {
  const groups = new PairMap<KindName, string, Pick<Wanted, "kind" | "id"> & { facts: Fact[] }>();
  const looks: (readonly [id: string, fact: Fact])[] = [];
  for (const [fact, { kind, id }] of unknown) {
    if (kind === undefined) looks.push([id, fact]);
    else if (kinds.has(kind)) {
      groups.getOrInsert(kind, id, () => ({ kind, id, facts: [] })).facts.push(fact);
    }
  }
  for (const [id, fact] of looks) {
    const group = similarKinds(kinds)
      .map((kind) => groups.get(kind, id))
      .find(Boolean);
    group?.facts.push(fact);
  }
  return [...groups.values()].flatMap((group) => {
    if (group.facts.length < fewestUses) return [];
    const places = differentPlaces(group.facts.map(({ place }) => place));
    return places.length < fewestUses ? [] : [{ ...group, places }];
  });
}

/** Each id with each definition whose id may be one typo away. */
function pairsOf(
  wanted: readonly Wanted[],
  { registry }: Layers,
  memo: Memo,
): (readonly [Wanted, Named])[] {
  return [...groupBy(wanted, ({ kind }) => kind)].flatMap(([kind, some]) => {
    const named = namesIn(kind, registry);
    const [words, ids] = [some.map(({ id }) => id), named.map(({ id }) => id)];
    const near = memo.part(`typos of ${kind}`, [...words, undefined, ...ids], () =>
      nearWords(words, ids),
    );
    return near.flatMap(([word, id]): (readonly [Wanted, Named])[] => {
      const [one, other] = [some[word], named[id]];
      if (!one || !other || !isNamedBy(registry, other)) return [];
      // Only objects that copy from it use a template.
      return isTemplate(other.origin) && !isOnlyCopied(one) ? [] : [[one, other]];
    });
  });
}

/** Positions of the words and ids that may be one typo apart, by id. */
function nearWords(
  words: readonly string[],
  ids: readonly string[],
): (readonly [word: number, id: number])[] {
  const byKey = new Map<string, number[]>();
  words.forEach((word, at) => {
    for (const key of typoKeys(word)) addTo(byKey, key, at);
  });
  return ids.flatMap((id, at) => {
    const near = new Set([...typoKeys(id)].flatMap((key) => byKey.get(key) ?? []));
    return [...near].map((word) => [word, at] as const);
  });
}

function namesIn(kind: KindName, registry: Registry): readonly Named[] {
  const templates = registry.templates(kind).flatMap((id): Named[] => {
    const origin = registry.template(kind, id)?.contributors.at(-1);
    return origin && templateName(origin.value) === id ? [{ kind, id, origin }] : [];
  });
  return [...registry.all(kind), ...templates];
}

function isTemplate({ value }: RawObject): boolean {
  return templateName(value) !== undefined;
}

function isOnlyCopied({ facts }: Wanted): boolean {
  return facts.every(({ code }) => code === "unknown-parent");
}

/** How often a value contains the word. */
function timesIn(value: Json, word: string): number {
  if (value === word) return 1;
  if (typeof value !== "object" || value === null) return 0;
  return Object.values(value).reduce((sum: number, each: Json) => sum + timesIn(each, word), 0);
}

/** Whether an author wrote the whole id in the object: an id with a suffix also depends on an item. */
function isNamedBy({ kinds }: Registry, { id, origin }: Named): boolean {
  if (origin.entry.builtIn === true) return false;
  if (isTemplate(origin)) return true;
  const kind = kinds.of(origin.kind);
  const member = idMemberIn(kind, origin.value);
  return (
    member !== undefined && origin.value[member] === id && kind.naming?.suffixMember === undefined
  );
}

function report(
  kinds: Kinds,
  [{ id: used, facts, places }, { kind, id, origin }]: readonly [Wanted, Named],
): Fact<"misspelt-definition"> {
  const shown: NoteOf<"misspelt-definition">[] = places
    .slice(0, mostNotes)
    .map((place) => ({ note: "use", data: { used }, place }));
  const more = places.length - shown.length;
  if (more > 0) shown.push({ note: "more", data: { uses: more } });
  return {
    code: "misspelt-definition",
    place: placeIn(origin, idPath(kinds, origin)),
    data: { kind, id, used, uses: places.length },
    notes: shown,
    covers: facts,
  };
}

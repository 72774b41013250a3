/** An undefined id still has another end: what was probably meant, or what has the id instead. */
import type { NoteOf } from "../diagnostics/code.ts";
import type { Fact, NoteFact } from "../diagnostics/diagnostic.ts";
import type { Kinds } from "../kinds/kinds.ts";
import type { KnownIds } from "../layer/known-ids.ts";
import { idPath } from "../layer/raw-id.ts";
import type { Registry } from "../layer/registry.ts";
import type { Definition, RawObject } from "../model/definition.ts";
import type { Memo } from "../model/memo.ts";
import type { KindName } from "../model/kind-names.ts";
import { placeIn } from "../model/place.ts";
import {
  externalIndex,
  type ExternalDefinition,
  type NamedId,
} from "../parse/external-definitions.ts";
import type { ParsedFile } from "../parse/parse.ts";
import { unknownIdsIn, type UnknownId } from "./unknown-ids.ts";

type OtherEnd = NoteOf<
  "unknown-reference" | "unknown-parent" | "unknown-modification-target" | "unknown-look"
>;

/** Everything that may have the id. */
interface Content {
  readonly registry: Registry;
  readonly known: Pick<KnownIds, "otherKindOf">;
  readonly parsed: readonly ParsedFile[];
}

/** What the note of another end says, and where that is. */
interface Found {
  readonly note: OtherEnd["note"];
  readonly word: string;
  readonly at: RawObject | ExternalDefinition;
}

/** The fact with the other end that it had in an earlier run. */
const ended = new WeakMap<Fact, Found & { readonly fact: Fact }>();

/** Returns the findings; those about unknown ids with the place of the other end if the packs contain it. */
export function withOtherEnds(
  facts: readonly Fact[],
  content: Content,
  memo: Memo,
): readonly Fact[] {
  const { registry, known, parsed } = content;
  const { kinds } = registry;
  const files = parsed.filter(({ externals }) => Object.keys(externals).length > 0);
  // As long as the same ids are defined, what had no end among our definitions has none.
  const ids = [known, ...registry.basisOfAllIds(), ...facts, ...files];
  const { own, elsewhere } = memo.part("other ends", ids, () => endsOf(facts, content, memo));
  const ends = own.flatMap(([fact, unknown]): (readonly [Fact, Fact])[] => {
    const found = otherEndOf(unknown, registry) ?? externalEndOf(unknown, content);
    return found ? [[fact, withEnd(fact, found, kinds)]] : [];
  });
  if (ends.length + elsewhere.size === 0) return facts;
  const shown = ends.map(([, now]) => now);
  return memo.part("with other ends", [elsewhere, ...shown], () => {
    const now = new Map(ends);
    return facts.map((fact) => now.get(fact) ?? elsewhere.get(fact) ?? fact);
  });
}

interface Ends {
  /** Those whose other end is one of our definitions, which an edit may replace. */
  readonly own: readonly (readonly [Fact, UnknownId])[];
  /** The facts with an end in an object of another type. */
  readonly elsewhere: ReadonlyMap<Fact, Fact>;
}

function endsOf(facts: readonly Fact[], content: Content, memo: Memo): Ends {
  const own: (readonly [Fact, UnknownId])[] = [];
  const elsewhere = new Map<Fact, Fact>();
  for (const [fact, unknown] of unknownIdsIn(facts, memo)) {
    if (fact.notes !== undefined) continue;
    if (otherEndOf(unknown, content.registry)) own.push([fact, unknown]);
    else {
      const found = externalEndOf(unknown, content);
      if (found) elsewhere.set(fact, withEnd(fact, found, content.registry.kinds));
    }
  }
  return { own, elsewhere };
}

function withEnd(fact: Fact, found: Found, kinds: Kinds): Fact {
  const { note, word, at } = found;
  const before = ended.get(fact);
  if (before?.note === note && before.word === word && before.at === at) return before.fact;
  const now = { ...fact, notes: [endOf(kinds, found)] };
  ended.set(fact, { note, word, at, fact: now });
  return now;
}

function endOf(kinds: Kinds, { note, word, at }: Found): NoteFact {
  const data = note === "otherKind" ? { kind: word } : { id: word };
  const place =
    "entry" in at
      ? placeIn(at, idPath(kinds, at))
      : ({ source: at.file, path: at.path, target: "value" } as const);
  return { note, ...(note === "template" ? {} : { data }), place };
}

function otherEndOf({ kind, id, suggestion }: UnknownId, registry: Registry): Found | undefined {
  const { kinds } = registry;
  const own = kind === undefined ? kinds.names : kinds.has(kind) ? [kind] : [];
  if (suggestion !== undefined) {
    const meant = firstOf(own, suggestion, registry);
    return meant && { note: "suggested", word: suggestion, at: meant.origin };
  }
  for (const each of own) {
    const at = registry.template(each, id)?.contributors.at(-1);
    if (at) return { note: "template", word: id, at };
  }
  const others = kinds.names.filter((each) => !own.includes(each));
  const other = firstOf(others, id, registry);
  return other && { note: "otherKind", word: other.kind, at: other.origin };
}

/** The other end if it is of an external kind. */
function externalEndOf(
  { kind, id, suggestion }: UnknownId,
  { known, parsed, registry }: Content,
): Found | undefined {
  if (kind === undefined) return undefined;
  const definitionOf = (named: NamedId): ExternalDefinition | undefined =>
    externalIndex(parsed, registry.kinds).definitions(named)[0];
  if (suggestion !== undefined) {
    const at = definitionOf({ kind, id: suggestion });
    return at && { note: "suggested", word: suggestion, at };
  }
  const other = known.otherKindOf(kind, id);
  const at = other === undefined ? undefined : definitionOf({ kind: other, id });
  return other === undefined || !at ? undefined : { note: "otherKind", word: other, at };
}

/** The first definition with this id that an author wrote; only these have a place. */
function firstOf(
  kinds: readonly KindName[],
  id: string,
  registry: Registry,
): Definition | undefined {
  for (const kind of kinds) {
    const found = registry.get(kind, id);
    if (found && !registry.isBuiltIn(found) && found.generatedFrom === undefined) return found;
  }
  return undefined;
}

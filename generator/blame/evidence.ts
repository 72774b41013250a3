/**
 * The evidence in the packs for and against an unknown id being a misspelling of another. An unknown id may be right,
 * and its definition missing, unreadable or itself misspelt. So it is taken for the other id only if nothing that could
 * define it is unread, it occurs only once, the part that differs is not a word of other ids, and the other id occurs
 * again.
 */
import { isBuiltInId } from "../kinds/built-in-ids.ts";
import type { Fact } from "../diagnostics/diagnostic.ts";
import { idsInObject } from "../parse/unread-ids.ts";
import type { SourceText } from "../model/source-text.ts";
import type { Kinds } from "../kinds/kinds.ts";
import type { KnownIds } from "../layer/known-ids.ts";
import type { Layers } from "../layer/layer.ts";
import { knownWords, type KnownWords, type Wording, countWords } from "./word-counts.ts";
import { lostContent, type LostContent } from "./lost-content.ts";
import { differingParts, isHarmlessTypo, isOneTypo, isSameInCase } from "../text/one-typo.ts";
import { unknownId } from "./unknown-ids.ts";
import type { Memo } from "../model/memo.ts";
import type { Place } from "../model/place.ts";
import { placesAddedTo } from "./added-to.ts";
import { once } from "../model/once.ts";

export interface Evidence {
  readonly kinds: Kinds;
  /** Whether a definition of this kind may be in content that could not be read. */
  readonly mayBeLost: (kind: string) => boolean;
  /** Whether a reference to an unknown id is a misspelt reference to a known one. */
  readonly isMisspelt: (kind: string, written: string, known: string) => boolean;
  /** Whether one id is a typo for the other, judging by its letters and the words of all other ids. */
  readonly isTypoFor: (written: string, meant: string) => boolean;
  /** Whether an object that copies from this one adds to the value here. */
  readonly isAddedTo: (place: Place) => boolean;
}

export interface Content {
  readonly files: readonly SourceText[];
  readonly facts: readonly Fact[];
  readonly layers: Layers;
  readonly known: Pick<KnownIds, "kinds" | "ids">;
  /** Ids that the configuration lists. */
  readonly configured: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Everything is computed on first use. */
export function evidenceIn(content: Content, memo: Memo): Evidence {
  const { files, facts, layers, configured } = content;
  const { kinds } = content.known;
  const words = once((): KnownWords => knownWords(wordingsIn(content)));
  const lost = once((): LostContent => lostContent(kinds, facts, layers, memo));
  // One pass over all packs serves every finding.
  const written = once(() => countWords(facts.flatMap(wordsOf), files));

  const addedTo = once(() => placesAddedTo(layers));

  const mayBeLost = (kind: string): boolean => {
    const some = lost();
    return some === "any" || [...some].some((each) => each === kind);
  };
  const isTypoFor = (one: string, meant: string): boolean => {
    if (!isOneTypo(one, meant)) return false;
    const [own, others] = differingParts(one, meant);
    if ([...own, ...others].some(isNumber)) return false;
    const [part, ...moreOwn] = own;
    const [other, ...more] = others;
    if (part === undefined && other === undefined) {
      // A separator may be the sign of a number.
      return !isNumber(one) || isSameInCase(one, meant);
    }
    // A separator is missing or superfluous.
    if (own.join("") === others.join("")) return !isShort(own.join(""));
    if (part === undefined || other === undefined || moreOwn.length + more.length > 0) return false;
    if ((isShort(part) && isShort(other)) || isInflection(part, other)) return false;
    return !isCompound(part, (word) => words().isWord(word, one));
  };
  // If each of two spellings occurs only once, it is unknown which is right.
  const isSeenAgain = (kind: string, known: string, instead: string): boolean => {
    if (configured.get(kind)?.has(known) === true || (written().get(known) ?? 0) > 1) return true;
    // Names tell nothing about the case of ids.
    const [, parts] = differingParts(instead, known);
    return parts.length > 0 && parts.every((part) => words().isNamed(part, known));
  };
  return {
    kinds,
    mayBeLost,
    isTypoFor,
    isAddedTo: (place) => addedTo()(place),
    isMisspelt: (kind, one, known) =>
      isHarmlessTypo(one, known) &&
      !isBuiltInId(kinds, kind, known) &&
      !mayBeLost(kind) &&
      isTypoFor(one, known) &&
      written().get(one) === 1 &&
      isSeenAgain(kind, known, one),
  };
}

/** Ids and names of the format's own objects, whether readable or not, and ids of other kinds. */
function* wordingsIn({ layers, known }: Content): Generator<Wording> {
  for (const { value } of layers.outcomes.keys()) {
    const { name } = value;
    for (const id of idsInObject(known.kinds, value)) {
      yield { text: id, id };
      if (typeof name === "string") yield { text: name, id };
    }
  }
  for (const kind of known.kinds.external) for (const id of known.ids(kind)) yield { text: id, id };
}

function wordsOf(fact: Fact): string[] {
  const { id, suggestion } = unknownId(fact) ?? {};
  return id === undefined || suggestion === undefined ? [] : [id, suggestion];
}

function isNumber(part: string): boolean {
  return /\p{N}/u.test(part);
}

/** Short parts are marks, such as for open and closed or for a direction. */
function isShort(part: string): boolean {
  return part.length < 4;
}

/** Whether one is the other with an additional last letter: `lock` and `locks`, `tile` and `tiled`. */
function isInflection(one: string, other: string): boolean {
  const [long, short] = one.length < other.length ? [other, one] : [one, other];
  return long.slice(0, -1) === short && long.at(-1) !== short.at(-1);
}

/** Whether the part is a known word, or two of them written together. */
function isCompound(part: string, isWord: (word: string) => boolean): boolean {
  if (isWord(part)) return true;
  for (let at = 3; at <= part.length - 3; at += 1) {
    if (isWord(part.slice(0, at)) && isWord(part.slice(at))) return true;
  }
  return false;
}

/**
 * How likely words are at a place: what stands at such places in other objects, most of all in those that are like this
 * one, what is used near, and what is named like the object or like what stands beside it.
 */
import { isList, isObject, textsIn } from "../json/containers.ts";
import { memberOf, valueAt } from "../json/path.ts";
import { entryBeginningAt } from "../json/tree.ts";
import { idMembers } from "../kinds/naming-members.ts";
import type { MemberSteps } from "../kinds/placed.ts";
import type { RawObject } from "../model/definition.ts";
import type { Json, JsonObject } from "../model/json.ts";
import type { Location } from "../model/locations.ts";
import { getOrInsert } from "../model/maps.ts";
import type { WritingPlace } from "./choice.ts";
import { fitOf } from "../text/subsequence.ts";
import { placeAlike, type AlikePlace } from "./shapes-at.ts";
import type { KnownWord, VisibleWords } from "./visible-words.ts";

/** How often a word stands at such a place. */
export interface TimesUsed {
  /** In all visible objects. */
  all: number;
  /** In those of the same file. */
  near: number;
  /** How much the objects in which it stands there are like this one: for each word of both, its share of that word. */
  alike: number;
  /** How often something stands beside it, under the same key, that also stands beside the place. */
  beside: number;
}

const unused: TimesUsed = { all: 0, near: 0, alike: 0, beside: 0 };

/** Of a word that no definition has: lower ones come first. */
export function rankOfWord({ all, near }: TimesUsed = unused): number {
  return 2 - Math.log2(1 + all + 30 * near);
}

/**
 * By how much each makes an id likelier. Fitted to two games with mods: so many ids as possible are among the first ten
 * when two of their letters are typed where they stand.
 */
const weights = {
  ...{ farther: -2, longer: -0.5, former: -2 },
  ...{ near: 0.9, anywhere: 0.15, inside: -2.4, itself: -5 },
  ...{ alike: 0.6, beside: 1.5, neverThere: -2.7 },
  /** For each bit by which a part of the id says more than another: one that names the object, or is in it. */
  ...{ naming: 0.35, mentioned: 0.14 },
};

/** What more objects than these use says little about any of them. */
const mostAlike = 60;

/** Whether an object is the one that begins at an offset of its file. */
function isAt({ file, index }: Location, offset: number): boolean {
  return entryBeginningAt(file, offset) === index;
}

export class Likelihood {
  /** The words at such places, but for what stands at this one itself. */
  readonly used: ReadonlyMap<string, Readonly<TimesUsed>>;
  readonly #place: WritingPlace;
  readonly #words: VisibleWords;
  readonly #alike: AlikePlace;
  /** The object that is being written, as it was when the content was last compiled. */
  readonly #own: RawObject | undefined;
  /** The strings of the object that is being written, but for what stands at the place. */
  readonly #others: ReadonlySet<string>;
  /** What stands under the key at which the place is, in members beside the one that has it here. */
  readonly #company: ReadonlySet<string>;
  readonly #fitting = new Map<string, boolean>();

  constructor(place: WritingPlace, words: VisibleWords) {
    const { kind, object, path, begins = -1 } = place;
    const { locations } = words.symbols.content;
    this.#place = place;
    this.#words = words;
    this.#alike = placeAlike(kind, object, path);
    this.#own = words
      .objects(kind.name)
      .find(({ entry }) => words.isHere(entry) && isAt(locations.of(entry), begins));
    const here = valueAt(object, path);
    this.#others = new Set(stringsWithin(object).filter((text) => text !== here));
    this.#company = this.#underSameKey();
    this.used = this.#usedAlike();
  }

  /** Returns what ranks these ids: lower ones come first. */
  ranks(ids: readonly KnownWord[]): (word: KnownWord) => number {
    const said = this.#said();
    const having = new Map<string, number>();
    for (const { id } of ids) {
      for (const part of partsOf(id)) having.set(part, (having.get(part) ?? 0) + 1);
    }
    const told = (part: string): number =>
      (said.get(part) ?? 0) * Math.log2((ids.length + 1) / (having.get(part) ?? 1));
    const all = [...this.used.values()].reduce((sum, uses) => sum + uses.all, 0);
    // Where hardly any word stands twice, those that stand nowhere yet are as likely.
    const repeating = all === 0 ? 0 : 1 - this.used.size / all;
    const { kind, object } = this.#place;
    const own = new Set([...idMembers(kind), "alias"].flatMap((name) => textsIn(object[name])));
    return ({ id, distance, former }) => {
      const there = this.used.get(id);
      const { near, anywhere, inside } = this.#usesOf(id);
      const likely =
        weights.farther * distance +
        weights.longer * Math.log2(id.length) +
        weights.near * Math.log2(1 + near) +
        weights.anywhere * Math.log2(1 + anywhere) +
        (inside ? weights.inside : 0) +
        (own.has(id) ? weights.itself : 0) +
        (former === undefined ? 0 : weights.former) +
        weights.alike * Math.log2(1 + 10 * (there?.alike ?? 0)) +
        weights.beside * Math.log2(1 + (there?.beside ?? 0)) +
        (there ? 0 : weights.neverThere * repeating) +
        partsOf(id).reduce((sum, part) => sum + told(part), 0);
      return -likely;
    };
  }

  /** How often an id is used in the file and anywhere, and whether in the object; but for the place itself. */
  #usesOf(id: string): { near: number; anywhere: number; inside: boolean } {
    const own = this.#own;
    const { path } = this.#place;
    const holder = own && valueAt(own.value, path.slice(0, -1));
    const uses = this.#words.symbols
      .usesOfName(id)
      .filter(({ container, key }) => container !== holder || key !== path.at(-1));
    return {
      near: uses.filter(({ object }) => this.#words.isHere(object.entry)).length,
      anywhere: uses.length,
      inside: uses.some(({ object }) => object === own),
    };
  }

  #usedAlike(): ReadonlyMap<string, TimesUsed> {
    const likeness = this.#likeness();
    const found = new Map<string, TimesUsed>();
    for (const { object, steps } of this.#placesAlike()) {
      const isNear = this.#words.isHere(object.entry);
      const like = likeness.get(object) ?? 0;
      const counted = new Set<string>();
      visitAt(object.value, steps, (word, around) => {
        const uses = getOrInsert(found, word, () => ({ ...unused }));
        uses.all += 1;
        if (isNear) uses.near += 1;
        if (around && this.#isBeside(word, around)) uses.beside += 1;
        if (like > 0 && counted.size < counted.add(word).size) uses.alike += like;
      });
    }
    const here = this.#own && valueAt(this.#own.value, this.#place.path);
    const own = typeof here === "string" ? found.get(here) : undefined;
    if (typeof here === "string" && own) {
      own.all -= 1;
      own.near -= 1;
      if (own.beside > 0) own.beside -= 1;
      if (own.all === 0) found.delete(here);
    }
    return found;
  }

  /** Whether something of the company stands with a word under its key, as far as the word fits what is typed. */
  #isBeside(word: string, { holder, member, key }: Around): boolean {
    if (this.#company.size === 0 || !this.fits(word)) return false;
    let found = false;
    visitBeside(holder, member, key, (text) => {
      found ||= this.#company.has(text);
    });
    return found;
  }

  /** Whether what is typed may be the beginning of a word, or letters of it. */
  fits(word: string): boolean {
    return getOrInsert(this.#fitting, word, () => fitOf(word, this.#place.typed) !== undefined);
  }

  /** Where such a place may be: objects of other types may hold what is a whole object of this one. */
  *#placesAlike(): Generator<{ readonly object: RawObject; readonly steps: MemberSteps }> {
    const { name } = this.#place.kind;
    const { placed } = this.#words.kinds;
    const own = this.#alike.filter((step) => typeof step !== "number");
    const outer = placed
      .get(name)
      ?.inside.find(({ path }) => path.every((step, at) => step === own[at]));
    const type = outer?.type ?? name;
    const steps = own.slice(outer?.path.length ?? 0);
    for (const object of this.#words.objects(type)) yield { object, steps };
    for (const holding of placed.values()) {
      for (const { path } of holding.inside.filter((each) => each.type === type)) {
        const further = [...path, ...steps];
        for (const object of this.#words.objects(holding.name)) yield { object, steps: further };
      }
    }
  }

  /** How much other objects are like this one, by the ids that both use: seldom used ones say more. */
  #likeness(): ReadonlyMap<RawObject, number> {
    const found = new Map<RawObject, number>();
    for (const word of this.#others) {
      const users = new Set(this.#words.symbols.usesOfName(word).map(({ object }) => object));
      if (users.size > mostAlike) continue;
      for (const user of users) {
        if (user !== this.#own) found.set(user, (found.get(user) ?? 0) + 1 / users.size);
      }
    }
    return found;
  }

  /** What the parts of the object's words weigh: most those that name it or stand under the same key. */
  #said(): ReadonlyMap<string, number> {
    const { kind, object } = this.#place;
    const naming = new Set([...idMembers(kind), "name"]);
    const names = Object.entries(object).flatMap(([member, value]) =>
      typeof value === "string" || naming.has(member) ? stringsWithin(value) : [],
    );
    const said = new Map<string, number>();
    for (const text of this.#others) {
      for (const part of partsOf(text)) said.set(part, weights.mentioned);
    }
    for (const text of [...names, ...this.#company]) {
      if (this.#others.has(text)) for (const part of partsOf(text)) said.set(part, weights.naming);
    }
    return said;
  }

  #underSameKey(): ReadonlySet<string> {
    const { object, path } = this.#place;
    const at = path.findLastIndex(
      (step, index) =>
        typeof step === "string" && this.#alike.at(index - path.length) === undefined,
    );
    const holder = at < 1 ? undefined : valueAt(object, path.slice(0, at - 1));
    if (!isObject(holder)) return new Set();
    const found = new Set<string>();
    visitBeside(holder, String(path[at - 1]), String(path[at]), (text) => {
      found.add(text);
    });
    return found;
  }
}

/** The words of which an id or a text consists. */
function partsOf(text: string): readonly string[] {
  return [...new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu))];
}

/** Visits the strings under a key in all members of an object but one. */
function visitBeside(
  holder: JsonObject,
  but: string,
  key: string,
  visit: (text: string) => void,
): void {
  for (const member in holder) {
    if (member !== but) visitStrings(memberOf(holder[member], key), visit);
  }
}

/** A member of an object in which keys stand, and one of the keys. */
interface Around {
  readonly holder: JsonObject;
  readonly member: string;
  readonly key: string;
}

/** Visits the strings at a place, each with the last key on the way, if there is one. */
function visitAt(
  value: Json | undefined,
  steps: MemberSteps,
  visit: (word: string, around: Around | undefined) => void,
  at = 0,
  around?: Around,
): void {
  const step = steps[at];
  if (isList(value)) {
    for (const each of value) visitAt(each, steps, visit, at, around);
  } else if (at === steps.length) {
    if (typeof value === "string") visit(value, around);
  } else if (!isObject(value)) {
    return;
  } else if (step !== undefined) {
    const hasKeys = at + 1 < steps.length && steps[at + 1] === undefined;
    const next = hasKeys ? { holder: value, member: step, key: "" } : around;
    visitAt(memberOf(value, step), steps, visit, at + 1, next);
  } else {
    for (const key in value) {
      const next = around && { ...around, key };
      visitAt(value[key], steps, visit, at + 1, next);
    }
  }
}

/** Visits all strings in a value. */
function visitStrings(value: Json | undefined, visit: (text: string) => void): void {
  if (typeof value === "string") visit(value);
  else if (isList(value)) for (const each of value) visitStrings(each, visit);
  else if (isObject(value)) for (const name in value) visitStrings(value[name], visit);
}

function stringsWithin(value: Json | undefined): readonly string[] {
  const found: string[] = [];
  visitStrings(value, (text) => {
    found.push(text);
  });
  return found;
}

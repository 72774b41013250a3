/** The ids that content defines, to decide which texts are references. */
import { textsIn } from "../json/containers.ts";
import { builtInIdsOf } from "../kinds/built-in-ids.ts";
import { collectExternalIds, isDefiningType } from "../kinds/external-kinds.ts";
import type { Kinds } from "../kinds/kinds.ts";
import type { Json, JsonObject } from "../model/json.ts";
import { addTo, PairMap } from "../model/maps.ts";
import { firstFew } from "../text/first-few.ts";
import { byCodeUnit } from "../text/code-unit.ts";

/** The ids of one kind, or of one type of objects that no kind reads. */
interface IdSet {
  readonly name: string;
  readonly isKind: boolean;
  readonly ids: Set<string>;
}

/** What is known of texts that may be ids. */
interface Guess {
  /** The kind whose ids they are. */
  readonly kind?: string;
  /** The type of the objects whose ids they are, if no kind reads it. */
  readonly type?: string;
  /** What is not sure. */
  readonly note?: string;
}

/** The part of the different texts that are ids of a kind, if they are references to it. */
const enough = 0.97;
/** The part from which on it is worth saying. */
const worthSaying = 0.7;
/** Fewer different ids are no evidence by themselves. */
const fewest = 3;

export class IdSets {
  /** By whether they are of a kind, and its name. */
  private readonly sets = new PairMap<boolean, string, IdSet>();
  private readonly setsOf = new Map<string, IdSet[]>();
  private readonly kinds: Kinds;

  constructor(kinds: Kinds) {
    this.kinds = kinds;
  }

  add(kind: string, id: string, isKind = true): void {
    const set = this.sets.getOrInsert(isKind, kind, () => {
      const made = { name: kind, isKind, ids: new Set<string>() };
      if (isKind) for (const builtIn of builtInIdsOf(this.kinds, kind)) this.note(made, builtIn);
      return made;
    });
    this.note(set, id);
  }

  /**
   * Adds the ids that an object defines.
   * @param own The kind of the object, if it is one that no table here names.
   */
  addObject(object: JsonObject, own: string | undefined): void {
    const { type } = object;
    if (typeof type !== "string") return;
    collectExternalIds(this.kinds, type, object, (kind, id) => {
      this.add(kind, id);
    });
    if (own === undefined && isDefiningType(this.kinds, type)) return;
    const known = this.kinds.ofType(type);
    const ids = known?.naming?.idsOf(object, this.kinds.rules) ?? idsOf(object);
    const kind = own ?? known?.name;
    for (const id of [...ids, ...textsIn(object["alias"])]) {
      this.add(kind ?? type, id, kind !== undefined);
    }
  }

  /**
   * Which kind the texts are ids of: at least 97 % of them, each counted once. Of several kinds the one that the member
   * names, then the one with the fewest ids.
   */
  guess(texts: Iterable<string>, member: string): Guess {
    const words = [...new Set(texts)];
    const counts = new Map<IdSet, number>();
    for (const word of words)
      for (const set of this.setsWith(word)) counts.set(set, (counts.get(set) ?? 0) + 1);
    const reaches = (part: number) => (set: IdSet) => (counts.get(set) ?? 0) >= part * words.length;
    const isSure = reaches(enough);
    const likely = [...counts.keys()].filter(reaches(worthSaying));
    // Ids that are made of others outlive those: only several of them show that they are meant.
    const isMeant = (set: IdSet, base: IdSet): boolean =>
      words.filter((word) => set.ids.has(word) && !base.ids.has(word)).length >= fewest;
    const bases = likely.filter((set) => set.isKind && !isMade(this.kinds, set));
    const isCopied = (set: IdSet): boolean =>
      isMade(this.kinds, set) &&
      !isNamed(member, set.name) &&
      bases.some((base) => !isMeant(set, base));
    const [best, ...others] = likely
      .filter((set) => !isCopied(set))
      .sort(
        (one, other) =>
          Number(isSure(other)) - Number(isSure(one)) || ranked(this.kinds, member, one, other),
      );
    const count = (best && counts.get(best)) ?? 0;
    if (!best || (count < fewest && !isSure(best))) return {};
    const unknown = words.filter((word) => !best.ids.has(word));
    const isOther = (word: string): boolean =>
      this.setsWith(word).some((set) => set.isKind && !isMade(this.kinds, set));
    const isMixed = unknown.filter(isOther).length >= fewest;
    const ids = best.isKind ? best.name : `objects of the type ${JSON.stringify(best.name)}`;
    if (!isSure(best) || isMixed) {
      return { note: `${String(count)} of ${String(words.length)} words are ids of ${ids}` };
    }
    const also = others
      .filter(isSure)
      .map(({ name }) => name)
      .join(", ");
    if (!best.isKind) {
      const note = `ids of ${ids}, which is no kind${also && `, and of ${also}`}`;
      return { type: best.name, note };
    }
    if (count < fewest && !isNamed(member, best.name)) return { note: `an id of ${ids}?` };
    const odd = unknown.length === 0 ? "" : `no ids: ${quoted(unknown)}`;
    const note = [also && `also ids of ${also}`, odd].filter(Boolean).join("; ");
    return { kind: best.name, ...(note && { note }) };
  }

  /** Forgets the ids of a kind that turns out to have none. */
  drop(kind: string): void {
    this.sets.get(true, kind)?.ids.clear();
  }

  private setsWith(word: string): IdSet[] {
    return (this.setsOf.get(word) ?? []).filter(({ ids }) => ids.has(word));
  }

  private note(set: IdSet, id: string): void {
    if (set.ids.has(id)) return;
    set.ids.add(id);
    addTo(this.setsOf, id, set);
  }
}

/** The ids of an object of any other type. */
function idsOf(object: JsonObject): string[] {
  const member = ["id", "ident", "name"].find((each) => Object.hasOwn(object, each));
  return member === undefined ? [] : textsIn(object[member]);
}

function ranked(kinds: Kinds, member: string, one: IdSet, other: IdSet): number {
  return (
    Number(isNamed(member, other.name)) - Number(isNamed(member, one.name)) ||
    Number(isMade(kinds, one)) - Number(isMade(kinds, other)) ||
    one.ids.size - other.ids.size ||
    byCodeUnit(one.name, other.name)
  );
}

/** Whether the name of a member speaks of a kind, as "skill_used" and "skills" do of "skill". */
function isNamed(member: string, kind: string): boolean {
  const [one, other] = [member, kind].map((name) => name.toLowerCase().replace(/s$/u, ""));
  return one !== undefined && other !== undefined && one.includes(other);
}

/** Whether ids of the kind are made of ids of others, so that a text that is both is one of the other. */
function isMade(kinds: Kinds, { name, isKind }: IdSet): boolean {
  return isKind && kinds.get(name)?.naming?.suffixMember !== undefined;
}

/** The first few words, as JSON. */
export function quoted(words: readonly Json[]): string {
  return firstFew(words.map((word) => JSON.stringify(word)));
}

/** The ids that content defines, to decide which texts are references. */
import { textsIn } from "../json/containers.ts";
import { builtInIdsOf } from "../kinds/built-in-ids.ts";
import { collectExternalIds, isDefiningType } from "../kinds/external-kinds.ts";
import type { Kinds } from "../kinds/kinds.ts";
import type { JsonObject } from "../model/json.ts";
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
      if (isKind) for (const builtIn of builtInIdsOf(kind)) this.note(made, builtIn);
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
    collectExternalIds(type, object, (kind, id) => {
      this.add(kind, id);
    });
    if (own === undefined && isDefiningType(type)) return;
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
    const counts = new Map<IdSet, number>();
    const unknown: string[] = [];
    let total = 0;
    for (const text of texts) {
      total += 1;
      const sets = this.setsOf.get(text) ?? [];
      for (const set of sets) counts.set(set, (counts.get(set) ?? 0) + 1);
    }
    const fitting = [...counts]
      .filter(([, count]) => count >= worthSaying * total)
      .sort(([one, ones], [other, others]) => {
        const isSure = Number(others >= enough * total) - Number(ones >= enough * total);
        return isSure || ranked(this.kinds, member, one, other);
      });
    const [[best, count] = []] = fitting;
    if (best === undefined || count === undefined) return {};
    for (const text of texts) if (!best.ids.has(text)) unknown.push(JSON.stringify(text));
    const ids = best.isKind ? best.name : `objects of the type ${JSON.stringify(best.name)}`;
    if (count < enough * total) {
      return count < fewest ? {} : { note: `${some(count, total)} are ids of ${ids}` };
    }
    const others = fitting
      .slice(1)
      .filter(([, each]) => each >= enough * total)
      .map(([{ name }]) => name);
    const also = others.length === 0 ? "" : `, and of ${others.join(", ")}`;
    if (!best.isKind) return { type: best.name, note: `ids of ${ids}, which is no kind${also}` };
    if (count < fewest && !isNamed(member, best.name)) return { note: `an id of ${ids}?` };
    const notes = [
      ...(others.length === 0 ? [] : [`also ids of ${others.join(", ")}`]),
      ...(unknown.length === 0 ? [] : [`no ids: ${firstFew(unknown)}`]),
    ];
    return { kind: best.name, ...(notes.length === 0 ? {} : { note: notes.join("; ") }) };
  }

  private note(set: IdSet, id: string): void {
    if (set.ids.has(id)) return;
    set.ids.add(id);
    addTo(this.setsOf, id, set);
  }
}

function some(count: number, total: number): string {
  return `${String(count)} of ${String(total)} words`;
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

/** The content behind the page: unpacked once, with what is asked about it worked out when it is first asked. */
import type { Json } from "../../model/json.ts";
import type { SiteData, SiteOrigin } from "../site.ts";

/** A thing, by its number. */
export type Thing = number;

export interface ShownWay {
  readonly of: Thing;
  readonly verb: string;
  readonly needs: readonly (readonly Thing[])[];
  readonly gives: readonly Thing[];
}

export interface Setter {
  readonly how: string;
  readonly at: string;
  readonly pack: number;
  readonly via: string;
  readonly was: string;
}

/** A use: the thing that refers, and in which member. */
export interface ShownUse {
  readonly by: Thing;
  readonly member: string;
}

export class Shown {
  readonly site: SiteData;
  readonly count: number;
  readonly #lines: readonly number[];
  readonly #byKey = new Map<string, Thing>();
  readonly #haystack: string;
  readonly #starts: Int32Array;
  readonly #values: string;
  readonly #valueStarts: Int32Array;
  #uses: readonly (readonly ShownUse[])[] | undefined;
  #ways: readonly ShownWay[] | undefined;
  #gives: Map<Thing, ShownWay[]> | undefined;
  #needs: Map<Thing, ShownWay[]> | undefined;

  constructor(site: SiteData) {
    this.site = site;
    const { id, name, kind, line, details } = site.things;
    this.count = id.length;
    let at = 0;
    this.#lines = line.map((each) => (at += each));
    for (let each = 0; each < this.count; each += 1) {
      this.#byKey.set(`${String(kind[each])} ${id[each] ?? ""}`, each);
    }
    [this.#haystack, this.#starts] = joined(
      id.map((each, index) => `${each}\t${name[index] ?? ""}`.toLowerCase()),
    );
    [this.#values, this.#valueStarts] = joined(
      details.v.map((each) =>
        each === 0
          ? ""
          : JSON.stringify(each)
              .replace(/"~(\d+)"/gu, (_, thing: string) => id[Number(thing)] ?? "")
              .toLowerCase(),
      ),
    );
  }

  kind(thing: Thing): SiteData["kinds"][number] {
    const none = { name: "", ours: false, holds: false, defaults: {} };
    return this.site.kinds[this.site.things.kind[thing] ?? -1] ?? none;
  }

  id(thing: Thing): string {
    return this.site.things.id[thing] ?? "";
  }

  /** What it is called: its id if it has no name. */
  name(thing: Thing): string {
    const name = this.site.things.name[thing] ?? "";
    return name === "" ? this.id(thing) : name;
  }

  find(kind: string, id: string): Thing | undefined {
    const at = this.site.kinds.findIndex(({ name }) => name === kind);
    return this.#byKey.get(`${String(at)} ${id}`);
  }

  /** The address of its page, which stays the same. */
  address(thing: Thing): string {
    return `#${encodeURIComponent(this.kind(thing).name)}/${encodeURIComponent(this.id(thing))}`;
  }

  pack(thing: Thing): number {
    return this.site.files[this.site.things.file[thing] ?? -1]?.[0] ?? -1;
  }

  place(thing: Thing): string {
    return this.placeOf(this.site.things.file[thing] ?? -1, this.#lines[thing] ?? 0);
  }

  placeOf(file: number, line: number): string {
    const path = this.site.files[file]?.[1];
    return path === undefined ? "" : `${path}:${String(line)}`;
  }

  packName(pack: number): string {
    return this.site.packs[pack]?.name ?? "";
  }

  get details(): SiteData["things"]["details"] {
    return this.site.things.details;
  }

  /** What a column of the details says of a thing. */
  detail<T>(column: readonly (T | 0)[], thing: Thing): T | undefined {
    const found = column[thing];
    return found === 0 ? undefined : found;
  }

  /** The members: those that were stated, with who set them, and the defaults after them. */
  members(thing: Thing): readonly (readonly [name: string, value: Json, by: Setter])[] {
    const stated = this.detail(this.details.v, thing) ?? {};
    const by = this.detail(this.details.by, thing) ?? [];
    const without = new Set(this.detail(this.details.no, thing) ?? []);
    const none: Setter = { how: "default", at: "", pack: -1, via: "", was: "" };
    return [
      ...Object.entries(stated).map(
        ([name, value], index) =>
          [name, value === "~" ? this.id(thing) : value, this.setter(thing, by[index])] as const,
      ),
      ...Object.entries(this.kind(thing).defaults)
        .filter(([name]) => !Object.hasOwn(stated, name) && !without.has(name))
        .map(([name, value]) => [name, value, none] as const),
    ];
  }

  value(thing: Thing, member: string): Json | undefined {
    return this.members(thing).find(([name]) => name === member)?.[1];
  }

  /** What is worked out from its members: name, value, and what it is. */
  worked(thing: Thing): readonly (readonly [name: string, value: Json, about: string])[] {
    const [first, columns] = this.kind(thing).worked ?? [0, {}];
    return Object.entries(columns).flatMap(([name, [about, values]]) => {
      const value = values[thing - first];
      return value === undefined || value === 0 || value === ""
        ? []
        : [[name, value, about] as const];
    });
  }

  setter(thing: Thing, origin: SiteOrigin = 0): Setter {
    if (typeof origin === "number") {
      const at = this.placeOf(
        this.site.things.file[thing] ?? -1,
        (this.#lines[thing] ?? 0) + origin,
      );
      return { how: "defined", at, pack: this.pack(thing), via: "", was: "" };
    }
    const [manner, file, line = 0, via = "", wasFile, wasLine = 0] = origin;
    const own = this.site.things.file[thing] ?? -1;
    const at = (from: number | undefined, more: number): string =>
      from === undefined ? "" : this.placeOf(own + from, (this.#lines[thing] ?? 0) + more);
    const pack = file === undefined ? -1 : (this.site.files[own + file]?.[0] ?? -1);
    const how = this.site.manners[manner] ?? "";
    return { how, at: at(file, line), pack, via, was: at(wasFile, wasLine) };
  }

  /** What it refers to, by the outermost member. */
  links(thing: Thing): ReadonlyMap<string, readonly Thing[]> {
    const found = new Map<string, Set<Thing>>();
    const put = (member: string, to: Thing): void => {
      const own = found.get(member);
      if (own) own.add(to);
      else found.set(member, new Set([to]));
    };
    for (const [name, value] of Object.entries(this.detail(this.details.v, thing) ?? {})) {
      for (const each of thingsIn(value)) put(name, each);
    }
    for (const [name, things] of Object.entries(this.detail(this.details.to, thing) ?? {})) {
      for (const each of things) put(name, each);
    }
    return new Map([...found].map(([name, things]) => [name, [...things]]));
  }

  uses(thing: Thing): readonly ShownUse[] {
    this.#uses ??= this.#collectUses();
    return this.#uses[thing] ?? [];
  }

  /** What copies from it. */
  children(thing: Thing): readonly Thing[] {
    return this.uses(thing)
      .filter(({ member }) => member === "copy-from")
      .map(({ by }) => by);
  }

  #collectUses(): readonly (readonly ShownUse[])[] {
    const uses: ShownUse[][] = Array.from({ length: this.count }, () => []);
    for (let by = 0; by < this.site.things.details.v.length; by += 1) {
      for (const [member, things] of this.links(by)) {
        for (const each of things) uses[each]?.push({ by, member });
      }
      const from = this.detail(this.details.from, by);
      if (from !== undefined) uses[from]?.push({ by, member: "copy-from" });
    }
    return uses;
  }

  ways(): readonly ShownWay[] {
    let of = 0;
    let named = 0;
    let last = 0;
    this.#ways ??= this.site.ways.map(([step, verb, groups, gives]) => {
      of += step;
      const needs = groups.map((back) => {
        const group = this.site.groups[named - back] ?? [];
        if (back === 0) named += 1;
        return group;
      });
      return {
        of,
        verb: this.verb(verb),
        needs,
        gives: gives.map((each) => (each === null ? of : (last += each))),
      };
    });
    return this.#ways;
  }

  verb(number: number): string {
    return this.site.verbs[number] ?? "";
  }

  /** The ways that give a thing. */
  waysTo(thing: Thing): readonly ShownWay[] {
    this.#gives ??= byThing(this.ways(), ({ gives }) => gives);
    return this.#gives.get(thing) ?? [];
  }

  /** The ways that need a thing. */
  waysFrom(thing: Thing): readonly ShownWay[] {
    this.#needs ??= byThing(this.ways(), ({ needs }) => needs.flat());
    return this.#needs.get(thing) ?? [];
  }

  /** Things by words in ids, names and values, the likeliest first. @param hides whether a thing is not wanted */
  search(words: string, hides: (thing: Thing) => boolean): readonly Thing[] {
    const text = words.trim().toLowerCase();
    if (text === "") return [];
    const [first = "", ...others] = text.split(/\s+/u);
    const isFound = (each: Thing): boolean =>
      others.every((word) => this.#text(each).includes(word));
    const found = matches(this.#haystack, this.#starts, first).filter(
      (each) => isFound(each) && !hides(each),
    );
    const rank = (each: Thing): number => {
      const [id = "", name = ""] = this.#own(each).split("\t");
      if (id === text || name === text) return 0;
      const ours = this.kind(each).ours ? 0 : 1;
      return name.startsWith(text) || id.startsWith(text) ? 1 + ours : 3 + ours;
    };
    const ranks = new Map(found.map((each) => [each, rank(each)]));
    found.sort((one, other) => (ranks.get(one) ?? 0) - (ranks.get(other) ?? 0) || one - other);
    if (found.length >= most) return found.slice(0, most);
    const known = new Set(found);
    const more = matches(this.#values, this.#valueStarts, first, most + known.size).filter(
      (each) => !known.has(each) && isFound(each) && !hides(each),
    );
    return [...found, ...more].slice(0, most);
  }

  #own(thing: Thing): string {
    return this.#haystack.slice(this.#starts[thing], (this.#starts[thing + 1] ?? 0) - 1);
  }

  #text(thing: Thing): string {
    const from = this.#valueStarts[thing];
    const values = from === undefined ? "" : this.#values.slice(from, this.#valueStarts[thing + 1]);
    return `${this.#own(thing)}\n${values}`;
  }
}

/** How many things a search shows. */
const most = 100;

/** Every thing in a value. */
export function* thingsIn(value: Json): Generator<Thing> {
  if (typeof value === "string") {
    const thing = thingOf(value);
    if (thing !== undefined) yield thing;
  } else if (typeof value === "object" && value !== null) {
    for (const each of Object.values(value) as readonly Json[]) yield* thingsIn(each);
  }
}

export function thingOf(text: string): Thing | undefined {
  return /^~\d/u.test(text) ? Number(text.slice(1)) : undefined;
}

function joined(texts: readonly string[]): readonly [string, Int32Array] {
  const starts = new Int32Array(texts.length + 1);
  let at = 0;
  texts.forEach((each, index) => {
    starts[index] = at;
    at += each.length + 1;
  });
  starts[texts.length] = at;
  return [`${texts.join("\n")}\n`, starts];
}

function matches(text: string, starts: Int32Array, word: string, limit = Infinity): Thing[] {
  const found: Thing[] = [];
  for (let at = text.indexOf(word); at !== -1 && found.length < limit;) {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= at) low = middle;
      else high = middle - 1;
    }
    found.push(low);
    at = text.indexOf(word, starts[low + 1] ?? text.length);
  }
  return found;
}

function byThing(
  ways: readonly ShownWay[],
  thingsOf: (way: ShownWay) => readonly Thing[],
): Map<Thing, ShownWay[]> {
  const found = new Map<Thing, ShownWay[]>();
  for (const way of ways) {
    for (const each of new Set(thingsOf(way))) {
      const own = found.get(each);
      if (own) own.push(way);
      else found.set(each, [way]);
    }
  }
  return found;
}

/** The content behind the page: unpacked once, with what is asked about it worked out when it is first asked. */
import { isList } from "../../json/containers.ts";
import { addTo } from "../../model/maps.ts";
import type { Json, JsonObject } from "../../model/json.ts";
import { once } from "../../model/once.ts";
import type { SiteData, SiteKind, SiteOrigin, SitePlace } from "../site.ts";
import type { SpriteLook, ThingColumns } from "../site.ts";

export interface ShownWay {
  readonly of: Thing;
  readonly verb: string;
  readonly needs: readonly (readonly Thing[])[];
  readonly gives: readonly Thing[];
}

type Ways = Readonly<Record<"by" | "giving" | "needing", Map<Thing, ShownWay[]>>> & {
  readonly all: ShownWay[];
};

export type Setter = Readonly<Record<"how" | "at" | "pack" | "via" | "was", string>>;

/** What refers to a thing. */
export interface ShownUse {
  /** None for an object of another type that is no thing. */
  readonly by: Thing | undefined;
  /** The id of such an object. */
  readonly name: string;
  readonly kind: string;
  readonly member: string;
  readonly place: string;
}

export type Turn = Readonly<Record<"from" | "to", Thing>> & { readonly verb: string };

/** A definition, or whatever else has an id. */
export class Thing {
  readonly id: string;
  readonly kind: SiteKind;
  readonly number: number;
  readonly content: Shown;
  /** The members that it does not have by default, as they are in the data. */
  stated: JsonObject | undefined;

  constructor(content: Shown, number: number, id: string, kind: SiteKind) {
    this.content = content;
    this.number = number;
    this.id = id;
    this.kind = kind;
  }

  /** What it is called in the language of the page: its id if it has no name. */
  get name(): string {
    const { names, site } = this.content;
    const own = names[this.number] ?? 0;
    const name = own === 0 ? (site.things.name[this.number] ?? "") : own;
    return name === 1 ? this.id.replaceAll("_", " ") : name === "" ? this.id : name;
  }

  /** The address of its page, which stays the same. */
  get address(): string {
    return `#${encodeURIComponent(this.kind.name)}/${encodeURIComponent(this.id)}`;
  }

  /** Numbers of files and lines from content count from here. */
  get #start(): SitePlace {
    return [this.content.site.things.file[this.number] ?? -1, this.content.lines[this.number] ?? 0];
  }

  get pack(): number {
    return this.content.packOf(this.#start[0]);
  }

  get place(): string {
    return this.content.placeOf(this.#start);
  }

  /** What a column of the details says of it. */
  get<Name extends keyof ThingColumns>(name: Name): ThingColumns[Name] | undefined {
    const column: readonly (ThingColumns[Name] | 0)[] = this.content.site.things.details[name];
    const found = column[this.number];
    return found === 0 ? undefined : found;
  }

  /** The members: those that were stated, with who set them, and the defaults after them. */
  members(): readonly (readonly [name: string, value: Json, by: Setter])[] {
    const stated = this.stated ?? {};
    const by = this.get("by") ?? [];
    const isOwn = (name: string): boolean =>
      !Object.hasOwn(stated, name) && this.get("no")?.includes(name) !== true;
    const none: Setter = { how: "default", at: "", pack: "", via: "", was: "" };
    return [
      ...Object.entries(stated).map(
        ([name, value], index) =>
          [name, value === "~" ? this.id : value, this.setter(by[index])] as const,
      ),
      ...Object.entries(this.kind.defaults).flatMap(([name, value]) =>
        isOwn(name) ? [[name, value, none] as const] : [],
      ),
    ];
  }

  value(member: string): Json | undefined {
    return this.members().find(([name]) => name === member)?.[1];
  }

  /** What is worked out from its members: name, value, and what it is. */
  worked(): readonly (readonly [name: string, value: Json, about: string])[] {
    const [first, columns] = this.kind.worked ?? [0, {}];
    return Object.entries(columns).flatMap(([name, [about, values]]) => {
      const value = values[this.number - first] ?? 0;
      return value === 0 || value === "" ? [] : [[name, value, about] as const];
    });
  }

  setter(origin: SiteOrigin = 0): Setter {
    const { content } = this;
    const [manner, file, line = 0, via = "", wasFile, wasLine = 0] =
      typeof origin === "number" ? [0, 0, origin] : origin;
    const [ownFile, ownLine] = this.#start;
    const at = (more: number | undefined, lines: number): string =>
      more === undefined ? "" : content.placeOf([ownFile + more, ownLine + lines]);
    const pack = file === undefined ? "" : content.packName(content.packOf(ownFile + file));
    const how = content.site.manners[manner] ?? "";
    return { how, at: at(file, line), pack, via, was: at(wasFile, wasLine) };
  }

  /** What its members and the values in them name; members may come twice. */
  *named(): Generator<readonly [member: string, things: Iterable<Thing>]> {
    const { content } = this;
    for (const [name, value] of Object.entries(this.stated ?? {}))
      yield [name, content.thingsIn(value)];
    for (const [name, numbers] of Object.entries(this.get("to") ?? {}))
      yield [name, content.all(numbers)];
  }

  /** What it refers to, by the outermost member. */
  links(): ReadonlyMap<string, readonly Thing[]> {
    const found = new Map<string, readonly Thing[]>();
    for (const [member, things] of this.named()) {
      const all = new Set([...(found.get(member) ?? []), ...things]);
      if (all.size > 0) found.set(member, [...all]);
    }
    return found;
  }

  /** How many of each thing it asks for, in lists of a thing and a number; of tools, so many charges. */
  amounts(): ReadonlyMap<Thing, string> {
    const found = new Map<Thing, string>();
    const visit = (value: Json, sign: string): void => {
      if (!isList(value)) return;
      const [id, count] = value;
      const thing = typeof id === "string" ? this.content.linked(id) : undefined;
      if (thing && typeof count === "number" && count > 0)
        found.set(thing, `${sign}${String(count)}`);
      for (const each of value) visit(each, sign);
    };
    visit(this.stated?.["tools"] ?? 0, "charges: ");
    visit(this.stated?.["components"] ?? 0, "× ");
    return found;
  }

  get parent(): Thing | undefined {
    return this.content.things[this.get("from") ?? -1];
  }

  get uses(): readonly ShownUse[] {
    return this.content.uses().get(this) ?? [];
  }

  /** What copies from it. */
  get children(): readonly Thing[] {
    return this.uses.flatMap(({ by, member }) => (by && member === "copy-from" ? [by] : []));
  }

  /** Ways that give it; if it offers ways to something itself, these. */
  get made(): readonly ShownWay[] {
    const { by, giving } = this.content.ways();
    const own = (by.get(this) ?? []).filter(makes);
    return own.length > 0 ? own : (giving.get(this) ?? []).filter(makes);
  }

  /** Ways that teach it. */
  get learned(): readonly ShownWay[] {
    return (this.content.ways().by.get(this) ?? []).filter((way) => !makes(way));
  }

  /** Ways that need it. */
  get needed(): readonly ShownWay[] {
    return this.content.ways().needing.get(this) ?? [];
  }

  /** What it turns into, and what turns into it. */
  get turns(): readonly Turn[] {
    return this.content.turns().get(this) ?? [];
  }
}

/** Whether a way makes things, and does not only teach how. */
export function makes({ of, gives }: ShownWay): boolean {
  return gives.some((each) => each !== of);
}

/** Needs of a way, apart from what it is itself. */
export function needsOf({ of, needs }: ShownWay): readonly (readonly Thing[])[] {
  return needs.filter((group) => group.length !== 1 || group[0] !== of);
}

export class Shown {
  readonly site: SiteData;
  readonly things: readonly Thing[];
  /** In the language that the reader chose; 0 where it has no name. */
  names: readonly (string | 0)[] = [];
  readonly lines: readonly number[];
  readonly #byName = once(
    () => new Map(this.things.map((each) => [`${each.kind.name}/${each.id}`, each])),
  );
  readonly uses: () => ReadonlyMap<Thing, readonly ShownUse[]> = once(() => this.#collectUses());
  readonly ways: () => Ways = once(() => this.#collectWays());
  readonly looks: () => ReadonlyMap<number, SpriteLook> = once(() => new Map(this.site.looks));
  readonly turns: () => ReadonlyMap<Thing, readonly Turn[]> = once(() => this.#collectTurns());

  constructor(site: SiteData) {
    this.site = site;
    const { id, kind, line } = site.things;
    const none: SiteKind = { name: "", ours: false, holds: false, defaults: {} };
    this.things = id.map((own, each) => {
      return new Thing(this, each, own, site.kinds[kind[each] ?? -1] ?? none);
    });
    let at = 0;
    this.lines = line.map((each) => (at += each));
    this.#state();
  }

  /** @param name kind and id, as in its address */
  at(name: string): Thing | undefined {
    return this.#byName().get(name);
  }

  packOf(file: number): number {
    return this.site.files[file]?.[0] ?? -1;
  }

  packName(pack: number): string {
    return this.site.packs[pack]?.name ?? "";
  }

  placeOf([file, line]: SitePlace): string {
    const path = this.site.files[file]?.[1];
    return path === undefined ? "" : `${path}:${String(line)}`;
  }

  all(numbers: readonly number[]): readonly Thing[] {
    return numbers.flatMap((each) => this.things[each] ?? []);
  }

  /** The thing that a text of a value stands for. */
  linked(text: string): Thing | undefined {
    return /^~\d/u.test(text) ? this.things[Number(text.slice(1))] : undefined;
  }

  /** Every thing in a value. */
  *thingsIn(value: Json): Generator<Thing> {
    const thing = typeof value === "string" ? this.linked(value) : undefined;
    if (thing) yield thing;
    if (typeof value !== "object" || value === null) return;
    for (const each of Object.values(value) as readonly Json[]) yield* this.thingsIn(each);
  }

  /** Gives each thing its members. */
  #state(): void {
    const { shapes, of, values } = this.site.things.members;
    const rest = values.map(
      (each) => new Map(Object.entries(each).map(([name, own]) => [name, own.values()])),
    );
    of.forEach((shape, number) => {
      const [thing, own] = [this.things[number], rest[this.site.things.kind[number] ?? -1]];
      if (!thing || !own || shape === -1) return;
      thing.stated = Object.fromEntries(
        (shapes[shape] ?? []).map((name) => [name, own.get(name)?.next().value ?? ""]),
      );
    });
  }

  #collectUses(): ReadonlyMap<Thing, readonly ShownUse[]> {
    const uses = new Map<Thing, ShownUse[]>();
    for (const by of this.things.slice(0, this.site.things.members.of.length)) {
      const { place, kind, parent } = by;
      const put = (member: string, things: Iterable<Thing>): void => {
        const use = { by, name: "", kind: kind.name, member, place };
        for (const each of things) if (uses.get(each)?.at(-1) !== use) addTo(uses, each, use);
      };
      for (const [name, things] of by.named()) put(name, things);
      if (parent) put("copy-from", [parent]);
    }
    let [file, line] = [0, 0];
    for (const [type, id, step, lines = 0, ...to] of this.site.elsewhere) {
      const by = typeof id === "number" ? this.things[id] : undefined;
      const name = typeof id === "number" ? "" : id;
      line = step === 0 ? line + lines : lines;
      file += step ?? 0;
      const place = this.placeOf([file, line]);
      const use = { by, name, kind: this.site.types[type] ?? "", member: "", place };
      let number = 0;
      for (const each of this.all(to.map((more) => (number += more)))) addTo(uses, each, use);
    }
    return uses;
  }

  #collectWays(): Ways {
    const ways: Ways = { all: [], by: new Map(), giving: new Map(), needing: new Map() };
    let [number, named, last] = [0, 0, 0];
    for (const [step, verb, groups, steps] of this.site.ways) {
      const of = this.things[(number += step)];
      if (!of) break;
      const needs = groups.map((back) => {
        const group = this.site.groups[named - back] ?? [];
        if (back === 0) named += 1;
        return this.all(group);
      });
      const gives = this.all(steps.map((each) => (each === null ? number : (last += each))));
      const way = { of, verb: this.site.verbs[verb] ?? "", needs, gives };
      ways.all.push(way);
      addTo(ways.by, of, way);
      for (const each of new Set(gives)) addTo(ways.giving, each, way);
      for (const each of new Set(needs.flat())) addTo(ways.needing, each, way);
    }
    return ways;
  }

  #collectTurns(): ReadonlyMap<Thing, readonly Turn[]> {
    const found = new Map<Thing, Turn[]>();
    for (const [number, verb, toNumber] of this.site.becomes) {
      const [from, to] = [this.things[number], this.things[toNumber]];
      if (!from || !to) continue;
      const turn = { from, verb: this.site.verbs[verb] ?? "", to };
      addTo(found, from, turn);
      if (to !== from) addTo(found, to, turn);
    }
    return found;
  }
}

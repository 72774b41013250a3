/** Collects what the page of the explorer shows, by asking the query. */
import type { Compilation } from "../compile.ts";
import { formatGroup } from "../diagnostics/format-pretty.ts";
import { groupEqual } from "../diagnostics/groups.ts";
import type { Difference } from "../diff/compare-content.ts";
import type { ValueLocation } from "../explain/explanation.ts";
import { fileLocation } from "../explain/file-location.ts";
import { textsIn } from "../json/containers.ts";
import { nameOf } from "../json/path.ts";
import { isNaming } from "../symbols/symbol-references.ts";
import type { SourceFile } from "../model/source-file.ts";
import type { Kind } from "../kinds/kind.ts";
import { keyOf } from "../kinds/ways.ts";
import type { Json } from "../model/json.ts";
import { addTo, getOrInsert, PairMap } from "../model/maps.ts";
import type { NamedId } from "../parse/external-definitions.ts";
import { placedIn } from "../parse/placed-objects.ts";
import { auditRules, type Audit } from "../query/audit.ts";
import type { ContentQuery } from "../query/content-query.ts";
import { nameIn } from "../query/find.ts";
import { namedBy } from "../query/reach.ts";
import type {
  SiteData,
  SiteChanges,
  SiteFinding,
  SiteKind,
  SitePack,
  SitePlace,
  SiteWay,
  SpriteLook,
  ThingDetails,
  Things,
} from "./site.ts";
import {
  commonDefaults,
  detailsOf,
  manners,
  type Explained,
  type Numbers,
} from "./thing-details.ts";
import type { TileSet } from "./tile-set.ts";

export interface SiteRequest extends Pick<Compilation, "diagnostics"> {
  readonly title: string;
  readonly query: ContentQuery;
  readonly audit: Audit;
  readonly changes: readonly (Difference & { readonly words: string })[];
  readonly tileSet?: TileSet | undefined;
  /** What a language calls things that have names. */
  readonly languages: readonly (readonly [
    language: string,
    nameOf: (name: string) => string | undefined,
  ])[];
}

/** Gives numbers to values in the order in which they are first met. */
class Numbered<T> {
  readonly list: T[] = [];
  readonly #numbers = new Map<string, number>();

  of(key: string, make: () => T): number {
    return getOrInsert(this.#numbers, key, () => this.list.push(make()) - 1);
  }

  find(key: string): number | undefined {
    return this.#numbers.get(key);
  }
}

interface ExplainedThing extends Explained {
  readonly thing: number;
}

export function siteOf(request: SiteRequest): SiteData {
  return new SiteBuilder(request).site();
}

class SiteBuilder {
  readonly #request: SiteRequest;
  readonly #query: ContentQuery;
  readonly #kinds = new Numbered<string>();
  readonly #files = new Numbered<readonly [pack: number, path: string]>();
  readonly #packs: readonly SitePack[];
  readonly #verbs = new Numbered<string>();
  readonly #types = new Numbered<string>();
  readonly #groups = new Numbered<readonly number[]>();
  readonly #things = new Numbered<NamedId>();
  readonly #names = new Map<number, string>();
  readonly #places = new Map<number, SitePlace>();
  readonly #looks: [thing: number, look: SpriteLook][] = [];
  readonly #details = new Map<number, ThingDetails>();
  readonly #numbers: Numbers = {
    place: (at) => this.#place(at),
    thing: (named) => this.#thing(named),
  };

  constructor(request: SiteRequest) {
    this.#request = request;
    this.#query = request.query;
    this.#packs = packsOf(this.#query);
  }

  site(): SiteData {
    const { title, diagnostics, audit } = this.#request;
    const kinds = this.#definitions();
    const ways = this.#ways();
    const entries = audit.entries.map(
      ({ rule, detail, file, line, column, ...named }) =>
        [rule, this.#thing(named), `${file}:${String(line)}:${String(column)}`, detail] as const,
    );
    const changes = this.#request.changes.map((each) => this.#changes(each));
    this.#others();
    const becomes = this.#becomes();
    const elsewhere = this.#elsewhere();
    const things = this.#things.list;
    const kindOf = things.map(({ kind }) => this.#kind(kind));
    return {
      title,
      packs: this.#packs,
      kinds: this.#kinds.list.map(
        (name) => kinds.get(name) ?? { name, ours: false, holds: false, defaults: {} },
      ),
      manners,
      ways,
      becomes,
      findings: findingsOf(diagnostics),
      audit: {
        rules: auditRules,
        assumed: audit.assumed,
        entries,
      },
      things: {
        kind: kindOf,
        id: things.map(({ id }) => id),
        name: things.map(({ id }, each) => {
          const name = this.#names.get(each) ?? "";
          return name !== "" && name === id.replaceAll("_", " ") ? 1 : name;
        }),
        file: things.map((_, each) => this.#places.get(each)?.[0] ?? -1),
        line: steps(things.map((_, each) => this.#places.get(each)?.[1] ?? 0)),
        members: this.#members(),
        details: this.#columns(),
      },
      verbs: this.#verbs.list,
      groups: this.#groups.list,
      files: this.#files.list,
      changes,
      languages: this.#request.languages.map(([language, nameOf]) => [
        language,
        things.map((_, each) => nameOf(this.#names.get(each) ?? "") ?? 0),
      ]),
      elsewhere,
      types: this.#types.list,
      looks: this.#looks,
    };
  }

  #kind(name: string): number {
    return this.#kinds.of(name, () => name);
  }

  #thing({ kind, id }: NamedId): number {
    return this.#things.of(keyOf(kind, id), () => ({ kind, id }));
  }

  #find({ kind, id }: NamedId): number | undefined {
    return this.#things.find(keyOf(kind, id));
  }

  #place(at: ValueLocation): SitePlace {
    if (at.object.entry.builtIn === true) return [-1, 0];
    const { pack, file, line } = fileLocation(at, this.#query.content.locations);
    return [this.#file(pack, file), line];
  }

  #file(pack: string, path: string): number {
    const index = this.#packs.findIndex(({ name }) => name === pack);
    return this.#files.of(`${pack} ${path}`, () => [index, path]);
  }

  #columns(): Things["details"] {
    const all = [...Array(Math.max(-1, ...this.#details.keys()) + 1).keys()];
    const column = <T>(of: (details: ThingDetails) => T | undefined): (T | 0)[] =>
      all.map((each) => {
        const details = this.#details.get(each);
        return (details && of(details)) ?? 0;
      });
    return {
      ...{ no: column(({ no }) => no), by: column(({ by }) => by) },
      ...{
        in: column((each) => each.in),
        was: column(({ was }) => was),
        to: column(({ to }) => to),
      },
      ...{ from: column(({ from }) => from), also: column(({ also }) => also) },
      template: column(({ template }) => template),
    };
  }

  #members(): Things["members"] {
    const shapes = new Numbered<readonly string[]>();
    const values = this.#kinds.list.map(() => new Map<string, Json[]>());
    const of = this.#things.list.map(({ kind }, each) => {
      const members = this.#details.get(each)?.members;
      const names = Object.keys(members ?? {});
      const own = values[this.#kind(kind)];
      for (const [name, value] of Object.entries(members ?? {})) {
        if (own) addTo(own, name, value);
      }
      return members ? shapes.of(JSON.stringify(names), () => names) : -1;
    });
    const last = of.findLastIndex((each) => each !== -1);
    return {
      ...{ shapes: shapes.list, of: of.slice(0, last + 1) },
      values: values.map((each) => Object.fromEntries(each)),
    };
  }

  /** The definitions of our kinds, in the order of kinds and of loading. */
  #definitions(): ReadonlyMap<string, SiteKind> {
    const found = new Map<string, SiteKind>();
    const { registry } = this.#query.content.layers;
    const all = new Map<Kind, ExplainedThing[]>();
    for (const kind of registry.kinds.all) {
      const own: ExplainedThing[] = [];
      all.set(kind, own);
      for (const [id, explanation] of this.#query.explained(kind.name)) {
        const thing = this.#thing({ kind: kind.name, id });
        const { origin, value } = explanation.definition;
        const place = this.#place({ object: origin, path: [] });
        own.push({ explanation, thing, place });
        this.#places.set(thing, place);
        const name = nameIn(value) || nameWithoutId(kind, id);
        if (name !== "") this.#names.set(thing, name);
      }
    }
    this.#templates();
    for (const [kind, own] of all) {
      const defaults = commonDefaults(own);
      this.#draw(own);
      for (const each of own) {
        const links = this.#query.links(each.explanation.definition);
        this.#details.set(each.thing, detailsOf(each, defaults, links, this.#numbers));
      }
      found.set(kind.name, {
        ...{ name: kind.name, ours: true, holds: !kind.ways && !kind.transitions, defaults },
        ...this.#worked(kind, own),
      });
    }
    return found;
  }

  /** How things look: like others, where the tile set has no sprites for them. */
  #draw(own: readonly ExplainedThing[]): void {
    const { tileSet } = this.#request;
    if (!tileSet) return;
    const likes = new Map(
      own.map(({ explanation: { id, definition } }) => [id, definition.value["looks_like"]]),
    );
    for (const { thing, explanation } of own) {
      let like: Json | undefined = explanation.id;
      for (let step = 0; step < 10 && typeof like === "string"; step += 1) {
        const look = tileSet.look(like);
        if (look) {
          this.#looks.push([thing, look]);
          break;
        }
        like = likes.get(like);
      }
    }
  }

  /** The columns of a kind that are no members. */
  #worked({ name, columns }: Kind, own: readonly ExplainedThing[]): Pick<SiteKind, "worked"> {
    const [first] = own;
    if (!columns || !first) return {};
    const names = Object.keys(columns);
    const table = this.#query.table(name, ["id", ...names]);
    if ("reason" in table) return {};
    const rows = new Map(table.rows.map(([id, ...cells]) => [id, cells]));
    const cells = own.map(({ explanation }) => rows.get(explanation.id) ?? []);
    // Numbers are for tables, where they can be compared.
    const worked = Object.entries(columns).flatMap(([each, { about }], index) => {
      const values = cells.map((row) => this.#linkedWords(row[index] ?? 0));
      return values.some((value) => typeof value === "string")
        ? [[each, [about, values]] as const]
        : [];
    });
    return { worked: [first.thing, Object.fromEntries(worked)] };
  }

  /** A text in which things take the place of words that are ids of other kinds, as far as things refer to them. */
  #linkedWords(value: Json): Json {
    if (typeof value !== "string") return value;
    const { kinds } = this.#query.content.layers.registry;
    const words = value.split(/(; | )/u).map((word) => {
      const thing = kinds.external
        .filter((kind) => !kinds.has(kind))
        .map((kind) => this.#find({ kind, id: word }))
        .find((each) => each !== undefined);
      return thing === undefined ? word : `~${String(thing)}`;
    });
    return words.join("");
  }

  /**
   * What objects of other types define, with their names. Of what nothing refers to, only things with a name are shown,
   * and only those of kinds that something refers to.
   */
  #others(): void {
    const { known } = this.#query.content;
    const names = this.#query.otherNames();
    const wanted = new Set(this.#things.list.map(({ kind }) => kind));
    for (const kind of known.kinds.external) {
      for (const id of wanted.has(kind) ? known.defined(kind) : []) {
        const name = names.get(id) ?? "";
        if (name === "" && this.#find({ kind, id }) === undefined) continue;
        const named = { kind, id };
        const thing = this.#thing(named);
        if (this.#places.has(thing)) continue;
        if (name !== "") this.#names.set(thing, name);
        const at = this.#query.elsewhere(named).length > 0 && this.#query.definitions(named).at(-1);
        if (at) this.#places.set(thing, [this.#file(at.pack, at.file), at.line]);
      }
    }
  }

  /** Templates exist only for those that copy from them. */
  #templates(): void {
    const { registry } = this.#query.content.layers;
    for (const { name: kind } of registry.kinds.all) {
      for (const id of registry.templates(kind)) {
        const thing = this.#thing({ kind, id });
        if (this.#details.has(thing)) continue;
        const object = registry.template(kind, id)?.contributors.at(-1);
        if (object) this.#places.set(thing, this.#place({ object, path: [] }));
        const parent = textsIn(object?.value["copy-from"] ?? "")[0];
        this.#details.set(thing, {
          template: 1,
          ...(parent !== undefined && parent !== "" && { from: this.#thing({ kind, id: parent }) }),
        });
      }
    }
  }

  /** What kinds say of their own; of all others what they refer to says enough. */
  #ways(): readonly SiteWay[] {
    const { kinds } = this.#query.content.layers.registry;
    const ways: SiteWay[] = [];
    const group = (keys: readonly string[]): number => {
      const things = [...new Set(keys)].map((key) => this.#thing(namedBy(key)));
      const next = this.#groups.list.length;
      return next - this.#groups.of(things.join(), () => things);
    };
    let before = 0;
    let last = 0;
    for (const { of, verb, needs, gives } of this.#query.ways()) {
      if (kinds.of(of.kind).ways === undefined) continue;
      const thing = this.#thing(of);
      ways.push([
        thing - before,
        this.#verbs.of(verb, () => verb),
        needs.map(group),
        [...new Set(gives)].map((key) => {
          const each = this.#thing(namedBy(key));
          if (each === thing) return null;
          const step = each - last;
          last = each;
          return step;
        }),
      ]);
      before = thing;
    }
    return ways;
  }

  /** What objects of other types refer to, at the places that are known in them. */
  #elsewhere(): SiteData["elsewhere"] {
    const { parsed, model } = this.#query.content;
    const ids = new PairMap<SourceFile, number | undefined, string>();
    for (const { file, index, value } of this.#query.others()) {
      for (const id of textsIn(value["id"])) ids.set(file, index, id);
    }
    let [before, above] = [0, 0];
    return parsed.flatMap((each) =>
      placedIn(model.context.kinds, each).flatMap((object) => {
        const to = this.#query
          .in(object)
          .filter((reference) => !isNaming(reference))
          .flatMap((reference) => this.#find(this.#query.named(reference)) ?? []);
        if (to.length === 0) return [];
        const id = ids.get(each.file, object.index) ?? "";
        const by = this.#find({ kind: object.kind.toLowerCase(), id }) ?? id;
        const type = this.#types.of(object.kind, () => object.kind);
        const [file, line] = this.#place({ object, path: [] });
        const place = [file - before, file === before ? line - above : line];
        [before, above] = [file, line];
        const things = [...new Set(to)].sort((one, other) => one - other);
        return [[type, by, ...place, ...steps(things)] as const];
      }),
    );
  }

  #becomes(): SiteData["becomes"] {
    const { kinds } = this.#query.content.layers.registry;
    return kinds.all.flatMap(({ name: kind }) =>
      [...this.#query.transitions(kind)].map(({ from, verb, to }) => {
        const number = this.#verbs.of(verb, () => verb);
        return [this.#thing({ kind, id: from }), number, this.#thing({ kind, id: to })] as const;
      }),
    );
  }

  #changes({ words, added, removed, changed }: SiteRequest["changes"][number]): SiteChanges {
    const { layers, known } = this.#query.content;
    return {
      since: words,
      added: added.map((each) => this.#thing(each)),
      gone: removed.map(({ kind, id }) => {
        const now = layers.registry.canonical(kind, id);
        const to = now === id ? known.migration(kind, id)?.to : now;
        return to === undefined ? [kind, id] : [kind, id, to];
      }),
      changed: changed.map(({ changes, ...named }) => ({
        thing: this.#thing(named),
        members: changes.map(({ path, before, after }) => [nameOf(path), before, after] as const),
      })),
    };
  }
}

/** What has no id and no name is its kind with what it is about: what that alone names is another thing. */
function nameWithoutId({ name, output }: Kind, id: string): string {
  return output?.form === "list" && !id.startsWith(`${name} `) ? name : "";
}

/** The packs, with those that declare a dependency on them. */
function packsOf({ content }: ContentQuery): readonly SitePack[] {
  const packs = [...new Set(content.parsed.map(({ file }) => file.pack))];
  return packs.map(({ name, mod }) => ({
    name,
    neededBy: packs
      .filter((each) => each.mod?.dependencies.some(({ id }) => id === (mod?.id ?? name)))
      .map((each) => each.name),
  }));
}

/** Each number less the one before. */
function steps(numbers: readonly number[]): readonly number[] {
  return numbers.map((each, index) => each - (numbers[index - 1] ?? 0));
}

function findingsOf(diagnostics: Compilation["diagnostics"]): readonly SiteFinding[] {
  return groupEqual(diagnostics).map((group) => {
    const { severity, code, source, range } = group.first;
    const at = `${source.displayPath}:${String(range.line)}:${String(range.column)}`;
    return { severity, code, at, text: formatGroup(group) };
  });
}

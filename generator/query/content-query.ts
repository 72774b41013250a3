/**
 * Questions about compiled content: what the command line, the language server and scripts ask. Each answer is worked
 * out when it is first asked for; what several answers need is kept for as long as the query.
 */
import type { Choices } from "../complete/choice.ts";
import { choicesAt } from "../complete/choices-at.ts";
import { VisibleWords, type FileOfPack } from "../complete/visible-words.ts";
import { bySubject, compareContent, contentOf, type Difference } from "../diff/compare-content.ts";
import { suggest } from "../diagnostics/suggest.ts";
import { createExplainer } from "../explain/explain-definition.ts";
import { everyMember, type Explanation, type Member } from "../explain/explanation.ts";
import { membersOnPath } from "../explain/walk.ts";
import { printPath, readPath } from "../json/path.ts";
import type { Kind } from "../kinds/kind.ts";
import { idPrefixes } from "../kinds/kinds.ts";
import { definitionsOfKind } from "../layer/definitions-of-kind.ts";
import type { Definition, ResolvedDefinition } from "../model/definition.ts";
import type { KindName } from "../model/kind-names.ts";
import { once } from "../model/once.ts";
import type { Pack } from "../model/pack.ts";
import type { SourceFile } from "../model/source-file.ts";
import type { NamedId } from "../parse/external-definitions.ts";
import { SymbolIndex, type Use } from "../symbols/symbol-index.ts";
import { isNaming } from "../symbols/symbol-references.ts";
import type { ContentTables } from "../kinds/ways.ts";
import { assumptions, audit, type Audit, type AuditOptions } from "./audit.ts";
import { findThings, nameIn, type FoundThing } from "./find.ts";
import { createKeys, isWritten, linksOf, successorsIn, type Link } from "./links.ts";
import { idsInOthers } from "./ids-in-others.ts";
import { otherObjects, type OtherObject } from "./other-objects.ts";
import { Reach, waysOfDefinitions, type ContentWay } from "./reach.ts";
import { pricesIn } from "./prices.ts";
import { tableOf, type NoTable, type PrintedTable } from "./table.ts";
import { placeAt, type PlaceAt } from "./place-at.ts";
import { present, textsIn } from "../json/containers.ts";

export class ContentQuery extends SymbolIndex {
  readonly #explain = once(() => createExplainer(this.content.layers));
  #others: readonly OtherObject[] | undefined;
  readonly #idsInOthers = once(() => {
    const { registry } = this.content.layers;
    const { kinds } = registry;
    const aliases = kinds.names.flatMap((kind) => [...registry.aliases(kind).keys()]);
    const objects = this.#others ?? this.#readOthers();
    return idsInOthers(kinds, objects, new Set([...this.ids(), ...aliases]));
  });
  readonly #price = once(() => pricesIn(this.content));
  /** What definitions are asked about each other. */
  readonly #tables: ContentTables = {
    context: this.content.model.context,
    key: createKeys(this.content.layers.registry),
    all: (kind) => this.content.layers.registry.all(kind),
    price: (item) => this.#price()(item),
  };

  /** What copies from a definition or a template of this name. */
  children(named: NamedId): readonly Use[] {
    return this.references(named).filter(({ role }) => role === "copies");
  }

  /** Definitions, and ids that objects of other types define, in which all words occur; the likeliest first. */
  find(words: string, kind?: string): readonly FoundThing[] {
    const { layers, model } = this.content;
    const { registry } = layers;
    const names = this.otherNames();
    const kinds =
      kind === undefined ? [...registry.kinds.names, ...registry.kinds.external] : [kind];
    return findThings(
      words,
      [...new Set(kinds)].flatMap((each) =>
        [...this.ids(each)].map((id) => {
          const own = registry.kinds.has(each) ? registry.get(each, id) : undefined;
          const name = own ? nameIn(own.value) : (names.get(id) ?? "");
          return {
            kind: each,
            id,
            name,
            value: own && model.records.get(each)?.get(own.id)?.record,
          };
        }),
      ),
    );
  }

  /** What a definition refers to, with all that it inherits and later packs change. */
  links(definition: Definition): readonly Link[] {
    return linksOf(this.content, definition);
  }

  /** What each record of a kind turns into, by verb. */
  *transitions(kind: KindName): Generator<{ from: string; verb: string; to: string }> {
    const of = this.content.layers.registry.kinds.get(kind);
    if (!of) return;
    const successor = successorsIn(this.content, of);
    for (const from of this.content.model.records.get(kind)?.keys() ?? []) {
      for (const each of of.transitions ?? []) {
        const to = successor(from, each);
        if (to !== undefined) yield { from, verb: each.verb, to };
      }
    }
  }

  /** What can be had by means of the definitions. */
  ways(): Iterable<ContentWay & { readonly of: Definition }> {
    return waysOfDefinitions(this.content, this.#tables);
  }

  /** Objects of types that no kind describes, as they are written, in load order. */
  others(): readonly OtherObject[] {
    return (this.#others ??= [...this.#readOthers()]);
  }

  #readOthers(): Iterable<OtherObject> {
    const { kinds } = this.content.layers.registry;
    return otherObjects(this.content.parsed, (type) => kinds.ofType(type) !== undefined);
  }

  /** The names that such objects give their ids, as far as they do. */
  otherNames(): ReadonlyMap<string, string> {
    const names = new Map<string, string>();
    for (const { value } of this.others()) {
      const name = nameIn(value);
      if (name !== "") for (const id of textsIn(value["id"])) names.set(id, name);
    }
    return names;
  }

  /** The definitions of a kind that nothing refers to, copies from or looks like. */
  unused(kind: KindName): readonly NamedId[] {
    const written = [...this.content.layers.registry.all(kind)].filter(isWritten);
    const ids = written.map(({ id }) => ({ kind, id }));
    return ids.filter((named) => this.of(named).every(isNaming));
  }

  /**
   * The records of a kind as a table, by id.
   * @param columns members (inside others with dots) and columns of the kind; all members if none is given
   * @param where conditions such as `difficulty>=3`, of which all must hold
   */
  table(
    kind: KindName,
    columns: readonly string[] = [],
    where: readonly string[] = [],
  ): PrintedTable | NoTable {
    const of = this.content.layers.registry.kinds.get(kind);
    return of
      ? tableOf(this.content, of, columns, where, this.#tables)
      : { reason: `no definition is of the kind "${kind}"` };
  }

  /** What is well formed and may still be wrong. */
  audit({ diagnostics, from, inCode: code }: AuditOptions): Audit {
    const { content } = this;
    const inCode = code ?? new Set();
    const reach = from && this.reach(from, inCode);
    const entries = audit({
      content,
      diagnostics,
      query: this,
      others: this.#idsInOthers(),
      inCode,
      reach,
    });
    return { entries, assumed: assumptions(from, code) };
  }

  /** What players can get to from what they begin with, what the world contains, and what game code uses. */
  reach(from: readonly NamedId[], inCode: ReadonlySet<string> = new Set()): Reach {
    const { names, external } = this.content.layers.registry.kinds;
    const kinds = [...new Set([...names, ...external])];
    const used = [...inCode].flatMap((id) =>
      kinds.map((kind) => ({ kind, id })).filter((named) => this.exists(named)),
    );
    return new Reach(this.content, [...from, ...used], inCode, this.#idsInOthers(), this.#tables);
  }

  /** What is at an offset of a file. */
  placeAt(file: SourceFile, offset: number): PlaceAt {
    return placeAt(this.content, this, file, offset);
  }

  /**
   * What may be written at an offset of a text, which need not be the one that was compiled.
   * @param packs in load order
   * @param file the file that the text belongs to
   */
  choicesAt(
    text: string,
    offset: number,
    packs: readonly Pack[],
    file: FileOfPack,
  ): Choices | undefined {
    return choicesAt(text, offset, new VisibleWords(this, packs, file, text));
  }

  /**
   * What an id means, in every kind that has it: each value of the record, and what set it. Follows aliases; finds
   * definitions without ids, such as substitutions, by their subjects (§2.2). With the path of a member behind the id,
   * such as `t_door_c.bash.str_min`, that member alone.
   */
  explain(words: string, kind?: KindName): readonly Explanation[] {
    const whole = this.#explained(words, kind);
    if (whole.length > 0) return whole;
    return this.#definitionIn(words, kind).flatMap(({ explanation, path }) => {
      const named = everyMember(explanation).filter((each) => printPath(each.path) === path);
      const members = named.length > 0 ? named : this.#written(explanation, path);
      return members.length > 0 ? [{ ...explanation, members }] : [];
    });
  }

  /** The member that authors write under another name than it has in records. */
  #written({ kind, members }: Explanation, name: string): readonly Member[] {
    const path = readPath(name);
    const way = membersOnPath(this.content.layers.registry.kinds.of(kind), members, path);
    return way.length === path.length ? way.slice(-1) : [];
  }

  /** The definitions whose id the words begin with, and the path that follows; the id may have dots as well. */
  #definitionIn(
    words: string,
    kind?: KindName,
  ): readonly { readonly explanation: Explanation; readonly path: string }[] {
    for (let dot = words.lastIndexOf("."); dot > 0; dot = words.lastIndexOf(".", dot - 1)) {
      const found = this.#explained(words.slice(0, dot), kind);
      const path = words.slice(dot + 1);
      if (found.length > 0) return found.map((explanation) => ({ explanation, path }));
    }
    return [];
  }

  #explained(id: string, kind?: KindName): readonly Explanation[] {
    const { layers } = this.content;
    return this.#kinds(kind).flatMap(({ name: each, output }) => {
      if (output?.form === "list") {
        return definitionsOfKind(each, layers)
          .map((definition) => this.#resolved(definition))
          .filter(({ record }) => output.subjectsOf(record).includes(id))
          .map((found) => this.#explanation(found));
      }
      const definition = layers.registry.get(each, id);
      return definition ? [this.#explanation(this.#resolved(definition))] : [];
    });
  }

  /** All definitions of a kind explained; those without ids are named by their subjects. */
  *explained(kind: KindName): Generator<readonly [name: string, Explanation]> {
    const { model, layers } = this.content;
    const of = layers.registry.kinds.get(kind);
    if (!of) return;
    const own = model.substitutions.filter(({ definition }) => definition.kind === kind);
    const named = bySubject(
      of,
      own.map(({ record }) => record),
    ).keys();
    for (const each of own) yield [named.next().value ?? "", this.#explanation(each)];
    if (of.output?.form === "list") return;
    for (const each of layers.registry.all(kind)) {
      yield [each.id, this.#explanation(this.#resolved(each))];
    }
  }

  /** Requirements have no records of their own: they are expanded in the records of recipes. */
  #resolved(definition: Definition): Omit<ResolvedDefinition, "references"> {
    return { definition, record: this.content.model.recordOf(definition) };
  }

  /** The id, or one of the other words, that was probably meant. */
  near(id: string, kind?: string, others: readonly string[] = []): string | undefined {
    const { kinds } = this.content.layers.registry;
    return suggest(id, [...this.ids(kind), ...others], 1, idPrefixes(kinds))[0];
  }

  /**
   * Why an id is not known, as far as can be told.
   * @param others other words that can be explained
   */
  whyNotFound(id: string, others: readonly string[], kind?: KindName): NotFound {
    const { registry } = this.content.layers;
    const wanted = this.#kinds(kind).map(({ name }) => name);
    const reason = wanted.map((each) => registry.whyUnknown(each, id).reason).find(Boolean);
    const members = this.#definitionIn(id, kind).flatMap(({ explanation, path }) =>
      everyMember(explanation).map((each) => id.slice(0, -path.length) + printPath(each.path)),
    );
    const ids = wanted.flatMap((each) => [...registry.ids(each)]);
    const all = members.length > 0 ? members : [...ids, ...others];
    const [suggestion] = suggest(id, all, 1, idPrefixes(registry.kinds));
    return {
      broken: wanted.some((each) => registry.isBroken(each, id)),
      ...present({ suggestion, reason }),
    };
  }

  /** How definitions differ from those of earlier content. */
  changedSince(before: ContentQuery): Difference {
    return compareContent(
      contentOf(before.content.model.context.kinds, before.content.model),
      contentOf(this.content.model.context.kinds, this.content.model),
    );
  }

  #kinds(kind: KindName | undefined): readonly Kind[] {
    const { kinds } = this.content.layers.registry;
    return kinds.all.filter(({ name }) => kind === undefined || name === kind);
  }

  #explanation({ definition, record }: Omit<ResolvedDefinition, "references">): Explanation {
    const { kind, id } = definition;
    const uses = once(() => (id === "" ? [] : this.references({ kind, id })));
    return {
      ...this.#explain()(definition, record),
      get uses() {
        return uses();
      },
    };
  }
}

export interface NotFound {
  /** An object with that id exists, but has errors of its own. */
  readonly broken: boolean;
  readonly suggestion?: string;
  readonly reason?: string;
}

/**
 * resolve: Definition[] -> ContentModel. Every kind turns its layered definitions into the records that game code
 * reads; reversible recipes give their disassemblies (§2.10); aliases in records become the ids they stand for.
 */
import { shapes } from "../compiled/shapes.ts";
import type { Fact } from "../diagnostics/diagnostic.ts";
import type { Findings } from "../diagnostics/findings.ts";
import type { DialectRules } from "../model/dialect.ts";
import type { ResolveContext } from "../kinds/kind.ts";
import { kinds } from "../kinds/registry.ts";
import type { KnownIds } from "../layer/known-ids.ts";
import type { Layers } from "../layer/layer.ts";
import { noteOn } from "../layer/placement.ts";
import type { DefinitionChanges } from "../layer/definition-changes.ts";
import { showsGone } from "../diagnostics/places-of.ts";
import type { Locations } from "../model/locations.ts";
import { withValues } from "../json/with-values.ts";
import { requirementUsers } from "../reuse/requirement-users.ts";
import { createMentions, type Mentions } from "./reference-counts.ts";
import type { Definition, ResolvedDefinition } from "../model/definition.ts";
import type { JsonObject } from "../model/json.ts";
import { kindNames, type KindName } from "../model/kind-names.ts";
import { compileReferences, type ReferenceWalk } from "../schema/references.ts";

export interface ContentModel {
  /** Records by kind and id; requirements are inlined into recipes and have none. */
  readonly records: ReadonlyMap<KindName, ReadonlyMap<string, ResolvedDefinition>>;
  /** In load order (§2.2). */
  readonly substitutions: readonly ResolvedDefinition[];
  /** Ids that records mention. */
  readonly mentions: Mentions;
  readonly generated: number;
  readonly context: ResolveContext;
  /** Definitions in which something was found; most have nothing. */
  readonly facts: ReadonlySet<Definition>;
  /** What was found while uncrafts were generated. */
  readonly told: readonly Fact[];
}

/** Kinds whose definitions become modules of their own, in the specification's order. */
export const emittedKinds: readonly KindName[] = kindNames.filter((kind) => kind !== "requirement");

/** What an earlier run made of definitions, under the same rules and known ids and without aliases. */
export interface EarlierModel {
  readonly model: ContentModel;
  readonly layers: Layers;
  /** Of its definitions. */
  readonly changes: DefinitionChanges;
  /** Of the run that is under way. */
  readonly locations: Locations;
}

export function resolve(
  layers: Layers,
  rules: DialectRules,
  findings: Findings,
  known?: Pick<KnownIds, "isUnrecoverable">,
  earlier?: EarlierModel,
): ContentModel {
  const { registry } = layers;
  const context = contextOf(layers, rules, findings, known);
  const reuse = earlier && reusableRecords(earlier, layers);
  const stale = reuse?.stale;
  const hasStale = (kind: KindName): boolean => stale?.has(kind) ?? true;
  // Uncrafts come and go with recipes.
  const crafts = hasStale("recipe") || hasStale("uncraft") || reuse?.toldElsewhere === true;
  let told: readonly Fact[] = earlier?.model.told ?? [];
  let generated = earlier?.model.generated ?? 0;
  if (crafts) {
    const start = findings.facts.length;
    registry.dropGenerated();
    generated = generate(layers, context, reuse);
    told = findings.facts.slice(start);
  } else for (const fact of told) findings.facts.push(fact);
  const mentions = earlier?.model.mentions.copy() ?? createMentions();
  const facts = new Set<Definition>();
  const mention = (kind: string, id: string): void => {
    mentions.add(kind, id);
  };
  const finish = (definition: Definition): ResolvedDefinition => {
    const before = reuse?.record(definition);
    if (before) {
      return before.definition === definition ? before : { definition, record: before.record };
    }
    const start = findings.facts.length;
    const record = kinds[definition.kind].resolve(definition, context);
    if (findings.facts.length > start) facts.add(definition);
    return { definition, record: settleReferences(definition.kind, record, layers, mention) };
  };
  const records = new Map<KindName, ReadonlyMap<string, ResolvedDefinition>>();
  const gone: ResolvedDefinition[] = [];
  for (const kind of emittedKinds) {
    if (kind === "profession_item_substitutions") continue;
    const before = earlier?.model.records.get(kind);
    if (before && stale && (kind === "uncraft" ? !crafts : !stale.has(kind))) {
      records.set(kind, before);
      continue;
    }
    const some = kind === "uncraft" || !before ? undefined : stale?.get(kind);
    const table = new Map(some && before);
    for (const definition of some ?? registry.all(kind)) {
      table.set(definition.id, finish(definition));
    }
    records.set(kind, table);
    for (const id of some?.map((each) => each.id) ?? before?.keys() ?? []) {
      const each = before?.get(id);
      if (each && table.get(id)?.record !== each.record) gone.push(each);
    }
  }
  const substitutions = layers.substitutions.map(finish);
  const values = new Set(substitutions.map(({ record }) => record));
  for (const each of earlier?.model.substitutions ?? []) {
    if (!values.has(each.record)) gone.push(each);
  }
  // Only now, so that an id which goes here and comes there never counts as gone.
  for (const { definition, record } of gone) {
    walkOf(definition.kind)(record, (kind, id) => {
      mentions.remove(kind, id);
    });
  }
  return { records, substitutions, mentions, generated, context, facts, told };
}

/** The model without its records, for runs in which only the findings count. */
export function resolveFindings(
  layers: Layers,
  rules: DialectRules,
  findings: Findings,
  known: Pick<KnownIds, "isUnrecoverable">,
): ContentModel {
  const context = contextOf(layers, rules, findings, known);
  const generated = generate(layers, context, undefined);
  for (const kind of emittedKinds) {
    const { findings: report } = kinds[kind];
    if (!report) continue;
    for (const definition of layers.registry.all(kind)) report(definition, context);
  }
  return {
    records: new Map(),
    substitutions: [],
    mentions: createMentions(),
    generated,
    context,
    facts: new Set(),
    told: [],
  };
}

function contextOf(
  { registry, origins }: Layers,
  rules: DialectRules,
  { report }: Findings,
  known: Pick<KnownIds, "isUnrecoverable"> | undefined,
): ResolveContext {
  return {
    rules,
    report,
    find: registry.get,
    ...(known ? { isUnrecoverable: known.isUnrecoverable } : {}),
    placeOf: origins.placeOf,
  };
}

interface Reuse {
  /** What the definition was resolved to, where that still holds. */
  readonly record: (definition: Definition) => ResolvedDefinition | undefined;
  /** The uncraft that was generated from the recipe, where the recipe's record still holds. */
  readonly uncraft: (recipe: Definition, id: string) => Definition | undefined;
  /** By kind, the definitions whose records may not hold; absent where packs were layered anew, and any may not. */
  readonly stale?: ReadonlyMap<KindName, readonly Definition[]>;
  /** Whether what was found of uncrafts shows objects that are gone. */
  readonly toldElsewhere: boolean;
}

/** Records of earlier definitions that said the same, and that bring in no requirement which says something else now. */
function reusableRecords(
  { model, layers, changes, locations }: EarlierModel,
  { registry }: Layers,
): Reuse {
  const changed = new Set<string>();
  for (const { id, value } of registry.all("requirement")) {
    if (layers.registry.get("requirement", id)?.value !== value) changed.add(id);
  }
  for (const id of layers.registry.ids("requirement")) {
    if (!registry.get("requirement", id)) changed.add(id);
  }
  const stale = requirementUsers(registry, changed);
  const substitutions = new Map(model.substitutions.map((each) => [each.definition.value, each]));

  function record(definition: Definition): ResolvedDefinition | undefined {
    const { kind, id, value, obsolete } = definition;
    const before =
      kind === "profession_item_substitutions"
        ? substitutions.get(value)
        : model.records.get(kind)?.get(id);
    if (before?.definition.value !== value || before.definition.obsolete !== obsolete) {
      return undefined;
    }
    // What was found shows lines, which may be others now.
    const told = model.facts.has(before.definition);
    return told || stale.has(definition) ? undefined : before;
  }

  const doubtful = inOrder(
    new Set([...changes.changed.keys(), ...stale, ...model.facts]),
    registry,
  );
  return {
    record,
    ...(changes.layered ? {} : { stale: doubtful }),
    toldElsewhere: model.told.some((fact) => showsGone(fact, locations)),
    uncraft: (recipe, id) => {
      const before = model.records.get("uncraft")?.get(id)?.definition;
      return before?.generatedFrom === recipe.id && record(recipe) ? before : undefined;
    },
  };
}

/** Those that are still there, by kind, as they would be resolved if all were. */
function inOrder(
  definitions: ReadonlySet<Definition>,
  registry: Layers["registry"],
): ReadonlyMap<KindName, readonly Definition[]> {
  // Substitutions, which have no ids, are few enough to be asked one by one.
  const ours = new Set([...definitions].map(({ kind }) => kind));
  ours.delete("profession_item_substitutions");
  const lists = [...ours].map(
    (kind) => [kind, [...registry.all(kind)].filter((each) => definitions.has(each))] as const,
  );
  return new Map(lists.filter(([, list]) => list.length > 0));
}

/** Adds the definitions that others give rise to; of a kind none where an author wrote one of its id. */
function generate({ registry }: Layers, context: ResolveContext, reuse: Reuse | undefined): number {
  let count = 0;
  for (const kind of kindNames) {
    const { generation } = kinds[kind];
    if (!generation) continue;
    const sources = [...registry.all(generation.from)].filter(({ obsolete }) => !obsolete);
    const written = [...registry.all(kind)];
    for (const { source, id } of generation.choose(sources, written, context)) {
      const taken = registry.get(kind, id);
      if (taken) {
        reportTaken(source, taken, generation.member, context);
        continue;
      }
      const before = reuse?.uncraft(source, id);
      const value: JsonObject = before?.value ?? generation.generate(source, context);
      registry.set(
        before?.origin === source.origin
          ? before
          : {
              kind,
              id,
              value,
              origin: source.origin,
              contributors: source.contributors,
              obsolete: false,
              generatedFrom: source.id,
            },
      );
      count += 1;
    }
  }
  return count;
}

/** The id of an uncraft of another item, with its suffix, may be that of the item of a recipe (§7.1). */
function reportTaken(
  source: Definition,
  { kind, id, origin }: Definition,
  member: string,
  context: ResolveContext,
): void {
  const notes = [noteOn(origin, "first defined here")];
  const place = context.placeOf(source, [member]);
  context.report("duplicate-id", place, { kind, id, recipe: true }, { notes });
}

const walks = new Map<KindName, ReferenceWalk>();

function walkOf(kind: KindName): ReferenceWalk {
  let walk = walks.get(kind);
  if (!walk) {
    const { root, definitions } = shapes[kind].resolved;
    walk = compileReferences(root, definitions);
    walks.set(kind, walk);
  }
  return walk;
}

/** The record with the ids that aliases stand for; mentioned ids are gathered. Parts of it may be the author's own. */
function settleReferences(
  kind: KindName,
  record: JsonObject,
  { registry }: Layers,
  mention: (kind: string, id: string) => void,
): JsonObject {
  const settled = new Map<object, Map<string, string>>();
  walkOf(kind)(record, (refKind, id, container, key) => {
    const canonical = isKind(refKind) ? registry.canonical(refKind, id) : id;
    mention(refKind, canonical);
    if (canonical === id) return;
    const slots = settled.get(container) ?? new Map<string, string>();
    settled.set(container, slots.set(String(key), canonical));
  });
  return settled.size === 0 ? record : withValues(record, settled);
}

const ownKinds: ReadonlySet<string> = new Set(kindNames);

function isKind(kind: string): kind is KindName {
  return ownKinds.has(kind);
}

/**
 * resolve: Definition[] -> ContentModel. Every kind turns its layered definitions into the records that game code
 * reads; reversible recipes give their disassemblies (§2.10); aliases in records become the ids they stand for.
 */
import { shapes } from "./compiled/shapes.ts";
import type { Findings } from "./diagnostics/findings.ts";
import type { DialectRules } from "./dialect.ts";
import type { ResolveContext } from "./kinds/kind.ts";
import { kinds } from "./kinds/registry.ts";
import { chooseReversible } from "./kinds/uncraft/choose-reversible.ts";
import { generateUncraft } from "./kinds/uncraft/generate-uncraft.ts";
import type { KnownIds } from "./known-ids.ts";
import type { Layers } from "./layer.ts";
import {
  kindNames,
  type Definition,
  type JsonObject,
  type KindName,
  type ResolvedDefinition,
} from "./model.ts";
import { compileReferences, type ReferenceWalk } from "./schema/references.ts";

export interface ContentModel {
  /** Records by kind and id; requirements are inlined into recipes and have none. */
  readonly records: ReadonlyMap<KindName, ReadonlyMap<string, ResolvedDefinition>>;
  /** In load order (§2.2). */
  readonly substitutions: readonly ResolvedDefinition[];
  /** Ids that records mention, by kind. */
  readonly mentioned: ReadonlyMap<string, ReadonlySet<string>>;
  readonly generated: number;
  readonly context: ResolveContext;
}

/** Kinds whose definitions become modules of their own, in the specification's order. */
export const emittedKinds: readonly KindName[] = kindNames.filter((kind) => kind !== "requirement");

export function resolve(
  layers: Layers,
  rules: DialectRules,
  findings: Findings,
  known?: Pick<KnownIds, "isUnrecoverable">,
): ContentModel {
  const { registry, origins } = layers;
  const context: ResolveContext = {
    rules,
    report: findings.report,
    find: registry.get,
    ...(known ? { isUnrecoverable: known.isUnrecoverable } : {}),
    placeOf: origins.placeOf,
  };
  const generated = generateUncrafts(layers, context);
  const mentioned = new Map<string, Set<string>>();
  const records = new Map<KindName, ReadonlyMap<string, ResolvedDefinition>>();
  let substitutions: ResolvedDefinition[] = [];
  for (const kind of emittedKinds) {
    const finish = (definition: Definition): ResolvedDefinition => {
      const record = kinds[kind].resolve(definition, context);
      settleReferences(kind, record, layers, mentioned);
      return { definition, record };
    };
    if (kind === "profession_item_substitutions") {
      substitutions = layers.substitutions.map(finish);
      continue;
    }
    const table = new Map<string, ResolvedDefinition>();
    for (const definition of registry.all(kind)) table.set(definition.id, finish(definition));
    records.set(kind, table);
  }
  return { records, substitutions, mentioned, generated, context };
}

/** An explicit uncraft wins; among several recipes of one result the first by id (§2.10). */
function generateUncrafts({ registry }: Layers, context: ResolveContext): number {
  const recipes = [...registry.all("recipe")].filter(({ obsolete }) => !obsolete);
  const explicit = new Set(registry.ids("uncraft"));
  let count = 0;
  for (const recipe of chooseReversible(recipes, (item) => explicit.has(item), context)) {
    const value: JsonObject = generateUncraft(recipe, context);
    const { result } = recipe.value;
    registry.set({
      kind: "uncraft",
      id: typeof result === "string" ? result : "",
      value,
      origin: recipe.origin,
      contributors: recipe.contributors,
      obsolete: false,
      generatedFrom: recipe.id,
    });
    count += 1;
  }
  return count;
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

/** Records are ours until they are emitted: aliases are written over, mentioned ids are gathered. */
function settleReferences(
  kind: KindName,
  record: JsonObject,
  { registry }: Layers,
  mentioned: Map<string, Set<string>>,
): void {
  walkOf(kind)(record, (refKind, id, container, key) => {
    let settled = id;
    if (isKind(refKind)) {
      settled = registry.canonical(refKind, id);
      if (settled !== id) (container as Record<string | number, unknown>)[key] = settled;
    }
    let ids = mentioned.get(refKind);
    if (!ids) {
      ids = new Set();
      mentioned.set(refKind, ids);
    }
    ids.add(settled);
  });
}

function isKind(kind: string): kind is KindName {
  return (kindNames as readonly string[]).includes(kind);
}

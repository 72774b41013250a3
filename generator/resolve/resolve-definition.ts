import { shapes } from "../compiled/shapes.ts";
import type { ResolveContext } from "../kinds/kind.ts";
import { kinds } from "../kinds/registry.ts";
import type { ContentQuestions } from "../kinds/view.ts";
import type { Definition, ResolvedDefinition } from "../model/definition.ts";
import type { JsonObject, Json } from "../model/json.ts";
import { isKindName, type KindName } from "../model/kind-names.ts";
import { visitReferences, type VisitReference } from "../schema/references.ts";

/** Resolves a definition to the record that game code reads; aliases in it are replaced by the ids they stand for. */
export function resolveDefinition(
  definition: Definition,
  context: ResolveContext,
  { canonical }: Pick<ContentQuestions, "canonical">,
): ResolvedDefinition {
  const record = kinds[definition.kind].resolve(definition, context);
  return { definition, record: withCanonicalIds(definition, record, canonical) };
}

/** Parts of the record may be containers read from a file, so those with an alias in them are copied. */
function withCanonicalIds(
  { kind, id: ownId }: Definition,
  record: JsonObject,
  canonical: ContentQuestions["canonical"],
): JsonObject {
  const settled = new Map<object, Map<string, string>>();
  visitRecord(kind, record, (refKind, id, container, key) => {
    // Its own id is not an alias.
    if (!isKindName(refKind) || (refKind === kind && id === ownId)) return;
    const name = canonical(refKind, id);
    if (name === id) return;
    const slots = settled.get(container) ?? new Map<string, string>();
    settled.set(container, slots.set(String(key), name));
  });
  return settled.size === 0 ? record : withValues(record, settled);
}

/** Visits the ids in a record of the kind. */
export function visitRecord(kind: KindName, record: JsonObject, visit: VisitReference): void {
  visitReferences(shapes[kind].resolved.root, record, visit);
}

/** Container -> key as text -> the new value of that key. */
type Replacements = ReadonlyMap<object, ReadonlyMap<string, Json>>;

/**
 * Returns the value with some values replaced; containers of replaced values are copied, since others may share them.
 */
function withValues<T extends Json>(value: T, replacements: Replacements): T {
  if (typeof value !== "object" || value === null) return value;
  const own = replacements.get(value);
  let copy: Record<string, Json> | undefined;
  for (const [key, each] of Object.entries(value)) {
    const next = own?.get(key) ?? withValues(each, replacements);
    if (next === each) continue;
    copy ??= (Array.isArray(value) ? [...value] : { ...value }) as Record<string, Json>;
    copy[key] = next;
  }
  return (copy ?? value) as T;
}

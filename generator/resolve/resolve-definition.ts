import type { Kinds, KindsContext } from "../kinds/kinds.ts";
import type { ContentQueries } from "../kinds/view.ts";
import type { Definition, ResolvedDefinition } from "../model/definition.ts";
import type { JsonObject, Json } from "../model/json.ts";
import { PairMap } from "../model/maps.ts";
import { visitReferences } from "../schema/references.ts";

/** Resolves a definition to the record that game code reads; aliases in it are replaced by the ids they stand for. */
export function resolveDefinition(
  definition: Definition,
  context: KindsContext,
  { canonical }: Pick<ContentQueries, "canonical">,
): ResolvedDefinition {
  const record = context.recordOf(definition, context);
  return { definition, ...withCanonicalIds(context.kinds, definition, record, canonical) };
}

/** Parts of the record may be containers read from a file, so those with an alias in them are copied. */
function withCanonicalIds(
  kinds: Kinds,
  { kind, id: ownId }: Definition,
  record: JsonObject,
  canonical: ContentQueries["canonical"],
): Pick<ResolvedDefinition, "record" | "references"> {
  const references: string[] = [];
  let names: PairMap<object, string, string> | undefined;
  visitReferences(kinds.of(kind).shapes.resolved.root, record, (refKind, id, container, key) => {
    // Its own id is not an alias.
    const isOther = kinds.has(refKind) && (refKind !== kind || id !== ownId);
    const name = isOther ? canonical(refKind, id) : id;
    references.push(refKind, name);
    if (name !== id) (names ??= new PairMap()).set(container, String(key), name);
  });
  return { record: names ? withNames(record, names) : record, references };
}

/**
 * Returns the value with some names replaced; their containers are copied, since others may share them.
 * @param names by container and key as text
 */
function withNames<T extends Json>(value: T, names: PairMap<object, string, string>): T {
  if (typeof value !== "object" || value === null) return value;
  let copy: Record<string, Json> | undefined;
  for (const [key, each] of Object.entries(value)) {
    const next = names.get(value, key) ?? withNames(each, names);
    if (next === each) continue;
    copy ??= (Array.isArray(value) ? [...value] : { ...value }) as Record<string, Json>;
    copy[key] = next;
  }
  return (copy ?? value) as T;
}

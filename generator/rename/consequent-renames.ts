/**
 * Ids that change because they are made of the one that is renamed (§2.10): of what names an item as what it makes, the
 * recipes, and what is generated from them.
 */
import { idMembers } from "../kinds/naming-members.ts";
import { generatedKinds } from "../layer/registry.ts";
import { idsOf } from "../layer/raw-id.ts";
import type { RawObject } from "../model/definition.ts";
import type { NamedId } from "../parse/external-definitions.ts";
import type { ContentQuery } from "../query/content-query.ts";
import { isNaming, type SymbolReference } from "../symbols/symbol-references.ts";

export interface Renamed extends NamedId {
  readonly to: string;
  /** The objects that have the id. */
  readonly objects: readonly RawObject[];
}

/** @param references all to the id that is renamed */
export function consequentRenames(
  query: ContentQuery,
  { id }: NamedId,
  references: readonly SymbolReference[],
  to: string,
): readonly Renamed[] {
  const { kinds } = query.content.model.context;
  const found = new Map<string, Renamed>();
  for (const reference of references) {
    const { object, container, key } = reference;
    const { kind, value } = object;
    if (isNaming(reference) || container !== value || !kinds.has(kind)) continue;
    if (!idMembers(kinds.of(kind)).includes(String(key))) continue;
    const [own] = idsOf(kind, value, kinds);
    const [now] = idsOf(kind, { ...value, [key]: to }, kinds);
    // What is inherited of an id does not change here.
    const isWhole = idsOf(kind, { ...value }, kinds)[0] === own;
    if (own === undefined || now === undefined || !isWhole) continue;
    const objects = [...(found.get(`${kind} ${own}`)?.objects ?? []), object];
    found.set(`${kind} ${own}`, { kind, id: own, to: now, objects });
  }
  // An id that another object keeps is still there.
  const written = [...found.values()].filter((each) =>
    query.spelt(each).every((other) => !isNaming(other) || each.objects.includes(other.object)),
  );
  const [first] = written;
  if (!first) return [];
  const generated = generatedKinds(kinds)
    .map((kind) => ({ kind, id }))
    .filter((each) => query.exists(each) && !query.spelt(each).some(isNaming));
  return [...written, ...generated.map((each) => ({ ...each, to, objects: first.objects }))];
}

/**
 * What may be defined in content that was not read as its author meant it. An object whose id can be read has defined
 * that id, and references to it stay silent; what has no such id may have defined any.
 */
import { losesContent } from "../diagnostics/content-losing.ts";
import type { Fact } from "../diagnostics/diagnostic.ts";
import { findAtPath } from "../json/locate-path.ts";
import { namingMembers } from "../json/unread-ids.ts";
import type { SourceText } from "../model/source-text.ts";
import type { Layers } from "../layer/layer.ts";
import type { JsonObject, JsonPath } from "../model/json.ts";
import { isKindName, type KindName } from "../model/kind-names.ts";

/** Kinds of which some definition may be lost; "any" where nothing is known of what is lost. */
export type LostContent = ReadonlySet<KindName> | "any";

export function lostContent(facts: readonly Fact[], { fate }: Pick<Layers, "fate">): LostContent {
  const kinds = new Set<KindName>();
  for (const [{ kind, value }, became] of fate) {
    if (became === "rejected" && !isNamed(value)) kinds.add(kind);
  }
  const seen = new Map<SourceText, Set<string | number | undefined>>();
  for (const fact of facts) {
    if (isSecondDefinition(fact)) {
      // It was copied from the first, perhaps, and was to have an id of its own.
      const { kind } = fact.data as { readonly kind: string };
      if (!isKindName(kind)) return "any";
      kinds.add(kind);
    }
    if (!losesContent(fact) || fact.code === "duplicate-id") continue;
    const { place } = fact;
    if (!("path" in place)) return "any";
    const [index, ...path] =
      typeof place.path[0] === "number" ? place.path : [undefined, ...place.path];
    if (renames(fact, path[0])) return "any";
    const known = seen.get(place.source) ?? new Set();
    if (known.has(index)) continue;
    seen.set(place.source, known.add(index));
    const object = objectAt(place.source, index === undefined ? [] : [index]);
    if (object === undefined) return "any";
    if (isNamed(object)) continue;
    const { type } = object;
    if (typeof type !== "string" || !isKindName(type) || fact.code === "other-kind") return "any";
    kinds.add(type);
  }
  return kinds;
}

/** An object of an id that its own pack has already. */
function isSecondDefinition({ code, place, notes }: Fact): boolean {
  if (code === "duplicate-id") return true;
  if (code !== "replaced-definition") return false;
  const other = notes?.[0]?.place;
  return other?.source.packName === place.source.packName;
}

/** Whether the finding is about how the object is named. */
function renames({ code }: Fact, member: string | number | undefined): boolean {
  if (code !== "duplicate-member" && code !== "wrong-type") return false;
  return member === "type" || namingMembers.some((name) => name === member);
}

/** Whether all of its ids can be read; an alias alone is no id. */
function isNamed(object: JsonObject): boolean {
  const names = namingMembers.filter((name) => name !== "alias" && Object.hasOwn(object, name));
  return (
    names.length > 0 &&
    names.flatMap((name) => object[name] ?? null).every((each) => typeof each === "string")
  );
}

function objectAt(source: SourceText, path: JsonPath): JsonObject | undefined {
  const found = findAtPath(source, path);
  if (found?.node.type !== "object") return undefined;
  const { node, base } = found;
  const start = base + node.offset;
  try {
    return JSON.parse(source.text.slice(start, start + node.length)) as JsonObject;
  } catch {
    return undefined;
  }
}

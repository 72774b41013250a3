/**
 * Determines what may be defined in content that was not read as its author meant it. An object with a readable id
 * defines that id, and references to it are not reported; an object without one may define any id.
 */
import { losesContent } from "../diagnostics/content-losing.ts";
import { isAbout, type Fact } from "../diagnostics/diagnostic.ts";
import { readJson } from "../json/parse-json.ts";
import { isObject } from "../json/containers.ts";
import { nodeAtPath, textOf } from "../json/tree.ts";
import { namingMembers } from "../parse/unread-ids.ts";
import type { Kinds } from "../kinds/kinds.ts";
import type { SourceText } from "../model/source-text.ts";
import type { Layers } from "../layer/layer.ts";
import type { Entry } from "../model/definition.ts";
import type { JsonObject, JsonPath } from "../model/json.ts";
import type { ObjectPlace, Place, TextPlace } from "../model/place.ts";
import type { Memo } from "../model/memo.ts";
import type { KindName } from "../model/kind-names.ts";

/** Kinds of which a definition may be lost; "any" if nothing is known about what is lost. */
export type LostContent = ReadonlySet<KindName> | "any";

export function lostContent(
  kinds: Kinds,
  facts: readonly Fact[],
  { set: { outcomes } }: Pick<Layers, "set">,
  memo: Memo,
): LostContent {
  const lost = new Set<KindName>();
  for (const [{ kind, value }, became] of outcomes) {
    if (became === "rejected" && !isNamed(kinds, value)) lost.add(kind);
  }
  const seen = new Map<object, Set<number | undefined>>();
  const losing = memo.part("what loses content", facts, () =>
    facts.filter((fact) => losesContent(fact) || isSecondDefinition(fact)),
  );
  for (const fact of losing) {
    if (isSecondDefinition(fact)) {
      // It may be a copy of the first that should have had an id of its own.
      const { kind } = fact.data;
      if (!kinds.has(kind)) return "any";
      lost.add(kind);
    }
    if (!losesContent(fact) || fact.code === "duplicate-id") continue;
    const { place } = fact;
    if (!("path" in place)) return "any";
    const { holder, index, path } = splitPlace(place);
    if (renames(kinds, fact, path[0])) return "any";
    const known = seen.get(holder) ?? new Set();
    if (known.has(index)) continue;
    seen.set(holder, known.add(index));
    const object = "value" in holder ? holder.value : objectAt(holder, index);
    if (object === undefined) return "any";
    if (isNamed(kinds, object)) continue;
    const { type } = object;
    const kind = typeof type === "string" ? kinds.ofType(type) : undefined;
    if (kind === undefined || fact.code === "other-kind") return "any";
    lost.add(kind.name);
  }
  return lost;
}

/** Whether the object has an id that its own pack has already defined. */
function isSecondDefinition(fact: Fact): fact is Fact<"duplicate-id" | "replaced-definition"> {
  if (isAbout(fact, "duplicate-id")) return true;
  if (!isAbout(fact, "replaced-definition")) return false;
  const other = fact.notes?.[0]?.place;
  return other !== undefined && packNameOf(other) === packNameOf(fact.place);
}

function packNameOf(place: Place): string | undefined {
  return "entry" in place ? place.entry.pack.name : place.source.packName;
}

/** Splits a place into the object it belongs to and the path inside that object. */
function splitPlace(place: ObjectPlace | (TextPlace & { readonly path: JsonPath })): {
  readonly holder: Entry | SourceText;
  readonly index?: number;
  readonly path: JsonPath;
} {
  if ("entry" in place) return { holder: place.entry, path: place.path };
  const [index, ...path] = place.path;
  const holder = place.source;
  return typeof index === "number" ? { holder, index, path } : { holder, path: place.path };
}

/** Whether the finding affects how the object is named. */
function renames(kinds: Kinds, { code }: Fact, member: string | number | undefined): boolean {
  if (code !== "duplicate-member" && code !== "wrong-type") return false;
  return member === "type" || namingMembers(kinds).has(String(member));
}

/** Whether all ids of the object are readable; an alias alone is not an id. */
function isNamed(kinds: Kinds, object: JsonObject): boolean {
  const names = [...namingMembers(kinds)].filter(
    (name) => name !== "alias" && Object.hasOwn(object, name),
  );
  return (
    names.length > 0 &&
    names.flatMap((name) => object[name] ?? null).every((each) => typeof each === "string")
  );
}

function objectAt(source: SourceText, index: number | undefined): JsonObject | undefined {
  const node = nodeAtPath(source, index === undefined ? [] : [index]);
  const value = node && readJson(textOf(source.text, node));
  return isObject(value) ? value : undefined;
}

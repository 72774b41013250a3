/** An undefined id still has another end: what was probably meant, or what has the id instead. */
import type { NoteOf } from "../diagnostics/code.ts";
import type { Fact } from "../diagnostics/diagnostic.ts";
import type { KnownIds } from "../layer/known-ids.ts";
import { noteOn } from "../layer/raw-id.ts";
import type { Registry } from "../layer/registry.ts";
import type { Definition } from "../model/definition.ts";
import type { KindName } from "../model/kind-names.ts";
import type { Place } from "../model/place.ts";
import { externalIndex, type NamedId } from "../parse/external-definitions.ts";
import type { ParsedFile } from "../parse/parse.ts";
import { unknownId, type UnknownId } from "./unknown-ids.ts";

type OtherEnd = NoteOf<
  "unknown-reference" | "unknown-parent" | "unknown-modification-target" | "unknown-look"
>;

/** Everything that may have the id. */
interface Content {
  readonly registry: Registry;
  readonly known: Pick<KnownIds, "otherKindOf">;
  readonly parsed: readonly ParsedFile[];
}

/** Returns the findings; those about unknown ids with the place of the other end if the packs contain it. */
export function withOtherEnds(facts: readonly Fact[], content: Content): readonly Fact[] {
  const ends = new Map<Fact, OtherEnd>();
  for (const fact of facts) {
    const unknown = fact.notes === undefined ? unknownId(fact) : undefined;
    if (unknown === undefined) continue;
    const end = otherEndOf(unknown, content.registry) ?? externalEndOf(unknown, content);
    if (end) ends.set(fact, end);
  }
  return facts.map((fact) => {
    const end = ends.get(fact);
    return end ? { ...fact, notes: [end] } : fact;
  });
}

function otherEndOf({ kind, id, suggestion }: UnknownId, registry: Registry): OtherEnd | undefined {
  const { kinds } = registry;
  const own = kind === undefined ? kinds.names : kinds.has(kind) ? [kind] : [];
  if (suggestion !== undefined) {
    const meant = firstOf(own, suggestion, registry);
    return meant && { ...noteOn(kinds, meant.origin, "suggested"), data: { id: suggestion } };
  }
  const template = own.map((each) => registry.template(each, id)?.contributors.at(-1));
  const [named] = template.filter((each) => each !== undefined);
  if (named) return noteOn(kinds, named, "template");
  const others = kinds.names.filter((each) => !own.includes(each));
  const other = firstOf(others, id, registry);
  return other && { ...noteOn(kinds, other.origin, "otherKind"), data: { kind: other.kind } };
}

/** The other end if it is of an external kind. */
function externalEndOf(
  { kind, id, suggestion }: UnknownId,
  { known, parsed, registry }: Content,
): OtherEnd | undefined {
  if (kind === undefined) return undefined;
  const placeOf = (named: NamedId): Place | undefined => {
    const [first] = externalIndex(parsed, registry.kinds).definitions(named);
    return first && { source: first.file, path: first.path, target: "value" };
  };
  if (suggestion !== undefined) {
    const place = placeOf({ kind, id: suggestion });
    return place && { note: "suggested", data: { id: suggestion }, place };
  }
  const other = known.otherKindOf(kind, id);
  const place = other === undefined ? undefined : placeOf({ kind: other, id });
  return other === undefined || !place
    ? undefined
    : { note: "otherKind", data: { kind: other }, place };
}

/** The first definition with this id that an author wrote; only these have a place. */
function firstOf(
  kinds: readonly KindName[],
  id: string,
  registry: Registry,
): Definition | undefined {
  for (const kind of kinds) {
    const found = registry.get(kind, id);
    if (found && !registry.isBuiltIn(found) && found.generatedFrom === undefined) return found;
  }
  return undefined;
}

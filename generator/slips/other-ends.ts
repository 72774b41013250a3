/** An id that is not there has another end all the same: what was probably meant, or what has the id instead. */
import type { NoteOf } from "../diagnostics/code.ts";
import type { Fact } from "../diagnostics/diagnostic.ts";
import { noteOn } from "../layer/placement.ts";
import type { Registry } from "../layer/registry.ts";
import type { Definition } from "../model/definition.ts";
import { isKindName, kindNames, type KindName } from "../model/kind-names.ts";
import { unknownId, type UnknownId } from "./unknown-id.ts";

type OtherEnd = NoteOf<
  "unknown-reference" | "unknown-parent" | "unknown-modification-target" | "unknown-look"
>;

/** The findings, those about unknown ids with the place of the other end where the packs have it. */
export function withOtherEnds(facts: readonly Fact[], registry: Registry): readonly Fact[] {
  return facts.map((fact) => {
    const unknown = fact.notes === undefined ? unknownId(fact) : undefined;
    const end = unknown && otherEndOf(unknown, registry);
    return end ? { ...fact, notes: [end] } : fact;
  });
}

function otherEndOf({ kind, id, suggestion }: UnknownId, registry: Registry): OtherEnd | undefined {
  const own = kind === undefined ? kindNames : isKindName(kind) ? [kind] : [];
  if (suggestion !== undefined) {
    const meant = firstOf(own, suggestion, registry);
    return meant && { ...noteOn(meant.origin, "suggested"), data: { id: suggestion } };
  }
  const template = own.map((each) => registry.template(each, id)?.contributors.at(-1));
  const [named] = template.filter((each) => each !== undefined);
  if (named) return noteOn(named, "template");
  const others = kindNames.filter((each) => !own.includes(each));
  const other = firstOf(others, id, registry);
  return other && { ...noteOn(other.origin, "otherKind"), data: { kind: other.kind } };
}

/** Only what an author wrote under that id has a place. */
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

/**
 * Checks definitions that are complete after layering: mandatory members must be present (§2), and a value combined
 * from several objects must still have its shape. A definition that fails leaves the registry; its id stays known.
 */
import { isWellShaped } from "../kinds/well-shaped.ts";
import type { Fact, Report } from "../diagnostics/diagnostic.ts";
import { howToAdd } from "../schema/sample.ts";
import type { Definition, RawObject } from "../model/definition.ts";
import { explainShape } from "../validate/validate.ts";
import { lackedBy, namingMember, templateName } from "./raw-id.ts";
import type { Layering } from "./layering.ts";
import { recoverablePart } from "./recoverable.ts";
import { byLoadOrder } from "./load-order.ts";
import { misspeltObjects, reportTypoOf } from "./intended.ts";
import { holderOf, placeIn, type Place } from "../model/place.ts";
import { reject } from "./reject.ts";
import type { Rejected } from "./notes.ts";
import { PairMap } from "../model/maps.ts";
import { once } from "../model/once.ts";

/** What the checks of all definitions share. */
interface Completing {
  readonly layering: Layering;
  readonly isMisspelt: (definition: Definition) => boolean;
  readonly reportOnce: () => Report;
}

export function complete(layering: Layering): void {
  const { registry, notes, facts, order } = layering;
  // Most content never needs it.
  const misspelt = once(() => misspeltObjects(facts));
  const completing: Completing = {
    layering,
    isMisspelt: (definition) => misspelt()?.(definition) === true,
    reportOnce: reportsOnce(facts, notes.facts, notes.report),
  };
  const left = [...notes.all].flatMap(([object, { rejected }]) =>
    rejected ? [[object, rejected] as const] : [],
  );
  for (const [, rejected] of byLoadOrder(left, order)) inspectRejected(completing, rejected);
  for (const kind of registry.kinds.names) {
    const definitions = [...registry.all(kind)].filter((each) => !registry.isBuiltIn(each));
    const lacking = new Map<RawObject, readonly string[]>();
    for (const each of definitions) {
      const lacks = lackedBy(registry.kinds, each);
      if (lacks.length > 0) lacking.set(each.origin, lacks);
    }
    for (const definition of definitions) completeOne(completing, definition, lacking);
  }
}

/** Reports the mandatory members that a left-out object lacks, as far as it can be read. */
function inspectRejected(completing: Completing, rejected: Rejected): void {
  const { definition, unreadable, inherits, nameless } = rejected;
  if (inherits || templateName(definition.value) !== undefined) return;
  // If another object defines its id, it may be meant to change that one.
  if (completing.layering.registry.get(definition.kind, definition.id)) return;
  const gone = unreadable.get(definition.value);
  const name = nameless ? namingMember(completing.layering.kinds.of(definition.kind)) : undefined;
  const isReported = (member: string): boolean => member === name || gone?.has(member) === true;
  const lacks = lackedBy(completing.layering.kinds, definition).filter(
    (member) => !isReported(member),
  );
  reportLacking(completing, definition, lacks);
}

/** @param lacking the missing members of each incomplete definition of the kind, by its origin */
function completeOne(
  completing: Completing,
  definition: Definition,
  lacking: ReadonlyMap<RawObject, readonly string[]>,
): void {
  const { layering } = completing;
  const { kind, value, origin, contributors } = definition;
  layering.notes.about(origin);
  const isWhole = hasItsShape(completing, definition);
  const lacks = lacking.get(origin) ?? [];
  if (isWhole && lacks.length === 0) return;
  // Members that a parent lacks are the parent's mistake and are reported there.
  const parents = [...contributors].filter((other) => other !== origin);
  const own = lacks.filter(
    (member) => !parents.some((other) => lacking.get(other)?.includes(member) === true),
  );
  reportLacking(completing, definition, own);
  layering.registry.remove(definition);
  const { derived } = layering.origins;
  const recoverable = recoverablePart(layering.kinds.of(kind), value, derived);
  const gone = new Set([...(recoverable.unreadable.get(recoverable.value) ?? []), ...lacks]);
  reject(layering, origin, {
    value: recoverable.value,
    own: recoverablePart(layering.kinds.of(kind), origin.value, derived).value,
    contributors,
    unreadable: new Map([...recoverable.unreadable, [recoverable.value, gone]]),
    follows: isWhole && own.length === 0,
  });
}

/** Whether a value combined from several objects still has its shape; reports where it does not. */
function hasItsShape({ layering, reportOnce }: Completing, definition: Definition): boolean {
  const { value, contributors } = definition;
  const kind = layering.kinds.of(definition.kind);
  if (contributors.length === 1 || isWellShaped(kind, value)) return true;
  return explainShape(layering.kinds, kind, value, reportOnce(), (path, target) =>
    layering.origins.placeOf(definition, path, target),
  );
}

function reportLacking(
  completing: Completing,
  definition: Definition,
  members: readonly string[],
): void {
  const { kinds, notes, origins } = completing.layering;
  const { kind, value, origin } = definition;
  const { properties } = kinds.of(kind).shapes.definition;
  const isMisspelt = members.length > 0 && completing.isMisspelt(definition);
  const placeOf: Parameters<typeof reportTypoOf>[4] = (path, target) =>
    origins.placeOf(definition, path, target);
  notes.about(origin);
  for (const member of members) {
    if (isMisspelt && reportTypoOf(kinds, member, kinds.of(kind), value, placeOf, notes.report))
      continue;
    const property = properties?.[member];
    notes.report("missing-member", placeIn(origin, []), {
      where: "",
      member,
      ...(property ? howToAdd(member, property) : {}),
    });
  }
}

/**
 * Returns a function that makes, for each definition, a report that skips what was already reported of the same lines.
 * Findings are compared by their place in the file, where entries of lists may have other indices than in the value.
 */
function reportsOnce(
  loadFacts: readonly Fact[],
  layerFacts: readonly Fact[],
  report: Report,
): () => Report {
  const keyOf = (code: string, place: Place, data: unknown): string => {
    const { member = "" } = data as { readonly member?: string };
    return JSON.stringify([code, "path" in place ? place.path : place.offset, member]);
  };
  const reported = new PairMap<object, string, true>();
  let before: readonly Fact[] = loadFacts;
  let read = 0;
  return () => {
    for (const { code, place, data } of [...before, ...layerFacts.slice(read)]) {
      reported.set(holderOf(place), keyOf(code, place, data), true);
    }
    before = [];
    read = layerFacts.length;
    return (code, place, data, more) => {
      if (!reported.has(holderOf(place), keyOf(code, place, data))) report(code, place, data, more);
    };
  };
}

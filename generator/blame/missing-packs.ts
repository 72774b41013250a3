/** What is missing in a pack follows from a pack that it depends on and that is not loaded: both are one finding. */
import { isAbsence } from "../diagnostics/causes.ts";
import { isAbout, type Fact } from "../diagnostics/diagnostic.ts";
import type { Pack } from "../model/pack.ts";
import { dependencies } from "../packs/pack-order.ts";
import { ownCore, placeInMod } from "../packs/check-packs.ts";
import { unknownBase } from "./unknown-ids.ts";
import { addTo } from "../model/maps.ts";

/** Returns the findings, with those that follow from a missing pack replaced by one. */
export function reportMissingPacks(
  facts: readonly Fact[],
  packs: readonly Pack[],
): readonly Fact[] {
  const causes = causesIn(facts, packs);
  if (causes.size === 0) return facts;
  const covered = new Map<Missing, Fact[]>();
  const others = facts.filter((fact) => {
    const cause = isAbsence(fact) ? causes.get(packOf(fact)) : undefined;
    if (cause === undefined) return true;
    addTo(covered, cause, fact);
    return false;
  });
  const represented = [...covered].map(([cause, covers]): Fact => {
    const { id, suggestion } = cause.data;
    return { ...cause, data: { id, suggestion, follows: covers.length }, covers };
  });
  const replaced: ReadonlySet<Fact> = new Set(covered.keys());
  return [...others.filter((fact) => !replaced.has(fact)), ...represented];
}

/** A finding about a pack that is not there. */
type Missing = Fact<"dependency-missing">;

/** The first finding about a missing pack on which each pack depends, directly or through others. */
function causesIn(facts: readonly Fact[], packs: readonly Pack[]): ReadonlyMap<string, Missing> {
  const causes = new Map<string, Missing>();
  const absent = facts.filter((fact) => isAbout(fact, "dependency-missing"));
  for (const pack of packs) {
    const missing = absent.find(
      ({ place }) => "source" in place && place.source === pack.mod?.source,
    );
    const cause = missing ?? missingCore(facts, pack, packs);
    if (cause) causes.set(pack.name, cause);
  }
  if (causes.size === 0) return causes;
  const needs = dependencies(packs);
  for (const pack of packs) {
    if (causes.has(pack.name)) continue;
    const [cause] = (needs.get(pack) ?? []).flatMap(({ name }) => causes.get(name) ?? []);
    if (cause) causes.set(pack.name, cause);
  }
  return causes;
}

/** The first pack takes the place of the core on which it depends, unless it changes or copies what only that has. */
function missingCore(
  facts: readonly Fact[],
  pack: Pack,
  packs: readonly Pack[],
): Missing | undefined {
  const core = pack === packs[0] ? ownCore(packs) : undefined;
  if (!pack.mod || !core || !facts.some((fact) => packOf(fact) === pack.name && needsMore(fact))) {
    return undefined;
  }
  const place = placeInMod(pack.mod, core.path);
  return { code: "dependency-missing", place, data: { id: core.id, suggestion: undefined } };
}

function needsMore(fact: Fact): boolean {
  const base = unknownBase(fact);
  return base !== undefined && (fact.code === "inheritance-cycle" || base.suggestion === undefined);
}

function packOf({ place }: Fact): string {
  return "entry" in place ? place.entry.pack.name : "";
}

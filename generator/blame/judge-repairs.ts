/**
 * What a shape alone leaves open about a value of another form is decided by what content knows: of the ways to write
 * it, those whose ids exist as what they would then be are meant, and one that turns an id of another kind into an
 * unknown one is not.
 */
import type { Fact } from "../diagnostics/diagnostic.ts";
import { asBefore } from "../diagnostics/same-fact.ts";
import type { Kinds } from "../kinds/kinds.ts";
import type { ContentView } from "../kinds/view.ts";
import { getOrInsert } from "../model/maps.ts";
import type { Memo } from "../model/memo.ts";
import type { IdOf, Option, Repair } from "../schema/repair/repair.ts";

/** Returns the findings with their repairs decided. */
export function judgeRepairs(
  kinds: Kinds,
  facts: readonly Fact[],
  view: ContentView,
  memo: Memo,
): readonly Fact[] {
  const repairs = memo.part("repairs", facts, () => new Map(facts.flatMap(repairOf)));
  if (repairs.size === 0) return facts;
  // The findings in one list have the same ids when all of it is written anew.
  const verdicts = new Map<readonly IdOf[], Verdict>();
  const verdictOf = ({ ids }: Option): Verdict =>
    getOrInsert(verdicts, ids, () => verdictOn(kinds, ids, view));
  return facts.map((fact) => {
    const repair = repairs.get(fact);
    if (!repair) return fact;
    const data = { ...fact.data, repair: judged(repair, verdictOf) } as typeof fact.data;
    return asBefore({ ...fact, data });
  });
}

function repairOf(fact: Fact): (readonly [Fact, Repair])[] {
  const { repair } = fact.data as { readonly repair?: Repair | undefined };
  return repair !== undefined && hasIds(repair) ? [[fact, repair]] : [];
}

function hasIds({ instead, others = [] }: Repair): boolean {
  return others.length > 0 || instead.some(({ ids }) => ids.length > 0);
}

/** The repair that can be meant, with the options that can be; `undefined` if there is none. */
function judged(
  { others = [], ...repair }: Repair,
  verdictOf: (option: Option) => Verdict,
): Repair | undefined {
  const only = (one: Repair, wanted: Verdict): Repair | undefined => {
    const [first, ...more] = one.instead.filter((each) => verdictOf(each) === wanted);
    if (first === undefined) return undefined;
    return { ...one, instead: [first, ...more], certain: one.certain && more.length === 0 };
  };
  const known = [repair, ...others].map((each) => only(each, "known")).find(Boolean);
  if (known) return known;
  const open = only(repair, "open");
  const isOnly = repair.certain || repair.instead.length === 1;
  return open ?? (isOnly ? only(repair, "absent") : undefined);
}

/** `absent`: ids of the kind are known, but not this one; `disproved`: the id is one of another kind. */
type Verdict = "known" | "open" | "absent" | "disproved";

const worstFirst: readonly Verdict[] = ["disproved", "absent", "open"];

/** The worst of the verdicts on its ids. */
function verdictOn(kinds: Kinds, ids: readonly IdOf[], view: ContentView): Verdict {
  const all = new Set(ids.map((id) => verdictOnId(kinds, id, view)));
  return worstFirst.find((each) => all.has(each)) ?? (ids.length > 0 ? "known" : "open");
}

function verdictOnId(kinds: Kinds, { kind, id }: IdOf, view: ContentView): Verdict {
  const { known } = view;
  const ours = kinds.get(kind);
  if (ours ? view.exists(kind, id) || view.isBroken(kind, id) : known.has(kind, id)) {
    return "known";
  }
  const own = ours?.naming?.prefix;
  const isOther = kinds.all.some(({ name: each, naming }) => {
    const prefix = naming?.prefix;
    if (each === kind || prefix === undefined) return false;
    return view.exists(each, id) || (prefix !== own && id.startsWith(prefix));
  });
  if (isOther || known.otherKindOf(kind, id) !== undefined) return "disproved";
  const hasIds = ours ? view.hasIds(kind) : known.hasIds(kind);
  return hasIds && !(own !== undefined && id.startsWith(own)) ? "absent" : "open";
}

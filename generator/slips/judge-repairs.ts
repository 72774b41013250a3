/**
 * What a shape alone leaves open about a value of another form is decided by what content knows: of the ways to write
 * it, those whose ids exist as what they would then be are meant, and one that turns an id of another kind into an
 * unknown one is not.
 */
import type { Fact } from "../diagnostics/diagnostic.ts";
import { kinds } from "../kinds/registry.ts";
import type { ContentView } from "../kinds/view.ts";
import { isKindName, kindNames } from "../model/kind-names.ts";
import type { IdOf, Option, Repair } from "../schema/repair/repair.ts";

/** Decides the repairs of findings, in place. */
export function judgeRepairs(facts: Fact[], view: ContentView): void {
  facts.forEach((fact, index) => {
    const { repair } = fact.data as { readonly repair?: Repair | undefined };
    if (repair === undefined || !hasIds(repair)) return;
    const data = { ...fact.data, repair: judged(repair, view) } as typeof fact.data;
    facts[index] = { ...fact, data };
  });
}

function hasIds({ instead, others = [] }: Repair): boolean {
  return others.length > 0 || instead.some(({ ids }) => ids.length > 0);
}

/** The repair that can be meant, with the options that can be; `undefined` if there is none. */
function judged({ others = [], ...repair }: Repair, view: ContentView): Repair | undefined {
  const only = (one: Repair, wanted: Verdict): Repair | undefined => {
    const [first, ...more] = one.instead.filter((each) => verdictOn(each, view) === wanted);
    if (first === undefined) return undefined;
    return { ...one, instead: [first, ...more], certain: one.certain && more.length === 0 };
  };
  const known = [repair, ...others].map((each) => only(each, "known")).find(Boolean);
  return known ?? only(repair, "open");
}

type Verdict = "known" | "open" | "disproved";

/** Whether each id of an option exists as its place requires, or one of them can only be something else. */
function verdictOn({ ids }: Option, view: ContentView): Verdict {
  const statuses = ids.map((id) => isOfKind(id, view));
  if (statuses.includes(false)) return "disproved";
  return ids.length > 0 && statuses.every((each) => each === true) ? "known" : "open";
}

/** `undefined` if nothing tells. */
function isOfKind({ kind, id }: IdOf, view: ContentView): boolean | undefined {
  const { known } = view;
  if (isKindName(kind) ? view.exists(kind, id) || view.isBroken(kind, id) : known.has(kind, id)) {
    return true;
  }
  if (known.otherKindOf(kind, id) !== undefined) return false;
  const own = isKindName(kind) ? kinds[kind].naming?.prefix : undefined;
  const other = kindNames.find((each) => {
    const { prefix } = kinds[each].naming ?? {};
    if (each === kind || prefix === undefined) return false;
    return view.exists(each, id) || (prefix !== own && id.startsWith(prefix));
  });
  return other === undefined ? undefined : false;
}

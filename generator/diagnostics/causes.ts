/** What other findings may follow from is reported before them, whatever files they are in. */
import { codes } from "./code.ts";
import type { ContentCode } from "./code-definition.ts";
import { losesContent } from "./content-losing.ts";
import type { Fact } from "./diagnostic.ts";

/**
 * Places in the order of findings: what leaves content out, or decides which content is there at all; then what does so
 * because something is not there; then the rest. Where something is left out, ids that are not there come last: they
 * may be in it.
 */
export function causalOrder(facts: readonly Fact[]): (fact: Fact) => number {
  const isOpen = facts.some((fact) => isCause(fact) && !isAbsence(fact));
  return (fact) => {
    if (isCause(fact)) return isAbsence(fact) ? 1 : 0;
    return isOpen && isAbsence(fact) ? 3 : 2;
  };
}

function isCause(fact: Fact): boolean {
  return codes[fact.code].theme === "packs" || losesContent(fact);
}

/** It says that something is not there, which may be in what cannot be read. */
export function isAbsence({ code }: Fact): boolean {
  const { absence } = codes[code] as ContentCode<never>;
  return absence === true;
}

/** Findings that may cause others are reported before them, regardless of their files. */
import { codes } from "./code.ts";
import type { ContentCode } from "./code-definition.ts";
import { losesContent } from "./content-losing.ts";
import type { Fact } from "./diagnostic.ts";

/**
 * Ranks findings: first those that leave content out or decide which content exists; then those of them that are due to
 * something missing; then the rest. If content is left out, other findings about missing ids come last: the ids may be
 * in that content.
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

/** Whether the finding reports something missing, which may be in content that cannot be read. */
export function isAbsence({ code, data }: Fact): boolean {
  const { absence } = codes[code] as unknown as ContentCode<unknown>;
  return typeof absence === "function" ? absence(data) : absence === true;
}

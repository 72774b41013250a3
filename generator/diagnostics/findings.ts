import type { Fact, Report } from "./diagnostic.ts";

/** Collects what stages report, in the order in which they report it. */
export interface Findings {
  readonly facts: Fact[];
  readonly report: Report;
}

export function createFindings(): Findings {
  const facts: Fact[] = [];
  return {
    facts,
    report: (code, place, data, more) => {
      // The pair of code and data was checked at the call; inside the list it is one union.
      facts.push({ code, place, data, ...more });
    },
  };
}

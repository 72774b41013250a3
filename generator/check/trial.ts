/**
 * What follows from a misspelt member is no mistake of its own: of what a definition's rules find, only that counts which
 * they would also find if members were spelt as they were meant, here and in what is looked up.
 */
import type { Fact } from "../diagnostics/diagnostic.ts";
import type { Place } from "../model/place.ts";
import { createFindings } from "../diagnostics/findings.ts";
import type { ResolveContext, Rule } from "../kinds/kind.ts";
import type { ContentView } from "../kinds/view.ts";
import type { misspeltObjects } from "../layer/misspelt.ts";
import { asMeant } from "../layer/misspelt.ts";
import type { Registry } from "../layer/registry.ts";
import type { Definition } from "../model/definition.ts";
import type { KindName } from "../model/kind-names.ts";

/** Questions about misspelt members, from what was found before content is checked. */
export interface MisspellingQuestions {
  readonly isAnyMisspelt: () => boolean;
  /** Whether somebody who had a hand in the surviving definition of that id has misspelt a member. */
  readonly isMisspelt: (kind: KindName, id: string) => boolean;
}

export function misspellingQuestions(
  isMisspelt: ReturnType<typeof misspeltObjects>,
  registry: Registry,
): MisspellingQuestions {
  return {
    isAnyMisspelt: () => isMisspelt !== undefined,
    isMisspelt: (kind, id) => {
      const found = isMisspelt && registry.get(kind, id);
      return found !== undefined && isMisspelt?.(found) === true;
    },
  };
}

/** Tells of a finding of these rules whether it would be there without misspellings. @param meant as it was meant */
export type Trial = (rules: readonly Rule[], meant: Definition) => (fact: Fact) => boolean;

/** One for all definitions, so that what is worked out from what `find` answers holds for all. */
export function trialOf(
  { isMisspelt }: ContentView & MisspellingQuestions,
  context: ResolveContext,
): Trial {
  const { facts, report } = createFindings();
  const trial: ResolveContext = {
    ...context,
    report,
    placeOf: () => nowhere,
    find: (kind, id) => {
      const found = context.find(kind, id);
      return found && isMisspelt(kind, id) ? asMeant(found) : found;
    },
  };
  const textOf = ({ code, data }: Fact): string => JSON.stringify([code, data]);
  return (rules, meant) => {
    for (const rule of rules) rule(meant, trial);
    const kept = new Set(facts.splice(0).map(textOf));
    return (fact) => kept.has(textOf(fact));
  };
}

const nowhere: Place = { source: { displayPath: "", text: "" }, offset: 0, length: 0 };

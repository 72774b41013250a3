/**
 * The consequences of a misspelt member are not mistakes of their own: a finding of a definition's rules is attributed
 * to the misspellings that cause it, in the definition itself and in those that the rules look up.
 */
import type { Fact, Misspelling } from "../diagnostics/diagnostic.ts";
import type { Place } from "../model/place.ts";
import { createFindings } from "../diagnostics/findings.ts";
import type { Kind, Rule } from "../kinds/kind.ts";
import type { Kinds, KindsContext } from "../kinds/kinds.ts";
import { memoisedOfContent, type ContentView, type Memoised } from "../kinds/view.ts";
import { asIntended, misspeltMembers, type misspeltObjects } from "../layer/intended.ts";
import type { Registry } from "../layer/registry.ts";
import type { Definition } from "../model/definition.ts";
import type { KindName } from "../model/kind-names.ts";

/** Queries about misspelt members, answered from the facts found before content is checked. */
export interface MisspellingQueries {
  readonly isAnyMisspelt: () => boolean;
  /** Whether a contributor to the surviving definition of that id has misspelt a member. */
  readonly isMisspelt: (kind: KindName, id: string) => boolean;
}

export function misspellingQueries(
  isMisspelt: ReturnType<typeof misspeltObjects>,
  registry: Registry,
): MisspellingQueries & Pick<ContentView, "memoised"> {
  const memoised: Memoised<MisspellingQueries> = { isAnyMisspelt: true, isMisspelt: true };
  return {
    memoised: { ...memoisedOfContent, ...memoised },
    isAnyMisspelt: () => isMisspelt !== undefined,
    isMisspelt: (kind, id) => {
      const found = isMisspelt && registry.get(kind, id);
      return found !== undefined && isMisspelt?.(found) === true;
    },
  };
}

/** Returns, for a finding of these rules, the misspellings that cause it; none if it would be found anyway. */
export type Speculation = (
  rules: readonly Rule[],
  definition: Definition,
  isMisspelt: boolean,
) => (fact: Fact) => readonly Misspelling[];

/** One speculation for all definitions, so that results worked out from the answers of `find` are shared. */
export function speculationOf(
  view: ContentView & MisspellingQueries,
  context: KindsContext,
): Speculation {
  const { find, kinds } = context;
  const kindOf = ({ kind }: Definition): Kind => kinds.of(kind);
  const { facts, report } = createFindings();
  const speculative: KindsContext = { ...context, report, placeOf: () => nowhere };
  const findAsIntended = asIntendedBy(kinds, view, find, () => undefined);
  const textOf = ({ code, data }: Fact): string => JSON.stringify([code, data]);
  const foundBy = (
    rules: readonly Rule[],
    definition: Definition,
    lookUp: KindsContext["find"],
  ): ReadonlySet<string> => {
    for (const rule of rules) rule(definition, { ...speculative, find: lookUp });
    return new Set(facts.splice(0).map(textOf));
  };
  const misspeltIn = (definition: Definition): readonly Misspelling[] =>
    misspeltMembers(kindOf(definition), definition, (path, target) =>
      context.placeOf(definition, path, target),
    );

  return (rules, definition, isMisspelt) => {
    const intended = isMisspelt ? asIntended(kindOf(definition), definition) : definition;
    const own = isMisspelt ? misspeltIn(definition) : [];
    const byItself = isMisspelt ? foundBy(rules, intended, find) : undefined;
    const atAll = foundBy(rules, intended, findAsIntended);
    let others: readonly Misspelling[] | undefined;
    return (fact) => {
      const text = textOf(fact);
      if (atAll.has(text)) return [];
      if (byItself?.has(text) === false) return own;
      if (!others) {
        const seen = new Set<Definition>();
        foundBy(
          rules,
          intended,
          asIntendedBy(kinds, view, find, (found) => seen.add(found)),
        );
        others = [...own, ...[...seen].flatMap(misspeltIn)];
      }
      return others;
    };
  };
}

/** Finds definitions with their members as intended. @param each called with those that have misspelt members */
function asIntendedBy(
  kinds: Kinds,
  { isMisspelt }: MisspellingQueries,
  find: KindsContext["find"],
  each: (found: Definition) => void,
): KindsContext["find"] {
  return (kind, id) => {
    const found = find(kind, id);
    if (!found || !isMisspelt(kind, id)) return found;
    each(found);
    return asIntended(kinds.of(kind), found);
  };
}

const nowhere: Place = { source: { displayPath: "", text: "" }, offset: 0, length: 0 };

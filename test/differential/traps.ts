/**
 * Rules and records that look at definitions of which reuse knows nothing: while one of them is set, a session is wrong
 * now and then, and a search that does not find that is worth nothing.
 */
import type { Kind, ResolveContext, Rule } from "../../generator/kinds/kind.ts";
import { kinds } from "../../generator/kinds/registry.ts";
import type { KindName } from "../../generator/model/kind-names.ts";
import { poolOf } from "./vocabulary.ts";

export interface Trap {
  readonly name: string;
  /** Differences that it makes show within so many edits. */
  readonly within: number;
  /** @returns how to take it away again */
  readonly set: () => () => void;
}

/** Sets a rule beside those of a kind: it reports a definition where `looksAt` says so. */
function ruleTrap(kind: Kind, looksAt: (...args: Parameters<Rule>) => boolean): Trap["set"] {
  const rules = kind.rules as Rule[];
  const rule: Rule = (definition, context) => {
    if (!looksAt(definition, context)) return;
    const place = context.placeOf(definition, []);
    context.report("self-transition", place, { where: "trap", id: definition.id });
  };
  return () => {
    rules.push(rule);
    return () => rules.splice(rules.indexOf(rule), 1);
  };
}

const isOdd = (value: number): boolean => value % 2 === 1;

/** Of all numbers that stand in the definitions of a kind, whatever they are for; recipes are called by what they make. */
function sumOf(kind: KindName, { find }: Pick<ResolveContext, "find">): number {
  const ids = poolOf(kind === "recipe" ? "item" : kind);
  const written = JSON.stringify(ids.map((id) => find(kind, id)?.value ?? null));
  return [...written].reduce((sum, digit) => sum + (Number(digit) || 0), 0);
}

export const traps: readonly Trap[] = [
  {
    name: "a rule of terrain looks at values of furniture",
    within: 4000,
    set: ruleTrap(kinds.terrain, (_, context) => isOdd(sumOf("furniture", context))),
  },
  {
    name: "a rule of furniture looks at values of recipes",
    within: 4000,
    set: ruleTrap(kinds.furniture, (_, context) => isOdd(sumOf("recipe", context))),
  },
  {
    name: "a record of terrain holds what stands in professions",
    within: 4000,
    set: () => {
      const kind = kinds.terrain as { -readonly [Member in keyof Kind]: Kind[Member] };
      const { resolve } = kind;
      kind.resolve = (definition, context) => ({
        ...resolve(definition, context),
        coverage: sumOf("profession", context),
      });
      return () => (kind.resolve = resolve);
    },
  },
];

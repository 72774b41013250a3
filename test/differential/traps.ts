/**
 * Rules and records that look at other definitions, planted for the time of a test. What they ask the compiler for it
 * has to notice by itself, so that a session stays right; where they know something behind its back, a session is wrong
 * now and then, and a search that does not find that is worth nothing.
 */
import type { Kind, ResolveContext, Rule } from "../../generator/kinds/kind.ts";
import { kinds } from "../built-in.ts";
import type { Definition } from "../../generator/model/definition.ts";
import type { BuiltInKind } from "../../generator/model/kind-names.ts";
import { poolOf } from "./vocabulary.ts";

export interface Trap {
  readonly name: string;
  readonly set: () => SetTrap;
}

export interface SetTrap {
  /** How often it was called; one that never is proves nothing. */
  readonly calls: () => number;
  readonly takeAway: () => void;
}

type Question = (definition: Definition, context: ResolveContext) => boolean;

/** Sets a rule beside those of a kind: it reports a definition where `looksAt` says so. */
function ruleTrap(kind: Kind, looksAt: Question): Trap["set"] {
  return planted(kind, (definition, context) => {
    if (!looksAt(definition, context)) return;
    const place = context.placeOf(definition, []);
    context.report("self-transition", place, { where: "trap", id: definition.id });
  });
}

function planted(kind: Kind, rule: Rule): Trap["set"] {
  const rules = kind.rules as Rule[];
  return () => {
    let calls = 0;
    const counted: Rule = (...given) => {
      calls += 1;
      rule(...given);
    };
    rules.push(counted);
    return { calls: () => calls, takeAway: () => rules.splice(rules.indexOf(counted), 1) };
  };
}

/** Adds to the records of a kind. */
function recordTrap(kind: Kind, coverage: (context: ResolveContext) => number): Trap["set"] {
  const open = kind as { -readonly [Member in keyof Kind]: Kind[Member] };
  const { resolve } = kind;
  return () => {
    let calls = 0;
    open.resolve = (definition, context) => {
      calls += 1;
      return { ...resolve(definition, context), coverage: coverage(context) };
    };
    return { calls: () => calls, takeAway: () => (open.resolve = resolve) };
  };
}

const isOdd = (value: number): boolean => value % 2 === 1;

/** Of all digits of a value, whatever they are for. */
function digitSum(value: object | null): number {
  return [...JSON.stringify(value)].reduce((sum, digit) => sum + (Number(digit) || 0), 0);
}

/** Of the definitions of a kind that a search has; recipes are called by what they make. */
function sumOf(kind: BuiltInKind, { find }: Pick<ResolveContext, "find">): number {
  const ids = poolOf(kind === "recipe" ? "item" : kind);
  return digitSum(ids.map((id) => find(kind, id)?.value ?? null));
}

/** They ask for what they look at. */
export const askingTraps: readonly Trap[] = [
  {
    name: "a rule of terrain asks for values of furniture",
    set: ruleTrap(kinds.terrain, (_, context) => isOdd(sumOf("furniture", context))),
  },
  {
    name: "a rule of furniture asks for values of recipes",
    set: ruleTrap(kinds.furniture, (_, context) => isOdd(sumOf("recipe", context))),
  },
  {
    name: "a rule of recipes asks whether items are recoverable",
    set: ruleTrap(kinds.recipe, (_, { isUnrecoverable }) =>
      isOdd(poolOf("item").filter((id) => isUnrecoverable?.(id)).length),
    ),
  },
  {
    name: "a rule of terrain reports furniture where that stands",
    set: planted(kinds.terrain, ({ id }, { find, placeOf, report }) => {
      for (const other of poolOf("furniture").flatMap((each) => find("furniture", each) ?? [])) {
        if (isOdd(digitSum(other.value)))
          report("self-transition", placeOf(other, ["move_cost_mod"]), { where: id, id: other.id });
      }
    }),
  },
  {
    name: "a record of terrain holds what stands in professions",
    set: recordTrap(kinds.terrain, (context) => sumOf("profession", context)),
  },
];

/**
 * Digits of the furniture that was resolved last, by id: nobody but the traps themselves knows that they look there.
 */
const overheard = new Map<string, number>();

function overhear(): SetTrap {
  const kind = kinds.furniture as { -readonly [Member in keyof Kind]: Kind[Member] };
  const { resolve } = kind;
  let calls = 0;
  kind.resolve = (definition, context) => {
    calls += 1;
    overheard.set(definition.id, digitSum(definition.value));
    return resolve(definition, context);
  };
  return { calls: () => calls, takeAway: () => (kind.resolve = resolve) };
}

function overheardSum(): number {
  return [...overheard.values()].reduce((sum, each) => sum + each, 0);
}

function both(...all: readonly Trap["set"][]): Trap["set"] {
  return () => {
    const traps = all.map((set) => set());
    return {
      calls: () => Math.min(...traps.map(({ calls }) => calls())),
      takeAway: () => {
        for (const { takeAway } of traps) takeAway();
      },
    };
  };
}

/** They know what they did not ask for, which no session can get right. */
export const eavesdroppingTraps: readonly Trap[] = [
  {
    name: "a rule of terrain overhears values of furniture",
    set: both(
      overhear,
      ruleTrap(kinds.terrain, () => isOdd(overheardSum())),
    ),
  },
  {
    name: "a record of terrain overhears values of furniture",
    set: both(overhear, recordTrap(kinds.terrain, overheardSum)),
  },
];

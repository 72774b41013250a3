/** What verbs do differently in one dialect and in another; tables carry it. */
export interface PlayRules {
  /** What a `move_cost_mod` below 0 does: only -10 blocks the way, others reduce the cost, or all block it (§2.4). */
  readonly negative_move_cost: "reduces" | "blocks";
  /** The member by which a tile is harvested that has both. */
  readonly harvest_from: "harvestable" | "harvest_by_season";
  /** When a tile with `harvestable` is ripe: always, or in its `harvest_season` if it has one (§2.6). */
  readonly ripe_in: "any_season" | "harvest_season";
  /** What reverts after a harvest: terrain with a `harvest_season`, or all (§2.6). */
  readonly reverts: "in_season" | "always";
  /** What falls with a part of a tent: the centre, or all other parts as well (§2.7). */
  readonly tent_falls: "center" | "whole";
}

const format = {
  negative_move_cost: "reduces",
  harvest_from: "harvestable",
  ripe_in: "any_season",
  reverts: "in_season",
  tent_falls: "center",
} as const;

const game = {
  negative_move_cost: "blocks",
  harvest_from: "harvest_by_season",
  ripe_in: "harvest_season",
  reverts: "always",
  tent_falls: "whole",
} as const;

/** The dialects that defwright knows: tables name them instead of repeating their rules. */
export const playRules: {
  readonly spec: typeof format;
  readonly "bright-nights": typeof game;
  readonly dda: typeof game;
} = { spec: format, "bright-nights": game, dda: game };

/**
 * Whose rules apply: `spec` follows the specification to the letter, `bright-nights` and `dda` change exactly what the
 * data of these games contradicts.
 */
export type DialectName = keyof typeof playRules;

/** A dialect by its name, or, if it is a project's own, its rules. */
export type Dialect = DialectName | PlayRules;

export function playRulesOf(dialect: Dialect = "spec"): PlayRules {
  return typeof dialect === "string" ? playRules[dialect] : dialect;
}

type RulesOf<Of extends Dialect> = Of extends DialectName ? (typeof playRules)[Of] : Of;

type WithoutRule<Rule extends keyof PlayRules, Word> = {
  [Name in DialectName]: (typeof playRules)[Name][Rule] extends Word ? never : Name;
}[DialectName];

/**
 * Options of a verb that a rule decides: those without it, and those where the rule is `Word`. The dialect of the
 * table, `Of`, applies unless the options name another. If `Of` may be any, the latter apply, which include everything
 * that is ever needed.
 */
export type ByDialect<
  Of extends Dialect,
  Rule extends keyof PlayRules,
  Word extends PlayRules[Rule],
  Without,
  With,
> =
  | (Without & { readonly dialect: WithoutRule<Rule, Word> })
  | (With & { readonly dialect: Dialect })
  | ((Word extends RulesOf<Of>[Rule] ? With : Without) & { readonly dialect?: undefined });

/**
 * Which verb turns furniture and terrain into which other object of their kind (§3.1), for the compiler and for play.
 */
import type { Dialect } from "../tables/dialect.ts";
import { harvestedInto, harvestSource, isHarvested, revertedInto } from "./harvest-source.ts";
import { plantStage } from "./plants.ts";

/** The members of a record that are read. */
export interface ChangingRow {
  readonly id: string;
  readonly flags: readonly string[];
  readonly open?: string;
  readonly close?: string;
  readonly lockpick_result?: string;
  readonly oxytorch?: { readonly result: string };
  readonly boltcut?: { readonly result: string };
  readonly hacksaw?: { readonly result: string };
  readonly bash?: {
    readonly ter_set?: string;
    readonly furn_set?: string;
    readonly ter_set_bashed_from_above?: string;
  };
  readonly deconstruct?: { readonly ter_set?: string; readonly furn_set?: string };
  readonly pry?: {
    readonly new_ter_type?: string;
    readonly new_furn_type?: string;
    readonly break_ter_type?: string;
    readonly break_furn_type?: string;
    readonly breakable: boolean;
  };
  readonly examine_action?: string;
  readonly harvestable?: string;
  readonly harvest_by_season?: unknown;
  readonly harvest_season?: string;
  readonly transforms_into?: string;
  readonly plant_data?: { readonly transform: string; readonly base?: string };
}

/** The functions of the runtime that change an object, except those that are a case of another one. */
export type ChangeVerb =
  | "open"
  | "close"
  | "lockpick"
  | "oxytorch"
  | "boltcut"
  | "hacksaw"
  | "bash"
  | "bash_from_above"
  | "deconstruct"
  | "pry"
  | "pry_break"
  | "harvest"
  | "revert"
  | "sow"
  | "grow"
  | "clear_plant";

type Successor = (
  row: ChangingRow,
  kind: string,
  dialect: Dialect | undefined,
) => string | undefined;

/** The successor by each verb, in the order of §3.1; `undefined` if the verb does nothing to the object. */
export const successors: Readonly<Record<ChangeVerb, Successor>> = {
  open: ({ open }) => open,
  close: ({ close }) => close,
  lockpick: ({ lockpick_result: next }) => next,
  oxytorch: ({ oxytorch }) => oxytorch?.result,
  boltcut: ({ boltcut }) => boltcut?.result,
  hacksaw: ({ hacksaw }) => hacksaw?.result,
  bash: ({ bash }) => bash?.ter_set ?? bash?.furn_set,
  bash_from_above: ({ bash }) => bash?.ter_set_bashed_from_above,
  deconstruct: ({ deconstruct }) => deconstruct?.ter_set ?? deconstruct?.furn_set,
  pry: ({ pry }) => pry?.new_ter_type ?? pry?.new_furn_type,
  pry_break: ({ pry }) =>
    pry?.breakable === true ? (pry.break_ter_type ?? pry.break_furn_type) : undefined,
  harvest: (row, kind, dialect) => {
    return harvestOf(row, dialect) === undefined ? undefined : harvestedInto(row, kind);
  },
  revert: (row, kind, dialect) => (kind === "terrain" ? revertedInto(row, dialect) : undefined),
  sow: (row) => (plantStage(row) === "empty" ? row.plant_data?.transform : undefined),
  grow: (row) =>
    ["empty", "harvest"].includes(plantStage(row) ?? "") ? undefined : row.plant_data?.transform,
  clear_plant: ({ plant_data }) => plant_data?.base,
};

/** The member by which a record is harvested, if any (§2.6, §3.1). */
export function harvestOf(
  row: ChangingRow,
  dialect: Dialect | undefined,
): ReturnType<typeof harvestSource> {
  return isHarvested(row) ? undefined : harvestSource(row, dialect);
}

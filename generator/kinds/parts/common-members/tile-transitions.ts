import {
  harvestOf,
  successors,
  type ChangeVerb,
  type ChangingRow,
} from "../../../../runtime/tiles/transitions.ts";
import type { Transition } from "../../transition.ts";
import type { TileKind } from "./tile-kind.ts";

/** Verbs with one successor, in the order of §3.1, each with the name for ids that it can be applied to. */
const verbs: readonly (readonly [verb: ChangeVerb, able: string])[] = [
  ["open", "Openable"],
  ["close", "Closable"],
  ["lockpick", "Lockpickable"],
  ["oxytorch", "Oxytorchable"],
  ["boltcut", "Boltcuttable"],
  ["hacksaw", "Hacksawable"],
  ["bash", "Bashable"],
  ["deconstruct", "Deconstructible"],
  ["pry", "Pryable"],
  ["pry_break", "Breakable"],
  ["harvest", "Harvestable"],
  ["revert", "Reverting"],
];

export function tileTransitions(kind: TileKind): readonly Transition[] {
  // Resolved records have all members that the runtime reads.
  const row = (record: object): ChangingRow => record as ChangingRow;
  return verbs.flatMap(([verb, able]): Transition[] => {
    const transition: Transition = {
      verb,
      able,
      successor: (record, dialect) => successors[verb](row(record), kind, dialect),
    };
    if (verb !== "harvest") return [transition];
    return [
      transition,
      {
        // Only harvests that depend on the season.
        verb: "harvest_by_season",
        successor: (record, dialect) =>
          harvestOf(row(record), dialect) === "harvest_by_season"
            ? transition.successor(record, dialect)
            : undefined,
      },
    ];
  });
}

import type { CommonToKinds } from "../../kind.ts";
import { namedById } from "../naming/named-by-id.ts";
import { tilePrefixes, type AuthoredTile, type TileKind } from "./tile-kind.ts";
import type { Vocabulary } from "../words/vocabulary.ts";
import { oneOf } from "../../../diagnostics/sentence.ts";
import type { SavedIds } from "../../saved-ids.ts";
import {
  harvestOf,
  successors,
  type ChangeVerb,
  type ChangingRow,
} from "../../../../runtime/tiles/transitions.ts";
import type { Transition } from "../../transition.ts";

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

/** Verbs that leave less behind than there was. */
const wearing: ReadonlySet<string> = new Set([
  ...["oxytorch", "boltcut", "hacksaw", "bash", "deconstruct", "pry_break"],
]);

export function tileTransitions(kind: TileKind): readonly Transition[] {
  // Resolved records have all members that the runtime reads.
  const row = (record: object): ChangingRow => record as ChangingRow;
  return verbs.flatMap(([verb, able]): Transition[] => {
    const transition: Transition = {
      verb,
      able,
      ...(verb === "open" && { back: "close" }),
      ...(verb === "close" && { back: "open" }),
      wears: wearing.has(verb),
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

/** Flags (§2.3) and examine actions (§2.4, §2.6) of furniture and terrain. */
const tileVocabularies: readonly Vocabulary[] = [
  {
    member: "flags",
    known: [
      ...["AUTO_WALL_SYMBOL", "CONNECT_TO_WALL", "DIGGABLE", "DIGGABLE_CAN_DEEPEN", "HARVESTED"],
      ...["GROWTH_HARVEST", "GROWTH_MATURE", "GROWTH_SEED", "GROWTH_SEEDLING", "PLANTABLE"],
      ...["OPENCLOSE_INSIDE", "WALL"],
    ],
  },
  {
    member: "examine_action",
    known: ["workbench", "liquid_source", "tree_hickory", "harvested_plant"],
  },
];

/** What furniture and terrain have in common, besides their rules (§2.3). */
export function tile(name: TileKind): CommonToKinds<AuthoredTile> {
  return {
    naming: { ...namedById, prefix: tilePrefixes[name] },
    savedIds: tileIds(name),
    // A child looks like its parent.
    namesParent: "looks_like",
    exclusive: [["color", "bgcolor"]],
    // Or "bgcolor": one of the two is required (§2.3).
    startsWith: ["color"],
    vocabularies: tileVocabularies,
    similar: {
      member: "looks_like",
      kinds: name === "terrain" ? ["terrain", "furniture"] : ["furniture", "terrain"],
    },
    output: { form: "table" },
    transitions: tileTransitions(name),
  };
}

/** Saved maps contain ids of furniture and terrain, which must never change (§9.1). */
function tileIds(name: TileKind): SavedIds {
  const terrain = { from: "from_ter", to: "to_ter" };
  const furniture = { from: "from_furn", to: "to_furn" };
  const [own, other] =
    name === "terrain"
      ? ([terrain, { kind: "furniture", member: furniture.to }] as const)
      : ([furniture, { kind: "terrain", member: terrain.to }] as const);
  return {
    section: "9.1",
    rule: `the id of ${oneOf(name)} must not change after release`,
    meaning: ["name", "symbol"],
    migratedBy: [{ type: "ter_furn_migration", ...own, also: other }],
  };
}

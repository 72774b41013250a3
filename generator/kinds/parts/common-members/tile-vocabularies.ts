import type { Vocabulary } from "../words/vocabulary.ts";

/** Flags (§2.3) and examine actions (§2.4, §2.6) of furniture and terrain. */
export const tileVocabularies: readonly Vocabulary[] = [
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

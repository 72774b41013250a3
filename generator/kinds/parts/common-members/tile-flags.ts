import type { FlagVocabulary } from "../flags/vocabulary.ts";

/** Flags of furniture and terrain (§2.3). */
export const tileFlags: FlagVocabulary = {
  read: [
    ...["AUTO_WALL_SYMBOL", "CONNECT_TO_WALL", "DIGGABLE", "DIGGABLE_CAN_DEEPEN", "HARVESTED"],
    ...["GROWTH_HARVEST", "GROWTH_MATURE", "GROWTH_SEED", "GROWTH_SEEDLING", "PLANTABLE"],
    ...["OPENCLOSE_INSIDE", "WALL"],
  ],
};

import { tileOwnRules, tileRules } from "../parts/common-members/tile-rules.ts";
import type { Kind } from "../kind.ts";
import {
  furnitureAmounts,
  liquidAction,
  plantMultipliers,
  workbenchAction,
} from "./furniture-rules.ts";
import { resolveFurniture } from "./resolve-furniture.ts";

/** Furniture kinds placed on map tiles (§2.4). */
export const furniture: Kind = {
  name: "furniture",
  resolve: resolveFurniture,
  rules: [
    ...tileRules("furniture"),
    workbenchAction,
    plantMultipliers,
    liquidAction,
    furnitureAmounts,
  ],
  ownRules: [...tileOwnRules("furniture"), furnitureAmounts],
};

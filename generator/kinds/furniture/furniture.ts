import type { AuthoredFurniture, Complete } from "../../compiled/authored-types.ts";
import { tile } from "../parts/common-members/tile.ts";
import { tileOwnRules, tileRules } from "../parts/common-members/tile-rules.ts";
import { defineKind, type Kind } from "../kind.ts";
import {
  furnitureAmounts,
  liquidAction,
  plantMultipliers,
  workbenchAction,
} from "./furniture-rules.ts";
import { nullFurniture } from "./null-furniture.ts";
import { resolveFurniture } from "./resolve-furniture.ts";

/** Furniture kinds placed on map tiles (§2.4). */
export const furniture: Kind = defineKind<AuthoredFurniture, Complete<"furniture">>({
  ...tile("furniture"),
  notInherited: ["examine_action"],
  none: { id: "f_null", value: nullFurniture },
  resolve: resolveFurniture,
  rules: [
    ...tileRules("furniture"),
    workbenchAction,
    plantMultipliers,
    liquidAction,
    furnitureAmounts,
  ],
  ownRules: [...tileOwnRules("furniture"), furnitureAmounts],
});

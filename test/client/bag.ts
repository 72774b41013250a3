/** What is available for crafting: the bag, and the furniture nearby (§2.4, §2.10). */
import { craftingPseudoItems, craftingSupplies } from "defwright/runtime";
import type { ItemAtHand, Supplies } from "defwright/runtime";
import { itemId, qualityId } from "../../generated/index.js";
import type { ItemId, QualityId } from "../../generated/index.js";
import { furnitureAt } from "./game.ts";
import type { Game } from "./game.ts";

/** Items are defined outside the content, so the game itself has to know the qualities of tools. */
const toolQualities: ReadonlyMap<ItemId, readonly (readonly [QualityId, number])[]> = new Map([
  [itemId("splicing_fid"), [[qualityId("stitching"), 1]]],
]);

const reach = 2;

export function supplies(game: Game): Supplies<ItemId, QualityId> {
  const carried = Array.from(game.bag, ([item, count]): ItemAtHand<ItemId, QualityId> => {
    return { item, count, qualities: toolQualities.get(item) ?? [] };
  });
  return craftingSupplies([...carried, ...craftingPseudoItems(furnitureInReach(game))]);
}

function furnitureInReach(game: Game): NonNullable<ReturnType<typeof furnitureAt>>[] {
  const [x, y] = [game.player % game.width, Math.floor(game.player / game.width)];
  return Array.from(game.furniture.keys()).flatMap((place) => {
    const dx = Math.abs((place % game.width) - x);
    const dy = Math.abs(Math.floor(place / game.width) - y);
    const piece = Math.max(dx, dy) <= reach ? furnitureAt(game, place) : undefined;
    return piece === undefined ? [] : [piece];
  });
}

/** Scenes with books, skills, and items that are taken apart. */
import { itemId, skillId } from "../../generated/index.js";
import { openAt } from "./actions.ts";
import { canEverLearn, craft, possibleRecipes, read, takeApart, train } from "./craft.ts";
import { pickUp, say } from "./game.ts";
import type { Scene } from "./scene.ts";
import { frontDoor, table } from "./station.ts";
import { walkTo } from "./walk.ts";

/** Learning (§3.3), crafting and taking apart (§2.10). */
export const recipeScenes: readonly Scene[] = [
  {
    section: "3.3",
    row: 1,
    play: (game) => train(game, skillId("stitchcraft"), 2).length > 0,
  },
  {
    section: "3.3",
    row: 3,
    play: (game) => {
      openAt(game, frontDoor);
      walkTo(game, table);
      pickUp(game, table);
      return read(game, itemId("almanac_of_the_pass")).length > 0;
    },
  },
  {
    section: "3.3",
    row: 2,
    play: (game) => takeApart(game, itemId("signal_rocket"))?.[0] === "signal_rocket",
  },
  {
    section: "3.3",
    row: 4,
    play: (game) => {
      train(game, skillId("mending"), 10);
      return !canEverLearn(game, "plan_cable_shed") && !craft(game, "plan_cable_shed");
    },
  },
  {
    section: "2.10",
    play: (game) => {
      const lacking = !craft(game, "felt_slippers");
      takeApart(game, itemId("mail_bag"));
      say(game, `Now you could make: ${possibleRecipes(game).join(", ")}.`);
      return lacking && craft(game, "felt_slippers") && game.bag.has(itemId("felt_slippers"));
    },
  },
  {
    section: "2.10",
    play: (game) => {
      takeApart(game, itemId("felt_slippers"));
      return !game.bag.has(itemId("felt_slippers")) && game.bag.has(itemId("felt_sheet"));
    },
  },
];

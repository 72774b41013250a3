/** A day on the pass and the year after it: everything in §3 happens once, on one small map. */
import { itemId, skillId, traitId } from "../../generated/index.js";
import { draw } from "./draw.ts";
import { begin, say } from "./game.ts";
import { recipeScenes } from "./recipe-scenes.ts";
import type { Scene } from "./scene.ts";
import { at, legend, map, table } from "./station.ts";
import { tileScenes } from "./tile-scenes.ts";

const begins: Scene = {
  section: "2.2",
  play: (game) => game.bag.has(itemId("nailed_boots")) && !game.bag.has(itemId("pass_boots")),
};

/** The whole story, in order. */
export const scenes: readonly Scene[] = [begins, ...tileScenes, ...recipeScenes];

/** Plays the story; it is the same every time, because random numbers come from the seed. */
export function playScript(): { readonly transcript: readonly string[]; readonly walked: Scene[] } {
  const game = begin({
    map,
    legend,
    player: at(0, 6),
    seed: "the high post",
    season: "autumn",
    profession: "pass_runner",
    traits: [traitId("left_handed")],
    skills: [
      [skillId("stitchcraft"), 1],
      [skillId("mending"), 3],
    ],
  });
  game.ground.set(
    table,
    (["almanac_of_the_pass", "splicing_fid", "signal_rocket"] as const).map((key) => {
      return { item: itemId(key), count: 1 };
    }),
  );
  game.transcript.push("", ...draw(game));
  const walked = scenes.filter((scene) => {
    say(game, "");
    say(game, `§${scene.section}${scene.row === undefined ? "" : `, row ${scene.row}`}`);
    return scene.play(game);
  });
  game.transcript.push("", ...draw(game), "", `${Math.round(game.seconds)} seconds later.`);
  return { transcript: game.transcript, walked };
}

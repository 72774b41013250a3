import assert from "node:assert/strict";
import test from "node:test";
import { actions, newGame, type Game } from "./game.js";
import { walk } from "./world.js";

function act(game: Game, words: string): void {
  const action = actions(game).find((each) => each.words === words);
  assert.ok(action, `there is no "${words}"`);
  action.run();
}

test("a stool can be made from a crate after reading the book", () => {
  const game = newGame("test");
  walk(game.world, -1, 0);
  act(game, "Take the crate apart");
  act(game, "Read how to make a stool");
  act(game, "Make a stool");
  assert.equal(game.log.at(-1), "You made a stool.", game.log.join("\n"));
});

test("the door gives way in the end", () => {
  const game = newGame("test");
  walk(game.world, 1, 0);
  for (let tries = 0; tries < 100; tries += 1) {
    const pry = actions(game).find(({ words }) => words.startsWith("Pry"));
    pry?.run();
  }
  assert.ok(walk(game.world, 1, 0), "the door is still in the way");
});

/** The game in a terminal; `npm run dev` restarts it when content or code is edited. */
import { createInterface } from "node:readline";
import { actions, bagInWords, newGame } from "./game.js";
import { picture, walk } from "./world.js";

const game = newGame(String(Date.now()));
const terminal = createInterface({ input: process.stdin, output: process.stdout });

const steps: Readonly<Record<string, readonly [number, number]>> = {
  a: [-1, 0],
  d: [1, 0],
  w: [0, -1],
  s: [0, 1],
};

function paint(): void {
  const rows = picture(game.world).map((row) => row.map(({ symbol }) => symbol).join(""));
  const choices = actions(game).map(({ words }, index) => `${index + 1} ${words}`);
  const carried = `You carry: ${bagInWords(game)}.`;
  console.log(["", ...rows, "", ...game.log.splice(0), carried, ...choices].join("\n"));
  terminal.setPrompt("w a s d, a number, or q, and Enter: ");
  terminal.prompt();
}

terminal.on("line", (line) => {
  const word = line.trim();
  const step = steps[word];
  if (word === "q") process.exit();
  if (step) walk(game.world, ...step);
  else actions(game)[Number(word) - 1]?.run();
  paint();
});
paint();

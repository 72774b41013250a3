/** The game on a page; edits of content/ reach it while it runs. */
import { onContentChange } from "defwright/runtime";
import { colors } from "./colors.js";
import { actions, bagInWords, newGame } from "./game.js";
import { picture, walk } from "./world.js";

const game = newGame(String(Date.now()));

function paint(): void {
  const rows = picture(game.world).map((row) => {
    const line = document.createElement("div");
    for (const { symbol, color = "", bgcolor = "" } of row) {
      const tile = document.createElement("span");
      tile.textContent = symbol;
      tile.style.color = colors[color] ?? "";
      tile.style.background = colors[bgcolor] ?? "";
      line.append(tile);
    }
    return line;
  });
  element("map").replaceChildren(...rows);
  element("bag").textContent = bagInWords(game);
  element("log").textContent = game.log.slice(-8).join("\n");
  const buttons = actions(game).map(({ words, run }) => {
    const button = document.createElement("button");
    button.textContent = words;
    button.onclick = () => {
      run();
      paint();
    };
    return button;
  });
  element("actions").replaceChildren(...buttons);
}

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the page has no #${id}`);
  return found;
}

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

addEventListener("keydown", ({ key }) => {
  const step = steps[key];
  if (step) walk(game.world, ...step);
  paint();
});
onContentChange(paint);
element("explore").hidden = location.hostname !== "localhost";
paint();

/** How tiles look: with their symbol and colours, in each season, on a small board of themselves. */
import { isList } from "../../json/containers.ts";
import type { Json } from "../../model/json.ts";
import type { Shown, Thing } from "./content.ts";
import { element } from "./element.ts";

const seasons = ["spring", "summer", "autumn", "winter"];

const words: Readonly<Record<string, string>> = { LINE_XOXO: "│", LINE_OXOX: "─" };

/** Which of its neighbours (north, east, south, west) a wall has -> the line through them. */
const lines = " ╵╶└╷│┌├╴┘─┴┐┤┬┼";

/** The board: which fields are of the tile. */
const board = ["##..#", "#..##", "###.#"];

function seasonal(value: Json | undefined, season: number): string {
  const one = isList(value) ? value[season] : value;
  return typeof one === "string" ? one : "";
}

/** `undefined` for things without a symbol. */
export function tileOf(content: Shown, thing: Thing): HTMLElement | undefined {
  const symbol = content.value(thing, "symbol");
  if (symbol === undefined) return undefined;
  const color = content.value(thing, "color");
  const bgcolor = content.value(thing, "bgcolor");
  const flags = content.value(thing, "flags");
  const connects = isList(flags) && flags.includes("AUTO_WALL_SYMBOL");
  const look = (season: number): string =>
    JSON.stringify([symbol, color, bgcolor].map((each) => seasonal(each, season)));
  const isSame = seasons.every((_, season) => look(season) === look(0));
  const shown = isSame ? [""] : seasons;
  return element(
    "div",
    { class: "tiles" },
    shown.map((name, season) => {
      const sign = seasonal(symbol, season);
      const paint = {
        front: seasonal(color, season),
        back: seasonal(bgcolor, season),
      };
      return element(
        "figure",
        element(
          "div",
          {
            class: "board",
            role: "img",
            "aria-label": `${words[sign] ?? sign} ${paint.front}${paint.back}`,
          },
          board.map((row, y) =>
            element(
              "div",
              [...row].map((field, x) =>
                field === "#"
                  ? glyph(connects ? lineAt(x, y) : (words[sign] ?? sign), paint.front, paint.back)
                  : element("span", "·"),
              ),
            ),
          ),
        ),
        name !== "" && element("figcaption", name),
      );
    }),
  );
}

function lineAt(x: number, y: number): string {
  const has = (column: number, row: number): number => (board[row]?.[column] === "#" ? 1 : 0);
  const sum = has(x, y - 1) + 2 * has(x + 1, y) + 4 * has(x, y + 1) + 8 * has(x - 1, y);
  return lines[sum] ?? " ";
}

/** Colours are classes of the style sheet: the policy of the page allows no styles beside it. */
export function glyph(sign: string, front: string, back: string): HTMLElement {
  const safe = (name: string): string => (/^[a-z_]+$/u.test(name) ? name : "white");
  const classes = back === "" ? `fg-${safe(front)}` : `fg-black bg-${safe(back)}`;
  return element("span", { class: classes }, sign);
}

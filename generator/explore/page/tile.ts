/** How tiles look in each season: with symbol and colours on a small board of themselves, and with their sprite. */
import { isList } from "../../json/containers.ts";
import type { Json } from "../../model/json.ts";
import type { Thing } from "./content.ts";
import { draw, make } from "./element.ts";

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

/** `undefined` for things without a symbol or a sprite. */
export function tileOf(thing: Thing): HTMLElement | undefined {
  const [symbol, color, bgcolor, flags] = ["symbol", "color", "bgcolor", "flags"].map((each) =>
    thing.value(each),
  );
  const sprites = seasons.map((_, season) => spriteOf(thing, season));
  if (symbol === undefined && !sprites[0]) return undefined;
  const connects = isList(flags) && flags.includes("AUTO_WALL_SYMBOL");
  const looks = seasons.map((_, season) => {
    const sign = seasonal(symbol, season);
    return [words[sign] ?? sign, seasonal(color, season), seasonal(bgcolor, season)] as const;
  });
  const [first] = looks;
  const isSame = !sprites[1] && looks.every((look) => look.join() === first?.join());
  return make(
    "div",
    { class: "tiles" },
    looks.slice(0, isSame ? 1 : 4).map(([sign, front, back], season) => {
      const label = { class: "board", role: "img", "aria-label": `${sign} ${front}${back}` };
      const field = (has: string, x: number, y: number): HTMLElement =>
        has === "#"
          ? make("span", { class: paint(front, back) }, connects ? lineAt(x, y) : sign)
          : make("span", "·");
      const rows = board.map((row, y) => {
        const fields = [...row].map((has, x) => field(has, x, y));
        return make("div", fields);
      });
      const caption = !isSame && make("figcaption", seasons[season]);
      const shown = symbol !== undefined && make("div", label, rows);
      return make("figure", shown, sprites[season] ?? sprites[0], caption);
    }),
  );
}

/** Layers over one another, twice as large; none for what looks as in the first season. */
function spriteOf({ content, number }: Thing, season: number): SVGElement | undefined {
  const look = content.looks().get(number)?.[season];
  if (!look) return undefined;
  const [width, height, layers] = look;
  const drawn = layers.map(([sheet, top, ...box]) => {
    const place = { y: top, width: box[2], height: box[3], viewBox: box.join(" ") };
    return draw("svg", place, draw("use", { href: `#sheet-${String(sheet)}` }));
  });
  const size = { width: 2 * width, height: 2 * height, viewBox: [0, 0, width, height].join(" ") };
  return draw("svg", { class: "sprite", role: "img", "aria-label": "sprite" }, size, drawn);
}

function lineAt(x: number, y: number): string {
  const has = (column: number, row: number): number => (board[row]?.[column] === "#" ? 1 : 0);
  const sum = has(x, y - 1) + 2 * has(x + 1, y) + 4 * has(x, y + 1) + 8 * has(x - 1, y);
  return lines[sum] ?? " ";
}

/** Colours are classes of the style sheet: the policy of the page allows no styles beside it. */
function paint(front: string, back: string): string {
  const safe = (name: string): string => (/^[a-z_]+$/u.test(name) ? name : "white");
  return back === "" ? `fg-${safe(front)}` : `fg-black bg-${safe(back)}`;
}

import { suite } from "uvu";
import * as assert from "uvu/assert";
import { look } from "../../runtime/index.ts";
import type { Season, Seasonal } from "../../runtime/index.ts";

const test = suite("looks");

const allYear = (text: string): Seasonal<string> => [text, text, text, text];

test("§2.3: symbol and foreground by season", () => {
  const tree = {
    flags: [],
    symbol: ["7", "8", "9", "Y"],
    color: ["pink", "green", "yellow", "white"],
  } as const;
  const seasons: readonly Season[] = ["spring", "summer", "autumn", "winter"];
  assert.equal(
    seasons.map((season) => look(tree, { season })),
    [
      { symbol: "7", color: "pink" },
      { symbol: "8", color: "green" },
      { symbol: "9", color: "yellow" },
      { symbol: "Y", color: "white" },
    ],
  );
});

test("§2.3: a solid background instead of a foreground", () => {
  const road = {
    flags: [],
    symbol: allYear("."),
    bgcolor: ["brown", "brown", "brown", "white"],
  } as const;
  assert.equal(look(road, { season: "summer" }), { symbol: ".", bgcolor: "brown" });
  assert.equal(look(road, { season: "winter" }), { symbol: ".", bgcolor: "white" });
});

test("§2.3: AUTO_WALL_SYMBOL is drawn as the line to what it connects to", () => {
  const wall = {
    flags: ["AUTO_WALL_SYMBOL"],
    connects_to: "WALL",
    symbol: allYear("#"),
    color: allYear("red"),
  };
  const drawn = (neighbours: Parameters<typeof look>[1]["neighbours"]): string =>
    look(wall, { season: "spring", neighbours: neighbours ?? {} }).symbol;
  assert.is(drawn({ east: wall, south: wall }), "┌");
  assert.is(drawn({ north: wall, south: wall, east: { flags: [] } }), "│");
  assert.is(drawn({ north: { connects_to: "RAILING", flags: [] } }), "#");
  assert.is(look(wall, { season: "spring" }).symbol, "#");
});

test("without the flag neighbours change nothing", () => {
  const wall = {
    flags: [],
    connects_to: "WALL",
    symbol: allYear("#"),
    color: allYear("red"),
  };
  assert.is(look(wall, { season: "spring", neighbours: { north: wall } }).symbol, "#");
});

test("the words for lines are drawn as lines (extension)", () => {
  const rail = {
    flags: [],
    symbol: ["LINE_XOXO", "LINE_OXOX", "|", "-"],
    color: allYear("red"),
  } as const;
  assert.is(look(rail, { season: "spring" }).symbol, "│");
  assert.is(look(rail, { season: "summer" }).symbol, "─");
  assert.is(look(rail, { season: "autumn" }).symbol, "|");
});

test.run();

import { suite } from "uvu";
import * as assert from "uvu/assert";
import { connectedPicture, connections, lineSymbol } from "../../runtime/index.ts";
import type { Connections } from "../../runtime/index.ts";

const test = suite("connections");

const nowhere = { north: false, east: false, south: false, west: false };
const fence = { connects_to: "WOODFENCE", flags: [] };
const rail = { connects_to: "RAILING", flags: [] };
const grass = { flags: [] };

/** Sides by their first letters: `NE` connects to the north and the east. */
function sides(letters: string): Connections {
  return {
    north: letters.includes("N"),
    east: letters.includes("E"),
    south: letters.includes("S"),
    west: letters.includes("W"),
  };
}

test("§2.3: to neighbours of the same group only", () => {
  assert.equal(connections(fence, { north: fence, east: rail, south: grass, west: fence }), {
    ...nowhere,
    north: true,
    west: true,
  });
  assert.equal(connections(fence, {}), nowhere);
  assert.equal(connections(fence, { south: undefined }), nowhere);
});

test("what is in no group connects to nothing, not even to its like", () => {
  assert.equal(connections(grass, { north: grass, east: fence }), nowhere);
});

test("the wall flags are the group WALL, where `connects_to` does not say otherwise", () => {
  const wall = { connects_to: "WALL", flags: [] };
  const flagged = { flags: ["WALL"] };
  const door = { flags: ["CONNECT_TO_WALL"] };
  assert.equal(connections(wall, { north: flagged, east: door }), {
    ...nowhere,
    north: true,
    east: true,
  });
  assert.equal(connections(door, { west: wall }), { ...nowhere, west: true });
  const gutter = { connects_to: "GUTTER", flags: ["WALL"] };
  assert.equal(connections(gutter, { north: wall, south: gutter }), { ...nowhere, south: true });
});

test("a group may be named like an inherited member", () => {
  const odd = { connects_to: "__proto__", flags: [] };
  assert.equal(connections(odd, { north: odd, south: grass }), { ...nowhere, north: true });
});

test("§2.3: the line through the sides", () => {
  const lines = {
    NESW: "┼",
    ESW: "┬",
    NSW: "┤",
    SW: "┐",
    NEW: "┴",
    EW: "─",
    NW: "┘",
    W: "─",
    NES: "├",
    ES: "┌",
    NS: "│",
    S: "│",
    NE: "└",
    E: "─",
    N: "│",
  };
  for (const [letters, line] of Object.entries(lines)) {
    assert.is(lineSymbol(sides(letters)), line, letters);
  }
  assert.is(lineSymbol(nowhere), undefined);
});

test("§2.3: the picture and its rotation", () => {
  const pictures = {
    "": ["unconnected", 0],
    S: ["end_piece", 0],
    E: ["end_piece", 1],
    N: ["end_piece", 2],
    W: ["end_piece", 3],
    NS: ["edge", 0],
    EW: ["edge", 1],
    ES: ["corner", 0],
    NE: ["corner", 1],
    NW: ["corner", 2],
    SW: ["corner", 3],
    ESW: ["t_connection", 0],
    NES: ["t_connection", 1],
    NEW: ["t_connection", 2],
    NSW: ["t_connection", 3],
    NESW: ["center", 0],
  } as const;
  for (const [letters, [shape, quarter_turns]] of Object.entries(pictures)) {
    assert.equal(connectedPicture(sides(letters)), { shape, quarter_turns }, letters);
  }
});

test("turning the sides a quarter counter-clockwise turns the picture by one", () => {
  for (let index = 1; index < 15; index++) {
    const letters = ["N", "W", "S", "E"].filter((_, bit) => index & (1 << bit));
    const before = connectedPicture(sides(letters.join("")));
    const after = connectedPicture(
      sides(letters.map((letter) => "NWSEN"["NWSE".indexOf(letter) + 1]).join("")),
    );
    const turns = before.shape === "edge" ? 2 : 4;
    assert.equal(after, {
      shape: before.shape,
      quarter_turns: (before.quarter_turns + 1) % turns,
    });
  }
});

test.run();

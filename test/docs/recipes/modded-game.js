// modded-game.js: a game of one tile.
import { appliedContent, missingMods, onContentChange } from "defwright/runtime";
import { readPalette, savePalette } from "defwright/runtime";
import * as game from "./generated/index.js";

const { terrain } = game;
const at = (id) => document.getElementById(id);

/** What stands on the tile, as an index of the table (0 is t_null); -1 if the content has it no more. */
let tile = 1;

function show() {
  at("terrain").textContent = terrain.ids().join(" ");
  at("tile").textContent = terrain.at(tile)?.name ?? "nothing that is known";
}

onContentChange(({ tables }) => {
  const indices = tables.get("terrain")?.indices;
  if (indices) tile = indices[tile] ?? -1;
  show();
});

at("next").onclick = () => {
  tile = (tile + 1) % terrain.ids().length;
  show();
};

at("save").onclick = () => {
  const save = { content: appliedContent(game), tile, palette: savePalette(terrain, [tile]) };
  localStorage.setItem("save", JSON.stringify(save));
};

at("load").onclick = () => {
  const save = JSON.parse(localStorage.getItem("save"));
  if (!save) return;
  const missing = missingMods(save.content, appliedContent(game));
  at("missing").textContent = missing.map(({ name }) => `This save needs ${name}.`).join("\n");
  const palette = readPalette(terrain, save.palette);
  tile = (palette.ok ? palette.index(save.tile) : undefined) ?? -1;
  show();
};

show();

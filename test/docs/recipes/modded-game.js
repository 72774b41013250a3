// modded-game.js: the page.
import { appliedContent, applyContent, missingMods } from "defwright/runtime";
import { readPalette, savePalette } from "defwright/runtime";
import * as game from "./generated/index.js";

const at = (id) => document.getElementById(id);
const worker = new Worker(new URL("./mods-worker.js", import.meta.url), { type: "module" });
// Beside the page, wherever a bundler puts the scripts.
const image = new URL("core.image", document.baseURI).href;
const mods = new Map();
/** The mod that was chosen last, which is taken away again if it is refused. */
let latest;
const { terrain } = game;

/** What stands on the only tile, as an index of the table; -1 if the content has it no more. */
let tile = terrain.index("t_gate");

/** The tile in other content. */
function moved(palette) {
  const read = readPalette(terrain, palette);
  return read.ok ? (Object.keys(palette.ids).map((each) => read.index(Number(each)))[0] ?? -1) : -1;
}

function show() {
  at("terrain").textContent = terrain.ids().join(" ");
  at("tile").textContent = terrain.at(tile)?.name ?? "nothing that is known";
  at("mods").textContent =
    appliedContent(game)
      ?.mods.map(({ name }) => name)
      .join(" ") ?? "";
}

function link() {
  at("state").textContent = "linking";
  worker.postMessage({ image, mods: [...mods].map(([name, files]) => ({ name, files })) });
}

at("folder").onchange = at("drop").onchange = ({ target }) => {
  const files = [...target.files].map((file) => {
    const path = file.webkitRelativePath || file.name;
    return { path, file };
  });
  // So that the same file may be chosen again.
  target.value = "";
  if (files.length === 0) return;
  latest = files[0].path.split("/")[0].replace(/\.zip$/, "");
  mods.set(latest, files);
  link();
};

at("off").onclick = () => {
  mods.clear();
  link();
};

worker.onmessage = ({ data: { ok, changes, text } }) => {
  // Text of strangers: never as HTML.
  at("findings").textContent = text;
  if (ok) {
    const palette = savePalette(terrain, [tile]);
    applyContent(game, changes);
    tile = moved(palette);
  }
  if (!ok) mods.delete(latest);
  show();
  at("state").textContent = ok ? "linked" : "refused";
};

worker.onerror = () => {
  at("state").textContent = "The linker does not start.";
};

at("step").onclick = () => {
  tile = terrain.index(terrain.ids().at(-1));
  show();
};

at("save").onclick = () => {
  const save = { content: appliedContent(game), palette: savePalette(terrain, [tile]) };
  localStorage.setItem("save", JSON.stringify(save));
};

at("load").onclick = () => {
  const { content, palette } = JSON.parse(localStorage.getItem("save"));
  const missing = missingMods(content, appliedContent(game));
  at("findings").textContent = missing.map(({ name }) => `This save needs ${name}.`).join("\n");
  tile = moved(palette);
  show();
};

show();

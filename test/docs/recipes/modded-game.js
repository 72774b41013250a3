// modded-game.js: the page.
import { appliedContent, applyContent, missingMods } from "defwright/runtime";
import { readPalette, savePalette } from "defwright/runtime";
import * as game from "./generated/index.js";

const { terrain } = game;
const at = (id) => document.getElementById(id);
const worker = new Worker(new URL("./mods-worker.js", import.meta.url), { type: "module" });
// Beside the page, wherever a bundler puts the scripts.
const image = new URL("core.image", document.baseURI).href;

/** The mods that are played: the files of each, by name. */
let mods = new Map();
/** What stands on the only tile, as an index of the table (0 is t_null); -1 if the content has it no more. */
let tile = 1;
let linking = Promise.resolve();

/** Links with other mods, after what is being linked already; without errors they are played. */
function change(edit) {
  linking = linking.then(async () => {
    const next = new Map(mods);
    edit(next);
    at("state").textContent = "linking";
    const { ok, changes, order, text, conflicts = [] } = await linked(next);
    // Texts of strangers: never as HTML.
    at("findings").textContent = text;
    if (ok) {
      mods = next;
      const palette = savePalette(terrain, [tile]);
      applyContent(game, changes);
      tile = moved(palette);
      const lost = conflicts.filter(({ winner, intended }) => winner && !intended);
      at("conflicts").textContent = lost
        .map(({ id, member, winner }) => `${id} ${member ?? ""}: ${winner} wins`)
        .join("\n");
      at("mods").replaceChildren(...order.flatMap((name) => switchesOf(name)));
    }
    show();
    at("state").textContent = ok ? "linked" : "refused";
  });
}

function linked(next) {
  return new Promise((resolve) => {
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = () => resolve({ ok: false, text: "The linker does not start." });
    worker.postMessage({ image, mods: [...next].map(([name, files]) => ({ name, files })) });
  });
}

/** A button that switches a mod off, and one that lets it load after the others. */
function switchesOf(name) {
  const off = () => change((next) => next.delete(name));
  const last = () =>
    change((next) => {
      const files = next.get(name);
      next.delete(name);
      if (files) next.set(name, files);
    });
  return [
    ["off", off],
    ["last", last],
  ].map(([does, onclick]) =>
    Object.assign(document.createElement("button"), { textContent: `${name} ${does}`, onclick }),
  );
}

for (const input of [at("folder"), at("files")]) {
  input.onchange = () => {
    const files = [...input.files].map((file) => ({
      path: file.webkitRelativePath || file.name,
      file,
    }));
    // So that the same file may be chosen again.
    input.value = "";
    if (files.length === 0) return;
    const name = files[0].path.split("/")[0].replace(/\.(?:zip|json)$/, "");
    change((next) => next.set(name, files));
  };
}

/** The tile in other content. */
function moved(palette) {
  const read = readPalette(terrain, palette);
  return read.ok ? (Object.keys(palette.ids).map((each) => read.index(Number(each)))[0] ?? -1) : -1;
}

function show() {
  at("terrain").textContent = terrain.ids().join(" ");
  at("tile").textContent = terrain.at(tile)?.name ?? "nothing that is known";
}

at("next").onclick = () => {
  tile = (tile + 1) % terrain.ids().length;
  show();
};

at("save").onclick = () => {
  const save = { content: appliedContent(game), palette: savePalette(terrain, [tile]) };
  localStorage.setItem("save", JSON.stringify(save));
};

at("load").onclick = () => {
  const save = JSON.parse(localStorage.getItem("save"));
  if (!save) return;
  const missing = missingMods(save.content, appliedContent(game));
  at("findings").textContent = missing.map(({ name }) => `This save needs ${name}.`).join("\n");
  tile = moved(save.palette);
  show();
};

show();

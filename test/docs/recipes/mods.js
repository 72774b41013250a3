// mods.js: chooses mods, has them linked, and applies what they change; the same in every game.
import { applyContent } from "defwright/runtime";
import * as game from "./generated/index.js";

const at = (id) => document.getElementById(id);
const worker = new Worker(new URL("./mods-worker.js", import.meta.url), { type: "module" });
// Beside the page, wherever a bundler puts the scripts.
const image = new URL("core.image", document.baseURI).href;

/** The mods that are played: the files of each, by name, in the order in which they were chosen. */
let mods = new Map();
let linking = Promise.resolve();

/** Links with other mods, after what is being linked already; without errors they are played. */
function change(edit) {
  linking = linking.then(async () => {
    at("state").textContent = "linking";
    try {
      const next = new Map(mods);
      await edit(next);
      const { ok, changes, order, text, conflicts } = await linked(next);
      // Texts of strangers: never as HTML.
      at("findings").textContent = text;
      at("state").textContent = ok ? "linked" : "refused";
      if (!ok) return;
      applyContent(game, changes);
      mods = next;
      const chosen = [...mods.keys()];
      const buttons = order.flatMap(({ name, given }) => buttonsOf(name, chosen[given]));
      at("mods").replaceChildren(...buttons);
      at("conflicts").textContent = told(conflicts);
    } catch (error) {
      at("findings").textContent = error.message;
      at("state").textContent = "refused";
    }
  });
}

function linked(next) {
  return new Promise((resolve) => {
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = () => resolve({ ok: false, text: "The linker does not start." });
    worker.postMessage({ image, mods: [...next].map(([name, files]) => ({ name, files })) });
  });
}

/** What two mods want differently. Intended is what one of them changes of what it depends on, such as the core. */
function told(conflicts) {
  // Without a winner, their order decides.
  const outcome = ({ winner, packs }) => (winner ? `${winner} wins` : packs.join(" before "));
  return conflicts
    .filter(({ intended }) => !intended)
    .map((each) => `${each.id} ${each.member ?? ""}: ${outcome(each)}`)
    .join("\n");
}

/** A button that switches a mod off, and one that lets it load after those that do not depend on it. */
function buttonsOf(name, chosen) {
  const off = () => change((next) => next.delete(chosen));
  const last = () =>
    change((next) => {
      const files = next.get(chosen);
      next.delete(chosen);
      if (files) next.set(chosen, files);
    });
  return Object.entries({ off, last }).map(([does, onclick]) =>
    Object.assign(document.createElement("button"), { textContent: `${name} ${does}`, onclick }),
  );
}

for (const input of [at("folder"), at("archive")]) {
  input.onchange = () => {
    const chosen = [...input.files];
    // So that the same one may be chosen again.
    input.value = "";
    if (chosen.length === 0) return;
    const path = (file) => file.webkitRelativePath || file.name;
    const name = path(chosen[0])
      .split("/")[0]
      .replace(/\.zip$/i, "");
    change(async (next) => {
      // Now: a browser reads a file no more once it was edited.
      const read = async (file) => ({ path: path(file), bytes: await file.arrayBuffer() });
      next.set(name, await Promise.all(chosen.map(read)));
    });
  };
}

// mods-worker.js: links, beside the page.
import { createModLinker, modFromFiles } from "defwright/mods";

let linker;

/** Told where the image is, and the files of each mod that is switched on: path and file. */
onmessage = async ({ data: { image, mods } }) => {
  try {
    linker ??= createModLinker(fetch(image));
    const read = await Promise.all(mods.map((mod) => modOf(mod)));
    const { ok, changes, order, text, conflicts } = (await linker).link(read);
    postMessage({ ok, changes, order, text: text(), conflicts: conflicts().conflicts });
  } catch (error) {
    linker = undefined;
    postMessage({ ok: false, text: error.message });
  }
};

/** A file that is posted forgets the folder in which it was chosen; the page sends its path along. */
async function modOf({ name, files }) {
  const chosen = files.map(({ path, file }) => ({
    name: path,
    size: file.size,
    arrayBuffer: () => file.arrayBuffer(),
  }));
  return modFromFiles(chosen, name);
}

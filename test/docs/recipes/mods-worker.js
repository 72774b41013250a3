// mods-worker.js: links, beside the page.
import { createModLinker, modFromFiles } from "defwright/mods";

let linker;

/** Told where the image is, and the files of each mod that is switched on: name and bytes. */
onmessage = async ({ data: { image, mods } }) => {
  try {
    linker ??= await createModLinker(fetch(image));
    const read = await Promise.all(mods.map((mod) => modOf(mod)));
    const { ok, changes, order, text, conflicts: told } = await linker.link(read);
    const { conflicts } = await told();
    postMessage({ ok, changes, order, text: await text(), conflicts });
  } catch (error) {
    postMessage({ ok: false, text: error.message });
  }
};

async function modOf({ name, files }) {
  const chosen = files.map(({ path, bytes }) => ({
    name: path,
    size: bytes.byteLength,
    arrayBuffer: async () => bytes,
  }));
  return modFromFiles(chosen, name);
}

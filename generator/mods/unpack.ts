/** The files of a mod, from what a player drops on a page: a folder, files of one, or an archive. */
import type { DroppedFile } from "./dropped-files.ts";
import type { Mod } from "./mod.ts";

/**
 * Reads a mod from files: those of a folder, or one zip archive.
 *
 * @param name Distinguishes the mod; defaults to the name of the folder or archive.
 * @throws Error that says what is wrong with an archive, that there is too much, or that there are no definitions
 */
export async function modFromFiles(given: Iterable<DroppedFile>, name?: string): Promise<Mod> {
  // A page may clear its list meanwhile.
  const all = [...given];
  const { modOfFiles } = await import("./dropped-files.ts");
  return modOfFiles(all, name);
}

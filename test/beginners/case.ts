/**
 * Mistakes of people who know JSON but not this format: maps for lists, words of other games, units spelt otherwise,
 * members at the wrong level. The cases were written from the specification, without regard to what is checked.
 *
 * - `worlds/<name>.json` is a small valid content, which defines what the cases refer to.
 * - `cases/<topic>.json` has cases in one world. Each adds one file to it: `written` is what a beginner wrote, `meant`
 *   is what should be there; world and `meant` together have no error and no warning. An object holds members that are
 *   laid over those of `base`; a list is the whole file; so is a text, where brackets, commas or quotes are wrong.
 *
 * Whoever follows the help texts of the findings in `written` should arrive at the records of `meant`, except where
 * `unclear` says why only the author can know what was meant; then the finding only has to show the place.
 */
import { readdirSync, readFileSync } from "node:fs";
import { compile, type Compilation, type Settings } from "../../generator/index.ts";

export interface Case {
  /** Unique among all cases: `<topic>: <mistake>`. */
  readonly name: string;
  readonly world: string;
  /** Text of the file as the beginner wrote it. */
  readonly written: string;
  /** Text of the file as it should be. */
  readonly meant: string;
  /** Why nobody but the author can know what was meant. */
  readonly unclear?: string;
  /** Why the compiler seems to be wrong about the case; the case is then not part of any rate. */
  readonly disputed?: string;
}

interface Topic {
  readonly world: string;
  readonly base: object;
  readonly cases: readonly (Omit<Case, "world" | "written" | "meant"> & {
    readonly written: object | string;
    readonly meant: object;
  })[];
}

/** Name of a world -> its text. */
export const worlds: ReadonlyMap<string, string> = new Map(textsIn("worlds"));

export const cases: readonly Case[] = textsIn("cases").flatMap(([topic, text]) => {
  const { world, base, cases } = JSON.parse(text) as Topic;
  const textOf = (content: object | string): string =>
    typeof content === "string"
      ? content
      : JSON.stringify(Array.isArray(content) ? content : { ...base, ...content }, undefined, 2);
  return cases.map((one) => ({
    ...one,
    name: `${topic}: ${one.name}`,
    world,
    written: textOf(one.written),
    meant: textOf(one.meant),
  }));
});

function textsIn(folder: string): [name: string, text: string][] {
  return readdirSync(new URL(folder, import.meta.url))
    .sort()
    .map((file) => [
      file.replace(/\.json$/u, ""),
      readFileSync(new URL(`${folder}/${file}`, import.meta.url), "utf8"),
    ]);
}

/**
 * Compiles a world, and what is added to it as a second file, without a disk.
 * @param settings Settings with one pack.
 * @param added Text of the second file.
 */
export function compileIn(settings: Settings, world: string, added?: string): Compilation {
  const [pack] = settings.packs;
  const text = worlds.get(world);
  if (!pack || text === undefined) throw new Error(`there is no pack, or no world "${world}"`);
  const files = [{ path: "a-world.json", text }];
  if (added !== undefined) files.push({ path: "b-added.json", text: added });
  const sources = files.map((file) => ({
    ...file,
    pack,
    packName: pack.name,
    displayPath: file.path,
  }));
  return compile(settings, { files: sources }, { emit: false });
}

/** Projects that a search begins with. */
import { readdirSync, readFileSync } from "node:fs";
import { basename, join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { compilePacks } from "../../generator/build/compile-packs.ts";
import { loadSettings } from "../../generator/config/load-config.ts";
import { dialectNames } from "../../generator/compiled/dialects.ts";
import type { DialectName as Dialect } from "../../generator/model/dialect.ts";
import type { OutputShape } from "../../generator/model/output-shape.ts";
import type { GameData } from "../corpus/find-corpus.ts";
import type { Random } from "../search/random.ts";
import type { Edit } from "./edits/edit.ts";
import { editClasses } from "./edits/index.ts";
import { textOf } from "./objects.ts";
import { foreignWorld } from "./random-foreign.ts";
import { writeChanges, type Snapshot } from "./snapshot.ts";

export interface Variant {
  readonly dialect: Dialect;
  readonly shape: OutputShape;
}

export const allVariants: readonly Variant[] = dialectNames.flatMap((dialect) =>
  (["literal", "packed"] as const).map((shape) => ({ dialect, shape })),
);

/** What a search begins with; what the configuration says of the variant may be replaced. */
export type Start = (variant: Variant, random: Random, folder: string) => Promise<Snapshot>;

const configurationFile = "defwright.config.json";

function configuration(variant: Variant, packs: readonly string[]): string {
  return JSON.stringify({ packs, out: "generated", ...variant }, undefined, 2);
}

export function withVariant(files: Snapshot, variant: Variant): Snapshot {
  const written = JSON.parse(files.get(configurationFile)!) as object;
  return new Map([
    ...files,
    [configurationFile, JSON.stringify({ ...written, ...variant }, undefined, 2)],
  ]);
}

/** Each pack needs the one before it. */
function modInfoOf(id: string, at: number, packs: readonly string[]): [string, string] {
  const dependencies = packs.slice(Math.max(0, at - 1), at);
  return [`${id}/modinfo.json`, JSON.stringify([{ type: "MOD_INFO", id, name: id, dependencies }])];
}

/**
 * Two or three packs of a few files, grown object by object so that they begin without errors.
 * @param folder an empty one, absolute; as empty afterwards
 */
export const grownProject: Start = async (variant, random, folder) => {
  const packs = ["core", "mod_a", "mod_b"].slice(0, random.below(4) === 0 ? 2 : 3);
  // Without ids that are known of a kind, references to it are not checked.
  const world = random.below(4) > 0 ? [["core/world.json", textOf(foreignWorld)] as const] : [];
  let files: Snapshot = new Map([
    ...world,
    ...(random.below(2) === 0 ? packs.map(modInfoOf) : []),
    [configurationFile, configuration(variant, packs)],
    ...packs.flatMap((pack) =>
      ["a", "b", "sub/c"]
        .slice(0, 1 + random.below(3))
        .map((file): [string, string] => [`${pack}/${file}.json`, "[]\n"]),
    ),
  ]);
  writeChanges(folder, new Map(), files);
  const { settings } = await loadSettings({ workingDirectory: folder });
  const additions = editClasses
    .filter(({ name }) => name.endsWith("added"))
    .flatMap(({ weight, edit }) => Array<Edit>(weight).fill(edit));
  for (let left = 30 + random.below(40); left > 0; left -= 1) {
    const next = new Map(files);
    random.pick(additions)!({ files: next, lastGood: undefined }, random);
    writeChanges(folder, files, next);
    if (compilePacks(settings!, { emit: false }).failed) writeChanges(folder, next, files);
    else files = next;
  }
  writeChanges(folder, files, new Map());
  return files;
};

/** Packs as they are: each directory becomes a folder of the project. */
export function copiedProject(directories: readonly string[]): Start {
  const files = directories.flatMap((directory): [string, string][] =>
    readdirSync(directory, { recursive: true, encoding: "utf8" })
      .filter((path) => path.endsWith(".json"))
      .map((path) => [
        `${basename(directory)}/${path.split(sep).join("/")}`,
        readFileSync(join(directory, path), "utf8"),
      ]),
  );
  const packs = directories.map((directory) => basename(directory));
  return (variant) =>
    Promise.resolve(new Map([[configurationFile, configuration(variant, packs)], ...files]));
}

const content = fileURLToPath(new URL("../../content/", import.meta.url));

/** Our sample game. */
export function sampleProject(): Start {
  return copiedProject(
    ["core", "mods/night-mail", "mods/terrace-year"].map((path) => join(content, path)),
  );
}

/** A real game, with the first of its mods. */
export function gameProject({ core, mods }: GameData): Start {
  return copiedProject([core, ...mods.slice(0, 2)]);
}

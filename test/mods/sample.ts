/** The sample game with an image of its core, and its mods as players would have them. */
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { compilePacks } from "../../generator/build/compile-packs.ts";
import type { Compilation } from "../../generator/compile.ts";
import type { Settings } from "../../generator/config/settings.ts";
import { formatJson } from "../../generator/diagnostics/format-json.ts";
import { writeImage } from "../../generator/image/write-image.ts";
import type { Mod } from "../../generator/mods/mod.ts";
import { settingsOf, type SettingsOptions } from "../pipeline/settings-of.ts";
import { root } from "../root.ts";

export const core = "content/core";
export const modNames = ["night-mail", "terrace-year"] as const;
const manifest = "0".repeat(64);

export function sampleSettings(
  packs: readonly string[],
  more: Partial<SettingsOptions> = {},
): Settings {
  return settingsOf(root, { packs, ...more });
}

export function imageOf(settings: Settings): Uint8Array {
  return Buffer.concat([
    ...writeImage(settings, compilePacks(settings, { emit: false }), manifest),
  ]);
}

/** The files below a folder, by their paths. */
export function filesIn(folder: string, below = ""): Record<string, string> {
  const entries = readdirSync(join(folder, below), { withFileTypes: true });
  return Object.assign(
    {},
    ...entries.map((entry): Record<string, string> => {
      const path = below === "" ? entry.name : `${below}/${entry.name}`;
      if (entry.isDirectory()) return filesIn(folder, path);
      return { [path]: readFileSync(join(folder, path), "utf8") };
    }),
  ) as Record<string, string>;
}

/** The mods among packs, after so many of the game, with their files as players have them. */
export function modsIn({ packs }: Settings, first: number): (Mod & { files: TextFiles })[] {
  return packs.slice(first).map(({ name, directory, mod }) => {
    const info = mod?.source.displayPath ?? "";
    const isBeside = !mod || basename(join(info, "..")) === basename(directory);
    return { name, files: filesIn(isBeside ? directory : join(directory, "..")) };
  });
}

type TextFiles = Readonly<Record<string, string>>;

export function sampleMod(name: string): Mod {
  return { name, files: filesIn(join(root, "content/mods", name)) };
}

/** The mod with another text in one file. */
export function changed(mod: Mod, path: string, from: string, to: string): Mod {
  const text = mod.files[path];
  if (typeof text !== "string" || !text.includes(from)) throw new Error(`no ${from} in ${path}`);
  return { ...mod, files: { ...mod.files, [path]: text.replace(from, to) } };
}

/**
 * What `check` prints of packs on a disk and does not print of the first ones alone: JSON, without the folder in which
 * the mods are; without notes for those who made the first ones.
 */
export function checked(all: Compilation, alone: Compilation, folder: string): string[] {
  const lines = ({ diagnostics }: Compilation): string[] =>
    diagnostics
      .filter(
        ({ severity, source }) => severity !== "note" || source.displayPath.startsWith(folder),
      )
      .map((each) => formatJson(each).replaceAll(`"${folder}`, '"').trimEnd());
  const known = new Set(lines(alone));
  return lines(all).filter((line) => !known.has(line));
}

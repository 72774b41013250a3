import type { CatalogueEntry } from "./entry.ts";

/** Facts of the codes about packs as a whole: what their `MOD_INFO` says of them and of each other. */
export interface PackCodes {
  "dependency-missing": CatalogueEntry<{
    readonly id: string;
    readonly suggestion: string | undefined;
  }>;
  "dependency-order": CatalogueEntry<{ readonly pack: string; readonly dependency: string }>;
  /** Names of packs; the last depends on the first. */
  "dependency-cycle": CatalogueEntry<{ readonly packs: readonly string[] }>;
  "pack-id-twice": CatalogueEntry<{ readonly id: string }>;
  "mod-info-member": CatalogueEntry<{
    readonly member: string;
    readonly found: string;
    readonly expected: string;
  }>;
  "mod-info-path": CatalogueEntry<{ readonly path: string }>;
  "mod-info-misplaced": CatalogueEntry<{ readonly second: boolean }>;
}

export const packCodes: PackCodes = {
  "dependency-missing": {
    severity: "error",
    meaning: "A pack depends on one that is not loaded.",
    message: ({ id }) => `No pack "${id}" is loaded – this pack depends on it.`,
    help: ({ suggestion }) =>
      suggestion === undefined
        ? `Add its directory to "packs" before this one, or take the dependency out.`
        : `Did you mean "${suggestion}"?`,
  },
  "dependency-order": {
    severity: "error",
    meaning: "A pack loads before one that it depends on.",
    message: ({ pack, dependency }) =>
      `Pack "${pack}" loads before "${dependency}" – what a pack depends on loads first.`,
    help: ({ dependency }) =>
      `Move "${dependency}" before it in "packs"; a pattern such as "mods/*" puts what it matches in order.`,
  },
  "dependency-cycle": {
    severity: "error",
    meaning: "Packs depend on each other in a circle.",
    message: ({ packs }) =>
      packs.length === 1
        ? `Pack "${packs[0] ?? ""}" depends on itself – none of it can load first.`
        : `Packs depend on each other in a circle: ${[...packs, packs[0] ?? ""].map((name) => `"${name}"`).join(" → ")}.`,
    help: () => `Take one of the dependencies out.`,
  },
  "pack-id-twice": {
    severity: "error",
    meaning: `Two packs have the same "id" in their MOD_INFO.`,
    message: ({ id }) => `A second pack "${id}" was found – the ids of packs are unique.`,
    help: () => `Load only one of the two, or give this one another "id".`,
  },
  "mod-info-member": {
    severity: "error",
    meaning:
      "A member of MOD_INFO that decides the order or the place of a pack is missing or unreadable.",
    message: ({ member, found, expected }) => `"${member}" is ${found} – expected ${expected}.`,
    help: ({ member }) =>
      member === "id" ? `Add "id", the name by which other packs depend on this one.` : undefined,
  },
  "mod-info-path": {
    severity: "error",
    meaning: `"path" of a MOD_INFO leads to no directory.`,
    message: ({ path }) =>
      `"${path}" is no directory – "path" leads from the file of the MOD_INFO to the pack's content.`,
    help: () => `Correct it, or take it out where the content lies beside the file.`,
  },
  "mod-info-misplaced": {
    severity: "warning",
    meaning: "A MOD_INFO that no pack is described by.",
    message: ({ second }) =>
      second
        ? `A second MOD_INFO was found – only the first of a file describes its pack.`
        : `A MOD_INFO was found here – it is read in "modinfo.json" of a pack's own directory.`,
    help: ({ second }) =>
      second
        ? `Give the other pack a directory of its own.`
        : `Move it there, or load this directory as a pack of its own; "packs" takes patterns such as "mods/*".`,
  },
};

import type { ContentCode, NoData, Noting } from "../code-definition.ts";
import { choose, steps } from "../sentence.ts";

/** Names of packs; the last depends on the first. */
interface DependencyCycle {
  readonly packs: readonly string[];
}

const dependencyCycle: ContentCode<DependencyCycle> &
  Noting<{ step: { readonly pack: string; readonly on: string } }> = {
  severity: "error",
  meaning: "Packs depend on each other in a circle.",
  why: "Each of the packs would have to load after the other, which no order allows.",
  remedy:
    "Remove one of the dependencies. What both packs need can become a third pack that depends on neither of them.",
  message: ({ packs }) =>
    packs.length === 1
      ? `Pack "${packs[0] ?? ""}" depends on itself – a pack can only depend on other packs.`
      : `Packs depend on each other in a circle: ${steps([...packs, packs[0] ?? ""])}.`,
  help: () => `Remove one of the dependencies.`,
  label: ({ packs: [first = "", second = first] }) => `"${first}" depends on "${second}" here`,
  notes: { step: ({ pack, on }) => `"${pack}" depends on "${on}" here` },
};

/** `follows` is the number of other findings that are due to it and not reported. */
interface DependencyMissing {
  readonly id: string;
  readonly follows?: number;
  readonly suggestion: string | undefined;
}

const dependencyMissing: ContentCode<DependencyMissing> = {
  severity: "error",
  meaning: "A pack depends on one that is not loaded.",
  why: "The pack builds on another one, which is not loaded. Its modifications would have nothing to modify and its references nothing to refer to; what is unknown in the pack, and in packs that depend on it, is not reported one by one but counted here. The first pack may take the place of the core on which it depends; if it copies from or modifies definitions that nothing defines, then the core is missing.",
  remedy:
    "Load the other pack before this one, correct the name, or remove the dependency if it is no longer needed.",
  message: ({ id, follows = 0 }) => {
    const what = `No pack "${id}" is loaded – this pack depends on it`;
    if (follows === 0) return `${what}.`;
    return `${what}, and ${follows === 1 ? "1 use of an id is" : `${String(follows)} uses of ids are`} unknown without it.`;
  },
  help: ({ suggestion }) =>
    suggestion === undefined
      ? choose(
          ['add its directory to "packs" before this one', "it is needed"],
          ["remove the dependency", "it is not"],
        )
      : `Did you mean "${suggestion}"?`,
};

interface DependencyOrder {
  readonly pack: string;
  readonly dependency: string;
}

const dependencyOrder: ContentCode<DependencyOrder> = {
  severity: "error",
  meaning: "A pack loads before one that it depends on.",
  why: "A pack can only change what is loaded before it. If it loads first, it does not find what it builds on.",
  remedy:
    'Swap the two in "packs". A pattern such as "content/mods/*" puts the packs that it matches in the right order automatically.',
  message: ({ pack, dependency }) =>
    `Pack "${pack}" loads before "${dependency}" – a pack must load after the packs it depends on.`,
  help: ({ dependency }) =>
    `Move "${dependency}" before it in "packs"; a pattern such as "mods/*" sorts the packs that it matches.`,
};

interface ModInfoMember {
  readonly member: string;
  readonly found: string;
  readonly expected: string;
  /** The right text, as it is typed. */
  readonly instead?: string | undefined;
}

const modInfoMember: ContentCode<ModInfoMember> = {
  severity: "error",
  meaning:
    "A member of MOD_INFO that determines the order or the location of a pack is missing or cannot be read.",
  why: '"id", "dependencies" and "path" determine which pack this is, when it loads and where its content is. If one of them cannot be read, packs might load in the wrong order or without part of their content.',
  remedy: "Write the member in the form that the message describes.",
  message: ({ member, found, expected }) => `"${member}" is ${found} – expected ${expected}.`,
  help: ({ member, instead }) =>
    instead !== undefined
      ? `Write ${instead}.`
      : member === "id"
        ? `Add "id", the name that other packs use to depend on this one.`
        : undefined,
};

interface ModInfoMisplaced {
  readonly second: boolean;
}

const modInfoMisplaced: ContentCode<ModInfoMisplaced> = {
  severity: "warning",
  meaning: "A MOD_INFO describes no pack.",
  why: 'The object describes a pack but is in the wrong place: not in "modinfo.json" of the pack\'s own directory, or after another MOD_INFO. Its dependencies are ignored.',
  remedy:
    'Move it to "modinfo.json" in the pack\'s own directory, or load the directory as a pack of its own.',
  message: ({ second }) =>
    second
      ? `A second MOD_INFO was found – only the first one in a file describes its pack.`
      : `A MOD_INFO was found here – it is read only from "modinfo.json" in a pack's own directory.`,
  help: ({ second }) =>
    second
      ? `Give the other pack a directory of its own.`
      : choose(
          ["move it there", "it describes the whole pack"],
          ['add this directory to "packs" ("mods/*" names several)', "it is a pack of its own"],
        ),
};

interface ModInfoPath {
  readonly path: string;
  /** The directory exists, but the pack may not read from it. */
  readonly outside: boolean;
}

const modInfoPath: ContentCode<ModInfoPath> = {
  severity: "error",
  meaning: `"path" of a MOD_INFO does not lead to a directory, or leads out of the project.`,
  why: "The pack states that its content is in another directory, but that directory does not exist or is not allowed. The pack would load empty, without any message.",
  remedy:
    "Correct the path, which is relative to the directory of the file with the MOD_INFO, or remove it if the content is beside that file.",
  message: ({ path, outside }) =>
    outside
      ? `"${path}" leads out of the project – expected a directory below that of the pack or of the configuration.`
      : `"${path}" is not a directory – "path" leads from the file with the MOD_INFO to the pack's content.`,
  help: ({ outside }) =>
    outside
      ? `If that content is intended, allow its folder with "roots" in the configuration, or with --root.`
      : choose(
          ["correct it", "the content is in another folder"],
          ["remove it", "the content is beside this file"],
        ),
};

interface PackIdTwice {
  readonly id: string;
}

const packIdTwice: ContentCode<PackIdTwice> & Noting<{ first: NoData }> = {
  severity: "error",
  meaning: `Two packs have the same "id" in their MOD_INFO.`,
  why: "Dependencies name packs by their ids. If two packs share an id, it is unclear which one is meant; often one is an old copy of the other.",
  remedy: "Load only one of the two, or give one of them another id.",
  message: ({ id }) => `A second pack "${id}" was found – pack ids must be unique.`,
  help: () =>
    choose(
      ["load only one of the two", "they are two versions of one pack"],
      ['give this one another "id"', "they are different packs"],
    ),
  label: () => "the second one is here",
  notes: { first: () => "the first one is here" },
};

export {
  dependencyCycle as "dependency-cycle",
  dependencyMissing as "dependency-missing",
  dependencyOrder as "dependency-order",
  modInfoMember as "mod-info-member",
  modInfoMisplaced as "mod-info-misplaced",
  modInfoPath as "mod-info-path",
  packIdTwice as "pack-id-twice",
};

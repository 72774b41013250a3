import type { ContentCode, NoData, Noting } from "../code-definition.ts";
import { choose, didYouMean, steps } from "../sentence.ts";

export interface PackCodes {
  /** Names of packs; the last depends on the first. */
  "dependency-cycle": ContentCode<{ packs: readonly string[] }> &
    Noting<{ step: { readonly pack: string; readonly on: string } }>;
  /** `follows` is the number of other findings that are due to it and not reported. */
  "dependency-missing": ContentCode<{
    id: string;
    follows?: number;
    suggestion: string | undefined;
  }>;
  "dependency-order": ContentCode<{ pack: string; dependency: string }>;
  "game-version": ContentCode<{ required: string; version: string }>;
  "mod-info-member": ContentCode<{
    member: string;
    found: string;
    expected: string;
    /** The right text, as it is typed. */
    instead?: string | undefined;
  }>;
  "mod-info-misplaced": ContentCode<{ second: boolean }>;
  "mod-info-path": ContentCode<{
    path: string;
    /** The directory exists, but the pack may not read from it. */
    outside: boolean;
  }>;
  "pack-id-twice": ContentCode<{ id: string }> & Noting<{ first: NoData }>;
}

export const packs: PackCodes = {
  "dependency-cycle": {
    severity: "error",
    message: ({ packs }) =>
      packs.length === 1
        ? `Pack "${packs[0] ?? ""}" depends on itself – a pack can only depend on other packs.`
        : `Packs depend on each other in a circle: ${steps([...packs, packs[0] ?? ""])}.`,
    help: () => `Remove one of the dependencies.`,
    label: ({ packs: [first = "", second = first] }) => `"${first}" depends on "${second}" here`,
    notes: { step: ({ pack, on }) => `"${pack}" depends on "${on}" here` },
  },
  "dependency-missing": {
    severity: "error",
    message: ({ id, follows = 0 }) => {
      const what = `No pack "${id}" is loaded – this pack depends on it`;
      if (follows === 0) return `${what}.`;
      return `${what}, and ${follows === 1 ? "1 use of an id is" : `${String(follows)} uses of ids are`} unknown without it.`;
    },
    help: ({ suggestion }) =>
      didYouMean(suggestion) ??
      choose(
        ['add its directory to "packs" before this one', "it is needed"],
        ["remove the dependency", "it is not"],
      ),
  },
  "dependency-order": {
    severity: "error",
    message: ({ pack, dependency }) =>
      `Pack "${pack}" loads before "${dependency}" – a pack must load after the packs it depends on.`,
    help: ({ dependency }) =>
      `Move "${dependency}" before it in "packs"; a pattern such as "mods/*" sorts the packs that it matches.`,
  },
  "game-version": {
    severity: "error",
    message: ({ required, version }) =>
      `The pack requires version "${required}" of the game – this is version ${version}.`,
    help: () =>
      choose(
        ["load a version of the pack that is made for this game", "there is one"],
        ['correct "game_version"', "the pack works with this game"],
      ),
  },
  "mod-info-member": {
    severity: "error",
    message: ({ member, found, expected }) => `"${member}" is ${found} – expected ${expected}.`,
    help: ({ member, instead }) =>
      instead !== undefined
        ? `Write ${instead}.`
        : member === "id"
          ? `Add "id", the name that other packs use to depend on this one.`
          : undefined,
  },
  "mod-info-misplaced": {
    severity: "warning",
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
  },
  "mod-info-path": {
    severity: "error",
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
  },
  "pack-id-twice": {
    severity: "error",
    message: ({ id }) => `A second pack "${id}" was found – pack ids must be unique.`,
    help: () =>
      choose(
        ["load only one of the two", "they are two versions of one pack"],
        ['give this one another "id"', "they are different packs"],
      ),
    label: () => "the second one is here",
    notes: { first: () => "the first one is here" },
  },
};

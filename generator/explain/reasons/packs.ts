import type { PackCodes } from "../../diagnostics/catalogue/pack.ts";
import type { Reason } from "./reason.ts";

export const packReasons: Readonly<Record<keyof PackCodes, Reason>> = {
  "dependency-missing": {
    why: "The pack says that it builds on another one, which is not loaded. Its modifications would have nothing to modify and its references nothing to name; one message here is better than a hundred there.",
    remedy:
      "Load the other pack before this one, correct the name, or remove the dependency if it no longer holds. The first pack counts as the core, whatever it calls itself.",
  },
  "dependency-order": {
    why: "A pack can only change what is loaded before it. Loaded first, it would not find what it builds on.",
    remedy:
      'Exchange the two in "packs". A pattern such as "content/mods/*" puts what it matches in the right order by itself.',
  },
  "dependency-cycle": {
    why: "Each of the packs is to load after the other, which no order can do.",
    remedy:
      "Remove one of the dependencies; what both need can become a pack that neither of them depends on in return.",
  },
  "pack-id-twice": {
    why: "Dependencies name packs by their ids. With one id for two packs it is open which of them is meant; often one is an old copy of the other.",
    remedy: "Load only one of the two, or give one of them an id of its own.",
  },
  "mod-info-member": {
    why: '"id", "dependencies" and "path" decide which pack this is, when it loads and where its content lies. If one of them cannot be read, the packs might load in the wrong order or without part of their content.',
    remedy: "Write the member in the form that the message asks for.",
  },
  "mod-info-path": {
    why: "The pack says that its content lies in another directory, and there is none. It would load as an empty pack, without a word.",
    remedy:
      "Correct the path, which starts at the directory of the file that holds the MOD_INFO; or remove it if the content lies beside that file.",
  },
  "mod-info-misplaced": {
    why: 'The object describes a pack, but stands where no pack is described: in another file or another directory than the pack\'s own "modinfo.json", or behind another one. Its dependencies are not heeded.',
    remedy:
      'Move it into "modinfo.json" of the pack\'s own directory, or load the directory as a pack of its own.',
  },
};

import type { ReferenceCodes } from "../../diagnostics/catalogue/reference.ts";
import type { Reason } from "./reason.ts";

export const referenceReasons: Readonly<Record<keyof ReferenceCodes, Reason>> = {
  "unknown-reference": {
    why: 'A definition names another one that is not there. In play this is a door that opens into nothing, or a recipe that asks for an item nobody can have. Where the reason can be known, the message says it: the id exists as another kind, in a pack that loads later or is not loaded, or in another spelling. Ids of items, skills and other kinds that the format does not define are checked once any of their kind is known, from objects of the packs or from "known" in the configuration. The dialect "bright-nights" warns only, for real data has such ids.',
    remedy:
      'Correct the id, define it, load the pack that has it, or list it under "known" where something outside the packs defines it. If the definition that it names has an error of its own, that error is reported instead of this one.',
  },
  "misspelt-definition": {
    why: "Several places use one spelling of an id, and the only definition that comes near it has another, which nobody uses. So the definition is misspelt, and the places that use it are right: they are told with it, not one by one.",
    remedy:
      "Correct the id of the definition. If the two are different things, the one that is used has no definition: write it.",
  },
  "migrated-reference": {
    why: "A MIGRATION object says that this id has been renamed or removed. Saved games are translated by it, but definitions are not: the old id no longer names anything.",
    remedy:
      "Write the new id. Where there is none, choose another object or remove what refers to it.",
  },
};

import type { ProfessionCodes } from "../../diagnostics/catalogue/profession.ts";
import type { Reason } from "./reason.ts";

export const professionReasons: Readonly<Record<keyof ProfessionCodes, Reason>> = {
  "profession-cbms-twice": {
    why: 'The specification writes "cbms" in a definition and "CBMs" in its changes, so both are read as the same member. With both in one object, one list would hide the other.',
    remedy: 'Join the entries under "cbms".',
  },
  "profession-cbms-spelling": {
    why: 'The specification calls the member "cbms"; only its changes, "add:CBMs" and "remove:CBMs", are written in capitals, and so does the real game everywhere. Both are read as the same, so nothing is lost; in the dialect "bright-nights" it is not reported.',
    remedy: 'Write "cbms".',
  },
  "profession-name-incomplete": {
    why: "A name is one text for everybody, or one for each gender. With only one of the two, characters of the other gender would have a profession without a name.",
    remedy: "Add the other text, or write a single neutral one.",
  },
  "substitution-without-subject": {
    why: 'A substitution is about one item ("item") or about one trait ("trait"). Without either it is unknown what to replace, and when.',
    remedy:
      'Add "item" and list conditions and new items in "sub"; or add "trait" and list items and new items there.',
  },
  "substitution-two-subjects": {
    why: 'Each member decides a form of the object by itself, and an object has one form. The first of "item", "trait" and "group" wins; what the other says is not read.',
    remedy: "Write two objects, one for each form.",
  },
  "substitution-without-effect": {
    why: "The object names what it is about, but no replacement. Nothing would ever come of it, which the author cannot have meant.",
    remedy: 'Add "sub" with the replacements; in the item form "bonus" will do as well.',
  },
  "substitution-member-unused": {
    why: 'Members of the item form and of the trait form look alike, but each is read in its own form only: in the trait form the trait is the condition, so a "present" there is not read.',
    remedy: "Remove the member, or write the object in the form that reads it.",
  },
  "substitution-entry-incomplete": {
    why: 'In the item form each entry says under which traits it holds ("present"); in the trait form each says which item it replaces ("item"). Without that the entry cannot be applied.',
    remedy: 'Add what is missing. A replacement without a condition has an empty "present": [].',
  },
  "substitution-never-applies": {
    why: "No character has a trait and lacks it. The entry can never hold, so the replacement it describes never happens.",
    remedy: "Remove the trait from one of the two lists.",
  },
  "substitution-overlap": {
    why: "A character can meet both conditions, and an item is replaced by one rule only. The one that is loaded first wins, so the outcome hangs on the order of files and packs; the specification does not say which one should.",
    remedy:
      'Put both into one object of the item form, where the order of the entries decides; or let one condition exclude the other by "absent".',
  },
  "substitution-cycle": {
    why: 'The new item is itself replaced, and in the end comes back to the first. Followed without a guard this would never end; defwright stops where an item returns, so the character may start with the very item that was to be replaced. In the real game an item is replaced once, which is why the dialect "bright-nights" has a note only.',
    remedy: "Choose another new item, or let one of the conditions exclude the other.",
  },
};

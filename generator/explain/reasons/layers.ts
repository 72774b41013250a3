import type { LayerCodes } from "../../diagnostics/catalogue/layer.ts";
import type { ModificationCodes } from "../../diagnostics/catalogue/modification.ts";
import type { Reason } from "./reason.ts";

export const layerReasons: Readonly<Record<keyof LayerCodes | keyof ModificationCodes, Reason>> = {
  "duplicate-id": {
    why: 'An id names one definition, and two objects claim it. Whichever won, the other would be lost, and which one that is would hang on the order of files. For recipes the specification says outright that loading fails. In the dialect "bright-nights" the later one wins instead, with a note.',
    remedy:
      'If both are meant, give one another id (a recipe: another "id_suffix"). If the second is to change the first, say so: "edit-mode": "modify" changes members, "override" replaces the whole. Both places are shown.',
  },
  "incomplete-redefinition": {
    why: 'The object gives some members under an id that is defined already, so it was most likely meant to change that definition. Without "edit-mode" it would be a second definition of the id, and one that lacks mandatory members; in the place of the first it would take a whole definition out of the game.',
    remedy:
      'Add "edit-mode": "modify": then the members replace those of the definition, and all others stay. In the dialect "bright-nights" a "copy-from" of the same id does that too. If another definition was meant, give it an id of its own and the members that are missing.',
  },
  "replaced-definition": {
    why: "Nothing of the earlier definition is left, not even the members that the later one does not mention. That is often what a pack is for, and so it is only a note; but it is good to know when something in the game is not what its file says.",
    remedy:
      'Nothing, if it is meant. To keep the other members, change the definition by "edit-mode": "modify" instead. With "rules": { "duplicate_ids": "error" } replacing needs "override".',
  },
  "unknown-modification-target": {
    why: "The object changes a definition that does not exist, so none of its changes would reach the game. A pack can change what it defines itself and what packs before it define, not what comes later. The message says if the id is there in a later pack or as another kind.",
    remedy:
      'Correct the id, or load the pack with the target before this one. If the object is to define something new, remove "edit-mode".',
  },
  "unknown-parent": {
    why: "Everything that the object does not say itself was to come from its parent. Without it the definition is a torso, so it is left out, and references to it stay silent.",
    remedy:
      'Correct the id. A parent is of the same kind and stands in this pack or an earlier one; a template is named by its "abstract".',
  },
  "inheritance-cycle": {
    why: "Each of the definitions waits for the other to be complete, so none ever is. Every step of the circle is shown.",
    remedy: 'Take "copy-from" out of one of them and write down there what the others take over.',
  },
  "not-scalable": {
    why: '"relative" adds to a number and "proportional" multiplies one, and both mean the number that the parent has. Where the parent has none, or text, there is nothing to count from.',
    remedy: "State the member itself, with the value it is to have.",
  },
  "missing-id": {
    why: 'Nothing can refer to a definition without an id: no map, no recipe and no saved game. A recipe is named by its "result", so there that is the one that is missing.',
    remedy:
      'Add the id. If the object is only there to be copied from, name it by "abstract" instead.',
  },
  "id-characters": {
    why: "Whoever refers to the id types what is seen: without the space at its end, without the zero-width space that came with it from a web page. That is another id, and so nothing would ever find the definition. The message shows such characters as JSON escapes them. References to the id as it was meant, and as it stands, stay silent.",
    remedy:
      "Type the id anew; the help shows it as it was probably meant. A recipe's id is its result and its suffix, so there the two are looked at.",
  },
  "id-scripts": {
    why: 'Some letters of the Cyrillic and Greek scripts look just like Latin ones, and an input method or a text that was pasted brings them in. "t_wall" with a Cyrillic "а" is another id than "t_wall", and who refers to it with the letters of their own keyboard finds nothing. An id of one script throughout, whichever it is, is fine, and so is a word of another script beside a prefix.',
    remedy:
      "Type the letters that the message lists anew, here and wherever the id is used. If the mixture is meant, lower the severity of the code.",
  },
  "unused-override": {
    why: '"override" says that there is an earlier definition of this id, and there is none before this one. The definition holds as it stands; but perhaps the id is misspelt and the old definition is still in the game, or the pack with the old one loads later. "edit-mode": "override" names what it is about, so there it is a warning; "override": true of a recipe has always been a leave to replace, and without anything to replace it is a note.',
    remedy: 'Remove "override", correct the id, or put the packs in the order that is meant.',
  },
  "created-again": {
    why: 'The object says that it is the first of its id, and it is not. In the dialect "bright-nights" the later object wins all the same, so what was there before is gone with all its members, which its author did not expect.',
    remedy:
      'Write "edit-mode": "override" if it is to take the other\'s place, "modify" to change some members of it, or give it an id of its own.',
  },
  "abstract-with-id": {
    why: "A template is there to be copied from and does not appear in the game; a definition does. With both members, one of them would have to be ignored.",
    remedy:
      "Remove one of the two. A definition can be copied from like a template, so the id alone is often enough.",
  },
  "built-in-id": {
    why: '"t_null" and "f_null" stand for "nothing there" and are the same in every game: code relies on them at index 0 of their tables. A definition of such an id is not used.',
    remedy: "Give the definition an id of its own.",
  },
  "alias-taken": {
    why: "An alias is a second name of a definition, often of an earlier release. If it is the id or the alias of another one as well, nobody can say what is meant by it.",
    remedy: "Take the name out of one of the two; both places are shown.",
  },
  "changes-without-modify": {
    why: '"add:" and "remove:" members change the list of a definition that is there already. In an object that defines something itself they are not read, so their entries would silently be missing.',
    remedy:
      'Add "edit-mode": "modify" if another definition is to be changed; otherwise put the entries into the list itself. For children of "copy-from" the words are "extend" and "delete".',
  },
  "changes-beside-whole": {
    why: "The object says both what the whole list is and what changes in the old one. The whole list wins, and the changes are lost.",
    remedy:
      "Keep one of the two: the list to replace it, or the changes to leave the rest as it is.",
  },
  "change-of-no-list": {
    why: 'Entries can be added to a list and removed from one. The member is something else at that moment, such as "autolearn": true, so there is nothing to add to.',
    remedy: "State the member itself, with its new value.",
  },
  "removal-not-found": {
    why: "The list does not have what is to be removed, so the removal does nothing: perhaps it is misspelt, another pack has removed it already, or the definition never had it. Each removal takes one occurrence, so an entry listed twice is removed by two.",
    remedy:
      "Correct the entry or take it out. `defwright explain <id>` shows the list and who set its entries.",
  },
  "group-removal-not-found": {
    why: "The items of this profession come from an item group. An item is removed from what the group lists itself; one that comes from a group inside it, or from one defined elsewhere, cannot be found there. It is a note, since the item may well be among them.",
    remedy: "Change the group that lists the item, or give the items of the profession anew.",
  },
  "unused-editing-member": {
    why: '"extend", "delete", "relative" and "proportional" change what "copy-from" brings; a modification changes what is there already. A member of one way has no effect in an object that goes the other, and what it says would not happen. An object of an id that is there already even takes the place of the other as a whole: a requirement that is only to be extended loses all its tools, and the message says how many definitions use it.',
    remedy:
      'Use the words of the way that the object goes: "add:" and "remove:" beside "edit-mode": "modify", the others beside "copy-from".',
  },
};

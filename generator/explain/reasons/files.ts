import type { FileCodes } from "../../diagnostics/catalogue/file.ts";
import type { JsonCodes } from "../../diagnostics/catalogue/json.ts";
import type { Reason } from "./reason.ts";

export const fileReasons: Readonly<Record<keyof FileCodes | keyof JsonCodes, Reason>> = {
  "invalid-json": {
    why: "From the place of the mistake on, it is uncertain what the author meant. Reading goes on behind it, so that several mistakes of one file are shown at once, but nothing is built from a file that is not JSON as a whole: a definition half understood is worse than none.",
    remedy:
      'Mend the place that the frame points at; most often a comma, a quote or a bracket. JSON has no comments, but any member whose name begins with "//" is one for defwright.',
  },
  "duplicate-member": {
    why: "Most readers of JSON keep one of the two values and drop the other without a word; which one differs from program to program. The author wrote both, so one of them would silently be lost.",
    remedy:
      "Keep the value that is meant, or join the two lists into one. The frame shows both places.",
  },
  "nesting-too-deep": {
    why: "No definition needs more than a handful of levels. A file nested this deep is broken, or made by a program that went wrong, and would bring down programs that read it without a limit.",
    remedy: "Look for a bracket that is opened again and again and never closed.",
  },
  "invalid-utf8": {
    why: "A byte that is no UTF-8 comes from a file saved in another encoding. Guessing the character would put a wrong letter into a name or, worse, into an id that other files spell correctly. The other files of the pack are checked all the same.",
    remedy: "Save the file as UTF-8 in the editor. A byte order mark at its start does no harm.",
  },
  "not-an-object": {
    why: "A definition file holds one object, or a list of objects. Text, a number or a list between them defines nothing; most often it is what remains of an object whose brackets were lost.",
    remedy:
      'Remove the entry, or put it back into the object that it belongs to. A remark can stand in an object, in a member whose name begins with "//".',
  },
  "missing-type": {
    why: 'The "type" decides which kind of definition an object is, and with it every other rule. Without it the object cannot be read, and would be missing from the game.',
    remedy:
      'Add "type" as a string: one of the six kinds of the specification, "requirement", or the type of another kind of object, which defwright leaves alone.',
  },
  "near-miss-type": {
    why: 'Types that defwright does not know belong to other parts of a game, and objects of such types are skipped without a word. A misspelt "furniture" would be skipped as well, and its definition would be missing with nobody knowing why; so a type that differs from ours by a letter or two is reported.',
    remedy:
      "Correct the spelling. A type of another part of the game that only looks alike needs another name.",
  },
  "unknown-type": {
    why: 'Objects of other types are none of our business and are passed over, since a game has many of them. This one has a type that no known game has, and every member is one of a definition of ours, with all that is mandatory: most likely the type is wrong, such as "furn", and a whole definition would be missing without a word. References to its id stay silent.',
    remedy:
      "Write the type that the message names. If your game has such a type of its own, lower the severity of the code: then the object is passed over.",
  },
  "other-kind": {
    why: 'The "type" alone decides how an object is read. With that of another kind nearly every member would be unknown and nearly every mandatory one missing, which says a lot about one word. So where an object lacks what its own kind demands, or has nothing of it but an id, and by the names of its members is a whole definition of another kind, that is all that is said of it. Objects that copy from others or change them are never judged so, for what they lack may stand elsewhere.',
    remedy:
      "Correct the type; what the members say is checked then. If the type is right, the members are the mistake: a definition of that kind needs others.",
  },
};

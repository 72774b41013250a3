import type { ShapeCodes } from "../../diagnostics/catalogue/shape.ts";
import type { Reason } from "./reason.ts";

export const shapeReasons: Readonly<Record<keyof ShapeCodes, Reason>> = {
  "unknown-member": {
    why: 'Nothing reads a member of that name, so what it says has no effect. Where the name is a slip, the member that was meant is absent and its default is used instead: the door has no "open", although its file seems to say so.',
    remedy:
      'Correct the name; where one is close, it is suggested. A remark may stay as it is once its name begins with "//". A mandatory member that is misspelt, or a word by which an object is loaded, is an error rather than a warning.',
  },
  "missing-member": {
    why: 'There is no value that could stand in for a mandatory member, so the definition is not complete and game code that reads it would find nothing. What an object inherits by "copy-from", or what modifications add, counts: only the outcome has to be complete.',
    remedy:
      "Add the member; the message says what it is for. If every object of a file lacks it, perhaps a template that they copy from should have it.",
  },
  "wrong-type": {
    why: "A number in quotes is text, and a word without brackets is no list. Reading it as something else would be a guess, so the object is left out and the build stops. Where a member takes several forms, the message is about the one that is closest to what was written.",
    remedy: "Write the value in the form that the message asks for.",
  },
  "not-in-list": {
    why: 'Some members take one word of a list that the specification closes, such as the four seasons. Another word, or the same one misspelt, means nothing to the game. Real data has a few words of its own there, which is why the dialect "bright-nights" only warns.',
    remedy: "Write one of the words that the message lists; upper and lower case count.",
  },
  "wrong-length": {
    why: "A symbol is one character because a map tile has room for one; a pair such as an item and its count means nothing with one entry or five. The position of each entry decides what it says, so none can be left out.",
    remedy:
      "Add what is missing or remove what is too much. Behind the colon the message lists what each entry of the list is.",
  },
  "out-of-range": {
    why: "The number has the right type, but a value that nothing can be made of: a cost below zero would pay those who walk, a ratio of 0 would replace an item by none. The bounds are those of the specification.",
    remedy: "Choose a value inside the range that the message gives.",
  },
  "implausible-number": {
    why: "The number has the right type, and yet it can hardly be what was meant: skills go to level 10, a chance in percent to 100, and the game holds whole numbers in 32 bits. Often a digit stands twice or a zero too many. The value is kept as it is written.",
    remedy:
      "Correct the number; the message gives the range. If a game of yours knows greater ones, lower the severity of the code.",
  },
  "near-flag": {
    why: "Flags are free words, and game code asks for them by name: one that is misspelt is simply never asked for, and nobody notices. This one stands nearly as letters of another do that the runtime reads or that many definitions have. It is only a note, since two flags may well be alike and both be meant; flags that a pack defines are not noted.",
    remedy:
      'Correct the flag, everywhere it is used; the first place is shown. If it is a flag of its own, leave it, or set the severity of the code to "off".',
  },
  "bad-unit": {
    why: "Times, volumes and masses are text with a unit. A unit that is misspelt, a fraction or a number without a unit cannot be turned into seconds, millilitres or grams without guessing.",
    remedy:
      'Write whole numbers, each with its unit, and several where one is not enough: "1 h 30 m" instead of "1.5 h", "2500 ml" instead of "2.5 L".',
  },
};

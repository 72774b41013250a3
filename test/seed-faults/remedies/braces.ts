/** Braces and brackets that are missing or too many, in files that are indented. */
import { at } from "../../search/edit.ts";
import { edited, endOf, inserted, type Remedy, type RemedyClass } from "../remedy.ts";
import type { Spot } from "../../search/world.ts";
import { atEntries } from "./sites.ts";

const spansLines = ({ entry, value }: Spot): boolean =>
  entry.file.text.slice(value.offset, value.offset + value.length).includes("\n");

const isOpen =
  (type: string) =>
  (spot: Spot): boolean =>
    spot.property !== undefined && spot.value.type === type && spansLines(spot);

/** The closing sign goes, and its line with it where it has one. */
function unclosed(spot: Spot): Remedy {
  const from = endOf(spot) - 1;
  return {
    edits: [{ file: spot.entry.file, from, to: from + 1, text: "" }],
    at: [at(spot.entry, spot.value)],
    mends: true,
  };
}

/** The closing sign stands twice. */
function closedTwice(spot: Spot): Remedy {
  const { text } = spot.entry.file;
  return { edits: [inserted(spot, endOf(spot), text[endOf(spot) - 1] ?? "}")], mends: true };
}

export const braceRemedies: readonly RemedyClass[] = [
  edited("brace: an inner object is not closed", isOpen("object"), unclosed),
  edited("brace: an inner list is not closed", isOpen("array"), unclosed),
  edited(
    "brace: a list on one line is not closed",
    (spot) => spot.property !== undefined && spot.value.type === "array" && !spansLines(spot),
    unclosed,
  ),
  edited(
    "brace: an object on one line is not closed",
    (spot) => spot.value.type === "object" && !spansLines(spot) && spot.pattern !== "",
    unclosed,
  ),
  edited("brace: an inner object is closed twice", isOpen("object"), closedTwice),
  edited("brace: an inner list is closed twice", isOpen("array"), closedTwice),
  edited(
    "brace: a list on one line is closed twice",
    (spot) => spot.property !== undefined && spot.value.type === "array" && !spansLines(spot),
    closedTwice,
  ),
  edited("brace: an inner object is not opened", isOpen("object"), (spot) => ({
    edits: [
      { file: spot.entry.file, from: spot.value.offset, to: spot.value.offset + 1, text: "" },
    ],
  })),
  atEntries("brace: a definition is not closed", (entry) => {
    const { file, node } = entry;
    const from = node.offset + node.length - 1;
    return { edits: [{ file, from, to: from + 1, text: "" }], at: [at(entry, node)], mends: true };
  }),
  atEntries("brace: a definition is not opened", ({ file, node }) => ({
    edits: [{ file, from: node.offset, to: node.offset + 1, text: "" }],
    says: ["{"],
    mends: true,
    at: [
      { file, offset: node.offset },
      { file, offset: (node.children?.[0]?.offset ?? node.offset) + 1 },
    ],
  })),
  atEntries("brace: a definition is closed twice", ({ file, node }) => {
    const end = node.offset + node.length;
    return { edits: [{ file, from: end, to: end, text: "\n  }" }], mends: true };
  }),
  atEntries("brace: a file ends in the middle", ({ file, node }) => {
    // Behind spaces nothing ends.
    const middle = node.offset + Math.floor(node.length / 2);
    const from = file.text.slice(0, middle).trimEnd().length;
    return {
      edits: [{ file, from, to: file.text.length, text: "" }],
      at: [
        { file, offset: node.offset },
        { file, offset: from },
      ],
    };
  }),
  atEntries("brace: the last bracket of a file stands twice", ({ file }) => ({
    edits: [{ file, from: file.text.length, to: file.text.length, text: "]\n" }],
    mends: true,
  })),
];

/** Marks that version control leaves in files. */
import { edited, endOf, textOf, type RemedyClass } from "../remedy.ts";
import type { Spot } from "../../search/world.ts";
import { atEntries } from "./sites.ts";

const isSimple = ({ property, value, pattern }: Spot): boolean =>
  property !== undefined && ["string", "number"].includes(value.type) && pattern !== "type";

/** The line of a member that has it to itself. */
function lineOf(spot: Spot): readonly [from: number, to: number] | undefined {
  const { text } = spot.entry.file;
  const { offset = 0 } = spot.property ?? {};
  const from = text.lastIndexOf("\n", offset) + 1;
  const to = text.indexOf("\n", endOf(spot)) + 1;
  const alone =
    text.slice(from, offset).trim() === "" && /^,?\s*$/u.test(text.slice(endOf(spot), to));
  return alone && from > 0 ? [from, to] : undefined;
}

function conflict(name: string, marks: (ours: string, theirs: string) => string): RemedyClass {
  return edited(name, isSimple, (spot) => {
    const [from, to] = lineOf(spot) ?? [];
    if (from === undefined || to === undefined) return undefined;
    const { file } = spot.entry;
    const ours = file.text.slice(from, to);
    const value = textOf(spot);
    const other = value.startsWith('"') ? `"${value.slice(2)}` : `${value}0`;
    const theirs = ours.replace(value, other);
    return { edits: [{ file, from, to, text: marks(ours, theirs) }], says: ["merge conflict"] };
  });
}

/** One mark that was overlooked, all else being right. */
function leftOver(name: string, mark: string): RemedyClass {
  return atEntries(name, ({ file, node }) => {
    const from = file.text.lastIndexOf("\n", node.offset) + 1;
    if (from === 0 || file.text.slice(from, node.offset).trim() !== "") return undefined;
    return {
      edits: [{ file, from, to: from, text: `${mark}\n` }],
      says: ["merge conflict"],
      mends: true,
    };
  });
}

export const conflictRemedies: readonly RemedyClass[] = [
  conflict(
    "conflict: one member",
    (ours, theirs) => `<<<<<<< HEAD\n${ours}=======\n${theirs}>>>>>>> lanterns\n`,
  ),
  conflict(
    "conflict: with the common ancestor",
    (ours, theirs) =>
      `<<<<<<< ours\n${ours}||||||| base\n${ours}=======\n${theirs}>>>>>>> theirs\n`,
  ),
  conflict(
    "conflict: with an empty side",
    (ours) => `<<<<<<< HEAD\n${ours}=======\n>>>>>>> 4f1c2aa (Shorten it)\n`,
  ),
  conflict(
    "conflict: with Windows line ends",
    (ours, theirs) => `<<<<<<< HEAD\r\n${ours}=======\r\n${theirs}>>>>>>> lanterns\r\n`,
  ),
  leftOver("conflict: its first mark is left", "<<<<<<< HEAD"),
  leftOver("conflict: its middle mark is left", "======="),
  leftOver("conflict: its last mark is left", ">>>>>>> lanterns"),
];

/** JSON as other languages write it, and signs that are missing or too many (§1). */
import {
  edited,
  endOf,
  inserted,
  json,
  rewritten,
  textOf,
  type Remedy,
  type RemedyClass,
} from "../remedy.ts";
import type { Spot } from "../../search/world.ts";
import { atEntries } from "./sites.ts";

const isMember = ({ property, pattern }: Spot): boolean =>
  property !== undefined && !/^(?:id|result|abstract|ident|alias|id_suffix|type)$/u.test(pattern);
const isFlag = ({ value, pattern }: Spot): boolean =>
  value.type === "boolean" && !/^(?:autolearn|override|obsolete)/u.test(pattern);
const isWhole = ({ value }: Spot): boolean =>
  value.type === "number" && Number.isInteger(value.value) && Number(value.value) > 0;
const isProse = ({ value, pattern }: Spot): boolean =>
  /^(?:description|name|bash\.sound|bash\.sound_fail)$/u.test(pattern) &&
  value.type === "string" &&
  /^[^"\\]{8,}$/u.test(String(value.value));

/** The sign behind a member's name, or behind its value. */
function signOf(spot: Spot, sign: ":" | ","): number | undefined {
  const { text } = spot.entry.file;
  const key = spot.property?.children?.[0];
  const start = sign === ":" && key ? key.offset + key.length : endOf(spot);
  const from = text.indexOf(sign, start);
  return from >= 0 && text.slice(start, from).trim() === "" ? from : undefined;
}

function sign(name: string, right: ":" | ",", wrong: string): RemedyClass {
  return edited(name, isMember, (spot): Remedy | undefined => {
    const from = signOf(spot, right);
    if (from === undefined) return undefined;
    const edit = { file: spot.entry.file, from, to: from + 1, text: wrong };
    return { edits: [edit], says: [`"${right}"`], mends: true };
  });
}

/** A comment of another language on a line of its own, in front of a member. */
function comment(name: string, text: string): RemedyClass {
  return edited(name, isMember, (spot) => ({
    edits: [inserted(spot, spot.property?.offset ?? 0, text)],
    says: ['"//"'],
    mends: true,
  }));
}

export const punctuationRemedies: readonly RemedyClass[] = [
  edited(
    "sign: a comma behind the last entry",
    ({ value }) => value.type === "array" && (value.children?.length ?? 0) > 0,
    (spot) => ({
      edits: [inserted(spot, endOf(spot) - 1, ",")],
      says: ['","', "comma"],
      mends: true,
    }),
  ),
  edited(
    "sign: no comma between entries",
    ({ value }) => value.type === "array" && (value.children?.length ?? 0) > 1,
    (spot) => {
      const [one, two] = spot.value.children ?? [];
      const end = (one?.offset ?? 0) + (one?.length ?? 0);
      const from = spot.entry.file.text.indexOf(",", end);
      if (from > (two?.offset ?? 0)) return undefined;
      const edit = { file: spot.entry.file, from, to: from + 1, text: " " };
      const [before, behind] = [end, two?.offset ?? end];
      const { file } = spot.entry;
      return {
        edits: [edit],
        says: ['","', "comma"],
        mends: true,
        at: [
          { file, offset: before },
          { file, offset: behind },
        ],
      };
    },
  ),
  sign("sign: = for a colon", ":", " ="),
  sign("sign: => for a colon", ":", " =>"),
  sign("sign: a semicolon for a comma", ",", ";"),
  sign("sign: two colons", ":", "::"),
  comment("sign: a comment of C", "/* as before */ "),
  comment("sign: a comment of Python", "# as before\n"),
  comment("sign: a comment of HTML", "<!-- as before -->\n"),
  rewritten("sign: a yes without quotes", isFlag, (spot) => ({
    text: spot.value.value === true ? "yes" : "no",
    says: [textOf(spot)],
    mends: true,
  })),
  rewritten("sign: a yes in quotes", isFlag, (spot) => ({
    text: spot.value.value === true ? '"yes"' : '"no"',
    says: [textOf(spot)],
    mends: true,
  })),
  rewritten("sign: 1 for true", isFlag, (spot) => ({
    text: spot.value.value === true ? "1" : "0",
    says: [textOf(spot)],
    mends: true,
  })),
  rewritten("sign: a number in hexadecimal", isWhole, (spot) => ({
    text: `0x${Number(spot.value.value).toString(16)}`,
    says: [textOf(spot)],
    mends: true,
  })),
  rewritten("sign: a number with underscores", isWhole, (spot) => ({
    text: `${textOf(spot).slice(0, 1)}_${textOf(spot).slice(1)}`,
    says: [textOf(spot)],
    ...(textOf(spot).length > 1 ? { mends: true } : {}),
  })),
  rewritten("sign: a point behind a number", isWhole, (spot) => ({
    text: `${textOf(spot)}.`,
    says: [textOf(spot)],
    mends: true,
  })),
  rewritten(
    "sign: no digit before the point",
    ({ value }) => value.type === "number" && /^0\.\d+$/u.test(String(value.value)),
    (spot) => ({ text: textOf(spot).slice(1), says: [textOf(spot)], mends: true }),
  ),
  rewritten(
    "sign: a decimal comma",
    ({ value }) => value.type === "number" && !Number.isInteger(value.value),
    (spot) => ({
      text: textOf(spot).replace(".", ","),
      says: [textOf(spot), '"."', "decimal"],
      mends: true,
    }),
  ),
  rewritten(
    "sign: an amount without quotes",
    ({ value }) => value.type === "string" && /^\d+ ?\w+$/u.test(String(value.value)),
    (spot) => ({ text: String(spot.value.value), says: [textOf(spot), "quotes"], mends: true }),
  ),
  rewritten("sign: quotes inside a text", isProse, (spot) => {
    const words = String(spot.value.value).split(" ");
    if (words.length < 3) return undefined;
    words[1] = `"${words[1] ?? ""}"`;
    return { text: `"${words.join(" ")}"`, says: ['\\"'] };
  }),
  rewritten("sign: two texts added up", isProse, (spot) => {
    const words = String(spot.value.value).split(" ");
    if (words.length < 2) return undefined;
    const [first = "", ...rest] = words;
    return { text: `${json(`${first} `)} + ${json(rest.join(" "))}`, mends: true };
  }),
  rewritten("sign: no value", isMember, () => ({ text: "" })),
  atEntries("sign: dots for the rest", ({ file, node }) => ({
    edits: [{ file, from: node.offset, to: node.offset, text: "...,\n  " }],
  })),
  atEntries("sign: an assignment around the file", ({ file }) => ({
    edits: [
      { file, from: 0, to: 0, text: "export default " },
      { file, from: file.text.length, to: file.text.length, text: ";\n" },
    ],
    at: [{ file, offset: 0 }],
  })),
  atEntries("sign: a fence of Markdown around the file", ({ file }) => ({
    edits: [
      { file, from: 0, to: 0, text: "```json\n" },
      { file, from: file.text.length, to: file.text.length, text: "```\n" },
    ],
    says: ["```"],
    mends: true,
    at: [{ file, offset: 0 }],
  })),
  edited("sign: a line of a diff", isMember, (spot, random) => {
    const { text } = spot.entry.file;
    const { offset = 0 } = spot.property ?? {};
    const from = text.lastIndexOf("\n", offset) + 1;
    if (text.slice(from, offset).trim() !== "") return undefined;
    const mark = random.pick(["+", "-"]) ?? "+";
    return { edits: [inserted(spot, from, mark)], says: [`"${mark}"`], mends: true };
  }),
];

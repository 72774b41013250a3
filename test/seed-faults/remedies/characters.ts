/** Characters that nobody sees, that look like others, or that a word processor has put in. */
import {
  edited,
  endOf,
  inserted,
  json,
  renamed,
  rewritten,
  textOf,
  type RemedyClass,
} from "../remedy.ts";
import { replace } from "../../search/edit.ts";
import { referenceKind } from "../tables.ts";
import type { Spot, World } from "../../search/world.ts";
import { atEntries } from "./sites.ts";

const escapeOf = (character: string): string =>
  `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, "0")}`;
const codePointOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
/** In any of the ways in which a code point is written. */
const waysOf = (character: string): string[] => [
  escapeOf(character),
  escapeOf(character).toUpperCase().replace("\\U", "\\u"),
  codePointOf(character),
];

const isWord = ({ value }: Spot): boolean =>
  value.type === "string" && /^[\w ]{3,}$/u.test(String(value.value));
const isMember = ({ property, pattern }: Spot): boolean =>
  property !== undefined && !/^(?:id|result|abstract|ident|alias|id_suffix|type)$/u.test(pattern);

/** An id that is used, of a kind of which ids are known. */
function isUse(spot: Spot, world: World): boolean {
  const kind = referenceKind(spot);
  if (kind === undefined || String(spot.value.value).length < 4) return false;
  return world.known.has(kind) || world.entries.some((entry) => entry.kind === kind);
}

/** One character put into an id where it is used. */
function inUse(name: string, characters: readonly string[]): RemedyClass {
  return rewritten(name, isUse, (spot, random) => {
    const character = random.pick(characters) ?? "";
    const id = String(spot.value.value);
    const index = 1 + random.below(id.length - 1);
    return {
      text: JSON.stringify(id.slice(0, index) + character + id.slice(index)),
      says: waysOf(character),
      mends: true,
    };
  });
}

/** Characters between the words and signs of JSON. */
function between(name: string, characters: readonly string[]): RemedyClass {
  return edited(name, isMember, (spot, random) => {
    const character = random.pick(characters) ?? "";
    return {
      edits: [inserted(spot, spot.value.offset, character)],
      says: waysOf(character),
      mends: true,
    };
  });
}

/** Other marks around a string. */
function quoted(
  name: string,
  open: string,
  close: string,
  ...says: readonly string[]
): RemedyClass {
  return rewritten(name, isWord, (spot) => ({
    text: `${open}${String(spot.value.value)}${close}`,
    says: says.length > 0 ? says : [json(String(spot.value.value)), "'\"'", "straight"],
    mends: true,
  }));
}

/** A sign of JSON in another width or script. */
function sign(name: string, right: string, wrong: string): RemedyClass {
  return edited(name, isMember, (spot) => {
    const { text } = spot.entry.file;
    const key = spot.property?.children?.[0];
    const start = right === ":" ? (key ? key.offset + key.length : 0) : endOf(spot);
    const from = text.indexOf(right, start);
    if (from < 0 || text.slice(start, from).trim() !== "") return undefined;
    const edit = { file: spot.entry.file, from, to: from + 1, text: wrong };
    return { edits: [edit], says: [`"${right}"`, ...waysOf(wrong)], mends: true };
  });
}

const alike: Readonly<Record<string, string>> = { a: "а", c: "с", e: "е", o: "о", p: "р" };

/** The first letter that has a twin in Cyrillic becomes it. */
function withTwin(text: string): readonly [changed: string, twin: string] | undefined {
  const index = [...text].findIndex((letter) => Object.hasOwn(alike, letter));
  const twin = alike[text[index] ?? ""];
  return twin === undefined
    ? undefined
    : [text.slice(0, index) + twin + text.slice(index + 1), twin];
}

export const characterRemedies: readonly RemedyClass[] = [
  quoted("character: smart quotes around a value", "“", "”"),
  quoted("character: low quotes around a value", "„", "“"),
  quoted("character: angle quotes around a value", "«", "»"),
  quoted("character: a smart quote at the end", '"', "”"),
  quoted("character: a smart quote at the start", "“", '"'),
  quoted("character: backticks around a value", "`", "`"),
  quoted("character: typographic single quotes around a value", "‘", "’"),
  quoted("character: HTML quotes around a value", "&quot;", "&quot;"),
  renamed("character: smart quotes around a name", isMember, (name) => `“${name}”`, {
    mends: true,
  }),
  inUse("character: an invisible one in a used id", ["\u200b", "\u200d", "\u2060"]),
  inUse("character: a soft hyphen in a used id", ["\u00ad"]),
  inUse("character: a direction mark in a used id", ["\u200e", "\u200f"]),
  rewritten("character: a byte order mark in a used id", isUse, (spot) => ({
    text: `"\ufeff${String(spot.value.value)}"`,
    says: waysOf("\ufeff"),
    mends: true,
  })),
  rewritten("character: a space behind a used id", isUse, (spot) => ({
    text: `"${String(spot.value.value)} "`,
    says: [json(String(spot.value.value))],
    mends: true,
  })),
  rewritten("character: a no-break space in front of a used id", isUse, (spot) => ({
    text: `"\u00a0${String(spot.value.value)}"`,
    says: waysOf("\u00a0"),
    mends: true,
  })),
  rewritten("character: a Cyrillic letter in a used id", isUse, (spot) => {
    const [text, twin] = withTwin(String(spot.value.value)) ?? [];
    return text === undefined || twin === undefined
      ? undefined
      : { text: json(text), says: waysOf(twin), mends: true };
  }),
  rewritten("character: a Cyrillic letter in the type", /^type$/u, (spot) => {
    const [text, twin] = withTwin(String(spot.value.value)) ?? [];
    return text === undefined || twin === undefined
      ? undefined
      : { text: json(text), says: waysOf(twin), mends: true };
  }),
  renamed("character: a Cyrillic letter in a name", isMember, (name) => {
    const [text] = withTwin(name) ?? [];
    return text === undefined ? undefined : json(text);
  }),
  renamed("character: a space behind a name", isMember, (name) => `"${name} "`),
  renamed("character: an invisible one in a name", isMember, (name, _spot, random) => {
    const character = random.pick(["\u200b", "\u00ad", "\u2060"]) ?? "";
    return json(name.slice(0, 1) + character + name.slice(1));
  }),
  between("character: a no-break space between signs", ["\u00a0", "\u202f"]),
  between("character: a zero-width space between signs", ["\u200b"]),
  between("character: a wide space between signs", ["\u3000", "\u2003"]),
  atEntries("character: a byte order mark inside a file", ({ file, node }) => ({
    edits: [{ file, from: node.offset, to: node.offset, text: "\ufeff" }],
    says: waysOf("\ufeff"),
    mends: true,
  })),
  sign("character: a wide colon", ":", "："),
  sign("character: a wide comma", ",", "，"),
  edited(
    "character: a typographic minus",
    ({ value }) => value.type === "number" && Number(value.value) < 0,
    (spot, random) => ({
      edits: [
        replace(
          spot.entry,
          spot.value,
          `${random.pick(["−", "–"]) ?? "−"}${textOf(spot).slice(1)}`,
        ),
      ],
      says: [textOf(spot), '"-"'],
      mends: true,
    }),
  ),
  rewritten(
    "character: wide digits",
    ({ value }) =>
      value.type === "number" && Number(value.value) > 0 && Number.isInteger(value.value),
    (spot) => ({
      text: [...textOf(spot)].map((digit) => String.fromCodePoint(0xff10 + Number(digit))).join(""),
      says: [textOf(spot)],
      mends: true,
    }),
  ),
  renamed("character: a name in capitals", isMember, (name) =>
    json(name.slice(0, 1).toUpperCase() + name.slice(1)),
  ),
  renamed("character: a name with spaces", isMember, (name) =>
    name.includes("_") ? json(name.replaceAll("_", " ")) : undefined,
  ),
  renamed("character: a name with hyphens", isMember, (name) =>
    name.includes("_") ? json(name.replaceAll("_", "-")) : undefined,
  ),
  renamed("character: a name in camel case", isMember, (name) =>
    name.includes("_")
      ? json(name.replaceAll(/_(\w)/gu, (_all, letter: string) => letter.toUpperCase()))
      : undefined,
  ),
  renamed("character: copy-from in other styles", /^copy-from$/u, (_name, _spot, random) =>
    random.pick(['"copy_from"', '"copyFrom"', '"copyfrom"', '"Copy-From"', '"copy from"']),
  ),
];

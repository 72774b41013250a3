import { list } from "../sentence.ts";
import type { CatalogueEntry } from "./entry.ts";

/** Facts of the codes that come from the schemas (§2): a member's name, type, length, range or word. */
export interface ShapeCodes {
  "unknown-member": CatalogueEntry<{
    readonly where: string;
    readonly member: string;
    readonly candidates: readonly string[];
    readonly suggestion?: string | undefined;
    /** The part that has such a member and not this one; "" is the object itself. */
    readonly belongs?: string | undefined;
  }>;
  "missing-member": CatalogueEntry<{
    readonly where: string;
    readonly member: string;
    readonly description?: string | undefined;
  }>;
  "wrong-type": CatalogueEntry<{
    readonly where: string;
    readonly found: string;
    readonly expected: readonly string[];
  }>;
  "not-in-list": CatalogueEntry<{
    readonly where: string;
    readonly found: string;
    readonly allowed: readonly string[];
    readonly suggestion?: string | undefined;
  }>;
  "wrong-length": CatalogueEntry<{
    readonly where: string;
    readonly found: number;
    readonly least: number;
    readonly most: number | undefined;
    readonly what: string;
  }>;
  "out-of-range": CatalogueEntry<{
    readonly where: string;
    readonly found: number;
    readonly minimum: number | undefined;
    readonly maximum: number | undefined;
    readonly exclusiveMinimum: number | undefined;
  }>;
  /** A number that the game cannot hold, or far from what its member can mean. */
  "implausible-number": CatalogueEntry<{
    readonly where: string;
    readonly found: number;
    readonly least: number;
    readonly greatest: number;
  }>;
  /** `count` definitions have the flag; `near` is in `uses`, or the runtime reads it. */
  "near-flag": CatalogueEntry<{
    readonly flag: string;
    readonly count: number;
    readonly near: string;
    readonly uses: number;
    readonly read: boolean;
  }>;
  "bad-unit": CatalogueEntry<{
    readonly where: string;
    readonly found: string;
    readonly format: string;
  }>;
}
/** Those that follow from a value and its schema alone. */
export type ShapeCode = Exclude<keyof ShapeCodes, "near-flag">;

const found: Readonly<Record<string, string>> = {
  null: "null",
  boolean: "true or false",
  integer: "a whole number",
  number: "a number with a fraction",
  string: "a string",
  array: "a list",
  object: "an object",
};

const unitForms: Readonly<Record<string, string>> = {
  time: 'numbers with a unit each, such as "10 minutes", "1 h 30 m" or "45 s"',
  volume: 'whole numbers with "ml" or "L", such as "250 ml" or "2 L"',
  mass: 'whole numbers with "mg", "g" or "kg", such as "1 kg 500 g"',
};

export const shapeCodes: ShapeCodes = {
  "unknown-member": {
    severity: "warning",
    spec: "2",
    meaning: "A member that neither the specification nor an extension knows; it has no effect.",
    message: ({ where, member, belongs }) =>
      belongs === undefined
        ? `Unknown member "${member}"${where === "" ? "" : ` in "${where}"`} – it has no effect.`
        : `"${member}" stands ${belongs === "" ? `in "${where}"` : `beside "${belongs}"`} – ` +
          `expected ${belongs === "" ? `beside "${where}"` : `in "${belongs}"`}; here it has no effect.`,
    help: ({ suggestion, belongs, where }) =>
      belongs !== undefined
        ? belongs === ""
          ? `Move it out of "${where}".`
          : `Move it into "${belongs}".`
        : suggestion === undefined
          ? `Remove it, or start its name with "//" to keep it as a comment.`
          : `Did you mean "${suggestion}"?`,
  },
  "missing-member": {
    severity: "error",
    spec: "2",
    meaning: "A mandatory member is absent.",
    message: ({ where, member }) =>
      `Member "${member}" is missing${where === "" ? "" : ` in "${where}"`} – it is mandatory.`,
    help: ({ member, description }) =>
      description === undefined ? `Add "${member}".` : `Add "${member}": ${description}`,
  },
  "wrong-type": {
    severity: "error",
    spec: "2",
    meaning: "A value has another JSON type than its member takes.",
    message: ({ where, found: type, expected }) =>
      `${subject(where)} is ${found[type] ?? type} – expected ${list(expected, "or")}.`,
  },
  "not-in-list": {
    severity: { spec: "error", "bright-nights": "warning" },
    spec: "2",
    meaning: "A word is not one of those that its member allows.",
    message: ({ where, found: word, allowed }) =>
      `${subject(where)} is "${word}" – expected ${list(
        allowed.map((each) => `"${each}"`),
        "or",
      )}.`,
    help: ({ suggestion }) =>
      suggestion === undefined ? undefined : `Did you mean "${suggestion}"?`,
  },
  "wrong-length": {
    severity: "error",
    spec: "8",
    meaning: "A string or list is shorter or longer than its member allows.",
    message: ({ where, found: length, least, most, what }) =>
      `${subject(where)} has ${String(length)} ${counted(length, what)} – expected ${bounds(least, most)}${
        what === "characters" || what === "entries"
          ? ` ${counted(most ?? least, what)}`
          : `: ${what}`
      }.`,
  },
  "out-of-range": {
    severity: "error",
    spec: "8",
    meaning: "A number is outside the range that its member allows.",
    message: ({ where, found: number, minimum, maximum, exclusiveMinimum }) =>
      `${subject(where)} is ${String(number)} – expected ${range(minimum, maximum, exclusiveMinimum)}.`,
  },
  "implausible-number": {
    severity: "warning",
    spec: "2",
    meaning: "A number is far outside what its member can mean, or what the game can hold.",
    message: ({ where, found: number, least, greatest }) =>
      `${subject(where)} is ${String(number)}, which can hardly be meant – expected ${String(least)} to ${String(greatest)}.`,
  },
  "near-flag": {
    severity: "note",
    spec: "2.3",
    meaning: "A flag is one letter from another that is well known.",
    message: ({ flag, count, near, uses, read }) =>
      `The flag "${flag}" is almost "${near}", which ${
        read ? "the runtime reads" : `${String(uses)} definitions have`
      } – it may be misspelt${count === 1 ? "" : `, in ${String(count)} definitions`}.`,
    help: ({ near }) => `Did you mean "${near}"?`,
  },
  "bad-unit": {
    severity: "error",
    spec: "2",
    meaning: "A time, volume or mass cannot be read.",
    message: ({ where, found: text, format }) =>
      `${subject(where)} is "${text}" – expected ${unitForms[format] ?? `text of the form ${format}`}.`,
    help: ({ format }) =>
      format === "time" ? "Units: s, seconds, t, turns, m, minutes, h, hours, d, days." : undefined,
  },
};

function subject(where: string): string {
  return where === "" ? "The object" : `"${where}"`;
}

/** The noun alone; what is no list of characters is one of entries. */
function counted(count: number, what: string): string {
  if (what === "characters") return count === 1 ? "character" : what;
  return count === 1 ? "entry" : "entries";
}

function bounds(least: number, most: number | undefined): string {
  if (most === undefined) return `at least ${String(least)}`;
  if (most === least) return `exactly ${String(least)}`;
  return `${String(least)} to ${String(most)}`;
}

function range(
  minimum: number | undefined,
  maximum: number | undefined,
  exclusiveMinimum: number | undefined,
): string {
  if (exclusiveMinimum !== undefined) return `more than ${String(exclusiveMinimum)}`;
  if (minimum !== undefined && maximum !== undefined) {
    return `${String(minimum)} to ${String(maximum)}`;
  }
  return minimum === undefined ? `at most ${String(maximum)}` : `at least ${String(minimum)}`;
}

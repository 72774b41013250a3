/**
 * Reads what `--shape packed` writes. A pack consists of three texts of lines: the ids, the words, and the rows, which
 * are numbers of words. Nothing is read before it is needed; each row is read separately, and only once.
 *
 * A number is written in base 44, with 88 characters as digits; a digit of the upper half means that more digits
 * follow. The first character of a word's line tells what the word stands for:
 *
 *   '…  the string that follows         #…  a number, true, false or null
 *   =…  a value that several rows share  "   a string follows: its length, then itself
 *   [n  a list of n values that follow   +   a whole number follows
 *   <n  n ascending whole numbers follow, as steps
 *   {…  an object: names, each with the value that all such objects have, or
 *   ?   with a value that follows        @   the id of the row
 *
 * and any other line is itself a string. Every line is preceded by the character that its text begins with; within
 * lines `\x10n` stands for that character and `\x10e` for the character `\x10`.
 */
import type { Dialect } from "./dialect.ts";
import { checkModuleFormat } from "./format.ts";
import type { FormerIds } from "../ids/former-ids.ts";
import type { RowSource } from "./table.ts";

/** The contents of a generated module. Each text begins with the separator of its lines, unless it has none. */
export interface PackedTable {
  readonly ids: string;
  readonly words: string;
  readonly rows: string;
  /** Ids of earlier releases; absent if there are none. */
  readonly former?: () => FormerIds;
  /** The dialect that the content was compiled in; "spec" if absent. */
  readonly dialect?: Dialect;
  /** The format that it was written in; absent if the release that wrote it did not name it. */
  readonly format?: string;
}

/** Rows that are created on demand. If rows have no ids, `order` is empty. */
export interface PackedRows extends RowSource {
  readonly size: number;
}

/** Reads the values that follow in the current line. */
type Read = () => unknown;

/**
 * Returns the rows of a pack; generated modules of shape "packed" pass them to their tables. Equal parts of rows may be
 * the same object.
 *
 * @throws Error if the pack is of a newer format than this runtime reads
 *
 * @example
 * ```ts
 * import { unpack } from "defwright/runtime";
 *
 * const tiles = unpack({
 *   ids: "\nt_door\nt_gap",
 *   words: "\n\"\n?\n@\n{%'id&%)open&\n{%'id&",
 *   rows: "\n('%*t_gap\n)'",
 * });
 * tiles.order; // => ["t_door", "t_gap"]
 * tiles.row(0); // => { id: "t_door", open: "t_gap" }
 * ```
 */
export function unpack(pack: PackedTable): PackedRows {
  let order: readonly string[] | undefined;
  let words: string[] | undefined;
  let lines: string[] | undefined;
  const readers: (Read | undefined)[] = [];
  let rows: unknown[] | undefined;
  // The current reading position.
  let line = "";
  let at = 0;
  let self = "";

  const natural = (): number => {
    for (let number = 0; ;) {
      let digit = line.charCodeAt(at++) - 37;
      if (digit > 54) digit -= digit > 58 ? 2 : 1;
      // Also stops past the end of a line that was cut off.
      if (!(digit >= 44)) return number + digit;
      number = (number + digit - 43) * 44;
    }
  };
  const text = (): string => {
    const length = natural();
    return line.slice(at, (at += length));
  };
  const value = (): unknown => {
    const word = natural();
    words ??= linesOf(pack.words);
    return (readers[word] ??= within(words[word] ?? "", learn))();
  };

  /** Reads another line, then returns to this one. */
  const within = <T>(other: string, read: () => T): T => {
    const back = [line, at] as const;
    line = other;
    at = 0;
    const result = read();
    [line, at] = back;
    return result;
  };

  /** Turns the word in the current line into a reader, which is used wherever the word occurs. */
  const learn = (): Read => {
    const rest = line.slice(1);
    at = 1;
    switch (line[0]) {
      case "[": {
        const length = natural();
        return () => {
          const list: unknown[] = [];
          for (let i = 0; i < length; i++) list.push(value());
          return list;
        };
      }
      case "<": {
        const length = natural();
        return () => {
          const list: number[] = [];
          for (let i = 0, last = 0; i < length; i++) list.push((last += natural()));
          return list;
        };
      }
      case "{":
        return learnShape();
      case '"':
        return text;
      case "+":
        return natural;
      case "@":
        return () => self;
      case "?":
        return () => hole;
      case "=":
        return always(value());
      case "#":
        return always(JSON.parse(rest));
      case "'":
        return always(rest);
      default:
        return always(line);
    }
  };
  const learnShape = (): Read => {
    const constants: [string, unknown][] = [];
    const holes: string[] = [];
    while (at < line.length) {
      const key = value() as string;
      const constant = value();
      constants.push([key, constant]);
      if (constant === hole) holes.push(key);
    }
    const template = Object.fromEntries(constants);
    return () => {
      // Members exist before they are set, so that `__proto__` is one like any other and all objects are built alike.
      const object = { ...template };
      for (const key of holes) object[key] = value();
      return object;
    };
  };

  const ids = (): readonly string[] => (order ??= linesOf(pack.ids));
  return {
    ...besideRows(pack),
    get order() {
      return ids();
    },
    get size() {
      return (lines ??= linesOf(pack.rows)).length;
    },
    row(position) {
      const known = rows?.[position];
      if (known !== undefined) return known;
      lines ??= linesOf(pack.rows);
      const found = lines[position];
      if (found === undefined) return undefined;
      // Allocated at full length: an array that is filled in arbitrary order is otherwise slow to read.
      rows ??= new Array<unknown>(lines.length);
      self = ids()[position] ?? "";
      return (rows[position] = within(found, value));
    },
  };
}

/**
 * Returns an object whose members are the rows of a pack by their ids, each created on demand; generated look-ups of
 * shape "packed" are such objects.
 *
 * @example
 * ```ts
 * import { lazyMembers, unpack, type RecipeLookups } from "defwright/runtime";
 *
 * const pack = { ids: "\nresult\nskill", words: "\n{))rope&\n?\n<&\n{\n\"", rows: "\n%'0\n(" };
 * const lookups = lazyMembers<Pick<RecipeLookups, "result">>(unpack(pack));
 * lookups.result["rope"]; // => [11]
 * ```
 */
export function lazyMembers<Members extends object>(rows: PackedRows): Members {
  const members = {};
  rows.order.forEach((name, position) => {
    Object.defineProperty(members, name, {
      get: () => rows.row(position),
      enumerable: true,
      configurable: true,
    });
  });
  return members as Members;
}

function besideRows({
  dialect,
  former,
  format,
}: PackedTable): Pick<RowSource, "dialect" | "former"> {
  checkModuleFormat(format);
  return {
    ...(dialect === undefined ? {} : { dialect }),
    ...(former === undefined ? {} : { former }),
  };
}

const hole = {};

function always(value: unknown): Read {
  return () => value;
}

function linesOf(text: string): string[] {
  const separator = text.charAt(0);
  if (separator === "") return [];
  const lines = text.slice(1).split(separator);
  if (!text.includes("\x10")) return lines;
  return lines.map((line) =>
    line.replace(/\x10(.)/g, (_, is) => (is === "n" ? separator : "\x10")),
  );
}

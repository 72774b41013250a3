import type { JsonPath } from "../model/json.ts";
import { endOfString, isSpace } from "./scan.ts";
import type { Span } from "./span.ts";

/** The span of a value, and that of its member's name. */
export interface Sought {
  readonly value: Span;
  readonly key?: Span;
}

/** Finds the value at a path inside the value `whole`; `undefined` if the path leads nowhere. */
export type Seek = (whole: Span, path: JsonPath) => Sought | undefined;

type Parts = ReadonlyMap<string | number, Sought>;

/**
 * Creates a function that seeks by brackets and quotes alone: for a text that is known to be JSON no tree is needed.
 * The parts of a long container are remembered, since many of them may be sought.
 * @param long Number of UTF-16 units from which on a container counts as long.
 */
export function createSeeker(text: string, long = 2000): Seek {
  const known = new Map<number, Parts>();

  function partOf(container: Sought, segment: string | number): Sought | undefined {
    const { offset, length } = container.value;
    const isList = text[offset] === "[";
    if (!isList && text[offset] !== "{") return undefined;
    if (isList && typeof segment !== "number") return undefined;
    const key = isList ? segment : String(segment);
    if (length < long) return (isList ? entriesIn : membersIn)(text, offset).get(key);
    let parts = known.get(offset);
    if (!parts) known.set(offset, (parts = (isList ? entriesIn : membersIn)(text, offset)));
    return parts.get(key);
  }

  return (whole, path) => {
    let found: Sought | undefined = { value: whole };
    for (const segment of path) {
      found = partOf(found, segment);
      if (!found) return undefined;
    }
    return found;
  };
}

function entriesIn(text: string, list: number): Parts {
  const entries = new Map<number, Sought>();
  let at = skipSpace(text, list + 1);
  while (at < text.length && text[at] !== "]") {
    const entry = spanFrom(text, at);
    entries.set(entries.size, entry);
    at = afterSeparator(text, endOf(entry));
  }
  return entries;
}

/** Of a repeated member the last one counts, as in `JSON.parse`. */
function membersIn(text: string, object: number): Parts {
  const members = new Map<string, Sought>();
  let at = skipSpace(text, object + 1);
  while (at < text.length && text[at] === '"') {
    const keyEnd = endOfString(text, at) + 1;
    const written = text.slice(at + 1, keyEnd - 1);
    const colon = skipSpace(text, keyEnd);
    const member = spanFrom(text, skipSpace(text, colon + 1));
    const name = written.includes("\\") ? (JSON.parse(`"${written}"`) as string) : written;
    members.set(name, { ...member, key: { offset: at, length: keyEnd - at } });
    at = afterSeparator(text, endOf(member));
  }
  return members;
}

function endOf({ value }: Sought): number {
  return value.offset + value.length;
}

function afterSeparator(text: string, end: number): number {
  const at = skipSpace(text, end);
  return text[at] === "," ? skipSpace(text, at + 1) : at;
}

function spanFrom(text: string, offset: number): Sought {
  return { value: { offset, length: Math.max(1, endOfValue(text, offset) - offset) } };
}

/** Offset behind the value that starts at `start`. */
function endOfValue(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    switch (text[at]) {
      case '"':
        at = endOfString(text, at);
        if (at < 0) return text.length;
        if (depth === 0) return at + 1;
        break;
      case "[":
      case "{":
        depth++;
        break;
      case "]":
      case "}":
        if (depth === 0) return at;
        if (--depth === 0) return at + 1;
        break;
      case ",":
        if (depth === 0) return at;
        break;
      default:
        if (depth === 0 && isSpace(text.charCodeAt(at))) return at;
    }
  }
  return text.length;
}

function skipSpace(text: string, from: number): number {
  let at = from;
  while (isSpace(text.charCodeAt(at))) at++;
  return at;
}

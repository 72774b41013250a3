import type { JsonPath } from "../model.ts";
import { endOfString, isSpace } from "./scan.ts";
import type { Span } from "./locate-path.ts";

/** Where a value stands, and the name of the member that it is of. */
export interface Sought {
  readonly value: Span;
  readonly key?: Span;
}

/**
 * The value at a path into the one that starts at `start`, by brackets and quotes alone: of a text that is known to be
 * JSON no tree has to be made. `undefined` where the path leads nowhere.
 */
export function seek(text: string, start: number, path: JsonPath): Sought | undefined {
  let found: Sought | undefined = spanFrom(text, start);
  for (const segment of path) {
    const at: number = found.value.offset;
    const opening = text.charAt(at);
    if (opening === "[" && typeof segment === "number") found = entryAt(text, at, segment);
    else if (opening === "{") found = memberOf(text, at, String(segment));
    else return undefined;
    if (!found) return undefined;
  }
  return found;
}

function entryAt(text: string, list: number, index: number): Sought | undefined {
  let at = skipSpace(text, list + 1);
  for (let passed = 0; at < text.length && text[at] !== "]"; passed++) {
    const entry = spanFrom(text, at);
    if (passed === index) return entry;
    at = afterSeparator(text, endOf(entry));
  }
  return undefined;
}

/** Of a repeated member the last, as `JSON.parse` has it. */
function memberOf(text: string, object: number, name: string): Sought | undefined {
  let found: Sought | undefined;
  let at = skipSpace(text, object + 1);
  while (at < text.length && text[at] === '"') {
    const keyEnd = endOfString(text, at) + 1;
    const written = text.slice(at + 1, keyEnd - 1);
    const colon = skipSpace(text, keyEnd);
    const member = spanFrom(text, skipSpace(text, colon + 1));
    const same = written.includes("\\") ? JSON.parse(`"${written}"`) === name : written === name;
    if (same) found = { ...member, key: { offset: at, length: keyEnd - at } };
    at = afterSeparator(text, endOf(member));
  }
  return found;
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

/** Behind the value that starts there. */
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

import type { Span } from "./span.ts";
import { endOfString, isSpace } from "./scan.ts";

/**
 * Where the entries of a text's top-level list stand, by brackets and quotes alone: a tree is then made of the one
 * entry that matters and not of the whole file. `undefined` where the text is no list or its brackets do not match.
 */
export function topLevelEntries(text: string): readonly Span[] | undefined {
  let at = 0;
  while (isSpace(text.charCodeAt(at)) || text.charCodeAt(at) === 0xfeff) at++;
  if (text.charCodeAt(at) !== openList) return undefined;
  const entries: Span[] = [];
  let depth = 1;
  let start = -1;
  let last = -1;
  for (at++; at < text.length; at++) {
    const code = text.charCodeAt(at);
    // Most of it is indentation, and asking another function takes longer than the answer.
    if (code === 0x20 || isSpace(code)) continue;
    if (depth === 1 && (code === comma || code === closeList)) {
      if (start >= 0) entries.push({ offset: start, length: last + 1 - start });
      start = -1;
      if (code === closeList) return entries;
      continue;
    }
    if (depth === 1 && start < 0) start = at;
    if (code === quote) {
      at = endOfString(text, at);
      if (at < 0) return undefined;
    } else if (code === openList || code === openObject) depth++;
    else if (code === closeList || code === closeObject) depth--;
    if (depth < 1) return undefined;
    last = at;
  }
  return undefined;
}

const quote = 0x22;
const comma = 0x2c;
const openList = 0x5b;
const closeList = 0x5d;
const openObject = 0x7b;
const closeObject = 0x7d;

import type { Span } from "./span.ts";
import { endOfString, isSpace } from "./scan.ts";

/**
 * The spans of the entries of a text's top-level list, found by brackets and quotes alone, so that only the entry that
 * matters needs a tree and not the whole file. `undefined` if the text is not a list or its brackets do not match.
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
    // Most characters are indentation, and a call would take longer than this comparison.
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

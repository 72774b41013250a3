/**
 * The fast way to read JSON: `JSON.parse`, and a proof that it hid nothing. Texts for which the proof fails are decided
 * by `findings.ts`, which is slower and also names every mistake.
 */
import { endOfString, isSpace } from "./scan.ts";
import { isList } from "./containers.ts";
import type { Json } from "../model/json.ts";
import { maximumDepth } from "./depth.ts";

/**
 * The value of a text; `undefined` for everything that `jsonFindings` reports: syntax, repeated members, excessive
 * depth.
 * @param proven whether the text is known to have none of these
 */
export function parseJson(text: string, proven = false): Json | undefined {
  const value = readJson(text);
  if (proven || value === undefined) return value;
  return countMembers(value, maximumDepth) === countKeys(text) ? value : undefined;
}

/** The value of a text; `undefined` if it is not JSON. Of repeated members the last one counts. */
export function readJson(text: string): Json | undefined {
  try {
    return JSON.parse(text.charCodeAt(0) === byteOrderMark ? text.slice(1) : text) as Json;
  } catch {
    return undefined;
  }
}

const byteOrderMark = 0xfeff;

/** Number of members of all objects in a value; `undefined` if it nests deeper than `depthLeft`. */
function countMembers(value: Json, depthLeft: number): number | undefined {
  if (typeof value !== "object" || value === null) return 0;
  if (depthLeft === 0) return undefined;
  let count = 0;
  if (isList(value)) {
    const list: readonly Json[] = value;
    for (const entry of list) {
      if (typeof entry !== "object" || entry === null) continue;
      const inside = countMembers(entry, depthLeft - 1);
      if (inside === undefined) return undefined;
      count += inside;
    }
    return count;
  }
  // A value made by `JSON.parse` has only own members, so no list of them is needed.
  for (const name in value) {
    count++;
    const member = value[name] as Json;
    if (typeof member !== "object" || member === null) continue;
    const inside = countMembers(member, depthLeft - 1);
    if (inside === undefined) return undefined;
    count += inside;
  }
  return count;
}

/** Number of keys in a text that is known to be JSON: strings followed by a colon. */
function countKeys(text: string): number {
  let count = 0;
  for (let start = text.indexOf('"'); start >= 0;) {
    let after = endOfString(text, start) + 1;
    while (isSpace(text.charCodeAt(after))) after++;
    if (text.charCodeAt(after) === 0x3a) count++;
    start = text.indexOf('"', after);
  }
  return count;
}

/**
 * The fast way to read JSON: `JSON.parse`, and a proof that it hid nothing. What it cannot prove is
 * decided by `findings.ts`, which is slower and also names every mistake.
 */
import type { Json } from "../model.ts";
import { maximumDepth } from "./depth.ts";
import { jsonFindings } from "./findings.ts";

export type ParsedJson = { readonly ok: true; readonly value: Json } | { readonly ok: false };

/** `ok: false` for everything that `jsonFindings` reports: syntax, repeated members, excessive depth. */
export function parseJson(text: string): ParsedJson {
  const body = text.charCodeAt(0) === byteOrderMark ? text.slice(1) : text;
  let value: Json;
  try {
    value = JSON.parse(body) as Json;
  } catch {
    return { ok: false };
  }
  const members = countMembers(value, maximumDepth);
  if (members === undefined) return { ok: false };
  if (members === countKeyTokens(body)) return { ok: true, value };
  // Strings that look like keys only make the count too high, never too low: look closely.
  return jsonFindings(text).length === 0 ? { ok: true, value } : { ok: false };
}

export const byteOrderMark = 0xfeff;

/** Members of all objects in a value; `undefined` where it nests deeper than `depthLeft`. */
function countMembers(value: Json, depthLeft: number): number | undefined {
  if (typeof value !== "object" || value === null) return 0;
  if (depthLeft === 0) return undefined;
  const members: readonly Json[] = Array.isArray(value) ? value : Object.values(value);
  let count = Array.isArray(value) ? 0 : members.length;
  for (const member of members) {
    if (typeof member !== "object" || member === null) continue;
    const inside = countMembers(member, depthLeft - 1);
    if (inside === undefined) return undefined;
    count += inside;
  }
  return count;
}

/** Colons whose nearest character before, white space aside, is a double quote: at least every key. */
function countKeyTokens(text: string): number {
  let count = 0;
  for (let colon = text.indexOf(":"); colon >= 0; colon = text.indexOf(":", colon + 1)) {
    let before = colon - 1;
    while (isWhiteSpace(text.charCodeAt(before))) before--;
    if (text.charCodeAt(before) === 0x22) count++;
  }
  return count;
}

function isWhiteSpace(code: number): boolean {
  return code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;
}

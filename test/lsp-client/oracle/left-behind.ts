/** Strings that are an id but stand where nobody said that one stands: a rename cannot change them. */
import { getLocation } from "jsonc-parser";
import { positionAt } from "../places.ts";
import type { Content } from "./content.ts";

/** @returns Id -> the places of such strings, in objects of other types. */
export function leftBehind(
  { files, mentions, authored }: Content,
  ids: ReadonlySet<string>,
): ReadonlyMap<string, readonly string[]> {
  const known = new Set(mentions.map(({ file, start }) => `${file.path} ${String(start)}`));
  const found = new Map<string, string[]>();
  for (const file of files) {
    const { path, text } = file;
    const described = authored.filter((each) => each.file === file).map(({ node }) => node);
    for (const token of text.matchAll(/"(?:[^"\\\n]|\\.)*"/gu)) {
      const id = token[0].slice(1, -1);
      if (!ids.has(id) || known.has(`${path} ${String(token.index)}`)) continue;
      const names = getLocation(text, token.index + 1).path;
      // Comments are no content.
      if (names.some((name) => String(name).startsWith("//"))) continue;
      if (described.some(({ start, end }) => start < token.index && token.index < end)) continue;
      const place = `${path}:${String(positionAt(text, token.index).line + 1)}`;
      found.set(id, [...(found.get(id) ?? []), place]);
    }
  }
  return found;
}

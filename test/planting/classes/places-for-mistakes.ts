/** How classes find a place for their mistake, and how people slip. */
import type { Node } from "jsonc-parser";
import type { Random } from "../../search/random.ts";
import type { Ground, Mistake, Planted } from "../mistake.ts";
import { places, type MemberFacts } from "../places.ts";
import type { Site, Written } from "../sites.ts";
import { replaceSpan, setAt } from "../text-edits.ts";

/** The new text of the site's file, what was done, and what stood there. */
export type Change = Omit<Planted, "file"> | undefined;

/** Looks at a few of the entries, in random order, until one gives something. */
export function firstOf<T, R>(
  random: Random,
  list: readonly T[] | undefined,
  give: (entry: T) => R | undefined,
): R | undefined {
  if (!list || list.length === 0) return undefined;
  for (let tries = 0; tries < 40; tries += 1) {
    const entry = list[random.below(list.length)];
    const given = entry === undefined ? undefined : give(entry);
    if (given !== undefined) return given;
  }
  return undefined;
}

/** One class for each of the places, or one for all of them together. */
export function atPlaces(
  operation: string,
  which: (place: string, facts: MemberFacts) => boolean,
  change: (site: Site, text: string, ground: Ground) => Change,
): Mistake[] {
  return [...places]
    .filter(([place, facts]) => which(place, facts))
    .map(([place]) => atOne(`${operation}: ${place}`, place, change));
}

export function atOne(
  name: string,
  place: string,
  change: (site: Site, text: string, ground: Ground) => Change,
): Mistake {
  return {
    name,
    plant: (ground) =>
      firstOf(ground.random, ground.sites.at.get(place), (site) => {
        const { value } = site.in;
        if (value["obsolete"] === true || site.in.isReplaced) return undefined;
        // The result is a place in a camp then, and no item.
        if (
          place.endsWith(".result") &&
          ("construction_blueprint" in value || value["category"] === "CC_BUILDING")
        )
          return undefined;
        return inFile(site.in.file, change(site, textOf(ground, site.in.file), ground));
      }),
  };
}

/** A class that changes a whole definition of the kind. */
export function inDefinition(
  name: string,
  kind: string,
  change: (written: Written, text: string, ground: Ground) => Change,
): Mistake {
  return {
    name,
    plant: (ground) =>
      firstOf(ground.random, ground.sites.byKind.get(kind), (written) =>
        written.value["obsolete"] === true || written.isReplaced
          ? undefined
          : inFile(written.file, change(written, textOf(ground, written.file), ground)),
      ),
  };
}

export function inFile(file: string, change: Change): Planted | undefined {
  return change && { file, ...change };
}

export function textOf(ground: Ground, file: string): string {
  return ground.texts.get(file) ?? "";
}

export function rawOf(node: Node, text: string): string {
  return text.slice(node.offset, node.offset + node.length);
}

/** Replaces the value at a site by other JSON. */
export function instead(
  site: Site,
  text: string,
  by: string,
  was?: readonly string[],
): Omit<Planted, "file"> {
  const raw = rawOf(site.node, text);
  const about = `${site.place}: ${oneLine(by)} instead of ${oneLine(raw)}`;
  return { text: replaceSpan(text, site.node, by), about, ...(was && { was }) };
}

function oneLine(raw: string): string {
  const line = raw.replace(/\s+/gu, " ");
  return line.length > 80 ? `${line.slice(0, 80)}…` : line;
}

/** Sets members of an object, or removes them with `undefined`. */
export function withMembers(
  { path, kind, name }: Written,
  text: string,
  members: Readonly<Record<string, unknown>>,
  was?: readonly string[],
): Change {
  let changed = text;
  for (const [key, member] of Object.entries(members))
    changed = setAt(changed, [...path, ...key.split("/")], member);
  const about = `${kind} ${name}: ${Object.entries(members)
    .map(([key, member]) =>
      member === undefined ? `no ${key}` : `${key} ${JSON.stringify(member)}`,
    )
    .join(", ")}`;
  return { text: changed, about, ...(was && { was }) };
}

/** What a hasty or unsure hand makes of a word. */
export function slip(
  word: string,
  random: Random,
  isTaken: (word: string) => boolean,
): string | undefined {
  if (word.length < 4) return undefined;
  for (let tries = 0; tries < 20; tries += 1) {
    const at = 1 + random.below(word.length - 2);
    if (!/[a-z]/iu.test(word[at] ?? "")) continue;
    const [before, here, after] = [word.slice(0, at), word[at] ?? "", word.slice(at + 1)];
    const next = after[0] ?? "";
    const slips = [
      before + after,
      before + here + here + after,
      /[a-z]/iu.test(next) ? before + next + here + after.slice(1) : word,
      before + neighbour(here, random) + after,
    ];
    const slipped = slips[random.below(slips.length)] ?? word;
    if (slipped !== word && !isTaken(slipped)) return slipped;
  }
  return undefined;
}

const rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];

function neighbour(letter: string, random: Random): string {
  const lower = letter.toLowerCase();
  const row = rows.find((keys) => keys.includes(lower)) ?? "ab";
  const at = row.indexOf(lower);
  const other = row[at + (random.below(2) === 0 ? 1 : -1)] ?? row[at === 0 ? 1 : at - 1] ?? "x";
  return letter === lower ? other : other.toUpperCase();
}

export function isWord(site: Site): boolean {
  return site.node.type === "string" && String(site.node.value).length > 0;
}

/** Whether nothing in the content is called so, whatever it is. */
export function isFree({ sites }: Ground): (word: string) => boolean {
  return (word) => sites.words.has(word);
}

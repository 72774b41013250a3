/** Finds ids in content that could not be read as definitions. Too many do no harm: they only silence references. */
import { namingsOf, ofKinds, type Kinds, type OfKinds } from "../kinds/kinds.ts";
import type { Naming } from "../kinds/naming.ts";
import type { Json, JsonObject } from "../model/json.ts";
import { isObject, textsIn } from "../json/containers.ts";

/** The members that name the objects of some kind. */
export const namingMembers: OfKinds<ReadonlySet<string>> = ofKinds(
  (kinds) =>
    new Set(
      namingsOf(kinds).flatMap(({ members, suffixMember }) =>
        members.filter((each) => each !== suffixMember),
      ),
    ),
);

/** All members that ids are made of. */
export const partsOfIds: OfKinds<readonly string[]> = ofKinds((kinds) => [
  ...namingMembers(kinds),
  ...suffixedNamings(kinds).map(({ suffixMember }) => suffixMember),
]);

/** The ids that an object gives itself, of whatever kind it is. @param members those of its names that count */
export function idsInObject(
  kinds: Kinds,
  object: JsonObject,
  members: ReadonlySet<string> = namingMembers(kinds),
): readonly string[] {
  let ids = none;
  // Most objects of a game pass through here, and hardly any gives itself one of these: looking for each is slower.
  for (const member of Object.keys(object)) {
    if (members.has(member)) ids = ids.concat(textsIn(object[member]));
  }
  for (const naming of suffixedNamings(kinds)) {
    const suffix = object[naming.suffixMember];
    if (suffix !== undefined) ids = ids.concat(joined(naming, object[naming.member], suffix));
  }
  return ids;
}

const none: readonly string[] = [];

/** The same for all objects inside a value, however deeply nested. */
export function idsWithin(kinds: Kinds, value: Json): string[] {
  const ids: string[] = [];
  const left: Json[] = [value];
  for (let at = left.pop(); at !== undefined; at = left.pop()) {
    if (typeof at !== "object" || at === null) continue;
    if (isObject(at)) ids.push(...idsInObject(kinds, at));
    left.push(...Object.values(at));
  }
  return ids;
}

/** The same for a text that is not JSON, by pattern. */
export function idsInText(kinds: Kinds, text: string): string[] {
  const ids = new Set<string>();
  for (const [, quoted, bare = quoted, list = ""] of text.matchAll(namesInText(kinds))) {
    if (bare !== undefined) ids.add(bare);
    else for (const [, one, other = one ?? ""] of list.matchAll(words)) ids.add(other);
  }
  for (const naming of suffixedNamings(kinds)) {
    // Few texts have one, and the pattern is slow.
    if (!text.includes(`"${naming.suffixMember}"`)) continue;
    for (const [, name, suffix] of text.matchAll(naming.pattern)) {
      for (const id of joined(naming, name, suffix)) ids.add(id);
    }
  }
  return [...ids];
}

/**
 * Names that are joined with a suffix (§2.10), and a pattern for both as they mostly occur, one soon after the other.
 */
interface SuffixedNaming extends Naming {
  readonly suffixMember: string;
  readonly pattern: RegExp;
}

/** Those of each way to join, once, however many kinds share it. */
const suffixedNamings: OfKinds<readonly SuffixedNaming[]> = ofKinds((kinds) => [
  ...new Map(
    namingsOf(kinds).flatMap((naming) => {
      const { member, suffixMember, joined: join } = naming;
      if (suffixMember === undefined) return [];
      const pattern = `"${member}"\\s*:\\s*"([^"\\\\]*)"[^{}[\\]]{0,200}?"${suffixMember}"\\s*:\\s*"([^"\\\\]*)"`;
      return [[join, { ...naming, suffixMember, pattern: new RegExp(pattern, "gu") }]];
    }),
  ).values(),
]);

/** A string in quotes of any sort: wrong quotes may be the mistake in the text. */
const string = `["“”„«»‘’\`']([^"“”„«»‘’\`'\\\\\\r\\n]*)["“”„«»‘’\`']`;
/** A word without quotes, which may be the mistake as well. */
const bareWord = "([\\p{L}_][\\p{L}\\p{N}_]*)";
const words = new RegExp(`${string}|${bareWord}`, "gu");
const namesInText = ofKinds((kinds) => {
  const members = [...namingMembers(kinds)]
    .map((name) => name.replaceAll(/\W/gu, "\\$&"))
    .join("|");
  return new RegExp(
    `"(?:${members})"\\s*[:;=]?\\s*(?:${string}|${bareWord}|(\\[[^\\][{}]*\\]))`,
    "gu",
  );
});

/** Joins name and suffix in the spellings of every dialect. */
function joined(
  { member, suffixMember, joined: join }: SuffixedNaming,
  name: Json | undefined,
  suffix: Json | undefined,
): readonly string[] {
  if (typeof name !== "string" || typeof suffix !== "string") return [];
  return join?.({ [member]: name, [suffixMember]: suffix }) ?? [];
}

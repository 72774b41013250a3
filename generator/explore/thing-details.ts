/** What the page has of one definition: its members, who set each, and what it refers to. */
import type { Explanation, Manner, Member, Origin, ValueLocation } from "../explain/explanation.ts";
import { isList, isObject } from "../json/containers.ts";
import { nameOf } from "../json/path.ts";
import { sameJson } from "../json/same-json.ts";
import type { Json, JsonObject } from "../model/json.ts";
import { getOrInsert } from "../model/maps.ts";
import type { NamedId } from "../parse/external-definitions.ts";
import type { Link } from "../query/links.ts";
import type { SiteOrigin, SitePlace, ThingDetails } from "./site.ts";

export const manners: readonly Manner[] = [
  ...(["defined", "replaced", "added", "removed", "inherited", "generated", "default"] as const),
];

/** A definition, and where it begins. */
export interface Explained {
  readonly explanation: Explanation;
  readonly place: SitePlace;
}

/** Gives numbers to what is met. */
export interface Numbers {
  readonly place: (at: ValueLocation) => SitePlace;
  readonly thing: (named: NamedId) => number;
}

/** @param defaults those of the kind that are not said again for each definition */
export function detailsOf(
  { explanation: { definition, members, replaced }, place: start }: Explained,
  defaults: JsonObject,
  links: readonly Link[],
  numbers: Numbers,
): ThingDetails {
  const values: [string, Json][] = [];
  const by: SiteOrigin[] = [];
  const inside: [string, SiteOrigin][] = [];
  const origin = (of: Origin): SiteOrigin => originOf(of, start, numbers);
  const names = new Set<string>();
  for (const { path, value, origin: of, members: inner } of members) {
    const name = String(path[0]);
    if (of.how === "removed") {
      inside.push([`−${nameOf(path)} ${JSON.stringify(value)}`, origin(of)]);
      continue;
    }
    names.add(name);
    if (of.how === "default" && sameJson(value, defaults[name])) continue;
    values.push([name, value]);
    by.push(origin(of));
    for (const each of firstOfEach(differing(inner, of))) {
      inside.push([nameOf(each.path), origin(each.origin)]);
    }
  }
  const no = Object.keys(defaults).filter((name) => !names.has(name));
  const numbered = links.map((each) => ({ ...each, thing: numbers.thing(each) }));
  const [own, to] = linked(definition.id, values, numbered);
  const { kind } = definition;
  // A pack that changes a definition copies from it under its own id.
  const parent = [...definition.contributors]
    .map((each) => each.value["copy-from"])
    .findLast((each) => typeof each === "string" && each !== definition.id);
  const also = [...definition.contributors]
    .filter(
      (each) => each !== definition.origin && each.entry.pack !== definition.origin.entry.pack,
    )
    .map((object) => numbers.place({ object, path: [] }));
  return {
    ...{ members: own, by },
    ...(no.length > 0 && { no }),
    ...(inside.length > 0 && { in: Object.fromEntries(inside) }),
    ...(replaced.length > 0 && {
      was: replaced.map((object) => numbers.place({ object, path: [] })),
    }),
    ...(Object.keys(to).length > 0 && { to }),
    ...(typeof parent === "string" && { from: numbers.thing({ kind, id: parent }) }),
    ...(also.length > 0 && { also }),
  };
}

/** Places are counted from that of the thing. */
function originOf(
  { how, at, was, via }: Origin,
  [file, line]: SitePlace,
  numbers: Numbers,
): SiteOrigin {
  const manner = manners.indexOf(how);
  if (!at) return [manner];
  const from = (place: SitePlace): SitePlace => [place[0] - file, place[1] - line];
  const place = from(numbers.place(at));
  if (how === "defined" && place[0] === 0 && via === undefined && !was) return place[1];
  if (was) return [manner, ...place, via ?? "", ...from(numbers.place(was))];
  return via === undefined ? [manner, ...place] : [manner, ...place, via];
}

/** For each member the default that most definitions have. */
export function commonDefaults(all: readonly Explained[]): JsonObject {
  const counts = new Map<string, Map<string, number>>();
  for (const { path, value, origin } of all.flatMap(({ explanation }) => explanation.members)) {
    if (origin.how !== "default") continue;
    const own = getOrInsert(counts, String(path[0]), () => new Map<string, number>());
    const text = JSON.stringify(value);
    own.set(text, (own.get(text) ?? 0) + 1);
  }
  return Object.fromEntries(
    [...counts].flatMap(([name, own]) => {
      const [[text, count] = ["", 0]] = [...own].sort(([, one], [, other]) => other - one);
      return count * 2 > all.length ? [[name, JSON.parse(text) as Json]] : [];
    }),
  );
}

/**
 * The members with things in the place of their ids, and the links that are not in them. An id that means different
 * things in a member stays a text.
 */
function linked(
  own: string,
  values: readonly (readonly [string, Json])[],
  links: readonly (Link & { readonly thing: number })[],
): readonly [JsonObject, Record<string, number[]>] {
  const to: Record<string, number[]> = {};
  const members = new Map<string, Map<string, number>>();
  for (const { member, id, thing } of links) {
    const own = getOrInsert(members, member, () => new Map<string, number>());
    if (own.has(id)) (to[member] ??= []).push(thing);
    else own.set(id, thing);
  }
  const found = new Set<number>();
  const put = (value: Json, ids: ReadonlyMap<string, number> | undefined): Json => {
    if (typeof value === "string") {
      const thing = ids?.get(value);
      if (thing === undefined) return value.startsWith("~") ? `~${value}` : value;
      found.add(thing);
      return `~${String(thing)}`;
    }
    if (isList(value)) return value.map((each) => put(each, ids));
    if (!isObject(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, put(each, ids)]));
  };
  const v = Object.fromEntries(
    values.map(([name, value]) => {
      const ids = members.get(name);
      return [name, value === own && ids?.has(own) !== true ? "~" : put(value, ids)];
    }),
  );
  for (const { member, thing } of links) {
    if (!found.has(thing) && !to[member]?.includes(thing)) (to[member] ??= []).push(thing);
  }
  return [v, to];
}

/** Values inside a member that something else has set. */
function differing(members: readonly Member[], outer: Origin): readonly Member[] {
  return members.flatMap((each) => {
    const { origin } = each;
    const isOther =
      origin.how !== "default" &&
      (origin.at?.object !== outer.at?.object ||
        origin.how !== outer.how ||
        origin.was?.object !== outer.was?.object);
    return isOther ? [each] : differing(each.members, outer);
  });
}

/** Of values that one object has set in one way, the first. */
function firstOfEach(members: readonly Member[]): readonly Member[] {
  return members.filter(({ origin: { how, at, via, was } }, index) => {
    const other = members.findIndex(
      ({ origin }) => origin.how === how && origin.at?.object === at?.object && origin.via === via,
    );
    return was !== undefined || other === index;
  });
}

/** check packs: compares what `MOD_INFO` objects declare about their packs and each other with what is loaded. */
import { isList, isObject } from "../json/containers.ts";
import { requirementOf } from "./game-version.ts";
import { kindsInMod } from "./kinds-in-mod.ts";
import { dependencyTargets } from "./pack-order.ts";
import type { Report } from "../diagnostics/diagnostic.ts";
import { valueAt } from "../json/path.ts";
import { suggest } from "../diagnostics/suggest.ts";
import type { Json, JsonPath } from "../model/json.ts";
import type { ModInfo, Pack } from "../model/pack.ts";
import type { Place } from "../model/place.ts";

/**
 * @param packs In load order.
 * @param version that of the game, if it is known
 */
export function checkPacks(
  packs: readonly Pack[],
  report: Report,
  version: string | undefined,
): void {
  const byId = new Map<string, Place>();
  for (const pack of packs) {
    const { mod } = pack;
    if (!mod) continue;
    checkMembers(mod, report);
    checkVersion(mod, version, report);
    if (mod.id === undefined) continue;
    const place = placeInMod(mod, [Object.hasOwn(mod.value, "id") ? "id" : "ident"]);
    const earlier = byId.get(mod.id);
    if (!earlier) byId.set(mod.id, place);
    else {
      const notes = [{ note: "first", place: earlier } as const];
      report("pack-id-twice", place, { id: mod.id }, { notes });
    }
  }

  const targetOf = dependencyTargets(packs);
  const edges = new Map<Pack, Map<Pack, Place>>();
  for (const pack of packs) {
    const { mod } = pack;
    const own = new Map<Pack, Place>();
    edges.set(pack, own);
    for (const { id, path } of mod?.dependencies ?? []) {
      if (!mod) continue;
      const target = targetOf(id);
      const place = placeInMod(mod, path);
      if (!target) {
        report("dependency-missing", place, { id, suggestion: suggest(id, byId.keys())[0] });
      } else if (target !== pack || id === mod.id) {
        // A first pack that takes the place of the core satisfies its own dependency on it.
        own.set(target, place);
      }
    }
  }
  reportCycles(packs, edges, report);
}

/** The dependency of the first pack on a core of which it takes the place itself. */
export function ownCore(packs: readonly Pack[]): ModInfo["dependencies"][number] | undefined {
  const [first] = packs;
  const targetOf = dependencyTargets(packs);
  return first?.mod?.dependencies.find(({ id }) => id !== first.mod?.id && targetOf(id) === first);
}

export function placeInMod(mod: ModInfo, path: JsonPath): Place {
  return { source: mod.source, path: [...mod.path, ...path], target: "value" };
}

/** Checks the members that matter here; others are for the game's own screens. */
function checkMembers(mod: ModInfo, report: Report): void {
  const { value, id } = mod;
  const mistake = (
    place: Place,
    data: { member: string; found: string; expected: string },
    instead?: string,
  ): void => {
    report("mod-info-member", place, { ...data, ...(instead === undefined ? {} : { instead }) });
  };
  if (id === undefined) {
    const member = ["id", "ident"].find((name) => Object.hasOwn(value, name));
    const found = member === undefined ? "missing" : nameOf(value[member]);
    const expected = "a string by which other packs refer to it";
    const place = placeInMod(mod, member === undefined ? [] : [member]);
    mistake(place, { member: "id", found, expected });
  }
  const written = value["dependencies"];
  // Without `dependencies` the pack would load at another position.
  for (const member of written === undefined ? Object.keys(value) : []) {
    const isMeant = /^(?:dep(?:end|s$)|requires?$)/iu.test(member);
    if (!isMeant && suggest(member, ["dependencies"]).length === 0) continue;
    const data = { member, found: "not a member of MOD_INFO", expected: '"dependencies"' };
    mistake({ ...placeInMod(mod, [member]), target: "key" }, data, '"dependencies"');
  }
  const listed: readonly (readonly [Json | undefined, JsonPath])[] = isList(written)
    ? written.map((entry, index) => [entry, ["dependencies", index]])
    : [[written, ["dependencies"]]];
  for (const [entry, path] of listed) {
    if (entry === undefined || (typeof entry === "string" && entry !== "")) continue;
    const data = { found: nameOf(entry), expected: "the ids of packs, as strings" };
    mistake(placeInMod(mod, path), { member: "dependencies", ...data }, packIdIn(entry));
  }
  for (const at of kindsInMod(mod).wrong) {
    const found = nameOf(valueAt(value, at));
    const expected = 'a kind by its name, with "schema", a path in the pack, and the list "types"';
    mistake(placeInMod(mod, at), { member: at.join("."), found, expected });
  }
  const { path } = value;
  if (path === undefined || path === "") return;
  const place = placeInMod(mod, ["path"]);
  if (typeof path !== "string") {
    const expected = "a path from this file to a directory";
    mistake(place, { member: "path", found: nameOf(path), expected });
  } else if (mod.misdirected) {
    report("mod-info-path", place, { path, outside: mod.misdirected === "outside" });
  }
}

function checkVersion(mod: ModInfo, version: string | undefined, report: Report): void {
  const { game_version: required } = mod.value;
  if (required === undefined) return;
  const place = placeInMod(mod, ["game_version"]);
  const accepts = typeof required === "string" ? requirementOf(required) : undefined;
  if (typeof required !== "string" || !accepts) {
    const expected = 'a version of the game, such as "1.2", or comparisons, such as ">=1.2 <2"';
    report("mod-info-member", place, {
      ...{ member: "game_version", found: nameOf(required), expected },
    });
  } else if (version !== undefined && !accepts(version)) {
    report("game-version", place, { required, version });
  }
}

/** The id in an object that was written instead of the id, as JSON. */
function packIdIn(entry: Json | undefined): string | undefined {
  if (!isObject(entry)) return undefined;
  const texts = Object.values(entry).filter((each) => typeof each === "string");
  return texts.length === 1 ? JSON.stringify(texts[0]) : undefined;
}

function nameOf(value: Json | undefined): string {
  if (value === "") return "empty";
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  return isList(value) ? "a list" : "an object";
}

/** Reports each cycle once, and a dependency that loads too late only if no cycle causes it. */
function reportCycles(
  packs: readonly Pack[],
  edges: ReadonlyMap<Pack, ReadonlyMap<Pack, Place>>,
  report: Report,
): void {
  const position = new Map(packs.map((pack, index) => [pack, index]));
  const inCircle = new Set<Pack>();
  for (const pack of packs) {
    const circle = inCircle.has(pack) ? undefined : wayBack(pack, edges);
    const [place, ...others] = (circle ?? []).flatMap((each, index) => {
      const next = circle?.[(index + 1) % circle.length];
      return (next && edges.get(each)?.get(next)) ?? [];
    });
    if (circle && place) {
      for (const each of circle) inCircle.add(each);
      const notes = others.map((other, index) => {
        const [pack, on] = [circle[index + 1], circle[(index + 2) % circle.length]];
        const data = { pack: pack?.name ?? "", on: on?.name ?? "" };
        return { note: "step", data, place: other } as const;
      });
      report("dependency-cycle", place, { packs: circle.map(({ name }) => name) }, { notes });
    }
  }
  for (const [pack, targets] of edges) {
    for (const [target, place] of targets) {
      if ((position.get(target) ?? 0) <= (position.get(pack) ?? 0)) continue;
      if (inCircle.has(pack) && inCircle.has(target)) continue;
      report("dependency-order", place, { pack: pack.name, dependency: target.name });
    }
  }
}

/** The shortest path from a pack back to itself, beginning with the pack. */
function wayBack(
  start: Pack,
  edges: ReadonlyMap<Pack, ReadonlyMap<Pack, Place>>,
): Pack[] | undefined {
  const cameFrom = new Map<Pack, Pack | undefined>([[start, undefined]]);
  for (const pack of cameFrom.keys()) {
    for (const next of edges.get(pack)?.keys() ?? []) {
      if (next === start) {
        const way: Pack[] = [];
        for (let at: Pack | undefined = pack; at; at = cameFrom.get(at)) way.unshift(at);
        return way;
      }
      if (!cameFrom.has(next)) cameFrom.set(next, pack);
    }
  }
  return undefined;
}

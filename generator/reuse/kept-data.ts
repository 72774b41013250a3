/** Plain data with places in content, as JSON that another process can read: findings, and results of checks. */
import { isList, isObject } from "../json/containers.ts";
import type { Json, JsonObject } from "../model/json.ts";
import { once } from "../model/once.ts";
import type { ParsedFile } from "../parse/parse.ts";
import { isPlain, NotKept, type Fingerprints } from "./fingerprints.ts";

/** The only member of an object that stands for what has no form of its own in JSON. */
const mark = "$";

/** What stands for objects and files of the run. */
export type Addresses = Pick<Fingerprints, "addressOf" | "at">;

/** Addresses by position, in content that stays as it is. */
export function positionsIn(parsed: readonly ParsedFile[]): Addresses {
  const all = parsed.flatMap(({ file, objects }) => [file, ...objects.map(({ entry }) => entry)]);
  const positions = once(() => new Map<object, number>(all.map((each, at) => [each, at])));
  return {
    addressOf: (what) => positions().get(what)?.toString(),
    at: (address) => all[Number(address)],
  };
}

/** @throws NotKept if the value contains anything but data, and objects and files of the run */
export function keptData(value: unknown, addresses: Addresses): Json {
  if (value === undefined) return { [mark]: 0 };
  if (typeof value === "string" || typeof value === "boolean" || value === null) return value;
  if (typeof value === "number" && Number.isFinite(value)) return value;
  if (typeof value !== "object") throw new NotKept();
  const address = addresses.addressOf(value);
  if (address !== undefined) return { [mark]: address };
  if (Array.isArray(value)) return value.map((each) => keptData(each, addresses));
  if (!isPlain(value) || mark in value || "pack" in value || "displayPath" in value) {
    throw new NotKept();
  }
  const members = Object.entries(value).map(([name, each]): [string, Json] => [
    name,
    keptData(each, addresses),
  ]);
  return Object.fromEntries(members);
}

/** @throws NotKept if something that it refers to is gone */
export function restoredData(kept: Json, addresses: Addresses): unknown {
  if (isList(kept)) return kept.map((each) => restoredData(each, addresses));
  if (!isObject(kept)) return kept;
  const at = kept[mark];
  if (at === 0) return undefined;
  if (typeof at === "string") {
    const found = addresses.at(at);
    if (!found) throw new NotKept();
    return found;
  }
  return restoredMembers(kept, addresses);
}

function restoredMembers(kept: JsonObject, addresses: Addresses): object {
  return Object.fromEntries(
    Object.entries(kept).map(([name, each]) => [name, restoredData(each, addresses)]),
  );
}

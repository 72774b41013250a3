/**
 * Definitions and references of a game's data, found without defwright: by parsing files and knowing members by heart.
 * Not every member that can hold an id is known here, and those that are known are right.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { findNodeAtLocation, parseTree, type Node } from "jsonc-parser";

type Value =
  null | boolean | number | string | readonly Value[] | { readonly [name: string]: Value };
type Path = readonly (string | number)[];

export interface Reference {
  readonly file: string;
  readonly offset: number;
  readonly kind: string;
  readonly id: string;
}

export interface Apart {
  /** `kind id` -> `file:offset` of every object that defines or changes it. */
  readonly definitions: ReadonlyMap<string, ReadonlySet<string>>;
  readonly references: readonly Reference[];
}

const items = new Set(
  (
    "AMMO ARMOR BATTERY BIONIC_ITEM BOOK COMESTIBLE CONTAINER ENGINE GENERIC GUN GUNMOD ITEM MAGAZINE PET_ARMOR TOOL " +
    "TOOLMOD TOOL_ARMOR WHEEL"
  ).split(" "),
);
const others: Readonly<Record<string, string>> = {
  item_group: "item_group",
  mutation: "trait",
  MONSTER: "monster",
  bionic: "cbm",
};
const tiles = ["terrain", "furniture"];

export function lookApart(folder: string): Apart {
  const definitions = new Map<string, Set<string>>();
  const references: Reference[] = [];
  for (const file of jsonFiles(folder)) {
    const text = readFileSync(join(folder, file), "utf8");
    const value = JSON.parse(text) as Value;
    if (!Array.isArray(value)) continue;
    let tree: Node | undefined;
    const offsetOf = (path: Path): number => {
      tree ??= parseTree(text);
      const node = tree && findNodeAtLocation(tree, [...path]);
      if (!node) throw new Error(`${file}: nothing at ${JSON.stringify(path)}`);
      return node.offset;
    };
    (value as readonly Record<string, Value>[]).forEach((object, index) => {
      const { type } = object;
      if (typeof type !== "string") return;
      const define = (kind: string, id: string, path: Path): void => {
        const key = `${kind} ${id}`;
        const places = definitions.get(key) ?? new Set();
        definitions.set(key, places.add(`${file}:${String(offsetOf([index, ...path]))}`));
      };
      const refer = (kind: string, id: Value | undefined, path: Path): void => {
        if (typeof id !== "string" || id === "") return;
        references.push({ file, kind, id, offset: offsetOf([index, ...path]) });
      };
      defineAll(type, object, define);
      referAll(type, object, refer);
    });
  }
  return { definitions, references };
}

function defineAll(
  type: string,
  object: Readonly<Record<string, Value>>,
  define: (kind: string, id: string, path: Path) => void,
): void {
  const kind = items.has(type) ? "item" : (others[type] ?? type);
  const isOurs = [...tiles, "profession", "requirement"].includes(type);
  if (!isOurs && kind === type && type !== "item_group") return;
  const { id, abstract, alias } = object;
  if (typeof id === "string") define(kind, id, ["id"]);
  if (Array.isArray(id)) {
    (id as readonly Value[]).forEach((each, at) => {
      if (typeof each === "string") define(kind, each, ["id", at]);
    });
  }
  if (!isOurs) return;
  if (typeof abstract === "string") define(kind, abstract, ["abstract"]);
  if (typeof alias === "string") define(kind, alias, ["alias"]);
}

function referAll(
  type: string,
  object: Readonly<Record<string, Value>>,
  refer: (kind: string, id: Value | undefined, path: Path) => void,
): void {
  const inside = (member: string, name: string): Value | undefined => {
    const part = object[member];
    return typeof part === "object" && part !== null && !Array.isArray(part)
      ? (part as Readonly<Record<string, Value>>)[name]
      : undefined;
  };
  if (tiles.includes(type)) {
    for (const member of ["open", "close", "lockpick_result", "copy-from"])
      refer(type, object[member], [member]);
    for (const part of ["bash", "deconstruct"]) {
      refer("terrain", inside(part, "ter_set"), [part, "ter_set"]);
      refer("furniture", inside(part, "furn_set"), [part, "furn_set"]);
    }
  }
  if (type === "terrain") {
    for (const member of ["roof", "transforms_into"]) refer("terrain", object[member], [member]);
  }
  if (type === "profession") {
    for (const [member, kind] of [
      ["traits", "trait"],
      ["CBMs", "cbm"],
    ] as const) {
      const list = object[member];
      if (Array.isArray(list)) {
        (list as readonly Value[]).forEach((id, at) => {
          refer(kind, id, [member, at]);
        });
      }
    }
  }
  if (type !== "recipe" && type !== "uncraft" && type !== "requirement") return;
  for (const member of ["components", "tools"]) {
    const groups = object[member];
    if (!Array.isArray(groups)) continue;
    (groups as readonly Value[]).forEach((group, at) => {
      if (!Array.isArray(group)) return;
      (group as readonly Value[]).forEach((entry, place) => {
        if (!Array.isArray(entry)) return;
        const pair = entry as readonly Value[];
        const kind = pair.includes("LIST") ? "requirement" : "item";
        refer(kind, pair[0], [member, at, place, 0]);
      });
    });
  }
}

function jsonFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".json"))
    .sort();
}

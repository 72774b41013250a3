import { isList, present } from "../json/containers.ts";
import { branchesOf } from "./choose-branch.ts";
import {
  isOpenList,
  itemsOf,
  mapMembers,
  target,
  tupleOf,
  typesIn,
  type Definitions,
  type JsonType,
  type Shape,
} from "./shape.ts";

/** The names of members that change lists. */
const isChange = /^(?:add|remove):/u;

/**
 * `add:<member>` and `remove:<member>` for every member that is a list: §2.1 has them for some lists of professions;
 * this adds them for the other lists and all kinds (extension). Those in the kind's own schema are unchanged.
 */
export function changeMembers(properties: Definitions): Record<string, Shape> {
  const members: Record<string, Shape> = {};
  for (const [name, shape] of Object.entries(properties)) {
    if (name === "id" || isChange.test(name) || Object.hasOwn(properties, `add:${name}`)) continue;
    const branches = branchesOf(shape);
    const list = branches.find(isPlainList);
    if (!list) continue;
    const addable = (branch: Shape): boolean =>
      branchesOf(branch).every(({ type }) => type === "array" || type === "string");
    const written = (shape.anyOf ?? [shape]).filter(addable);
    // For a part with alternatives of its own, some of which accept no entries, only the others are used.
    const alternatives = written.length > 0 ? written : branches.filter(addable);
    members[`add:${name}`] = {
      description: `Appended to \`${name}\` of the modified definition (extension).`,
      ...(alternatives.length === 1
        ? withoutWords(alternatives[0] ?? {})
        : { anyOf: alternatives }),
      "x-extension": true,
    };
    members[`remove:${name}`] = {
      description: `Entries to remove from \`${name}\` of the modified definition, by id or as whole entries (extension).`,
      anyOf: [
        { type: "array", items: removal(list) },
        { type: "string", minLength: 1 },
      ],
      "x-extension": true,
    };
  }
  return members;
}

/**
 * Turns lists of anything but strings into definitions of their own, so that `extend`, `add:` and `remove:` refer to
 * them instead of repeating them.
 */
export function withSharedLists(
  { properties = {} }: Shape,
  definitions: Definitions,
): {
  readonly properties: Record<string, Shape>;
  readonly definitions: Definitions;
} {
  const shared: Record<string, Shape> = { ...definitions };
  const share = (name: string, shape: Shape): Shape => {
    if (shape.anyOf) return { ...shape, anyOf: shape.anyOf.map((branch) => share(name, branch)) };
    if (!isPlainList(shape) || itemsOf(shape)?.type === "string") return shape;
    const { description, "x-also": also, default: given, "x-extension": isOurs, ...list } = shape;
    // A member may have several lists among its alternatives.
    const part = freeName(`list_${name}`, (each) => Object.hasOwn(shared, each));
    shared[part] = list;
    return {
      ...present({ description, "x-also": also, default: given, "x-extension": isOurs }),
      $ref: `#/definitions/${part}`,
      [target]: list,
    };
  };
  const members = mapMembers(properties, (shape, name) =>
    isChange.test(name) ? shape : share(name, shape),
  );
  return { properties: members, definitions: shared };
}

/** A name that nothing else has: the wanted one, or with a number. */
export function freeName(wanted: string, isTaken: (name: string) => boolean): string {
  let free = wanted;
  for (let other = 2; isTaken(free); other++) free = `${wanted}_${String(other)}`;
  return free;
}

/** Whether the shape is a list of any length whose entries are alike. */
function isPlainList(shape: Shape): boolean {
  const { type, items, maxItems } = shape;
  if (!isOpenList(shape) || type !== "array" || maxItems !== undefined) return false;
  if (!items || isList(items)) return false;
  return branchesOf(items).every((entry) => entry.type !== "integer" && entry.type !== "number");
}

/**
 * The shape of an entry to be removed: its id, or the whole entry; a group of alternatives has no id. It may be loose:
 * the entry is found in the list, or reported as not found.
 */
function removal({ items }: Shape): Shape {
  if (!items || isList(items)) return {};
  const entries = branchesOf(items);
  const groups = entries.every((entry) => entry.type === "array" && !isList(entry.items ?? []));
  const types = new Set<JsonType>(groups ? [] : ["string"]);
  for (const type of entries.flatMap(typesIn)) types.add(type);
  const kind = entries.map(kindOfKey).find(Boolean);
  return { type: [...types], ...(kind === undefined ? {} : { "x-ref": kind }) };
}

/** The kind of the id that identifies an entry: its own, that of its first element, or of its first member with one. */
function kindOfKey(entry: Shape): string | undefined {
  if (entry["x-ref"] !== undefined) return entry["x-ref"];
  const parts = tupleOf(entry)?.slice(0, 1) ?? Object.values(entry.properties ?? {});
  return parts
    .flatMap((part) => branchesOf(part))
    .map((part) => part["x-ref"])
    .find(Boolean);
}

/** The new member has its own description. */
function withoutWords({ description: _, default: __, "x-also": ___, ...shape }: Shape): Shape {
  return shape;
}

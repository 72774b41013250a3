/** Modifications of professions and item substitutions (§2.1, §2.2). */
import type { Json, JsonObject } from "../../../generator/model/json.ts";
import { append, at, inAppended, insert, insertedAt, remove } from "../../search/edit.ts";
import { atEntries, atSpots, isPlain, rated, type FaultClass } from "../fault-class.ts";
import { propertyOf, type Entry, type World } from "../../search/world.ts";

const has = (entry: Entry, member: string): boolean => Object.hasOwn(entry.value, member);
const ids = ({ known }: World, kind: string): string[] => [...(known.get(kind) ?? ["nothing"])];

/** An object behind a profession or substitution; `marked` is where in it the mistake stands. */
function extra(
  name: string,
  code: string,
  value: (world: World, entry: Entry) => JsonObject | undefined,
  ...marked: readonly string[]
): FaultClass {
  return atEntries(
    name,
    ["profession"],
    (entry, world) =>
      entry.file.text.startsWith("[") && isPlain(entry, world) && value(world, entry) !== undefined,
    (entry, _random, world) => {
      const made = value(world, entry);
      if (!made) return undefined;
      const { edit, mark } = append(entry, made);
      return {
        edits: [edit],
        expected: [{ code, at: inAppended(mark, made, ...marked) }],
      };
    },
  );
}

const modification = (entry: Entry, more: JsonObject): JsonObject => ({
  type: "profession",
  id: entry.value["id"] as Json,
  "edit-mode": "modify",
  ...more,
});

/** An item that no substitution names. */
function freeItem(world: World, index = 0): string {
  const used = world.entries
    .filter(({ kind }) => kind === "profession_item_substitutions")
    .map(({ value }) => JSON.stringify(value))
    .join();
  return ids(world, "item").filter((id) => !used.includes(JSON.stringify(id)))[index] ?? "nothing";
}

const substitution = (more: JsonObject): JsonObject => ({
  type: "profession_item_substitutions",
  ...more,
});

export const professionClasses: readonly FaultClass[] = [
  ...["traits", "flags", "skills", "addictions", "CBMs"].map((list) =>
    extra(
      `removal of what is not there: ${list}`,
      "removal-not-found",
      (world, entry) => {
        const kind =
          { traits: "trait", skills: "skill", addictions: "addiction", CBMs: "cbm", flags: "" }[
            list
          ] ?? "";
        const text = JSON.stringify(entry.value);
        const entryId =
          kind === ""
            ? "NO_SUCH_FLAG"
            : ids(world, kind).find((id) => !text.includes(JSON.stringify(id)));
        return entryId === undefined
          ? undefined
          : modification(entry, { [`remove:${list}`]: [entryId] });
      },
      `"remove:${list}"`,
      "[",
      '"',
    ),
  ),
  extra(
    "removal of an item that is not there",
    "removal-not-found",
    (world, entry) => {
      const items = entry.value["items"] as JsonObject | undefined;
      if (items?.["both"] !== undefined && !Array.isArray(items["both"])) return undefined;
      const text = JSON.stringify(entry.value);
      const item = ids(world, "item").find((id) => !text.includes(JSON.stringify(id)));
      return item === undefined
        ? undefined
        : modification(entry, { items: { "remove:both": [item] } });
    },
    '"remove:both"',
    "[",
    '"',
  ),
  extra(
    "a list beside its changes",
    "changes-beside-whole",
    (world, entry) => {
      const [one] = ids(world, "trait");
      return one === undefined
        ? undefined
        : modification(entry, { "add:traits": [one], traits: [one] });
    },
    '"add:traits"',
  ),
  extra(
    "a modification of nobody",
    "unknown-modification-target",
    () => ({ type: "profession", id: "kit_nobody", "edit-mode": "modify", points: 1 }),
    '"id"',
  ),
  atEntries(
    "changes without modify",
    ["profession"],
    (entry, world) => isPlain(entry, world) && !has(entry, "add:traits"),
    (entry, _random, world) => ({
      edits: [insert(entry, entry.node, { "add:traits": ids(world, "trait").slice(0, 1) })],
      expected: [{ code: "changes-without-modify", at: insertedAt(entry, entry.node) }],
    }),
  ),
  atEntries(
    "both spellings of cbms",
    ["profession"],
    (entry, world) => isPlain(entry, world) && has(entry, "cbms") !== has(entry, "CBMs"),
    (entry) => {
      const other = has(entry, "cbms") ? "CBMs" : "cbms";
      const property = propertyOf(entry.node, "CBMs");
      return {
        edits: [insert(entry, entry.node, { [other]: [] })],
        expected: [
          {
            code: "profession-cbms-twice",
            at: property ? at(entry, property) : insertedAt(entry, entry.node),
          },
        ],
      };
    },
  ),
  extra("substitution without subject", "substitution-without-subject", () =>
    substitution({ sub: [] }),
  ),
  extra(
    "substitution with two subjects",
    "substitution-two-subjects",
    (world) =>
      substitution({
        item: freeItem(world),
        trait: ids(world, "trait")[0] ?? "",
        sub: [{ present: [], new: [] }],
      }),
    '"trait"',
  ),
  extra(
    "substitution without effect",
    "substitution-without-effect",
    (world) => substitution({ item: freeItem(world) }),
    '"item"',
  ),
  rated(
    "warning",
    extra(
      "substitution without an entry",
      "substitution-without-effect",
      (world) => substitution({ item: freeItem(world), sub: [] }),
      '"sub"',
      "[",
    ),
  ),
  extra(
    "substitution entry without its item",
    "substitution-entry-incomplete",
    (world) =>
      substitution({ trait: ids(world, "trait")[0] ?? "", sub: [{ new: [freeItem(world)] }] }),
    '"sub"',
    "{",
  ),
  extra(
    "substitution of an item by itself",
    "substitution-cycle",
    (world) =>
      substitution({
        item: freeItem(world),
        sub: [{ present: [ids(world, "trait")[0] ?? ""], new: [freeItem(world)] }],
      }),
    '"new"',
    "[",
    '"',
  ),
  extra(
    "substitution that never applies",
    "substitution-never-applies",
    (world) => {
      const [one = ""] = ids(world, "trait");
      return substitution({
        item: freeItem(world),
        sub: [{ present: [one], absent: [one], new: [freeItem(world, 1)] }],
      });
    },
    '"absent"',
    "[",
    '"',
  ),
  atSpots(
    "substitution entry of the other form",
    ({ entry, pattern, value }) =>
      entry.kind === "profession_item_substitutions" &&
      pattern === "sub[]" &&
      value.type === "object" &&
      has(entry, "item"),
    (spot, _random, world) => ({
      edits: [insert(spot.entry, spot.value, { item: freeItem(world) })],
      expected: [{ code: "substitution-member-unused", at: insertedAt(spot.entry, spot.value) }],
    }),
  ),
  atEntries(
    "substitution twice",
    ["profession_item_substitutions"],
    (entry) => has(entry, "item") && has(entry, "sub") && entry.file.text.startsWith("["),
    ({ file, node }) => {
      const from = node.offset + node.length;
      const inside = 2 + (propertyOf(node, "item")?.offset ?? node.offset) - node.offset;
      return {
        edits: [{ file, from, to: from, text: `,\n${file.text.slice(node.offset, from)}` }],
        expected: [{ code: "substitution-overlap", at: { file, offset: from, inside } }],
      };
    },
  ),
  atSpots(
    "substitution entry without its condition",
    ({ entry, pattern, value }) =>
      entry.kind === "profession_item_substitutions" &&
      pattern === "sub[]" &&
      has(entry, "item") &&
      value.type === "object" &&
      propertyOf(value, "present") !== undefined &&
      propertyOf(value, "absent") === undefined &&
      entry.node.length > 0 &&
      (entry.value["sub"] as readonly Json[]).length === 1,
    (spot) => {
      const edit = remove(spot.entry, spot.value, "present");
      return (
        edit && {
          edits: [edit],
          expected: [{ code: "substitution-entry-incomplete", at: at(spot.entry, spot.value) }],
        }
      );
    },
  ),
];

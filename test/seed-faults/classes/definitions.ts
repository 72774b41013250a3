/** Names and migrations that lead elsewhere, and changes that find no list (§2.1, §2.3, §9). */
import type { Json, JsonObject } from "../../../generator/model/json.ts";
import { append, inAppended, insert, insertedAt } from "../../search/edit.ts";
import { atEntries, isPlain, type FaultClass } from "../fault-class.ts";
import type { Entry, World } from "../../search/world.ts";

const inList = ({ file }: Entry): boolean => file.text.startsWith("[");

/** An id of the kind that is not this one's. */
function otherOfKind(entry: Entry, world: World): string | undefined {
  const other = world.entries.find(
    (each) =>
      each !== entry &&
      each.kind === entry.kind &&
      typeof each.value["id"] === "string" &&
      isPlain(each, world),
  );
  return other?.value["id"] as string | undefined;
}

/** A migration in a file of terrain; `marked` is where in it the mistake stands. */
function migration(
  name: string,
  code: string,
  more: JsonObject,
  ...marked: readonly string[]
): FaultClass {
  return atEntries(name, ["terrain"], inList, (entry) => {
    const made: JsonObject = { type: "terrain_migration", id: "t_kit_old", ...more };
    const { edit, mark } = append(entry, made);
    return { edits: [edit], expected: [{ code, at: inAppended(mark, made, ...marked) }] };
  });
}

export const definitionClasses: readonly FaultClass[] = [
  atEntries(
    "an alias that is another's id",
    ["terrain", "furniture"],
    (entry, world) =>
      isPlain(entry, world) &&
      !Object.hasOwn(entry.value, "alias") &&
      otherOfKind(entry, world) !== undefined,
    (entry, _random, world) => ({
      edits: [insert(entry, entry.node, { alias: otherOfKind(entry, world)! })],
      expected: [{ code: "alias-taken", at: insertedAt(entry, entry.node) }],
    }),
  ),
  migration(
    "migration: to nothing",
    "migration-target",
    { replace: "t_kit_nowhere" },
    '"t_kit_nowhere"',
  ),
  migration(
    "migration: to itself",
    "migration-circle",
    { replace: "t_kit_old" },
    '"id"',
    '"replace"',
  ),
  migration("migration: to no id", "migration-shape", { replace: 5 }, '"replace"'),
  atEntries(
    "an entry for a list that is none",
    ["recipe"],
    (entry, world) =>
      inList(entry) &&
      isPlain(entry, world) &&
      entry.value["autolearn"] === true &&
      typeof entry.value["skill_used"] === "string",
    (entry) => {
      const { result, id_suffix: suffix, skill_used: skill } = entry.value;
      const made: JsonObject = {
        type: "recipe",
        result: result as Json,
        ...(suffix !== undefined && { id_suffix: suffix }),
        "edit-mode": "modify",
        "add:autolearn": [[skill as Json, 1]],
      };
      const { edit, mark } = append(entry, made);
      return {
        edits: [edit],
        expected: [{ code: "change-of-no-list", at: inAppended(mark, made, '"add:autolearn"') }],
      };
    },
  ),
];

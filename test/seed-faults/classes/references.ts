/** Ids that are used and not there, and the ways in which that comes about (§2). */
import type { Json, JsonObject } from "../../../generator/model/json.ts";
import { builtInKinds, type BuiltInKind } from "../../../generator/model/kind-names.ts";
import {
  append,
  at,
  inAppended,
  insert,
  insertedAt,
  replace,
  set,
  type Expected,
} from "../../search/edit.ts";
import {
  atEntries,
  atSpots,
  isPlain,
  namesOf,
  reaches,
  spots,
  type FaultClass,
} from "../fault-class.ts";
import { referenceKind } from "../tables.ts";
import type { Entry, Spot, World } from "../../search/world.ts";

const ours = (kind: string): kind is BuiltInKind =>
  (builtInKinds as readonly string[]).includes(kind);

/** Ids of a kind that the world has, null ids apart. */
const idsByKind = new WeakMap<World, Map<string, ReadonlySet<string>>>();

function idsOf(world: World, kind: string): ReadonlySet<string> {
  let kinds = idsByKind.get(world);
  if (!kinds) idsByKind.set(world, (kinds = new Map<string, ReadonlySet<string>>()));
  let ids = kinds.get(kind);
  if (!ids) {
    ids = ours(kind)
      ? new Set(
          world.entries
            .filter((entry) => entry.kind === kind && entry.value["abstract"] === undefined)
            .flatMap(namesOf),
        )
      : (world.known.get(kind) ?? new Set<string>());
    kinds.set(kind, ids);
  }
  return ids;
}

/** How many kinds have the id. */
function kindsOf(id: string, world: World): number {
  const kinds = [...world.known.keys(), ...builtInKinds];
  return kinds.filter((kind) => idsOf(world, kind).has(id)).length;
}

/** Where some kind has it, that is the reason that is told. */
function isElsewhere(id: string, world: World): boolean {
  return kindsOf(id, world) > 0;
}

function isChecked(spot: Spot, world: World): boolean {
  const kind = referenceKind(spot);
  // A use counts where it becomes content.
  if (kind === undefined || !reaches(spot.entry, world, memberOf(spot))) return false;
  return ours(kind) || idsOf(world, kind).size > 1;
}

/** The top-level member that a spot stands in. */
function memberOf({ pattern }: Spot): string {
  return pattern.split(/[.[]/u)[0] ?? "";
}

function unknown(
  name: string,
  change: (
    id: string,
    kind: string,
    world: World,
  ) => { readonly id: string; readonly says?: string } | undefined,
): FaultClass {
  return atSpots(name, isChecked, (spot, _random, world) => {
    const kind = referenceKind(spot);
    if (kind === undefined) return undefined;
    const changed = change(String(spot.value.value), kind, world);
    if (!changed || idsOf(world, kind).has(changed.id)) return undefined;
    return {
      edits: [replace(spot.entry, spot.value, JSON.stringify(changed.id))],
      expected: [
        {
          code: "unknown-reference",
          at: at(spot.entry, spot.value),
          // Nothing can be made that needs an unknown requirement.
          ...(kind === "requirement" ? { severity: "error" as const } : {}),
          ...(changed.says === undefined ? {} : { says: changed.says }),
        },
      ],
    };
  });
}

/** Ids in lists of professions that take `remove:` (§2.1). */
const removable =
  /^(?:traits\[\]|cbms\[\]|CBMs\[\]|skills\[\]\.name|addictions\[\]\.type|items\.(?:both|male|female)\[\])$/u;

export const referenceClasses: readonly FaultClass[] = [
  unknown("id: unknown", () => ({ id: "x_kit_unheard_of" })),
  unknown("id: misspelt", (id) =>
    id.length < 5 ? undefined : { id: `${id.slice(0, -2)}${id.slice(-1)}${id.slice(-2, -1)}q` },
  ),
  unknown("id: another case", (id, _kind, world) => {
    const other = id.toUpperCase() === id ? id.toLowerCase() : id.toUpperCase();
    return isElsewhere(other, world) ? undefined : { id: other, says: "case" };
  }),
  unknown("id: without its prefix", (id, kind, world) =>
    !isElsewhere(id.slice(2), world) &&
    /^[ft]_..../u.test(id) &&
    id !== "f_null" &&
    id !== "t_null" &&
    ours(kind)
      ? { id: id.slice(2), says: "prefix" }
      : undefined,
  ),
  unknown("id: of another kind", (_id, kind, world) => {
    const other =
      kind === "terrain"
        ? "furniture"
        : kind === "furniture"
          ? "terrain"
          : kind === "item"
            ? "skill"
            : "item";
    const found = [...idsOf(world, other)].find(
      (id) => !idsOf(world, kind).has(id) && id.length > 4 && kindsOf(id, world) === 1,
    );
    return found === undefined
      ? undefined
      : {
          id: found,
          says: `is ${other === "item" ? "an item" : other === "furniture" ? "furniture" : `a ${other}`}`,
        };
  }),
  unknown("id: of a space too many", (id) => ({ id: `${id} ` })),
  atSpots(
    "id: misspelt where a modification takes it out",
    (spot, world) =>
      spot.entry.kind === "profession" &&
      removable.test(spot.pattern) &&
      spot.entry.file.text.startsWith("[") &&
      isPlain(spot.entry, world) &&
      isChecked(spot, world),
    (spot, _random, world) => {
      const { entry, pattern, value } = spot;
      const id = String(value.value);
      const other = id.toUpperCase() === id ? id.toLowerCase() : id.toUpperCase();
      // The one of these letters is what is meant, and stands there once.
      const alike = [...idsOf(world, referenceKind(spot) ?? "")].filter(
        (each) => each.toUpperCase() === id.toUpperCase(),
      );
      const uses = JSON.stringify(entry.value).split(JSON.stringify(id)).length - 1;
      if (alike.length > 1 || isElsewhere(other, world) || uses > 1) return undefined;
      const [, items, list = ""] = /^(items\.)?(\w+)/u.exec(pattern) ?? [];
      const change = { [`remove:${list}`]: [id] };
      const modification = append(entry, {
        type: "profession",
        id: entry.value["id"] as Json,
        "edit-mode": "modify",
        ...(items === undefined ? change : { items: change }),
      });
      return {
        edits: [replace(entry, value, JSON.stringify(other)), modification.edit],
        expected: [{ code: "unknown-reference", at: at(entry, value), says: "case" }],
      };
    },
  ),
  {
    name: "id: vanished",
    sites: (world) =>
      world.entries
        .filter(
          (entry) =>
            ["furniture", "terrain", "requirement"].includes(entry.kind) &&
            typeof entry.value["id"] === "string" &&
            isPlain(entry, world) &&
            aliasOf(entry).length === 0 &&
            usesOf(entry, world) !== undefined,
        )
        .map((entry) => ({
          where: entry.kind,
          plant: () => {
            const id = entry.node.children?.find((child) => child.children?.[0]?.value === "id");
            const value = id?.children?.[1];
            const expected = usesOf(entry, world);
            return (
              value &&
              expected && {
                edits: [replace(entry, value, '"x_kit_gone_away"')],
                expected,
              }
            );
          },
        })),
  },
  atSpots(
    "id: migrated",
    (spot, world) => isChecked(spot, world) && referenceKind(spot) === "item",
    (spot) => {
      const pack = spot.entry.file.path.split("/")[0] ?? "";
      return {
        edits: [replace(spot.entry, spot.value, '"kit_old_thing"')],
        expected: [
          { code: "migrated-reference", at: at(spot.entry, spot.value), says: "replaced by" },
        ],
        added: [
          {
            path: `${pack}/kit_migration.json`,
            text: JSON.stringify([
              { type: "MIGRATION", id: "kit_old_thing", replace: String(spot.value.value) },
            ]),
          },
        ],
      };
    },
  ),
  atEntries(
    "parent: unknown",
    ["furniture", "terrain", "recipe", "uncraft", "profession"],
    ({ value }) => typeof value["copy-from"] === "string",
    (entry) => {
      const { edit, mark } = set(entry, entry.node, "copy-from", "x_kit_unheard_of");
      return { edits: [edit], expected: [{ code: "unknown-parent", at: mark }] };
    },
  ),
  atEntries(
    "parent: itself",
    ["furniture", "terrain", "profession"],
    (entry, world) => isPlain(entry, world) && typeof entry.value["id"] === "string",
    (entry) => ({
      edits: [insert(entry, entry.node, { "copy-from": entry.value["id"] as Json })],
      expected: [{ code: "inheritance-cycle", at: insertedAt(entry, entry.node) }],
    }),
  ),
  atEntries(
    "parents in a circle",
    ["furniture", "terrain"],
    (entry, world) =>
      isPlain(entry, world) &&
      typeof entry.value["id"] === "string" &&
      entry.file.text.startsWith("["),
    (entry) => {
      const other: JsonObject = {
        type: entry.kind,
        id: "kit_other",
        "copy-from": entry.value["id"] as Json,
      };
      const { edit } = append(entry, other);
      return {
        edits: [insert(entry, entry.node, { "copy-from": "kit_other" }), edit],
        expected: [{ code: "inheritance-cycle", at: insertedAt(entry, entry.node) }],
      };
    },
  ),
  atEntries(
    "template and id at once",
    ["furniture", "terrain", "profession", "recipe", "uncraft"],
    (entry, world) => isPlain(entry, world),
    (entry) => ({
      edits: [insert(entry, entry.node, { abstract: "kit_template" })],
      expected: [{ code: "abstract-with-id", at: insertedAt(entry, entry.node) }],
    }),
  ),
  atEntries(
    "several ids and an alias",
    ["furniture", "terrain"],
    (entry, world) => isPlain(entry, world),
    (entry) => {
      const several = { ...entry.value, id: ["kit_one", "kit_other"], alias: "kit_alias" };
      const { edit, mark } = append(entry, several);
      return {
        edits: [edit],
        expected: [{ code: "ids-with-alias", at: inAppended(mark, several, '"kit_alias"') }],
      };
    },
  ),
  ...(["furniture", "terrain"] as const).map((kind) =>
    atEntries(
      `built-in id: ${kind}`,
      [kind],
      ({ file }) => file.text.startsWith("["),
      (entry) => {
        const made: JsonObject = {
          type: kind,
          id: kind === "terrain" ? "t_null" : "f_null",
          name: "x",
          symbol: ".",
          color: "red",
          ...(kind === "terrain" ? { move_cost: 1 } : { move_cost_mod: 0, required_str: 0 }),
        };
        const { edit, mark } = append(entry, made);
        return {
          edits: [edit],
          expected: [{ code: "built-in-id", at: inAppended(mark, made, '"id"') }],
        };
      },
    ),
  ),
  atEntries(
    "relative: no number",
    ["furniture", "terrain"],
    (entry) =>
      typeof entry.value["copy-from"] === "string" && entry.value["relative"] === undefined,
    (entry) => ({
      edits: [insert(entry, entry.node, { relative: { no_such_number: 2 } })],
      expected: [{ code: "not-scalable", at: insertedAt(entry, entry.node) }],
    }),
  ),
];

function aliasOf({ value }: Entry): readonly Json[] {
  const { alias } = value;
  return alias === undefined ? [] : [alias];
}

/** Where its id is used; `undefined` where that is nowhere, or where layering decides what is used. */
export function usesOf(entry: Entry, world: World): Expected[] | undefined {
  const id = entry.value["id"] as string;
  const found: Expected[] = [];
  for (const spot of spots(world)) {
    if (spot.value.type !== "string" || spot.value.value !== id) continue;
    const isUse = referenceKind(spot) === entry.kind;
    const isLook =
      spot.pattern === "looks_like" &&
      (spot.entry.kind === "terrain" || spot.entry.kind === "furniture");
    if (!isUse && !isLook) continue;
    if (!reaches(spot.entry, world, memberOf(spot))) continue;
    found.push({
      code: isUse ? "unknown-reference" : "unknown-look",
      at: at(spot.entry, spot.value),
    });
  }
  return found.length === 0 ? undefined : found;
}

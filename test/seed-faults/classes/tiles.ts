/** Rules across the members of furniture and terrain (§2.3–2.9, §3.1). */
import type { Json, JsonObject } from "../../../generator/model/json.ts";
import type { BuiltInKind } from "../../../generator/model/kind-names.ts";
import { at, insert, insertedAt, remove, set, type Mistake } from "../../search/edit.ts";
import {
  atEntries,
  atSpots,
  isPlain,
  namesOf,
  survives,
  withInherited,
  type FaultClass,
} from "../fault-class.ts";
import { propertyOf, valueOf, type Entry, type Spot, type World } from "../../search/world.ts";

const tiles: readonly BuiltInKind[] = ["furniture", "terrain"];
const has = (entry: Entry, member: string): boolean => Object.hasOwn(entry.value, member);
const flagsOf = ({ value }: Entry): readonly Json[] =>
  Array.isArray(value["flags"]) ? (value["flags"] as readonly Json[]) : [];

/** Adds a member to plain definitions. */
function add(
  name: string,
  kind: BuiltInKind | readonly BuiltInKind[],
  members: JsonObject | ((entry: Entry, world: World) => JsonObject | undefined),
  code: string,
  wanted: (entry: Entry) => boolean = () => true,
): FaultClass {
  return atEntries(
    name,
    typeof kind === "string" ? [kind] : kind,
    (entry, world) => {
      const added = typeof members === "function" ? members(entry, world) : members;
      if (!added || !survives(entry, world)) return false;
      const whole = withInherited(entry, world);
      return wanted(whole) && Object.keys(added).every((member) => !has(whole, member));
    },
    (entry, _random, world): Mistake | undefined => {
      const added = typeof members === "function" ? members(entry, world) : members;
      return (
        added && {
          edits: [insert(entry, entry.node, added)],
          expected: [{ code, at: insertedAt(entry, entry.node) }],
        }
      );
    },
  );
}

/** Adds a member to a part that some definitions have. */
function addInside(
  name: string,
  kind: BuiltInKind,
  part: string,
  members: JsonObject,
  code: string,
  wanted: (value: JsonObject) => boolean = () => true,
): FaultClass {
  return atSpots(
    name,
    (spot) =>
      spot.entry.kind === kind &&
      spot.pattern === part &&
      wanted(valueAt(spot)) &&
      Object.keys(members).every((member) => !Object.hasOwn(valueAt(spot), member)),
    (spot) => ({
      edits: [insert(spot.entry, spot.value, members)],
      expected: [{ code, at: insertedAt(spot.entry, spot.value) }],
    }),
  );
}

function valueAt({ entry, value }: Spot): JsonObject {
  return JSON.parse(entry.file.text.slice(value.offset, value.offset + value.length)) as JsonObject;
}

/** Takes a member out of a part; found at the part, or at another of its members. */
function without(
  name: string,
  kind: BuiltInKind,
  part: string,
  member: string,
  code: string,
  wanted: (value: JsonObject) => boolean = () => true,
  marked?: string,
): FaultClass {
  return atSpots(
    name,
    (spot) =>
      spot.entry.kind === kind &&
      spot.pattern === part &&
      spot.value.type === "object" &&
      propertyOf(spot.value, member) !== undefined &&
      wanted(valueAt(spot)),
    (spot) => {
      const edit = remove(spot.entry, spot.value, member);
      const node = marked === undefined ? spot.value : propertyOf(spot.value, marked);
      return edit && node && { edits: [edit], expected: [{ code, at: at(spot.entry, node) }] };
    },
  );
}

const misplaced: readonly (readonly [BuiltInKind, string, string])[] = [
  ["terrain", "bash", "furn_set"],
  ["terrain", "bash", "collapse_radius"],
  ["terrain", "deconstruct", "furn_set"],
  ["terrain", "pry", "new_furn_type"],
  ["furniture", "bash", "ter_set"],
  ["furniture", "deconstruct", "ter_set"],
  ["furniture", "pry", "new_ter_type"],
];

const plainBash: JsonObject = { str_min: 2, str_max: 9 };
const pryOf = (kind: BuiltInKind, more: JsonObject): JsonObject => ({
  ...(kind === "terrain" ? { new_ter_type: "t_null" } : { new_furn_type: "f_null" }),
  success_message: "It gives.",
  fail_message: "It stays.",
  pry_quality: 1,
  difficulty: 4,
  ...more,
});

export const tileClasses: readonly FaultClass[] = [
  ...misplaced.map(([kind, part, member]) =>
    addInside(
      `out of place: ${kind} ${part}.${member}`,
      kind,
      part,
      { [member]: member === "collapse_radius" ? 2 : member.includes("ter") ? "t_null" : "f_null" },
      "misplaced-member",
    ),
  ),
  add(
    "pry: break_* without breakable",
    tiles,
    ({ kind }) => ({ pry: pryOf(kind, { break_noise: 5 }) }),
    "break-without-breakable",
  ),
  addInside(
    "pry: break_sound beside breakable false",
    "terrain",
    "pry",
    { break_sound: "crack" },
    "break-without-breakable",
    (pry) => pry["breakable"] !== true,
  ),
  add(
    "pry: no break_ter_type",
    "terrain",
    { pry: pryOf("terrain", { breakable: true }) },
    "break-type-missing",
  ),
  add(
    "pry: no break_message",
    "terrain",
    { pry: pryOf("terrain", { breakable: true, break_ter_type: "t_null" }) },
    "pry-message-missing",
  ),
  ...tiles.flatMap((kind) => [
    without(
      `pry: no success_message (${kind})`,
      kind,
      "pry",
      "success_message",
      "pry-message-missing",
    ),
    without(`pry: no fail_message (${kind})`, kind, "pry", "fail_message", "pry-message-missing"),
    without(
      `bash: no str_max (${kind})`,
      kind,
      "bash",
      "str_max",
      "bash-without-strength",
      (bash) => bash["str_min"] !== undefined,
    ),
    add(
      `bash: strengths exchanged (${kind})`,
      kind,
      { bash: { ...plainBash, str_min: 12, ...(kind === "terrain" ? { ter_set: "t_null" } : {}) } },
      "strength-range",
    ),
    add(
      `bash: weaker when supported (${kind})`,
      kind,
      {
        bash: {
          ...plainBash,
          ...{ str_min: 5, str_min_supported: 4 },
          ...(kind === "terrain" ? { ter_set: "t_null" } : {}),
        },
      },
      "eased-strength",
    ),
  ]),
  add("bash: ter_set missing", "terrain", { bash: plainBash }, "missing-member"),
  add("deconstruct: ter_set missing", "terrain", { deconstruct: { items: [] } }, "missing-member"),
  add(
    "bash: collapse_radius without centres",
    "furniture",
    { bash: { ...plainBash, collapse_radius: 2 } },
    "collapse-radius-without-centers",
  ),
  add(
    "workbench: no action",
    "furniture",
    { workbench: { multiplier: 1, mass: 1000, volume: "1L" } },
    "workbench-without-action",
    (entry) => !has(entry, "examine_action"),
  ),
  add(
    "liquids: no action",
    "furniture",
    (_entry, { known }) => ({
      provides_liquids: [...(known.get("item") ?? ["null"])][3] ?? "null",
    }),
    "liquid-without-action",
    (entry) => !has(entry, "examine_action"),
  ),
  add("plant: no transform", "furniture", { plant_data: { base: "f_null" } }, "missing-member"),
  add(
    "plant: multiplier without flag",
    "furniture",
    { plant_data: { transform: "f_null", harvest_multiplier: 2 } },
    "multiplier-without-flag",
    (entry) => !flagsOf(entry).includes("GROWTH_HARVEST"),
  ),
  add(
    "harvestable: no action",
    "terrain",
    (_entry, { known }) => ({ harvestable: [...(known.get("item") ?? ["null"])][3] ?? "null" }),
    "harvestable-without-action",
    (entry) => !has(entry, "examine_action"),
  ),
  add(
    "digging_result: not diggable",
    "terrain",
    (_entry, { known }) => ({
      digging_result: [...(known.get("item_group") ?? ["EMPTY_GROUP"])][0] ?? "EMPTY_GROUP",
    }),
    "digging-without-flag",
    (entry) => !flagsOf(entry).includes("DIGGABLE"),
  ),
  add(
    "harvest_season: not harvested",
    "terrain",
    { harvest_season: "SPRING" },
    "harvest-season-without-flag",
    // Where something can be harvested, it may be meant for when that is ripe.
    (entry) => !flagsOf(entry).includes("HARVESTED") && !has(entry, "harvestable"),
  ),
  add(
    "harvest_season: no transforms_into",
    "terrain",
    { harvest_season: "SPRING", flags: ["HARVESTED"] },
    "reversion-without-successor",
    (entry) => !has(entry, "transforms_into") && !has(entry, "digging_result"),
  ),
  ...["open", "close", "lockpick_result"].map((member) =>
    add(
      `leads to itself: ${member}`,
      tiles,
      (entry) => {
        const [id] = namesOf(entry);
        return id === undefined ? undefined : { [member]: id };
      },
      "self-transition",
    ),
  ),
  add(
    "edit-mode: override of nothing",
    tiles,
    { "edit-mode": "override" },
    "unused-override",
    (entry) => !has(entry, "copy-from"),
  ),
  add(
    "lockpick_message without its result",
    tiles,
    { lockpick_message: "Snap." },
    "lockpick-message-without-result",
    (entry) => !has(entry, "lockpick_result"),
  ),
  add("flag: twice", tiles, { flags: ["FLAT", "FLAT"] }, "repeated-flag"),
  add("flag: two in one text", tiles, { flags: ["FLAT TRANSPARENT"] }, "joined-flags"),
  add("flag: misspelt", "terrain", { flags: ["OPENCLOSE_INSDIE"] }, "near-word"),
  add("roof: itself", "terrain", (entry) => ({ roof: namesOf(entry)[0] ?? "" }), "self-transition"),
  add(
    "leads to itself: transforms_into",
    "terrain",
    (entry) => ({ transforms_into: namesOf(entry)[0] ?? "" }),
    "self-transition",
  ),
  add(
    "looks_like: itself",
    tiles,
    (entry) => ({ looks_like: namesOf(entry)[0] ?? "" }),
    "looks-like-cycle",
  ),
  add("looks_like: unknown", tiles, { looks_like: "x_nobody_has_this" }, "unknown-look"),
  atEntries(
    "looks_like: a circle of two",
    tiles,
    (entry, world) => isPlain(entry, world) && !has(entry, "looks_like"),
    (entry, random, world) => {
      const others = world.entries.filter(
        (other) =>
          other.kind === entry.kind &&
          other !== entry &&
          isPlain(other, world) &&
          !has(other, "looks_like"),
      );
      const other = random.pick(others);
      const [id, otherId] = [namesOf(entry)[0], other && namesOf(other)[0]];
      if (!other || id === undefined || otherId === undefined) return undefined;
      const edits = [
        insert(entry, entry.node, { looks_like: otherId }),
        insert(other, other.node, { looks_like: id }),
      ];
      const first = id < otherId ? entry : other;
      return { edits, expected: [{ code: "looks-like-cycle", at: insertedAt(first, first.node) }] };
    },
  ),
  atSpots(
    "byproduct: no count",
    ({ pattern, value }) =>
      /^(?:oxytorch|boltcut|hacksaw)\.byproducts\[\]$/u.test(pattern) &&
      value.type === "object" &&
      propertyOf(value, "count") !== undefined,
    (spot) => {
      const edit = remove(spot.entry, spot.value, "count");
      return (
        edit && {
          edits: [edit],
          expected: [{ code: "byproduct-without-count", at: at(spot.entry, spot.value) }],
        }
      );
    },
  ),
  atEntries(
    "workbench: another action",
    ["furniture"],
    (entry) => has(entry, "workbench") && entry.value["examine_action"] === "workbench",
    (entry) => {
      const { edit, mark } = set(entry, entry.node, "examine_action", "sit_down");
      return (
        valueOf(propertyOf(entry.node, "examine_action")) && {
          edits: [edit],
          expected: [{ code: "workbench-without-action", at: mark }],
        }
      );
    },
  ),
];

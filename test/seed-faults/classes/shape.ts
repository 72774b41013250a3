/** A member's name, type, length, range or word (§2, §8). */
import type { Severity } from "../../../generator/model/severity.ts";
import type { Json } from "../../../generator/model/json.ts";
import { at, insert, insertedAt, remove, replace, set } from "../../search/edit.ts";
import {
  atEntries,
  atSpots,
  isPlain,
  reaches,
  survives,
  withInherited,
  type FaultClass,
  rated,
} from "../fault-class.ts";
import { wrongValuesOf } from "../tables.ts";
import { propertyOf, valueOf, type Entry, type Spot, type World } from "../../search/world.ts";
import { builtInKinds, type BuiltInKind } from "../../../generator/model/kind-names.ts";

const tiles: readonly BuiltInKind[] = ["furniture", "terrain"];
const recipes: readonly BuiltInKind[] = ["recipe", "uncraft"];

/** Another value for members of these patterns. */
function value(
  name: string,
  patterns: RegExp,
  code: string,
  values: readonly Json[],
  kinds: readonly BuiltInKind[] = builtInKinds,
  wanted: (spot: Spot) => boolean = () => true,
  severity?: (world: World) => Severity,
): FaultClass {
  return atSpots(
    name,
    (spot) => kinds.includes(spot.entry.kind) && patterns.test(spot.pattern) && wanted(spot),
    (spot, random, world) => {
      const wrong = random.pick(values);
      const grade = severity && { severity: severity(world) };
      return {
        edits: [replace(spot.entry, spot.value, JSON.stringify(wrong))],
        expected: [{ code, at: at(spot.entry, spot.value), ...grade }],
      };
    },
  );
}

/** A new member with a wrong value, where objects of the kind may have it. */
function added(
  name: string,
  kinds: readonly BuiltInKind[],
  member: string,
  values: readonly Json[],
  code: string,
): FaultClass {
  return atEntries(
    name,
    kinds,
    (entry) => !Object.hasOwn(entry.value, member),
    (entry, random) => {
      const wrong = random.pick(values) ?? null;
      return {
        edits: [insert(entry, entry.node, { [member]: wrong })],
        expected: [{ code, at: insertedAt(entry, entry.node) }],
      };
    },
  );
}

function wrongType(name: string, isWrong: (wrong: Json) => boolean): FaultClass {
  return atSpots(
    `wrong type: ${name}`,
    ({ entry, pattern, property }) =>
      (property !== undefined || pattern.endsWith("[]")) &&
      (wrongValuesOf(entry.kind)[pattern] ?? []).some(isWrong),
    ({ entry, pattern, value: node }, random) => {
      const wrong = random.pick((wrongValuesOf(entry.kind)[pattern] ?? []).filter(isWrong));
      return {
        edits: [replace(entry, node, JSON.stringify(wrong))],
        expected: [{ code: "wrong-type", at: at(entry, node) }],
      };
    },
  );
}

const mandatory: Readonly<Partial<Record<BuiltInKind, readonly string[]>>> = {
  profession: ["name", "description", "points"],
  furniture: ["name", "symbol", "move_cost_mod", "required_str"],
  terrain: ["name", "symbol", "move_cost"],
};

const mandatoryInside: readonly (readonly [kind: BuiltInKind, pattern: string, member: string])[] =
  [
    ["profession", "addictions[]", "type"],
    ["profession", "addictions[]", "intensity"],
    ["profession", "skills[]", "name"],
    ["profession", "skills[]", "level"],
    ["terrain", "bash", "ter_set"],
    ["terrain", "deconstruct", "ter_set"],
    ["terrain", "pry", "new_ter_type"],
    ...tiles.flatMap((kind) => [
      [kind, "pry", "difficulty"] as const,
      [kind, "pry", "pry_quality"] as const,
      ...["oxytorch", "boltcut", "hacksaw"].map(
        (tool) => [kind, `${tool}.byproducts[]`, "item"] as const,
      ),
    ]),
    ...["oxytorch", "boltcut", "hacksaw"].map((tool) => ["terrain", tool, "result"] as const),
    ["furniture", "plant_data", "transform"],
    ["recipe", "qualities[]", "id"],
    ["uncraft", "qualities[]", "id"],
    ["requirement", "qualities[]", "id"],
    ["profession_item_substitutions", "sub[]", "new"],
    ["profession_item_substitutions", "sub[].new[]", "item"],
    ["profession_item_substitutions", "sub[].new[]", "ratio"],
  ];

/** Without it, it would have none. */
function needsOwn(member: string, entry: Entry, world: World): boolean {
  if (entry.value["edit-mode"] === "modify" || !reaches(entry, world, member)) return false;
  const value = Object.fromEntries(Object.entries(entry.value).filter(([name]) => name !== member));
  return withInherited({ ...entry, value }, world).value[member] === undefined;
}

/** By itself, or since another member goes with it: one colour of two (§2.3), what is replaced (§2.2). */
function isNeeded(member: string, { kind, value }: Entry): boolean {
  return (
    mandatory[kind]?.includes(member) === true ||
    (["color", "bgcolor"].includes(member) && Object.hasOwn(value, member)) ||
    (kind === "profession_item_substitutions" && ["item", "trait"].includes(member))
  );
}

/** What is replaced, and for whom: each form has one of them in its entries (§2.2). */
const subjects: readonly string[] = ["sub[].item", "sub[].present"];

/** Members of which a rule judges by others whether they may be absent. */
const mayBeNeeded: readonly string[] = [
  "tools",
  "components",
  "skill_used",
  "time",
  "pry.break_ter_type",
];

/** A member that has to be there is missing where it is misspelt. */
function misspeltSeverity(pattern: string, entry: Entry, world: World): Severity | "any" {
  const { kind } = entry;
  if (mayBeNeeded.includes(pattern)) return "any";
  const dot = pattern.lastIndexOf(".");
  const [place, member] = [pattern.slice(0, Math.max(0, dot)), pattern.slice(dot + 1)];
  const isMandatory =
    place === ""
      ? isNeeded(member, entry) && needsOwn(member, entry, world)
      : subjects.includes(pattern) ||
        mandatoryInside.some(
          ([where, part, name]) => where === kind && part === place && name === member,
        );
  return isMandatory ? "error" : "warning";
}

/** How members are mistyped: two letters exchanged. */
function exchange(name: string, index: number): string {
  return (
    name.slice(0, index) + (name[index + 1] ?? "") + (name[index] ?? "") + name.slice(index + 2)
  );
}

export const shapeClasses: readonly FaultClass[] = [
  wrongType("null", (wrong) => wrong === null),
  wrongType("a number", (wrong) => wrong === 7 || wrong === 3),
  wrongType("a text", (wrong) => wrong === "word"),
  wrongType("true", (wrong) => wrong === true),
  wrongType("a list", (wrong) => Array.isArray(wrong)),
  wrongType(
    "an object",
    (wrong) => typeof wrong === "object" && wrong !== null && !Array.isArray(wrong),
  ),
  wrongType("a fraction", (wrong) => wrong === 2.5),
  atSpots(
    "a member misspelt",
    ({ entry, pattern, property }) =>
      property !== undefined &&
      Object.hasOwn(wrongValuesOf(entry.kind), pattern) &&
      String(property.children?.[0]?.value).length >= 4,
    ({ entry, pattern, property, parent }, random, world) => {
      const key = property?.children?.[0];
      const name = String(key?.value);
      const typo = exchange(name, random.below(name.length - 1));
      // Some words have the same letter twice.
      if (!key || !parent || typo === name || propertyOf(parent, typo)) return undefined;
      return {
        edits: [replace(entry, key, JSON.stringify(typo))],
        expected: [
          {
            code: "unknown-member",
            at: at(entry, key),
            says: `"${name}"`,
            severity: misspeltSeverity(pattern, entry, world),
          },
        ],
      };
    },
  ),
  ...["id", "result", "copy-from", "abstract", "edit-mode", "symbol", "color"].map((member) =>
    atSpots(
      `a member misspelt: ${member}`,
      ({ pattern }) => pattern === member,
      ({ entry, property }, _random, world) => {
        const key = property?.children?.[0];
        const isWarning = ["color", "symbol"].includes(member) && !needsOwn(member, entry, world);
        return (
          key && {
            edits: [
              replace(entry, key, JSON.stringify(`${member.slice(0, -1)}${member.slice(-1)}s`)),
            ],
            // Without them nobody knows which object it is, how it is loaded or how it is drawn.
            expected: [
              {
                code: "unknown-member",
                at: at(entry, key),
                says: `"${member}"`,
                severity: isWarning ? "warning" : "error",
              },
            ],
          }
        );
      },
    ),
  ),
  ...Object.entries(mandatory).flatMap(([kind, members]) =>
    members.map((member) =>
      atEntries(
        `missing: ${member}`,
        [kind as BuiltInKind],
        (entry, world) => isPlain(entry, world) && Object.hasOwn(entry.value, member),
        (entry) => {
          const edit = remove(entry, entry.node, member);
          return (
            edit && {
              edits: [edit],
              expected: [
                { code: "missing-member", at: at(entry, entry.node), says: `"${member}"` },
              ],
            }
          );
        },
      ),
    ),
  ),
  ...mandatoryInside.map(([kind, pattern, member]) =>
    atSpots(
      `missing inside: ${member}`,
      (spot) =>
        spot.entry.kind === kind &&
        spot.pattern === pattern &&
        spot.value.type === "object" &&
        propertyOf(spot.value, member) !== undefined,
      (spot) => {
        const edit = remove(spot.entry, spot.value, member);
        return (
          edit && {
            edits: [edit],
            expected: [
              { code: "missing-member", at: at(spot.entry, spot.value), says: `"${member}"` },
            ],
          }
        );
      },
    ),
  ),
  atEntries(
    "missing: id",
    ["furniture", "terrain", "profession"],
    (entry) => typeof entry.value["id"] === "string" && entry.value["edit-mode"] === undefined,
    (entry) => {
      const edit = remove(entry, entry.node, "id");
      return (
        edit && { edits: [edit], expected: [{ code: "missing-id", at: at(entry, entry.node) }] }
      );
    },
  ),
  atEntries(
    "missing: result",
    recipes,
    (entry) => typeof entry.value["result"] === "string",
    (entry) => {
      const edit = remove(entry, entry.node, "result");
      return (
        edit && { edits: [edit], expected: [{ code: "missing-id", at: at(entry, entry.node) }] }
      );
    },
  ),
  added("word list: connects_to", tiles, "connects_to", ["WALLS", "FENCE", "wall"], "not-in-list"),
  value("word list: connects_to, changed", /^connects_to$/u, "not-in-list", ["WALLS", "HEDGE"]),
  value("word list: harvest_season", /^harvest_season$/u, "not-in-list", [
    "SUMMR",
    "summer",
    "MONSOON",
  ]),
  // Nobody knows what an object does with another mode, or how a group is rolled.
  ...(
    [
      ["edit-mode", /^edit-mode$/u, ["modfy", "change"]],
      ["subtype", /\.subtype$/u, ["collecton", "pile"]],
    ] as const
  ).map(([member, pattern, words]) =>
    value(
      `word list: ${member}`,
      pattern,
      "not-in-list",
      words,
      builtInKinds,
      () => true,
      () => "error",
    ),
  ),
  value("length: symbol of two", /^symbol$/u, "wrong-length", ["##", "ab"]),
  value("length: symbol of none", /^symbol$/u, "wrong-length", [""]),
  value("length: seasonal symbols", /^symbol$/u, "seasonal-length", [
    ["a", "b"],
    ["a", "b", "c"],
    ["a", "b", "c", "d", "e"],
  ]),
  value("length: seasonal colours", /^(?:color|bgcolor)$/u, "seasonal-length", [
    ["red", "blue"],
    ["red", "red", "red"],
    ["red", "red", "red", "red", "red"],
  ]),
  // Real data writes one colour in a list for all year.
  value(
    "length: one seasonal colour",
    /^(?:color|bgcolor)$/u,
    "seasonal-length",
    [["red"]],
    builtInKinds,
    () => true,
    ({ dialect }) => (dialect === "spec" ? "error" : "note"),
  ),
  value(
    "length: a pair too long",
    /^(?:skills_required|autolearn)\[\]$/u,
    "wrong-length",
    [["cooking", 1, 2]],
    recipes,
    ({ value: node }) => node.type === "array",
  ),
  value("length: batch_time_factors", /^batch_time_factors$/u, "wrong-length", [[10], [10, 2, 3]]),
  value("length: a range of three", /\.count$/u, "wrong-length", [[1, 2, 3]], tiles),
  value("range: move_cost", /^move_cost$/u, "out-of-range", [-1, -10]),
  value("range: difficulty", /^difficulty$/u, "out-of-range", [-1, 11, 99], recipes),
  added("range: result_mult", ["recipe"], "result_mult", [0, -2], "out-of-range"),
  value("number: move_cost", /^move_cost$/u, "implausible-number", [5000, 1e20]),
  value(
    "number: a level",
    /^(?:skills_required|autolearn)\[\]\[\]$|^skills\[\]\.level$/u,
    "implausible-number",
    [25, 5_000_000_000],
    builtInKinds,
    ({ value: node }) => node.type === "number",
  ),
  value(
    "number: a chance",
    /^(?:bash|deconstruct)\.items\[\]\.prob$/u,
    "implausible-number",
    [1500, -1],
  ),
  added("number: charges", ["recipe"], "charges", [5_000_000_000], "implausible-number"),
  value("range: amount of a quality", /^qualities\[\]\.amount$/u, "out-of-range", [0, -1]),
  value("range: ratio", /^sub\[\]\.new\[\]\.ratio$/u, "out-of-range", [0, -1]),
  value("range: collapse_radius", /^bash\.collapse_radius$/u, "out-of-range", [-1]),
  atSpots(
    "range: count of a component",
    ({ pattern, value: node }) => pattern === "components[][]" && node.type === "array",
    (spot, random) => {
      const count = spot.value.children?.[1];
      return (
        count && {
          edits: [replace(spot.entry, count, random.pick(["0", "-3"]) ?? "0")],
          expected: [{ code: "out-of-range", at: at(spot.entry, count) }],
        }
      );
    },
  ),
  atSpots(
    "tool: 0 times",
    ({ entry, pattern, value: node }) =>
      pattern === "tools[][]" && node.type === "array" && entry.value["obsolete"] !== true,
    (spot) => {
      const count = spot.value.children?.[1];
      return (
        count && {
          edits: [replace(spot.entry, count, "0")],
          expected: [{ code: "tool-count-zero", at: at(spot.entry, count) }],
        }
      );
    },
  ),
  value("unit: time", /^time$|\.duration$/u, "bad-unit", [
    "10 parsecs",
    "10",
    "",
    "ten minutes",
    "1.5 h",
    "10 Minutes",
  ]),
  added("unit: max_volume", tiles, "max_volume", ["2 gallons", "2 l", "1.5 L", "5"], "bad-unit"),
  value("unit: workbench", /^workbench\.(?:mass|volume)$/u, "bad-unit", ["5 stone", "many"]),
  added("unit: negative max_volume", tiles, "max_volume", ["-2 L"], "negative-amount"),
  value("unit: negative duration", /^(?:oxytorch|boltcut|hacksaw)\.duration$/u, "negative-amount", [
    "-10 minutes",
  ]),
  value("unit: negative time", /^time$/u, "negative-time", ["-10 m", "5 m -1 h"], ["recipe"]),
  added("unit: legacy volume", tiles, "max_volume", [4], "legacy-volume"),
  atEntries(
    "time: legacy",
    recipes,
    (entry) => entry.value["obsolete"] !== true && typeof entry.value["time"] === "string",
    (entry) => {
      const { edit, mark } = set(entry, entry.node, "time", 61_700);
      return { edits: [edit], expected: [{ code: "legacy-time", at: mark }] };
    },
  ),
  atEntries(
    "colour: both",
    tiles,
    (entry, world) => survives(entry, world) && typeof entry.value["color"] === "string",
    (entry) => {
      const property = propertyOf(entry.node, "color");
      return (
        property && {
          edits: [
            {
              file: entry.file,
              from: property.offset,
              to: property.offset,
              text: '"bgcolor": "red",\n',
            },
          ],
          expected: [{ code: "color-choice", at: at(entry, property) }],
        }
      );
    },
  ),
  atEntries(
    "colour: neither",
    tiles,
    (entry, world) => isPlain(entry, world) && Object.hasOwn(entry.value, "color"),
    (entry) => {
      const edit = remove(entry, entry.node, "color");
      return (
        edit && { edits: [edit], expected: [{ code: "color-choice", at: at(entry, entry.node) }] }
      );
    },
  ),
  value(
    "colour: unknown",
    /^(?:color|bgcolor)$/u,
    "unknown-color",
    ["mauve", "#ff0000"],
    tiles,
    ({ value: node }) => node.type === "string",
  ),
  rated(
    "warning",
    value(
      "colour: almost a known one",
      /^(?:color|bgcolor)$/u,
      "unknown-color",
      ["ligt_gray", "brwon"],
      tiles,
      ({ value: node }) => node.type === "string",
    ),
  ),
  value("symbol: not ASCII", /^symbol$/u, "symbol-not-ascii", ["é", "█"]),
  atSpots(
    "range: reversed",
    ({ pattern, value: node }) => /\.(?:count|charges)$/u.test(pattern) && node.type === "array",
    (spot) => ({
      edits: [replace(spot.entry, spot.value, "[7, 2]")],
      expected: [{ code: "reversed-range", at: at(spot.entry, spot.value) }],
    }),
  ),
  atEntries(
    "name: one gender",
    ["profession"],
    (entry) => valueOf(propertyOf(entry.node, "name"))?.type === "string",
    (entry) => {
      const { edit, mark } = set(entry, entry.node, "name", { male: "Postman" });
      return { edits: [edit], expected: [{ code: "profession-name-incomplete", at: mark }] };
    },
  ),
];

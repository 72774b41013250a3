/** Rules across the members of recipes, uncrafts and requirements (§2.10, §7). */
import type { Severity } from "../../../generator/model/severity.ts";
import type { Json, JsonObject } from "../../../generator/model/json.ts";
import { append, at, inAppended, insert, insertedAt, remove, set } from "../../search/edit.ts";
import {
  atEntries,
  descendantsOf,
  isPlain,
  namesOf,
  survives,
  withInherited,
  type FaultClass,
} from "../fault-class.ts";
import { propertyOf, type Entry, type World } from "../../search/world.ts";

const has = (entry: Entry, member: string): boolean => Object.hasOwn(entry.value, member);
const isReversible = (entry: Entry): boolean => entry.value["reversible"] === true;
const first = ({ known }: World, kind: string): string =>
  [...(known.get(kind) ?? ["nothing"])][0] ?? "nothing";

function add(
  name: string,
  kinds: readonly ("recipe" | "uncraft")[],
  members: JsonObject | ((world: World) => JsonObject),
  code: string,
  wanted: (entry: Entry) => boolean,
  severity?: Severity,
): FaultClass {
  const of = (world: World): JsonObject =>
    typeof members === "function" ? members(world) : members;
  return atEntries(
    name,
    kinds,
    (entry, world) => {
      const whole = withInherited(entry, world);
      // A child that takes the members over may break another rule with them.
      return (
        survives(entry, world) &&
        wanted(whole) &&
        Object.keys(of(world)).every((member) => !has(whole, member)) &&
        [...descendantsOf(entry, world)].every((child) => wanted(withInherited(child, world)))
      );
    },
    (entry, _random, world) => ({
      edits: [insert(entry, entry.node, of(world))],
      expected: [
        {
          code,
          at: insertedAt(entry, entry.node),
          ...(severity === undefined ? {} : { severity }),
        },
      ],
    }),
  );
}

/** A recipe of its own behind another one; `marked` is the member where the mistake stands. */
function extra(
  name: string,
  kind: "recipe" | "requirement",
  value: (world: World) => JsonObject | undefined,
  code: string,
  ...marked: readonly string[]
): FaultClass {
  return atEntries(
    name,
    [kind],
    ({ file }, world) => file.text.startsWith("[") && value(world) !== undefined,
    (entry, _random, world) => {
      const made = value(world);
      if (!made) return undefined;
      const { edit, mark } = append(entry, made);
      return { edits: [edit], expected: [{ code, at: inAppended(mark, made, ...marked) }] };
    },
  );
}

const recipeOf = (world: World, more: JsonObject): JsonObject => ({
  type: "recipe",
  result: first(world, "item"),
  id_suffix: "of_the_kit",
  autolearn: true,
  time: "5 m",
  ...more,
});

const groupsOf = (world: World, count: number): Json => {
  const items = [...(world.known.get("item") ?? [])].slice(0, 2);
  return Array.from({ length: count }, () => items.map((item) => [item, 1]));
};

/** A recipe with a list of a requirement that has no components, before other alternatives. */
function listing(world: World, others: readonly Json[] = []): JsonObject | undefined {
  const requirement = world.entries.find(
    ({ kind, value }) => kind === "requirement" && !Object.hasOwn(value, "components"),
  );
  const list = requirement && [namesOf(requirement)[0] ?? "", 1, "LIST"];
  return list && recipeOf(world, { components: [[list, ...others]] });
}

export const recipeClasses: readonly FaultClass[] = [
  add(
    "difficulty without skill",
    ["recipe", "uncraft"],
    { difficulty: 3 },
    "difficulty-without-skill",
    (entry) => !has(entry, "skill_used"),
  ),
  add(
    "decomp_learn without skill",
    ["recipe"],
    { decomp_learn: 3 },
    "decomp-learn-without-skill",
    (entry) => !has(entry, "skill_used"),
  ),
  add(
    "book_learn without skill",
    ["recipe"],
    (world) => ({ book_learn: [[first(world, "item"), 2]] }),
    "book-learn-without-skill",
    (entry) => !has(entry, "skill_used"),
  ),
  atEntries(
    "skill taken away",
    ["recipe"],
    (entry, world) =>
      isPlain(entry, world) &&
      has(entry, "skill_used") &&
      Number(entry.value["difficulty"] ?? 0) > 0 &&
      !has(entry, "book_learn") &&
      typeof entry.value["decomp_learn"] !== "number",
    (entry) => {
      const edit = remove(entry, entry.node, "skill_used");
      const difficulty = propertyOf(entry.node, "difficulty");
      return (
        edit &&
        difficulty && {
          edits: [edit],
          expected: [{ code: "difficulty-without-skill", at: at(entry, difficulty) }],
        }
      );
    },
  ),
  add(
    "reversible with byproducts",
    ["recipe"],
    (world) => ({ byproducts: [[first(world, "item"), 1]] }),
    "reversible-with-byproducts",
    isReversible,
  ),
  add(
    "reversible with result_mult",
    ["recipe"],
    { result_mult: 2 },
    "reversible-with-result-mult",
    (entry) => isReversible(entry) && !has(entry, "charges"),
  ),
  atEntries(
    "reversible without time",
    ["recipe"],
    (entry, world) => isPlain(entry, world) && isReversible(entry) && has(entry, "time"),
    (entry) => {
      const edit = remove(entry, entry.node, "time");
      const reversible = propertyOf(entry.node, "reversible");
      return (
        edit &&
        reversible && {
          edits: [edit],
          expected: [{ code: "reversible-without-time", at: at(entry, reversible) }],
        }
      );
    },
  ),
  add(
    "required skills: one flat list",
    ["recipe"],
    (world) => ({ skills_required: [first(world, "skill"), 2, first(world, "skill"), 1] }),
    "flat-skills",
    () => true,
  ),
  add(
    "charges and result_mult",
    ["recipe"],
    { charges: 5, result_mult: 2 },
    "charges-with-result-mult",
    (entry) => !isReversible(entry),
  ),
  add(
    "a container that is not used",
    ["recipe"],
    (world) => ({ contained: false, container: first(world, "item") }),
    "container-not-contained",
    () => true,
  ),
  atEntries(
    "category: another word",
    ["recipe"],
    (entry, world) =>
      survives(entry, world) && has(entry, "category") && entry.value["category"] !== "CC_BUILDING",
    (entry) => {
      const { edit, mark } = set(entry, entry.node, "category", "TOOLS");
      return { edits: [edit], expected: [{ code: "category-word", at: mark }] };
    },
  ),
  extra(
    "too complex",
    "recipe",
    (world) => recipeOf(world, { components: groupsOf(world, 7) }),
    "recipe-too-complex",
    '"components"',
  ),
  extra(
    "using: a multiplier below 1",
    "recipe",
    (world) => {
      const requirement = world.entries.find(({ kind }) => kind === "requirement");
      return requirement && recipeOf(world, { using: [[namesOf(requirement)[0] ?? "nothing", 0]] });
    },
    "using-multiplier",
    '"using"',
    " 0\n",
  ),
  extra(
    "LIST without a group",
    "recipe",
    (world) => listing(world, [[first(world, "item"), 1]]),
    "list-without-group",
    '"components"',
    '"',
  ),
  extra(
    "LIST without a group alone in its group",
    "recipe",
    (world) => listing(world),
    "empty-group",
    '"components"',
    '"',
  ),
  extra(
    "an alternative that is there twice",
    "requirement",
    (world) => {
      const item = first(world, "item");
      return {
        type: "requirement",
        id: "kit_twice",
        tools: [
          [
            [item, 1],
            [item, 1],
          ],
        ],
      };
    },
    "repeated-alternative",
    "],",
    "[",
  ),
  extra(
    "a group of nothing",
    "recipe",
    (world) => recipeOf(world, { components: [[]] }),
    "empty-group",
    '"components"',
    "[]",
  ),
  extra(
    "a requirement with a group of nothing",
    "requirement",
    () => ({ type: "requirement", id: "kit_nothing", tools: [[]] }),
    "empty-group",
    '"tools"',
    "[]",
  ),
  extra(
    "LIST in a circle",
    "requirement",
    () => ({ type: "requirement", id: "kit_circle", components: [[["kit_circle", 1, "LIST"]]] }),
    "requirement-cycle",
    '"components"',
    '"',
  ),
  atEntries(
    "a change without edit-mode",
    // Of the other kinds nothing but the name is mandatory, so that any object is a definition.
    ["furniture", "terrain", "profession"],
    (entry, world) =>
      isPlain(entry, world) &&
      entry.value["override"] !== true &&
      entry.file.text.startsWith("[") &&
      namesOf(entry).length === 1,
    ({ file, node, value }) => {
      const from = node.offset + node.length;
      const name = Object.hasOwn(value, "id") ? "id" : "ident";
      const text = JSON.stringify({ type: value["type"], [name]: value[name] });
      return {
        edits: [{ file, from, to: from, text: `,\n${text}` }],
        expected: [
          {
            code: "incomplete-redefinition",
            at: { file, offset: from, inside: 2 + text.indexOf(`"${name}":`) + name.length + 3 },
          },
        ],
      };
    },
  ),
  atEntries(
    "the same id twice",
    ["furniture", "terrain", "profession", "recipe", "uncraft", "requirement"],
    (entry, world) =>
      isPlain(entry, world) &&
      entry.value["override"] !== true &&
      entry.file.text.startsWith("[") &&
      !isReversible(entry) &&
      // The copy would say again what a note tells of the original.
      typeof entry.value["time"] !== "number" &&
      namesOf(entry).length > 0,
    (entry, _random, world) => {
      const { file, node } = entry;
      const from = node.offset + node.length;
      const text = file.text.slice(node.offset, from);
      const idOffset =
        propertyOf(node, entry.kind === "recipe" || entry.kind === "uncraft" ? "result" : "id")
          ?.offset ?? node.offset;
      const edits = [{ file, from, to: from, text: `,\n${text}` }];
      // In the other dialect the later one takes the earlier one's place, which a note tells there.
      return world.dialect === "spec"
        ? {
            edits,
            expected: [
              {
                code: "duplicate-id",
                at: { file, offset: from, inside: 2 + idOffset - node.offset },
              },
            ],
          }
        : { edits, expected: [{ code: "replaced-definition", at: { file, offset: idOffset } }] };
    },
  ),
  add(
    "override of nothing",
    ["recipe", "uncraft"],
    { override: true },
    "unused-override",
    () => true,
    "note",
  ),
  add(
    "reversible uncraft",
    ["uncraft"],
    { reversible: true },
    "reversible-uncraft",
    (entry) => entry.kind === "uncraft" && !has(entry, "obsolete"),
  ),
];

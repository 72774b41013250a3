import { nameOf } from "../../../json/path-name.ts";
import type { Definition } from "../../../model/definition.ts";
import type { Json, JsonObject, JsonPath } from "../../../model/json.ts";
import type { ResolveContext } from "../../kind.ts";

const groupMembers = ["entries", "items", "groups"] as const;
const rangeMembers = ["count", "charges", "damage", "dirt"] as const;
const entryMembers = ["collection", "distribution"] as const;

/** What the `prob` of an entry is: a chance in percent, or a weight beside those of the others. */
type Choice = (typeof entryMembers)[number];

/**
 * Reports every `[greater, smaller]` of the counts, charges, damage and dirt of an inline item group
 * (`reversed-range`), and every `prob` that is no chance or weight (`implausible-number`); `path` is where the group
 * stands in `definition.value`.
 */
export function checkItemGroupRanges(
  group: Json | undefined,
  path: JsonPath,
  definition: Definition,
  context: ResolveContext,
  choice: Choice = "collection",
): void {
  if (Array.isArray(group)) {
    (group as readonly Json[]).forEach((entry, index) => {
      const at = [...path, index];
      if (isObject(entry)) checkEntry(entry, at, definition, context, choice);
      else if (Array.isArray(entry))
        checkProb((entry as readonly Json[])[1], [...at, 1], definition, context, choice);
    });
  } else if (group !== undefined && isObject(group)) {
    const { subtype = "collection" } = group;
    for (const member of groupMembers) {
      const inner = group[member];
      if (inner === undefined) continue;
      const own = subtype === "collection" ? subtype : "distribution";
      checkItemGroupRanges(inner, [...path, member], definition, context, own);
    }
  }
}

/** A chance is one of 100 (§2.9); a weight may be any number that is not below zero. */
function checkProb(
  prob: Json | undefined,
  path: JsonPath,
  definition: Definition,
  context: ResolveContext,
  choice: Choice,
): void {
  const greatest = choice === "collection" ? 100 : held;
  // What no number of the game can be is told by the schema.
  if (typeof prob !== "number" || Math.abs(prob) > held || (prob >= 0 && prob <= greatest)) return;
  const data = { where: nameOf(path), found: prob, least: 0, greatest };
  context.report("implausible-number", context.placeOf(definition, path), data);
}

/** The greatest number of 32 bits with a sign. */
const held = 2 ** 31 - 1;

function checkEntry(
  entry: JsonObject,
  path: JsonPath,
  definition: Definition,
  context: ResolveContext,
  choice: Choice,
): void {
  checkProb(entry["prob"], [...path, "prob"], definition, context, choice);
  for (const member of rangeMembers) {
    const range = entry[member];
    if (Array.isArray(range)) checkRange(range, [...path, member], definition, context);
  }
  for (const member of entryMembers) {
    const inner = entry[member];
    if (inner === undefined) continue;
    checkItemGroupRanges(inner, [...path, member], definition, context, member);
  }
}

/** Reports one range with its greater number first; anything else passes. */
export function checkRange(
  range: Json | undefined,
  path: JsonPath,
  definition: Definition,
  context: ResolveContext,
): void {
  if (!Array.isArray(range)) return;
  const [first, second] = range as unknown as readonly [number, number];
  if (first <= second) return;
  context.report("reversed-range", context.placeOf(definition, path), {
    where: nameOf(path),
    first,
    second,
  });
}

function isObject(value: Json): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

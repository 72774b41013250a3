import type {
  AuthoredItemGroup,
  AuthoredItemGroupEntry,
  AuthoredItemGroupListedGroup,
  AuthoredItemGroupRange,
  AuthoredProfessionItemList,
} from "../../../compiled/authored-types.ts";
import { isList } from "../../../json/containers.ts";
import { nameOf } from "../../../json/path.ts";
import type { Definition } from "../../../model/definition.ts";
import type { JsonPath } from "../../../model/json.ts";
import type { RuleContext } from "../../kind.ts";

const groupMembers = ["entries", "items", "groups"] as const;
const subtypes: ReadonlySet<string> = new Set(["collection", "distribution"]);
const rangeMembers = ["count", "charges", "damage", "dirt"] as const;

/** What the `prob` of an entry means: a chance in percent, or a weight relative to the other entries. */
type Choice = "collection" | "distribution";

/** Item groups, and lists of starting items in place of one (§2.1). */
type Group =
  AuthoredItemGroup | AuthoredProfessionItemList | readonly AuthoredItemGroupListedGroup[];

/**
 * Reports every `[greater, smaller]` in the counts, charges, damage and dirt of an inline item group
 * (`reversed-range`), every `prob` that is not a chance or weight (`implausible-number`) or that is 0 (`never-chosen`),
 * and a `type` that was meant for `subtype`; `path` is the path of the group in `definition.value`.
 */
export function checkItemGroup(
  group: Group | undefined,
  path: JsonPath,
  definition: Definition,
  context: RuleContext,
  choice: Choice = "collection",
): void {
  if (group === undefined || typeof group === "string") return;
  if (isList(group)) {
    group.forEach((entry, index) => {
      if (isList(entry)) checkProb(entry[1], [...path, index, 1]);
      else if (typeof entry === "object") checkEntry(entry, [...path, index]);
    });
    return;
  }
  const { type, subtype = "collection" } = group;
  if (group.subtype === undefined && type !== undefined && subtypes.has(type)) {
    context.report("type-for-subtype", context.placeOf(definition, [...path, "type"], "key"), {
      where: nameOf(path),
      type,
    });
  }
  for (const member of groupMembers) {
    const own = subtype === "collection" ? subtype : "distribution";
    checkItemGroup(group[member], [...path, member], definition, context, own);
  }

  function checkEntry(entry: AuthoredItemGroupEntry, at: JsonPath): void {
    checkProb(entry.prob, [...at, "prob"]);
    for (const member of rangeMembers) {
      checkRange(entry[member], [...at, member], definition, context);
    }
    const nested = (list: Group | undefined, own: Choice): void => {
      checkItemGroup(list, [...at, own], definition, context, own);
    };
    if ("collection" in entry) nested(entry.collection, "collection");
    if ("distribution" in entry) nested(entry.distribution, "distribution");
  }

  function checkProb(found: number | string | undefined, at: JsonPath): void {
    // Numbers that the game cannot represent are reported by the schema.
    if (typeof found !== "number" || Math.abs(found) > held) return;
    const greatest = greatestProb[choice];
    if (found === 0) context.report("never-chosen", context.placeOf(definition, at), {});
    if (found >= 0 && found <= greatest) return;
    const data = { where: nameOf(at), found, least: 0, greatest };
    context.report("implausible-number", context.placeOf(definition, at), data);
  }
}

/** The greatest signed 32-bit number. */
const held = 2 ** 31 - 1;

/** A chance is at most 100 (§2.9); a weight may be any number that is not negative. */
const greatestProb: Readonly<Record<Choice, number>> = { collection: 100, distribution: held };

/** Reports a range that has the greater number first; anything else is accepted. */
export function checkRange(
  range: AuthoredItemGroupRange | undefined,
  path: JsonPath,
  definition: Definition,
  context: RuleContext,
): void {
  if (!isList(range)) return;
  const [first, second] = range;
  if (first <= second) return;
  context.report("reversed-range", context.placeOf(definition, path), {
    where: nameOf(path),
    first,
    second,
  });
}

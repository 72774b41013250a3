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
import type { ResolveContext } from "../../kind.ts";

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
 * (`reversed-range`), every `prob` that is not a chance or weight (`implausible-number`), and a `type` that was meant
 * for `subtype`; `path` is the path of the group in `definition.value`.
 */
export function checkItemGroup(
  group: Group | undefined,
  path: JsonPath,
  definition: Definition,
  context: ResolveContext,
  choice: Choice = "collection",
): void {
  if (group === undefined || typeof group === "string") return;
  if (isList(group)) {
    group.forEach((entry, index) => {
      if (isList(entry)) {
        if (isImplausible(entry[1], choice)) {
          reportProb(entry[1], [...path, index, 1], definition, context, choice);
        }
      } else if (typeof entry === "object") {
        checkEntry(entry, [...path, index], definition, context, choice);
      }
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
}

/** The greatest signed 32-bit number. */
const held = 2 ** 31 - 1;

/** A chance is at most 100 (§2.9); a weight may be any number that is not negative. */
const greatestProb: Readonly<Record<Choice, number>> = { collection: 100, distribution: held };

function isImplausible(prob: number | string | undefined, choice: Choice): prob is number {
  // Numbers that the game cannot represent are reported by the schema.
  if (typeof prob !== "number" || Math.abs(prob) > held) return false;
  return prob < 0 || prob > greatestProb[choice];
}

function reportProb(
  found: number,
  path: JsonPath,
  definition: Definition,
  context: ResolveContext,
  choice: Choice,
): void {
  const data = { where: nameOf(path), found, least: 0, greatest: greatestProb[choice] };
  context.report("implausible-number", context.placeOf(definition, path), data);
}

function checkEntry(
  entry: AuthoredItemGroupEntry,
  path: JsonPath,
  definition: Definition,
  context: ResolveContext,
  choice: Choice,
): void {
  if (isImplausible(entry.prob, choice)) {
    reportProb(entry.prob, [...path, "prob"], definition, context, choice);
  }
  for (const member of rangeMembers) {
    const range = entry[member];
    if (range !== undefined) checkRange(range, [...path, member], definition, context);
  }
  const nested = (list: Group | undefined, own: Choice): void => {
    checkItemGroup(list, [...path, own], definition, context, own);
  };
  if ("collection" in entry) nested(entry.collection, "collection");
  if ("distribution" in entry) nested(entry.distribution, "distribution");
}

/** Reports a range that has the greater number first; anything else is accepted. */
export function checkRange(
  range: AuthoredItemGroupRange | undefined,
  path: JsonPath,
  definition: Definition,
  context: ResolveContext,
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

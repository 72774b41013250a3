import { sameJson } from "../../../json/same-json.ts";
import type { DialectRules } from "../../../model/dialect.ts";
import type { JsonObject } from "../../../model/json.ts";
import type { Naming } from "../../naming.ts";

/**
 * For kinds whose objects are named by what they make and a suffix, `<result><id_suffix>` (§2.10).
 * @param isSuffixRead whether the dialect reads the suffix of the kind
 */
export function namedByResult(isSuffixRead: (rules: DialectRules) => boolean): Naming {
  return {
    member: "result",
    suffixMember: "id_suffix",
    members: ["result", "id_suffix", "abstract"],
    idsOf: ({ result, id_suffix: suffix }, rules) => {
      if (typeof result !== "string") return [];
      if (!isSuffixRead(rules) || suffix === undefined || suffix === "") return [result];
      return typeof suffix === "string" ? [result + rules.recipe_id_separator + suffix] : [];
    },
    joined: joinedWithSuffix,
    suffix: (rules) => (isSuffixRead(rules) ? "id_suffix" : undefined),
  };
}

/** The parts that objects share with their parents. */
const inherited = new WeakMap<JsonObject, JsonObject>();
/** The last heir that was made of each object. */
const heirs = new WeakMap<JsonObject, JsonObject>();

/** The same, for dialects in which ids are made of these members, of which all but the last are inherited. */
export function namedByParts(naming: Naming, members: readonly string[]): Naming {
  const [first = "", ...others] = members;
  const shared = members.slice(0, -1);
  const partsOf = (value: JsonObject, names = members): JsonObject => {
    const all = { ...inherited.get(value), ...value };
    return Object.fromEntries(names.flatMap((each) => (all[each] ? [[each, all[each]]] : [])));
  };
  return {
    ...naming,
    members: [...members, "abstract"],
    otherParts: others,
    inheritedParts: shared,
    heirOf: (value, parent) => {
      const given = { ...partsOf(parent, shared), ...partsOf(value, shared) };
      if (sameJson(given, partsOf(value, shared))) return value;
      const before = heirs.get(value);
      if (before && sameJson(given, inherited.get(before) ?? null)) return before;
      const heir = { ...value };
      inherited.set(heir, given);
      heirs.set(value, heir);
      return heir;
    },
    idsOf: (value, { recipe_id_separator: separator }) => {
      const parts = partsOf(value);
      const texts = Object.values(parts);
      const isId = parts[first] !== undefined && texts.every((part) => typeof part === "string");
      return isId ? [texts.join(separator)] : [];
    },
  };
}

/** One function for all such kinds, so that texts are searched once for them. */
const joinedWithSuffix: NonNullable<Naming["joined"]> = ({ result, id_suffix: suffix }) =>
  result === undefined || suffix === undefined ? [] : [result + suffix, `${result}_${suffix}`];

/** The id as the other dialect would join it, if that is different. */
export function otherSpelling(
  { result, id_suffix: suffix }: JsonObject,
  { recipe_id_separator: separator }: DialectRules,
): string | undefined {
  if (typeof result !== "string" || typeof suffix !== "string" || suffix === "") return undefined;
  return separator === "" ? `${result}_${suffix}` : `${result}${suffix}`;
}
